import { remembered } from '../../words/remembered.ts'
import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { readRate } from '../../values/rate.ts'
import type { CellNumber } from '../lines/read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

const taxWord = pattern('u')`
  (?:^|[^\p{L}])(?:
    vat|tva|t\.v\.a|iva|i\.v\.a|igic|mwst|ust|versicherungs?steuer|assurantiebelasting|ipt|mehrwertsteuer(?:satz|betrag)?|(?:ausgangs|vor)steuer|
    umsatzsteuer(?:satz|betrag)?|steuer(?:satz|betrag)?|btw|b\.t\.w|(?:[csi]|ut)?gst|hst|pst|qst|tvh|(?:sur)?tax|taxes|taxe|impuesto|
    impuestos|imposta|imposto|cuota|itbis|itbms|i\.?g\.?v|tps|tvq|t\.p\.s|t\.v\.q|g\.s\.t|q\.s\.t|h\.s\.t
  )(?![\p{L}])|(?:^|[^\p{L}])(?:standard|reduced|zero|lower) rate(?= ?\(\d{1,2}(?:[.,]\d+)? ?%\))
`

/** Whether a folded text has a word of taxes; `Standard Rate (20%)` is one by its rate. */
export const saysTax = remembered(1000, (folded) => taxWord.test(folded))

/** A number on a row: its words, its value as money and, with a percent sign, as a rate. */
export interface Mark extends CellNumber {
  at: number
  sort: 'rate' | 'money'
}

/** In brackets, with the currency inside or before them. */
export const isBracketed = ({ words }: Mark) => /^(?:[€$£]|[A-Z]{3})?\s?\(.*\)\s?[€$£]?$/.test(textOf(words))

/** `(1,72)` in the column of the sums is less than nothing, as accountants write it. */
export const signed = (mark: Mark): Mark =>
  isBracketed(mark) && !mark.value.startsWith('-') && Number(mark.value) > 0 ? { ...mark, value: `-${mark.value}` } : mark

/** The numbers of a row, from left to right. */
export function marksOf(words: readonly Word[], decimal: DecimalSign): Mark[] {
  const marks: Mark[] = []
  for (let at = 0; at < words.length; at++) {
    const found = markAt(words, at, decimal)
    if (!found) continue
    marks.push(found)
    at += found.words.length - 1
  }
  return marks
}

/** The longest run of words from here that is one number. */
function markAt(words: readonly Word[], at: number, decimal: DecimalSign): Mark | undefined {
  if (!/\d|^[-−(€$£]$|^[A-Z]{3}$/.test(words[at]!.text)) return undefined
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    if (run.some((word, place) => place > 0 && word.box.left - run[place - 1]!.box.right > 1.2 * word.size)) continue
    const text = textOf(run)
      .replace(/^([€$£]?)\s?\(|[):;]+$/g, '$1')
      .trim()
    if (!/\d/.test(text)) continue
    // `IVA (002) 16%`: a number that zeros lead is the code of the tax.
    if (/^0\d+$/.test(text)) continue
    // `IVA (6,00) 90,40 5,42`: the rate in brackets behind the word of the tax.
    const bracketed = /^\(\d{1,2}(?:[.,]\d{1,3})?\)$/.test(textOf(run)) && saysTax(fold(words[at - 1]?.text ?? ''))
    // `IGST @ 18.0`: the sign says at which rate.
    const isSaid = words[at - 1]?.text === '@' || /^@\d/.test(text)
    if (/%$/.test(text) || bracketed || isSaid) {
      const value = readRate(text, decimal)
      if (value !== undefined) return { value, words: run, at, sort: 'rate' }
    }
    const value = readAmount(text, decimal)
    if (value !== undefined) return { value, words: run, at, sort: 'money' }
  }
  return undefined
}

/** `BTW 21% € 161,89      Verzendkosten € 0,00`: behind a gap and another word stands what something else comes to. */
export function upToOtherLabel(amounts: readonly Mark[], { words, size }: Row): Mark[] {
  const other = amounts.findIndex((amount, place) => {
    const before = amounts[place - 1]
    const behind = before && before.at + before.words.length
    const [label] = behind === undefined ? [] : words.slice(behind, amount.at)
    return label && /\p{L}{3}/u.test(label.text) && label.box.left - words[behind! - 1]!.box.right > APART * size
  })
  return amounts.slice(0, other < 0 ? undefined : other)
}
const APART = 4 // times the type's height: sums side by side
