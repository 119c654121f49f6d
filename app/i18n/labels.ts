import type { KindName } from '#app/contract/kinds/index.ts'
import { fields } from '#app/locales/en/fields.ts'
import type { Text } from './text.ts'

type Group = Exclude<keyof typeof fields, 'group'>

/** The label of a field or column: `fieldLabel(t, 'invoice', 'due_date')`; a name without a text stands for itself. */
export function fieldLabel(t: Text, group: Group, name: string): string {
  return name in fields[group] ? t(`fields:${group}.${name}` as 'fields:invoice.amount') : name
}

/** The label of a column in the item table of a kind. */
export function columnLabel(t: Text, kind: KindName, name: string): string {
  return fieldLabel(t, `${kind}_items`, name)
}

/** Of what is corrected: `due_date`, `items.quantity`, `vat_details.rate`, or `items` for a whole row. */
export function correctedLabel(t: Text, kind: KindName, field: string): string {
  const [part, column] = field.split('.')
  if (part !== 'items' && part !== 'vat_details') return fieldLabel(t, kind, field)
  const group = t(`fields:group.${part}`)
  return column ? labelled(t, group, part === 'items' ? columnLabel(t, kind, column) : fieldLabel(t, 'vat_details', column)) : group
}

/** A name and what is said of it, with the colon as the language sets it: `Total: 12`, `Total : 12`. */
export function labelled(t: Text, label: string, value: string): string {
  return t('labelled', { label, value })
}

/** Why a document could not be read, in the reader's language; what an older program kept has a sentence of its own. */
export function failureText(t: Text, { code, message }: { code: string; message: string }): string {
  return t(`errors:${code}` as 'documents:read_failed', { defaultValue: message || t('documents:read_failed') })
}
