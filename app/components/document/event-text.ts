import { eventTypes, type EventView } from '#app/contract/documents.ts'
import { fieldOf, type Kind } from '#app/contract/kinds/index.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import type { Text } from '#app/i18n/text.ts'
import { otherKind } from './other-kind.ts'

/** What happened, in a word or two; an event of another version stands for itself. */
export function eventWord(t: Text, { type }: Pick<EventView, 'type'>): string {
  const known = eventTypes.find((one) => one === type)
  return known ? t(`desk:event.${known}`) : type
}

/**
 * Whose value changed: `due_date`, `items.<row>.quantity`, a whole row `items.<row>`, or the order of the rows `items`. A document that was
 * moved has a history as the other kind, too.
 */
export function placeName(t: Text, kind: Kind, name: string): string {
  const other = otherKind(kind.name)
  const [list, , column] = name.split('.')
  if (list !== 'items' && list !== 'vat_details') return fieldLabel(t, fieldOf(kind, name) ? kind.name : other, name)
  const group = t(`fields:group.${list}`)
  if (!column) return group
  if (list === 'vat_details') return `${group}, ${fieldLabel(t, 'vat_details', column)}`
  return `${group}, ${columnLabel(t, kind.columns.some((known) => known.name === column) ? kind.name : other, column)}`
}
