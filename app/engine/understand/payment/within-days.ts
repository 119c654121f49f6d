import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { readParagraph } from '../words/paragraph.ts'
import { joinLines } from '../words/wrapped.ts'
import type { TextLine } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'
import { daysBehind } from './days-behind.ts'
import { paying } from './due-sentence.ts'

const days =
  '(?:\\d{1,3}|seven|ten|fourteen|fifteen|twenty-one|thirty|sixty|quince|treinta|sesenta|noventa|quinze|trente|soixante|dreissig|vierzehn|sessanta|trenta)'

/** How soon the money is wanted, within a sentence that begins with something else. */
const within = pattern('u')`
  (?<!\p{L})(?:
    en (?:el|un) plazo (?:maximo )?de ${days} dias(?: naturales| habiles)?|dans (?:un|le) delai (?:maximum |maximal )?de ${days} jours|dans les ${days} jours|
    (?<=\d )a ${days} dias(?: fecha (?:de )?factura)?|(?:(?<=or |payment |paid |pay |settlement )|payable )within (?:${days} days|a month)(?: of \p{L}+)?|
    (?<=(?:please pay|pay it|due) in )${days} days(?: of \p{L}+)?|within a month(?= (?:if|please|of|from)\b)|entro ${days} giorni|no prazo (?:maximo )?de ${days} dias|binnen ${days} dagen
  )(?!\p{L})
`
const LONGEST = 240

/** `Due 30.04.26 (14 days)`, `Échéance 29/04/2026 – 30 jours date de facture`: how soon that is, behind the day itself. */
const behindDay = pattern('u')`
  (?<=^(?:due|payable|echeance|payable le|a payer|a regler|vencimiento|vencim|vto|vence|pagadero|fallig|faellig|zahlbar|scadenza|
  vervaldatum|vervaldag)\b[^\d]{0,12}(?:\d[\d. /-]{5,9}|\d{1,2}(?:\.|st|nd|rd|th|er)? (?:de )?\p{L}{3,10} (?:de )?\d{4} ?)\s?(?:
  (?:[(–,·-]\s?)+|(?:virement|prelevement|cheque|lcr|traite|transferencia|giro|recibo|pagare|bonifico|ri\.?ba\.?|uberweisung|lastschrift|bank transfer|bacs) ))
  (?:net |a )?${days} (?:days|jours|dias|tage|giorni|dagen)(?: nets?)?(?: (?:date|fecha|data|ab|net|fin|f\.?f|from|after|vanaf)\b[^().;]{0,30}?)?(?=\)|$|\s\()|
  (?<=^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s\()net \d{1,3}(?: days)?(?=\)$)
`

/** `Ruego efectúen el ingreso en la cuenta ES03 … en el plazo de 15 días.` */
export function readWithinDays(line: LabelledLine, page: LabelledLine[]): Candidate[] {
  const folded = fold(line.text)
  if (line.text.length > LONGEST || folded.length !== line.text.length) return []
  const said = within.exec(folded)
  const match = said && asks.test(folded.slice(0, said.index + said[0].length)) ? said : behindDay.exec(folded)
  if (match) return [toCandidate(line, match.index, match[0].length)]
  // `Règlement : prélèvement SEPA à 30 jours`: the whole of it is told behind its label.
  const behind = line.labels[0]?.leads && line.labels[0].colon ? undefined : daysBehind(line, folded)
  if (behind) return [toCandidate(line, behind.index, behind.length)]
  return asks.test(folded) ? readOverLines(line, page) : []
}

/** `… a la cuenta ES12 … en el plazo de` over `20 días.`: the sentence that asks goes on in the next line, and tells how soon there. */
function readOverLines(line: LabelledLine, page: LabelledLine[]): Candidate[] {
  const next = readParagraph(line, page, line.line.box.left)[1]
  if (!next) return []
  const joined = joinLines(line, next)
  const folded = fold(joined.text)
  const match = folded.length === joined.text.length ? within.exec(folded) : null
  const end = match ? match.index + match[0].length : 0
  if (!match || end <= line.text.length) return []
  const sentence = folded
    .slice(0, match.index)
    .split(/(?<=\p{L}{2})[.;]\s/u)
    .at(-1)!
  return asks.test(sentence) && sentence.length + 1 > match.index - line.text.length
    ? [toCandidate(joined, match.index, match[0].length)]
    : []
}

function toCandidate(line: TextLine, start: number, length: number): Candidate {
  const end = start + length
  const value = line.text.slice(start, end)
  return {
    value,
    score: 0.62,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, start, end),
    words: wordsBetween(line, start, end),
    text: value,
    reason: 'days within a sentence that asks for the money',
  }
}

const asks = new RegExp(
  `${paying.source}|\\b(?:verser|versement|ingreso|ingresar|ingresen|transferencia|virement|bonifico|transfer\\p{L}*|storten|overschrijv\\p{L}*)\\b`,
  'u',
)
