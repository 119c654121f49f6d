import type { KindName } from '#app/contract/kinds/index.ts'
import type { Language } from '../context.ts'

/** What a label announces. Wider than the fields: what is no field of ours must be known too, so that its value is not taken for one. */
export const labelNames = [
  'invoice_number',
  'order_number',
  'customer_number',
  'supplier_number',
  'reference',
  'other_number',
  'invoice_date',
  'order_date',
  'due_date',
  'delivery_date',
  'date',
  'other_date',
  'delivery_time',
  'start_time',
  'end_time',
  'supplier',
  'customer',
  'delivery',
  'other_party',
  'party_name',
  'party_address',
  'party_postcode',
  'party_town',
  'addressee',
  'buyer_person',
  'contact_person',
  'department',
  'net',
  'tax',
  'gross',
  'due',
  'paid',
  'other_amount',
  'currency',
  'vat_id',
  'company_id',
  'other_id',
  'iban',
  'bic',
  'account',
  'sort_code',
  'bank',
  'bank_heading',
  'payment_terms',
  'payment_method',
  'note',
  'phone',
  'fax',
  'email',
  'web',
  'other_text',
] as const
export type LabelName = (typeof labelNames)[number]

/** What a word of a label is about, where the label is none of the known phrases. */
export const labelParts = [
  'number',
  'day',
  'on',
  'invoice',
  'order',
  'customer',
  'supplier',
  'delivery',
  'wish',
  'due',
  'payment',
  'amount',
  'subtotal',
  'net',
  'gross',
  'tax',
  'charge',
  'else',
  'without',
  'within',
  'place',
  'details',
  'method',
  'terms',
  'until',
  'filler',
] as const
export type LabelPart = (typeof labelParts)[number]

/**
 * Label phrases as they are printed, folded (no case, no accents), articles left out. Phrases are parted by commas; `(a|b)` is a choice, `(a|)` may be left out,
 * `a & b` stands in both orders. Every printed form of "number" (n°, no., nr, #, numéro, …) is written `no`; German and Dutch compounds are cut before
 * `nummer`, `nr` and `datum`: `rechnungs no`, `factuur datum`.
 */
export interface Vocabulary {
  language: Language
  labels: Partial<Record<LabelName, string>>
  /** Labels that announce the same only where nothing better stands. */
  weak: Partial<Record<LabelName, string>>
  /** The words that labels are made of, by what they are about, parted by blanks: for labels that are none of these phrases. */
  parts: Record<LabelPart, string>
  /** Titles that say what the document is. */
  titles: Record<KindName | 'other' | 'seller_order' | 'request', string>
  /** Frequent small words, to tell the language by. */
  stopWords: string
}
