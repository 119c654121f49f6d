import { fields } from '#app/locales/en/fields.ts'
import { reasons } from '#app/locales/en/reasons.ts'
import type { Text } from '#app/i18n/text.ts'

/** Commas and semicolons part reasons, but not within the quotation marks of a label. */
const BETWEEN = /[;,] (?=[^"]*(?:"[^"]*"[^"]*)*$)/
const OF_LABEL = /^(.+?) "(.*)"$/
const SIGN = / ([=+-]) /
const OF_INVOICE = /^(\S.*): ([a-z]+(?:_[a-z]+)*)$/
const CONTRADICTS = /^(\S.*) contradicts in ([a-z]+(?:_[a-z]+)*)$/

/** What chose a value, in the reader's language: the engine says it in its own words (`right of "Invoice no.", net + tax = gross`). */
export function reasonText(t: Text, reason: string): string {
  return reason
    .split(BETWEEN)
    .map((piece) => {
      const [, relation, label] = OF_LABEL.exec(piece) ?? []
      if (relation && label !== undefined) return say(t, 'relation', relation, piece, label)
      const [, format, named] = OF_INVOICE.exec(piece) ?? []
      if (format && named) return t('reasons:of_invoice', { format, field: fieldOf(t, named) })
      const [, other, contradicted] = CONTRADICTS.exec(piece) ?? []
      if (other && contradicted) return t('reasons:contradicts', { format: other, field: fieldOf(t, contradicted) })
      if (piece.includes(' = '))
        return piece
          .split(SIGN)
          .map((part, at) => (at % 2 === 1 ? part : say(t, 'term', part, part)))
          .join(' ')
      return say(t, 'words', piece, piece)
    })
    .join(' · ')
}

function say(t: Text, group: 'relation' | 'term' | 'words', words: string, otherwise: string, label = ''): string {
  const key = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return Object.hasOwn(reasons[group], key) ? t(`reasons:${group}.${key}` as 'reasons:words.letterhead', { label }) : otherwise
}

/** An e-invoice names fields of the contract: of the invoice, of its lines or of its taxes. */
function fieldOf(t: Text, name: string): string {
  const group = (['invoice', 'invoice_items', 'vat_details'] as const).find((one) => Object.hasOwn(fields[one], name))
  return group ? t(`fields:${group}.${name}` as 'fields:invoice.amount') : name
}
