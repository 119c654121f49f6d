import { ShieldAlert, TriangleAlert } from 'lucide-react'
import type { Check, Warning } from '#app/contract/reading.ts'
import { type Desk, useDesk } from '#app/components/desk/desk-context.ts'
import { pathOfCheckName } from '#app/components/desk/paths.ts'
import { useText } from '#app/i18n/text.ts'
import { useDeskTools } from './desk-tools.ts'
import { otherKind } from './other-kind.ts'
import { otherOf, spokenDetails, warningSentence } from './finding-details.ts'

const MOST_LINKS = 4

/** The check that stops an approval until it is overridden with a note. */
export const BLOCKING_CHECK = 'duplicate'
export const FINDINGS = 'findings'

/** Failed checks and warnings, a sentence each, with the way to the values they name. */
export function Findings() {
  const { t, language } = useText()
  const { document } = useDesk()
  const failed = document.checks.filter((check) => check.status === 'failed')
  if (failed.length + document.warnings.length === 0) return null
  return (
    <section aria-label={t('desk:findings.title')} className="flex flex-col gap-1.5" id={FINDINGS} tabIndex={-1}>
      {failed.map((check) => (
        <Finding
          key={check.code}
          finding={check}
          tone="danger"
          sentence={t(`checks:failed.${check.code}`)}
          kindWord={t('desk:findings.failed')}
        />
      ))}
      {document.warnings.map((warning, index) => (
        <Finding
          key={`${warning.code}-${index}`}
          finding={warning}
          tone="warning"
          sentence={warningSentence(t, warning, language)}
          kindWord={t('desk:findings.warning')}
        />
      ))}
    </section>
  )
}

function Finding({
  finding,
  tone,
  sentence,
  kindWord,
}: {
  finding: Check | Warning
  tone: 'danger' | 'warning'
  sentence: string
  kindWord: string
}) {
  const { t, language } = useText()
  const desk = useDesk()
  const { open } = useDeskTools()
  const Icon = tone === 'danger' ? ShieldAlert : TriangleAlert
  const { expected, printed } = spokenDetails(finding, language) ?? {}
  const numbers = expected && printed ? ` ${t('desk:findings.details', { expected, printed })}` : ''
  const other = otherOf(finding, desk.kind.name)
  const paths = pathsOf(desk, finding)
  return (
    <div className={`flex items-start gap-2 rounded-md px-3 py-2 text-sm ${tone === 'danger' ? 'bg-danger-soft' : 'bg-warning-soft'}`}>
      <Icon className={`mt-0.5 size-4 shrink-0 ${tone === 'danger' ? 'text-danger' : 'text-warning'}`} aria-hidden />
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span>
          <span className="sr-only">{t('labelled', { label: kindWord, value: '' })}</span>
          {sentence}
          {numbers}
          {finding.code === BLOCKING_CHECK ? <strong className="font-semibold"> {t('desk:findings.blocks')}</strong> : null}
        </span>
        {finding.code === BLOCKING_CHECK && desk.canEdit ? (
          <button type="button" className={linkClass} onClick={() => open('blocked')}>
            {t('desk:blocked.approve')}
          </button>
        ) : null}
        {finding.code === 'other_kind' && desk.canEdit ? (
          <button type="button" className={linkClass} onClick={() => open('move')}>
            {t(`desk:move_to.${otherKind(desk.kind.name)}`)}
          </button>
        ) : null}
        {other ? (
          <a href={other} target="_blank" rel="noopener" className={linkClass}>
            {t('desk:findings.other')}
          </a>
        ) : null}
        {paths.slice(0, MOST_LINKS).map((path) => (
          <button key={path} type="button" className={linkClass} onClick={() => desk.focusOn(path)}>
            {desk.nameOf(path)}
          </button>
        ))}
        {paths.length > MOST_LINKS ? <span className="text-muted">{t('and_more', { count: paths.length - MOST_LINKS })}</span> : null}
      </p>
    </div>
  )
}

// As high as a finger wants it: on narrow windows several stand above one another.
const linkClass = 'inline-block rounded-sm text-left leading-6 font-medium text-ink underline underline-offset-2 hover:no-underline'

/** The values it names that are in the form; rows that were deleted meanwhile are gone. */
function pathsOf(desk: Desk, finding: Check | Warning): string[] {
  const inForm = new Set(desk.order)
  return finding.fields.flatMap((name) => pathOfCheckName(name, desk.document) ?? []).filter((path) => inForm.has(path))
}
