import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useDesk } from '#app/components/desk/desk-context.ts'
import type { RowList } from '#app/components/desk/paths.ts'
import { besidesTheRows, sumAgainst } from '#app/components/desk/sums.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'

/** What the rows add up to, and whether the document says the same. */
export function ItemsSum({ list }: { list: RowList }) {
  const { t, language } = useText()
  const { kind, document, state } = useDesk()
  const { draft } = state
  const { language: written } = document
  const field = list === 'items' ? kind.netField : kind.taxField
  if (field === null) return null
  const { sum, besides, stated, off } =
    list === 'items'
      ? sumAgainst(draft.items, 'total_amount', draft.fields[field], { besides: besidesTheRows(document, field), language: written })
      : sumAgainst(draft.vat_details, 'amount', draft.fields[field], { language: written })
  if (sum === null) return null
  const money = (amount: string) => formatMoney(amount, draft.fields.currency, language)
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm" aria-live="polite">
      <span>
        {t('desk:items.sum')} <strong className="font-semibold tabular-nums">{money(sum)}</strong>
      </span>
      {besides !== null ? (
        <span className="text-muted tabular-nums" title={t('desk:items.besides_help')}>
          {t('desk:items.besides', { amount: money(besides) })}
        </span>
      ) : null}
      {stated !== null ? (
        <span className="text-muted tabular-nums">
          {t('desk:items.stated', { field: fieldLabel(t, kind.name, field), amount: money(stated) })}
        </span>
      ) : null}
      {stated === null ? null : off === null ? (
        <span className="inline-flex items-center gap-1 text-success">
          <CircleCheck className="size-4" aria-hidden />
          {t('desk:items.agrees')}
        </span>
      ) : (
        <span className="inline-flex items-center gap-1 font-medium text-danger tabular-nums">
          <TriangleAlert className="size-4" aria-hidden />
          {t('desk:items.off', { amount: money(off) })}
        </span>
      )}
    </p>
  )
}
