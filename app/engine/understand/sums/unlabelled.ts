import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { boxOf, rowsOf, textOf } from '../tables/rows.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import type { Evidence, SumName } from './solve.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

const SCORE = 0.5 // of an amount without a label, before the sums have spoken

/** What is known of the sums: the lines, what they add up to, and the sums that labels led to. */
interface Known {
  rows: readonly CandidateRow[]
  evidence: Evidence
  labelled: Record<SumName, readonly Candidate[]>
}

const MOST_NETS = 4 // labelled nets that a gross is looked for
const MOST_TAXES = 3

/**
 * Amounts that the labels did not lead to, where they are what lines and taxes add up to: net = Σ lines or Σ bases, tax = Σ taxes,
 * gross = net + taxes; net = gross - tax where no label leads to one. Amounts in the item rows themselves are not asked.
 */
export function findUnlabelled(document: Document, context: Context, { rows, evidence, labelled }: Known): Record<SumName, Candidate[]> {
  const { lines, taxes, bases, surcharges = 0n } = evidence
  const nets = [lines, bases].filter((units) => units !== undefined)
  const wholes = [...nets, ...labelled.net.slice(0, MOST_NETS).map((net) => toUnits(net.value))]
  const levied = labelled.tax.flatMap(({ value }) => (toUnits(value) === 0n ? [] : [toUnits(value)])).slice(0, MOST_TAXES)
  const wanted: Record<SumName, Units[]> = {
    net: [...nets, ...(labelled.net.length > 0 ? [] : labelled.gross.slice(0, 1).flatMap(({ value }) => netsOf(toUnits(value), levied)))],
    tax: taxes === undefined || evidence.rateCount < 2 ? [] : [taxes],
    // A tax of nothing may be one of several, and makes every net a total.
    // What is levied beside the tax is part of the total too.
    gross: [...(taxes === undefined || taxes === 0n ? [] : [taxes, taxes + surcharges]), ...levied].flatMap((tax) =>
      wholes.map((net) => net + tax),
    ),
    due: [],
    paid: [],
  }
  const found: Record<SumName, Candidate[]> = { net: [], tax: [], gross: [], due: [], paid: [] }
  const goals = Object.values(wanted).flat()
  if (goals.length === 0) return found
  const taken = new Set(rows.flatMap((row) => Object.values(row).flatMap((cell) => cell.words ?? [])))
  for (const { isTaxed, ...amount } of amountsOf(document, context, taken)) {
    const units = toUnits(amount.value)
    for (const name of ['net', 'tax', 'gross'] as const) {
      if (units === 0n || !wanted[name].some((goal) => isNear(goal, units, CENT))) continue
      // What the lines come to holds the tax where the amount says that it does.
      const said = name === 'net' && isTaxed ? 'gross' : name
      found[said].push({ ...amount, reason: `unlabelled amount that is the ${said} by the sums${isTaxed ? ', tax included' : ''}` })
    }
  }
  return found
}

/** `625,10 € einschließlich Mehrwertsteuer`, `1.648,45 € IVA incluido`, `480 € TTC` */
const withTax = pattern('u')`
  ^(?:[€$£]|eur|chf|gbp|usd)?\s?[(,;]?\s?(?:
    (?:einschl\p{L}*|inkl\p{L}*|incl\p{L}*|inc|mit|con|with|including|compres[ao]|com)\.?\s(?:d(?:er|ie)\s|l')?(?:\d{1,2}(?:[.,]\d)?\s?%\s)?(?:mwst|ust|mehrwertsteuer|
    umsatzsteuer|iva|vat|tax|btw|tva|impuestos)|
    t\.?t\.?c\b|toutes taxes|(?:tva|iva|vat|mwst|ust|btw|tax)\.?\s(?:compris|inclu|compres|inkl|incl|inbegr|enthalten)
  )
`
const BEHIND = 5 // words that may say so

function amountsOf(document: Document, { formats }: Context, taken: ReadonlySet<Word>): (Candidate & { isTaxed: boolean })[] {
  return document.pages.flatMap((page) =>
    rowsOf(page).flatMap((row) => {
      const found: (Candidate & { isTaxed: boolean })[] = []
      for (let at = 0; at < row.words.length; at++) {
        if (!/\d/.test(row.words[at]!.text)) continue
        for (const length of [3, 2, 1]) {
          const words = row.words.slice(at, at + length)
          if (words.length < length || !/\d$|[€$£-]$/.test(words.at(-1)!.text) || words.some((word) => taken.has(word)) || isWide(words))
            continue
          const text = textOf(words)
          const value = looksLikeMoney(text) ? readAmount(text, formats.decimal) : undefined
          if (value === undefined) continue
          const isTaxed = withTax.test(fold(textOf(row.words.slice(at + length, at + length + BEHIND))))
          found.push({ value, score: SCORE, source: 'layout', page: page.number, box: boxOf(words), words, text, reason: '', isTaxed })
          at += length - 1
          break
        }
      }
      return found
    }),
  )
}

function isWide(words: readonly Word[]): boolean {
  return words.slice(1).some((word, at) => word.box.left - words[at]!.box.right > 0.5 * word.size)
}

/** What a total is without each of the taxes; no tax is more than what it is taken of. */
const netsOf = (gross: Units, taxes: readonly Units[]) => taxes.map((tax) => gross - tax).filter((net, at) => net > taxes[at]!)
