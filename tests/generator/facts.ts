import type { KindName } from '#app/contract/kinds/index.ts'

/** What a document is about, before anybody decides how it is printed. Money as decimal strings. */
export interface Firm {
  name: string
  /** Legal form, printed after the name where the style wants it. */
  form: string
  /** Second address line; empty where there is none. */
  extra: string
  street: string
  postcode: string
  city: string
  country: string
  taxId: string
  registry: string
  phone: string
  email: string
  person: string
  bank: string
  iban: string
  bic: string
}

export interface LineFact {
  code: string
  name: string
  /** A further line of text that belongs to the description (wrapped) or not (a note below it). */
  more: string
  quantity: string
  unit: string
  unitPrice: string
  /** Per cent off the line, or empty. */
  discount: string
  vatRate: string
  /** Net. */
  total: string
  /** Lines that belong together; a heading is printed above the first. */
  group: string
}

export interface VatFact {
  rate: string
  base: string
  amount: string
}

export interface Facts {
  kind: KindName
  language: Language
  credit: boolean
  number: string
  date: string
  /** Payment (invoice) or delivery (order); empty when not printed. */
  dueDate: string
  orderReference: string
  customerCode: string
  department: string
  window: [from: string, to: string] | undefined
  seller: Firm
  buyer: Firm
  /** Where the goods go: a place of the buyer. */
  delivery: { place: string; street: string; postcode: string; city: string }
  lines: LineFact[]
  vat: VatFact[]
  /** Sum of the lines. */
  linesNet: string
  discount: string
  shipping: string
  net: string
  tax: string
  gross: string
  paid: string
  due: string
  currency: string
  sign: string
  terms: string
  method: string
  note: string
  legal: string[]
}

export type Language = 'en' | 'fr' | 'es' | 'de'
