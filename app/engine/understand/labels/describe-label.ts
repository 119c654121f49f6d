import { clauseNumber } from './clause-number.ts'
import { conditionBehind } from './conditional-tail.ts'
import type { Label, Saying } from './label.ts'
import { boxBetween, type TextLine } from '../words/tokens.ts'

/** `Objet : Commande n° 4711`: what the subject says leads its line. */
const subject = /^\W*(?:subject|objet|asunto|betreff|oggetto|onderwerp|assunto|re)\s?:\s/i

/** `4. ORDER NUMBER`, `17a. CONTRACTOR`, `(3) Date`: official forms number their boxes. */
const boxNumber = /^\s*(?:\d{1,2}[a-z]?\s?[.)]|[a-z][.)]|\(\d{1,2}[a-z]?\))\s+$/i

/** `2 Datum`: others print the number of the box alone before its label. */
const bareBoxNumber = /^\s*[1-9]\d?\s$/

/** `Customer / العميل`, `Invoice No. 發票編號`: the same said in another script. */
const inOtherScript = /^\.?\s?(?:[/|–-]\s?)?(?=[\p{L}\p{C}])(?:(?!\p{Script=Latin})[^\d:：])+(?=$|[:：\d\p{Script=Latin}])/u

/** `العميل / Customer`: or the other way round. */
const translatedBefore = /^(?:(?!\p{Script=Latin})[^\d:：])*\p{L}\s?(?:[/|–-]\s?)?$/u

/** The label that stands there in the line, which says so much. */
export function describeLabel(textLine: TextLine, start: number, endOfPhrase: number, sayings: Saying[]): Label {
  const { text, line } = textLine
  // `Factura Nº A 78233`: the letter of the series, which is a word of Spanish as well.
  const isSeries = /[nN][ºo°]\.? \p{Lu}$/u.test(text.slice(start, endOfPhrase)) && /^ \d{3}/.test(text.slice(endOfPhrase))
  const endOfWords = isSeries ? endOfPhrase - 2 : endOfPhrase
  // `Señor(es): …`: the bracket within a word is the label's up to its other half.
  const end = endOfWords + (/\([^()]*$/.test(text.slice(start, endOfWords)) && text[endOfWords] === ')' ? 1 : 0)
  const before = text.slice(0, start).replace(subject, '')
  // `Netto (ohne USt.)`, `Total (EUR)`: what stands in brackets right behind belongs to the label.
  // `Proveedor (cód. 100732)` heads a party as well: its number is not its name.
  const isParty = sayings.every(({ name }) => name === 'supplier' || name === 'customer')
  const bracketed = (isParty ? /^\s*\([^)]{1,30}\)(?=\s*$)/u : /^\.?\s*\([^)\d]{1,30}\)/u).exec(text.slice(end))?.[0] ?? ''
  const named = end + bracketed.length + (inOtherScript.exec(text.slice(end + bracketed.length))?.[0].length ?? 0)
  const asksForFigures = end - start >= SHORTEST && sayings.every(({ name }) => name.endsWith('_number') || name.endsWith('_date'))
  const translated = named + ((asksForFigures && translatedBehind.exec(text.slice(named))?.[0].length) || 0)
  const over = translated + conditionBehind(text.slice(translated))
  const behind = text.slice(over)
  const closes = !/[\p{L}\d]/u.test(behind.replace(/^\s*\([^)]{1,30}\)/, ''))
  // `ORDER DATE ..........: 11/08/2026`: dots lead to the colon, or stand for it.
  const colon = /^[\s.…·]{0,60}(?:\([^)]{1,20}\)\s*)?[:：]/.test(behind) || /^\s?\.{5,60}\s/.test(behind)
  return {
    sayings,
    textLine,
    page: line.page,
    box: boxBetween(textLine, start, over),
    start,
    end: over,
    break: breaksStyle(textLine, over),
    leads:
      !/[\p{L}\d]/u.test(before.replace(boxNumber, '').replace(translatedBefore, '')) ||
      (closes && bareBoxNumber.test(before)) ||
      (colon && clauseNumber.test(before)),
    closes,
    colon,
  }
}

/** `DATUM FACTUUR / ISSUED` in a cell of its own: words alone are no day and no number, but the same in another language. */
const SHORTEST = 4 // letters: `N/ cód. cliente` is one label
const translatedBehind = /^\s?\/\s?\p{L}[\p{L}.'’# ]{2,24}$/u

/** Bold label and plain value, small label and larger value. */
function breaksStyle({ line, starts }: TextLine, end: number): boolean {
  const at = starts.findIndex((start) => start >= end)
  const [last, next] = [line.words[at - 1], line.words[at]]
  return (
    at > 0 &&
    last !== undefined &&
    next !== undefined &&
    (last.bold !== next.bold || Math.abs(last.size - next.size) > 0.4 || next.box.left - last.box.right > 0.95 * next.size)
  )
}
