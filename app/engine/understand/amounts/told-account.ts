import Big from 'big.js'
import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import type { DecimalSign } from '../values/number.ts'
import { HIGHEST_TAX } from '../values/rate.ts'
import { type Sentence, sentencesFrom } from '../words/sentences-from.ts'
import { pattern } from '../words/pattern.ts'
import { type AmountIn, amountsIn } from './amounts-in.ts'
import { inSentence } from '../spots/in-sentence.ts'

const PROVEN = { score: 0.9, reason: 'sums in a sentence' }
const MOST = 6 // amounts of one sentence
const CENT = 0.01

const tax = /(?<!\p{L})(?:vat|t\.?v\.?a|i\.?v\.?a|igic|igv|gst|hst|sales tax|mwst|ust|(?:umsatz|mehrwert)steuer|btw)(?!\p{L})/iu
const rate = pattern('giu')`(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|per ?cent|pour cent|por ciento|prozent|per cento|procent)`
/** An amount among words: no row of a table, and no line of a summary. */
const inWords = /\p{L}{2}.*\d[.,]\d\d(?!\d).*\p{L}{2}/u

/** What a bill comes to, as one sentence tells it. */
export interface ToldAccount {
  net: Candidate
  tax: Candidate
  gross: Candidate
  rate: Candidate
}

/** `The total is €921.05, being €811.50 for work and €109.55 VAT at 13.5 per cent.`: the amounts and the rate prove each other. */
export function toldAccount(line: LabelledLine, page: readonly LabelledLine[], decimal: DecimalSign): ToldAccount | undefined {
  if (!inWords.test(line.text)) return undefined
  const sentences = sentencesFrom(line, page)
  // `That comes to €400.00 before VAT. VAT at 23% is €92.00, so the total is €492.00.`
  const pairs = sentences.slice(1).map((second, at) => together(sentences[at]!, second))
  for (const sentence of [...sentences, ...pairs]) {
    const told = accountIn(sentence, decimal)
    if (told) return told
  }
  return undefined
}

const together = ({ start, whole }: Sentence, second: Sentence): Sentence => ({
  text: whole.text.slice(start, second.start + second.text.length),
  start,
  whole,
})

function accountIn(sentence: Sentence, decimal: DecimalSign): ToldAccount | undefined {
  const { text } = sentence
  const [said, second] = tax.test(text) ? [...text.matchAll(rate)] : []
  if (!said || second) return undefined
  const percent = said[1]!.replace(',', '.')
  // Money only: the account that it goes to may stand in the same sentence.
  const amounts = amountsIn(sentence, decimal).filter(
    ({ index, length, fit }) => fit === 1 && (index + length <= said.index || index >= said.index + said[0].length),
  )
  if (amounts.length < 3 || amounts.length > MOST || new Big(percent).gt(HIGHEST_TAX) || new Big(percent).eq(0)) return undefined
  for (const gross of amounts)
    for (const net of amounts) {
      const owed = amounts.find((one) => new Big(net.value).plus(one.value).eq(gross.value))
      if (!owed || !new Big(net.value).gt(owed.value) || !new Big(owed.value).gt(0)) continue
      if (new Big(net.value).times(percent).div(100).minus(owed.value).abs().gt(CENT)) continue
      const make = (one: Pick<AmountIn, 'value' | 'index' | 'length'>) => inSentence(sentence, one, PROVEN)
      const printed = { value: percent, index: said.index, length: said[0].length }
      return { net: make(net), tax: make(owed), gross: make(gross), rate: make(printed) }
    }
  return undefined
}
