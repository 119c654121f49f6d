import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleDashed, PencilLine, ShieldAlert } from 'lucide-react'
import type { Doubt } from '#app/components/desk/doubtful.ts'
import { useText } from '#app/i18n/text.ts'

export type Mark = Doubt | 'confirmed' | 'changed'

const looks = {
  unsure: { Icon: CircleAlert, className: 'text-warning' },
  accused: { Icon: ShieldAlert, className: 'text-danger' },
  missing: { Icon: CircleDashed, className: 'text-warning' },
  confirmed: { Icon: CircleCheck, className: 'text-success' },
  changed: { Icon: PencilLine, className: 'text-info' },
} as const

/** How a value stands, as icon and word: colour never speaks alone. In narrow cells the word is for the ear only. */
export function DoubtMark({ mark, id, small }: { mark: Mark; id?: string; small?: boolean }) {
  const { t } = useText()
  const { Icon, className } = looks[mark]
  const word = t(`desk:doubt.${mark}`)
  return (
    <span
      id={id}
      title={small ? word : undefined}
      className={clsx('inline-flex items-center gap-1 text-xs font-medium whitespace-nowrap', className)}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden />
      <span className={small ? 'sr-only' : undefined}>{word}</span>
    </span>
  )
}
