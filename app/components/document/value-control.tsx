import { clsx } from 'clsx'
import type { FieldType } from '#app/contract/kinds/index.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { textAt } from '#app/components/desk/draft.ts'
import { spelledOut } from '#app/components/desk/parse-value.ts'
import { controlId, type Path } from '#app/components/desk/paths.ts'
import { controlClass } from '#app/components/ui/input.tsx'
import { useAwake } from '#app/components/ui/use-awake.ts'
import { useText } from '#app/i18n/text.ts'
import { doubtLook } from './doubt-look.ts'
import { markOf } from './value-facts.ts'

interface ValueControlProps {
  path: Path
  type: FieldType
  multiline?: boolean
  readOnly?: boolean
  describedBy?: string
}

const numeric: Partial<Record<FieldType, true>> = { amount: true, quantity: true, rate: true }

/** The input of one field: text as typed; on leaving it, the text becomes the value's usual form where it can be understood. */
export function ValueControl({ path, type, multiline, readOnly, describedBy }: ValueControlProps) {
  const { t } = useText()
  const desk = useDesk()
  const { state, dispatch, document } = desk
  const awake = useAwake()
  const text = textAt(state.draft, path)
  const mark = markOf(desk, path)
  const isWrong = desk.wrong.has(path) && desk.active !== path

  function spell() {
    if (!readOnly) dispatch({ type: 'spelled', path, text: spelledOut(type, text, { language: document.language, multiline }) })
  }

  const shared = {
    id: controlId(path),
    'data-path': path,
    value: text,
    readOnly: readOnly || !awake,
    placeholder: t('desk:empty_value'),
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => dispatch({ type: 'typed', path, text: event.target.value }),
    onFocus: () => desk.activate(path),
    onBlur: spell,
  }
  const look = clsx(
    controlClass,
    'scroll-mt-40 scroll-mb-16 placeholder:text-muted/80 placeholder:italic',
    numeric[type] && 'tabular-nums',
    mark && doubtLook[mark],
  )
  if (multiline) return <textarea rows={2} {...shared} className={clsx(look, '[field-sizing:content] max-h-60 min-h-9 resize-y py-1.5')} />
  return <input type="text" inputMode={numeric[type] ? 'decimal' : undefined} {...shared} className={clsx(look, 'h-9')} />
}
