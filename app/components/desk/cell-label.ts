import type { Kind } from '#app/contract/kinds/index.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import type { Text } from '#app/i18n/text.ts'
import type { RowList } from './paths.ts'

/** A cell in words, its row counted from 1: `Quantity, row 3`. */
export function cellLabel(t: Text, kind: Kind, list: RowList, column: string, row: number): string {
  return list === 'items'
    ? t('desk:items.label', { column: columnLabel(t, kind.name, column), row })
    : t('desk:items.vat_label', { column: fieldLabel(t, 'vat_details', column), row })
}
