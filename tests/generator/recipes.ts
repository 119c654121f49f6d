import type { Facts } from './facts.ts'
import type { Wish } from './invent.ts'
import type { Style } from './style.ts'

/** One committed sample: what it says, how it looks, and by which producer. */
export interface Recipe {
  name: string
  seed: number
  sheet: 'pdfkit' | 'pdf-lib' | 'scan'
  wish: Wish
  style?: Partial<Style>
  /** Embeds a Factur-X that says the same as the page, or something else in the fields that `twist` changes. */
  xml?: (facts: Facts) => Facts
}

export const recipes: Recipe[] = [
  {
    name: 'invoice-fr-ruled',
    seed: 11,
    sheet: 'pdfkit',
    wish: { kind: 'invoice', language: 'fr', rows: 4 },
    style: { rules: 'full', meta: 'grid', fullness: 1, face: 'sans' },
  },
  {
    name: 'invoice-fr-several-rates',
    seed: 12,
    sheet: 'pdf-lib',
    wish: { kind: 'invoice', language: 'fr', rows: 7, vatRates: 3, shipping: true },
    style: { rules: 'rows', vatTable: true, fullness: 0.9 },
  },
  {
    name: 'invoice-fr-facturx',
    seed: 13,
    sheet: 'pdfkit',
    wish: { kind: 'invoice', language: 'fr', rows: 3 },
    style: { fullness: 1, rules: 'head', face: 'sans' },
    xml: (facts) => facts,
  },
  {
    name: 'invoice-de-facturx-contradicts',
    seed: 14,
    sheet: 'pdfkit',
    wish: { kind: 'invoice', language: 'de', rows: 3 },
    style: { fullness: 1, rules: 'rows', face: 'sans' },
    xml: (facts) => ({ ...facts, gross: raise(facts.gross), due: raise(facts.due), number: `${facts.number}9` }),
  },
  {
    name: 'invoice-es-plain',
    seed: 15,
    sheet: 'pdf-lib',
    wish: { kind: 'invoice', language: 'es', rows: 5, lineDiscount: true },
    style: { rules: 'none', meta: 'list', fullness: 1 },
  },
  {
    name: 'invoice-es-deposit',
    seed: 16,
    sheet: 'pdfkit',
    wish: { kind: 'invoice', language: 'es', rows: 2, paid: true },
    style: { rules: 'head', totals: 'box' },
  },
  {
    name: 'invoice-en-long',
    seed: 17,
    sheet: 'pdfkit',
    wish: { kind: 'invoice', language: 'en', rows: 64 },
    style: { rules: 'rows', carry: true, totals: 'right' },
  },
  {
    name: 'invoice-en-scan',
    seed: 18,
    sheet: 'scan',
    wish: { kind: 'invoice', language: 'en', rows: 3 },
    style: { rules: 'full', size: 10, face: 'sans' },
  },
  {
    name: 'credit-note-fr',
    seed: 19,
    sheet: 'pdfkit',
    wish: { kind: 'invoice', language: 'fr', rows: 2, credit: true },
    style: { rules: 'rows', face: 'sans' },
  },
  {
    name: 'order-fr-boxed',
    seed: 20,
    sheet: 'pdfkit',
    wish: { kind: 'work_order', language: 'fr', rows: 6 },
    style: { rules: 'full', meta: 'box', fullness: 1, face: 'sans' },
  },
  {
    name: 'order-es-groups',
    seed: 21,
    sheet: 'pdf-lib',
    wish: { kind: 'work_order', language: 'es', rows: 8, groups: true },
    style: { rules: 'none', fullness: 1 },
  },
  {
    name: 'order-en-mail',
    seed: 22,
    sheet: 'pdfkit',
    wish: { kind: 'work_order', language: 'en', rows: 4 },
    style: { mail: true, face: 'sans', fullness: 1 },
  },
  {
    name: 'order-de-long',
    seed: 23,
    sheet: 'pdf-lib',
    wish: { kind: 'work_order', language: 'de', rows: 70 },
    style: { rules: 'rows', fullness: 0.8 },
  },
  {
    name: 'order-en-ruled',
    seed: 24,
    sheet: 'pdfkit',
    wish: { kind: 'work_order', language: 'en', rows: 5 },
    style: { rules: 'full', meta: 'aligned', fullness: 1, face: 'sans' },
  },
]

/** Ten more, without touching binary floats: the digit before the decimal point of a whole number grows. */
function raise(amount: string): string {
  const [whole = '0', fraction = '00'] = amount.split('.')
  return `${BigInt(whole) + 10n}.${fraction}`
}
