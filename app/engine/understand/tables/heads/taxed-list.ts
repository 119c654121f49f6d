import { fold } from '../../words/fold.ts'
import type { Head } from './heads.ts'
import { type Row, centre, sharedWidth, textOf } from '../rows.ts'
import { saysTax } from '../taxes/vat-marks.ts'
import { pattern } from '../../words/pattern.ts'

const MOST_ROWS = 12
const FEWEST = 2 // things named, taxed at the same rate
const ofMoney = ['base', 'rate', 'tax', 'total', 'price']

/** `Asset | Net | VAT rate | VAT | Gross`: heads of a summary of taxes, but a rate comes again and again, each time beside the name of another thing. */
export function isListOfTaxed(heads: readonly Head[], below: readonly Row[]): boolean {
  const first = heads.findIndex(({ heading }) => heading !== undefined && ofMoney.includes(heading.role))
  const rate = heads.find(({ heading }) => heading?.role === 'rate')
  if (first < 1) return false
  const isLong = heads.slice(0, first).some(({ heading, text }) => heading?.role === 'description' && longName.test(text))
  if (isLong && heads.length - first >= (rate ? 3 : 2) && areNamed(heads[first]!, below)) return true
  // `Rubrique | Période | HT | TVA | TTC`: a tax has no period.
  const isDated = heads.slice(0, first).some(({ heading }) => heading?.role === 'date')
  if (isDated && heads.length - first >= 3 && areNamed(heads[first]!, below)) return true
  if (!rate || heads.length - first < 3) return false
  const names = new Map<string, Set<string>>()
  for (const row of below.slice(0, MOST_ROWS)) {
    const name = textOf(row.words.filter(({ box }) => centre(box) < heads[first]!.box.left))
    const value = rateIn.exec(textOf(row.words.filter(({ box }) => sharedWidth(box, rate.box) > 0)))?.[0]
    // Nothing is charged for one reason or the other.
    if (value && Number(value.replace(',', '.')) > 0 && twoWords.test(name) && !saysTax(fold(name)))
      names.set(value, (names.get(value) ?? new Set<string>()).add(name))
  }
  return [...names.values()].some((all) => all.size >= FEWEST)
}

/** `Description of charges | VAT | Non-taxable | Taxable`: things under such a head, one after the other, are no rates. */
function areNamed(first: Head, below: readonly Row[]): boolean {
  const names = below.slice(0, MOST_ROWS).flatMap(({ words }) => {
    const name = textOf(words.filter(({ box }) => centre(box) < first.box.left))
    const isFilled = words.some(({ box, text }) => centre(box) >= first.box.left && /\d[.,]\d{2}/.test(text))
    return isFilled && twoWords.test(name) && !ofRates.test(fold(name)) ? [name] : []
  })
  return new Set(names).size > FEWEST
}

const longName = /^(?:desc|bezeich|d[ée]sign|omschrijving|libell)/iu
const ofRates = pattern('u')`
  (?:^|[^\p{L}])(?:
    rated?|taux|tipo|satz|tarief|aliquota|taxa|exempt\p{L}*|total\p{L}*|normal\p{L}*|standard|reduced|reduit|reducido|vat|tva|iva|mwst|
    ust|btw
  )(?![\p{L}])
`

const rateIn = /\d{1,2}(?:[.,]\d{1,2})?(?=\s?%|$)/
const twoWords = /\p{L}{3,}.*\s.*\p{L}{2,}/u
