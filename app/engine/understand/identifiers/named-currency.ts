import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

/** Moneys whose name is that of one country's alone, folded. */
const names: [RegExp, string][] = [
  [/\bariary\b/, 'MGA'],
  [/\bfrancs? (?:cfa|c f a)\b/, 'XOF'],
  [/\bfrancs? guineens?\b/, 'GNF'],
  [/\bfrancs? (?:du )?burundi(?:ais)?\b/, 'BIF'],
  [/\bfrancs? congolais\b/, 'CDF'],
  [/\bfrancs? suisses?\b|\bschweizer franken\b/, 'CHF'],
  [/\bdirhams? marocains?\b/, 'MAD'],
  [/\bdinars? tunisiens?\b/, 'TND'],
  [/\bdinars? algeriens?\b/, 'DZD'],
  [/\bdinars?\b.*\bmillimes?\b|\bmillimes?\b.*\bdinars?\b/, 'TND'],
  [/\bouguiyas?\b/, 'MRU'],
  [/\b(?:kenya|kenyan) shillings?\b/, 'KES'],
  [/\b(?:south african )rands?\b/, 'ZAR'],
  [/\b(?:indian )?rupees\b/, 'INR'],
  [/\bgourdes?\b/, 'HTG'],
  [/\bquetzales\b/, 'GTQ'],
  [/\blempiras\b/, 'HNL'],
  [/\bguaranies\b/, 'PYG'],
  [/\bcordobas\b/, 'NIO'],
  [/\bdolares (?:de (?:los )?)?(?:estados\b|ee\.? ?uu|(?:norte)?americanos|estadounidenses)/, 'USD'],
  [/\bpesos? colombianos?\b/, 'COP'],
  [/\bpesos? chilenos?\b/, 'CLP'],
  [/\bpesos? mexicanos?\b/, 'MXN'],
  [/\bpesos? argentinos?\b/, 'ARS'],
  [/\bpesos? uruguayos?\b/, 'UYU'],
  [/\bbalboas\b/, 'PAB'],
  [/\bbolivianos\b/, 'BOB'],
  [/\bcolones\b/, 'CRC'],
  [/\b(?:nuevos |\d+\s?\/\s?100 )soles\b/, 'PEN'],
  [/\bpesos dominicanos\b/, 'DOP'],
  [/\breais\b/, 'BRL'],
  [/\bkwanzas\b/, 'AOA'],
  [/\bmeticais\b/, 'MZN'],
  [/\bnairas?\b/, 'NGN'],
  [/\bcedis\b/, 'GHS'],
  [/\beuros?\b/, 'EUR'],
]

/** Where a sum is told in words, folded. */
const inWords = pattern()`
  \b(?:somme|montant|total|suma|importe|cantidad|son|soma|quantia|valor|sum|amount|in words|say|betrag|summe|in worten|importo|in lettere|bedrag|
  en lettres|en letras|por extenso)\b
`

/** `à la somme de huit millions … Ariary`: no sign stands beside any amount, but the sum in words says what is paid. */
export function findNamedCurrency(lines: Sight['lines']): Candidate[] {
  for (const [at, line] of lines.entries()) {
    const text = fold(line.text)
    if (text.length !== line.text.length || !(inWords.test(text) || isUnderWords(lines, at))) continue
    for (const [name, value] of names) {
      const match = name.exec(text)
      if (!match) continue
      const end = match.index + match[0].length
      const words = wordsBetween(line, match.index, end)
      const proof = { page: line.line.page, box: boxBetween(line, match.index, end), words, text: line.text.slice(match.index, end) }
      return [{ value, score: SAID, source: 'layout', ...proof, reason: 'currency of the sum in words' }]
    }
  }
  return findDrawnEuro(lines)
}

/** `Arrêté le présent bon à la somme de :` over the sum itself. */
const isUnderWords = (lines: Sight['lines'], at: number): boolean => {
  const { line, text } = lines[at]!
  return (
    !/\d/.test(text) &&
    lines.some(
      (above) =>
        above.line.page === line.page &&
        /(?:\b(?:de|d[eo]|of|à|a|von)\s?:?|:)$/i.test(above.text) &&
        above.line.box.bottom <= line.box.top + 2 &&
        line.box.top - above.line.box.bottom < UNDER * line.size &&
        above.line.box.left < line.box.right &&
        above.line.box.right > line.box.left &&
        inWords.test(fold(above.text)),
    )
  )
}
const UNDER = 1.5 // of the type's height

/**
 * `1.069,01 C`: a euro sign that is put together of a C and two strokes, as LaTeX does where the typeface has none; the text holds the letter alone.
 * Tax codes behind amounts are of several letters.
 */
function findDrawnEuro(lines: Sight['lines']): Candidate[] {
  const lettered = lines.filter(({ text }) => /\d,\d\d \p{Lu}$/u.test(text))
  const bare = lines.some(({ text }) => /\d,\d\d$/.test(text))
  // In columns of their own: then none of the page's amounts may go without.
  const apart = bare ? [] : lettered.filter(({ text }) => /^[\d.]+,\d\d C$/.test(text))
  const told = lettered.filter(({ text }) => /^\p{L}[^:]*: ?[\d.]+,\d\d C$/u.test(text))
  const sums = apart.length >= FEWEST_APART ? apart : told
  const [line] = sums
  if (!line || sums.length < FEWEST || lettered.some(({ text }) => !text.endsWith('C'))) return []
  const from = line.text.length - 1
  const proof = { page: line.line.page, box: boxBetween(line, from, from + 1), words: wordsBetween(line, from, from + 1), text: 'C' }
  return [{ value: 'EUR', score: DRAWN, source: 'layout', ...proof, reason: 'sign beside amounts' }]
}

const SAID = 0.85
const DRAWN = 0.75
const FEWEST = 2 // sums with the sign
const FEWEST_APART = 4 // amounts
