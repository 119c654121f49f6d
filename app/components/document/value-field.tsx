import { clsx } from 'clsx'
import { Check, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Field } from '#app/contract/kinds/index.ts'
import { controlId } from '#app/components/desk/paths.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { Tooltip } from '#app/components/ui/tooltip.tsx'
import { useText } from '#app/i18n/text.ts'
import { useDeskTools } from './desk-tools.ts'
import { DoubtMark } from './doubt-mark.tsx'
import { PageStrip } from './page-strip.tsx'
import { ValueControl } from './value-control.tsx'
import { markOf, sourceLine } from './value-facts.ts'

/** One field of the form: its label, its mark, its control, and what is wrong with it. */
export function ValueField({ field }: { field: Field }) {
  const { t, language } = useText()
  const desk = useDesk()
  const tools = useDeskTools()
  const path = field.name
  const id = controlId(path)
  const mark = markOf(desk, path)
  const source = sourceLine(t, language, desk, path)
  const wrong = desk.wrong.get(path)
  const isOpen = desk.canEdit && desk.doubts.has(path)
  return (
    <div className={clsx('group/field flex min-w-0 flex-col gap-1', field.multiline && '@lg:col-span-2')} data-value={path}>
      <div className="flex h-6 items-center gap-1.5">
        <label htmlFor={id} className="min-w-0 flex-1 truncate text-sm font-medium text-ink">
          {desk.nameOf(path)}
        </label>
        {mark ? <DoubtMark mark={mark} id={`${id}-mark`} /> : null}
        {isOpen ? (
          <SmallButton
            word={t(desk.state.draft.fields[path] ? 'desk:confirm_value' : 'desk:confirm_empty')}
            about={desk.nameOf(path)}
            onClick={() => desk.dispatch({ type: 'confirmed', path })}
          >
            <Check aria-hidden />
          </SmallButton>
        ) : null}
        {source ? (
          <SmallButton quiet word={source} about={desk.nameOf(path)} onClick={() => tools.explain(path)}>
            <Info aria-hidden />
          </SmallButton>
        ) : null}
      </div>
      {desk.active === path ? <PageStrip path={path} /> : null}
      <ValueControl
        path={path}
        type={field.type}
        multiline={field.multiline}
        readOnly={!desk.canEdit || desk.state.isHeld || field.readOnly}
        describedBy={clsx(mark && `${id}-mark`, source && `${id}-source`, wrong && `${id}-wrong`) || undefined}
      />
      {source ? (
        <span id={`${id}-source`} className="sr-only">
          {source}
        </span>
      ) : null}
      {wrong && desk.active !== path ? (
        <p id={`${id}-wrong`} className="text-sm text-danger">
          {t(`desk:wrong.${wrong}`)}
        </p>
      ) : null}
    </div>
  )
}

/** For the mouse; keys do the same (Enter, W), so it stays out of the way of Tab. Its words are content, not a label: the field alone has that name. */
function SmallButton({
  word,
  about,
  quiet,
  onClick,
  children,
}: {
  word: string
  about: string
  quiet?: boolean
  onClick: () => void
  children: ReactNode
}) {
  const { t } = useText()
  return (
    <Tooltip text={word}>
      <button
        type="button"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        className={clsx(
          'inline-flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink [&_svg]:size-3.5',
          quiet && 'opacity-45 group-focus-within/field:opacity-100 group-hover/field:opacity-100',
        )}
      >
        {children}
        <span className="sr-only">{t('labelled', { label: word, value: about })}</span>
      </button>
    </Tooltip>
  )
}
