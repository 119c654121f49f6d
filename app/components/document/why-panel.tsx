import type { ReactNode } from 'react'
import type { Candidate } from '#app/components/desk/candidates.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { type Proof, proofOf } from '#app/components/desk/doubtful.ts'
import { draftOf, textAt } from '#app/components/desk/draft.ts'
import { checkNameOf, type Path } from '#app/components/desk/paths.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { formatShare } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { Candidates } from './why-candidates.tsx'
import { reasonText } from './why-reason.ts'

/** The proof of one value: the words on the page, what chose it, how sure that is, its runners-up, and the checks that look at it. */
export function WhyPanel({ path, onClose }: { path: Path; onClose: () => void }) {
  const { t, language } = useText()
  const desk = useDesk()
  const { draft } = desk.state
  const isTyped = textAt(draft, path) !== textAt(draftOf(desk.document), path)
  const read = proofOf(desk.document, path)
  // What a person has just taken or typed has no other proof than that.
  const proof: Proof | undefined = isTyped || draft.places[path] ? { confidence: 1, source: 'person', ...draft.places[path] } : read
  const name = checkNameOf(path, desk.document)
  const checks = desk.document.checks.filter(
    (check) => check.status !== 'not_applicable' && name !== undefined && check.fields.includes(name),
  )
  const candidates: Candidate[] = read?.candidates ?? []
  return (
    <Dialog open wide onOpenChange={(open) => (open ? undefined : onClose())} title={t('desk:why.title')} description={desk.nameOf(path)}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <Line term={t('desk:why.value')}>
          <strong className="font-semibold break-words">{textAt(draft, path) || t('desk:empty_value')}</strong>
        </Line>
        {proof ? (
          <>
            {proof.text ? (
              <Line term={t('desk:why.on_page')}>
                {t('quoted', { text: proof.text })}
                {proof.page ? `, ${t('desk:on_page', { page: proof.page })}` : ''}
              </Line>
            ) : null}
            <Line term={t('desk:why.source')}>{t(`desk:source.${proof.source}`)}</Line>
            <Line term={t('desk:why.certainty')}>{formatShare(proof.confidence, language)}</Line>
            {proof.reason ? <Line term={t('desk:why.reason')}>{reasonText(t, proof.reason)}</Line> : null}
          </>
        ) : (
          <Line term={t('desk:why.source')}>{t('desk:why.none')}</Line>
        )}
        <Line term={t('desk:why.checks')}>
          {checks.length === 0 ? (
            t('desk:why.no_checks')
          ) : (
            <span className="flex flex-wrap gap-1.5">
              {checks.map((check) => (
                <Badge key={check.code} tone={check.status === 'passed' ? 'success' : 'danger'}>
                  {t('labelled', { label: t(`checks:name.${check.code}`), value: t(`checks:status.${check.status}`) })}
                </Badge>
              ))}
            </span>
          )}
        </Line>
      </dl>
      <h3 className="mt-5 mb-1 text-sm font-medium">{t('desk:why.candidates')}</h3>
      <Candidates candidates={candidates} path={path} onTaken={onClose} />
    </Dialog>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
