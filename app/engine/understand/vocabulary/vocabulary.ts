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
  /** Titles that say what the document is. */
  titles: Record<KindName | 'other' | 'seller_order' | 'request', string>
  /** Frequent small words, to tell the language by. */
  stopWords: string
}
