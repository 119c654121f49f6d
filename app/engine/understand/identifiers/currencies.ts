import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { allMatches } from '../words/all-matches.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { currencyCodes, readCurrency } from '../values/currency.ts'
import { findNamedCurrency } from './named-currency.ts'

const LONGEST_AMOUNT = 32 // signs: no more is looked back

/** A number, town or tax of the country says it among digits; a postal code only where the page names no town of the United States. */
const numbered: [RegExp, string][] = [
  // `HDW-TPS`, `QST-40` are articles.
  [/(?<![\p{L}\d]-)\b(?:TPS|TVQ|QST|HST)\b(?!-\d)|\bRT\s?0001\b/u, 'CAD'],
  [/\bA\.?B\.?N\.?:?\s*\d{2}\s?\d{3}/, 'AUD'],
  [/\bC\.?U\.?I\.?T\b|\bC\.?A\.?E\.?\s?(?:N|:)|\b(?:AFIP|ARCA)\b/, 'ARS'],
  [/\b(?:DIAN|CUFE)\b|\bN\.?I\.?T\.?:?\s?\d{3}\.?\d{3}\.?\d{3}/, 'COP'],
  [/\bR\.?[Uu]\.?[Tt]\.?:?\s?\d{1,2}\.?\d{3}\.?\d{3}-?[\dKk]\b|\bS\.?I\.?I\.?(?:\s|$)/, 'CLP'],
]
const posted: [RegExp, string][] = [
  [/(?:\b(?:ON|QC|BC|AB|MB|SK|NS|NB|PE)|\(Qu[ée]bec\))[\s,]+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/, 'CAD'],
  [/\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}$/, 'AUD'],
  [/\bSingapore\s+\d{6}$/, 'SGD'],
]
const american = /\b[A-Z]{2}[\s,]+\d{5}(?:-\d{4})?$/

/** What a bare dollar is where nothing else is said, by words of the country. */
const dollars: [RegExp, string][] = [
  [/\bcanada\b|(?<![\p{L}\d]-)\b(?:HST|PST|QST|TPS|TVQ)\b(?!-\d)|\b(?:ON|QC|BC|AB)\s+[A-Z]\d[A-Z]/u, 'CAD'],
  [/\baustralia\b|\bABN\b/i, 'AUD'],
  [/\bnew zealand\b/i, 'NZD'],
  [/\bM[ée]xico\b|\bRFC\b/i, 'MXN'],
  [/\bColombia\b|\bBogot[áa]\b/i, 'COP'],
  [/\bArgentina\b/i, 'ARS'],
  [/\bChile\b/i, 'CLP'],
  [/\bSingapore\b/i, 'SGD'],
  [/\bHong Kong\b/i, 'HKD'],
]

/** `10 | BOB | 14,60`, reels beside prices in euros, `RM` under `PQ` and `BT`: letters alone in a cell are a unit, though a currency is written so. */
const isUnit = ({ text, line: { box, page } }: LabelledLine, lines: readonly LabelledLine[]) => {
  if (!/^(?:[A-Z]{3}|RM|DH)$/.test(text)) return false
  const ofPage = lines.filter(({ line }) => line.page === page)
  const others = ofPage.filter(({ line, text }) => Math.abs(line.box.left - box.left) < LEVEL && /^\p{Lu}{1,4}$/u.test(text))
  if (new Set(others.map(({ text }) => text).filter((other) => other !== text && !currencyCodes.has(other))).size >= KINDS) return true
  const [before] = ofPage
    .filter(({ line }) => line.box.right < box.left && Math.abs(line.box.top - box.top) < LEVEL)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)
  return before !== undefined && /^\d{1,5}$/.test(before.text)
}
const KINDS = 2 // of other units in the column
const LEVEL = 3 // points

const dollarCodes = new Set(['USD', ...dollars.map(([, code]) => code)])

/** A Mexican tax number or postal town: says the country even among digits. */
const mexican = /\bde C\.V\.|\bCLABE\b|\bR\.?F\.?C\.?\s?:|\b\d{5},? (?:Ciudad de )?M[ée]xico\b/

/** A tax number by its shape, an account by its name, the sum in words: these say it on lines of any length. */
const told: [RegExp, string][] = [
  [/\bR\.?F\.?C\.?\s?:?\s?[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}(?![\p{L}\d])|\bPESOS\b.{0,12}\b(?:M\.\s?N\.|MXN\b)|\bCFDI\b|\bCLABE\b/u, 'MXN'],
  // The rate that only Mexico has among the countries of the dollar's sign, and what its tax office calls a firm.
  [
    /\bI\.?V\.?A\.?\s?(?:\(\s?)?16(?:[.,]0+)?\s?%|(?<![\d.,])16(?:[.,]0+)?\s?%\s(?:de\s)?I\.?V\.?A\b|\bR[ée]gimen (?:General de Ley|Simplificado de Confianza)/iu,
    'MXN',
  ],
  [/\bpesos\s(?:m\/?cte|m\.?\s?l\.|colombianos)/i, 'COP'],
  [/\bpesos argentinos\b|\bCBU\b/i, 'ARS'],
  [/\bpesos chilenos\b|\bR\.?U\.?T\.?:?\s?(?:N[°º]\s?)?\d{1,2}\.\d{3}\.\d{3}-[\dKk](?!\d)/i, 'CLP'],
  [/\bpesos uruguayos\b/i, 'UYU'],
]

/** `All amounts stated in - MXN Peso mexicano`: the code and then its name. */
const spelled =
  /^\s\(?(?:\p{Lu}\p{L}+\s){0,2}(?:pesos?|dollars?|d[oó]lar(?:es)?|euros?|pounds?|francs?|dirhams?|rands?|rupees?|soles)(?!\p{L})/iu

/** Signs and codes beside amounts; the one most often printed wins. */
export function findCurrencies({ lines }: Sight): Candidate[] {
  const seen = new Map<string, { count: number; candidate: Candidate }>()
  let total = 0
  const marked = lines.map((line) => ({ line, marks: marksOf(line.text) }))
  // `Price (USD)` over `$59.00`: the one dollar that is named is what the sign means.
  const named = new Set(marked.flatMap(({ marks }) => marks.filter(({ code }) => dollarCodes.has(code)).map(({ code }) => code)))
  let dollar = named.size === 1 ? [...named][0] : undefined
  for (const { line, marks } of marked) {
    if (isUnit(line, lines)) continue
    // Prices in conditions are set in a paragraph, the document's own amounts are not.
    const weight = line.text.length > 70 || isSentence(line.text) ? 0.15 : isUnlabelled(line) ? OF_WORDS : 1
    for (const { code, index, length } of marks) {
      const value = code === '$' ? (dollar ??= dollarOf(lines)) : code
      const known = seen.get(value)
      total += weight
      if (known) known.count += weight
      else
        seen.set(value, {
          count: weight,
          candidate: {
            value,
            score: 0,
            source: 'layout',
            page: line.line.page,
            box: boxBetween(line, index, index + length),
            words: wordsBetween(line, index, index + length),
            text: line.text.slice(index, index + length),
            reason: code === '$' ? 'dollar sign and country' : 'sign beside amounts',
          },
        })
    }
  }
  if (seen.size === 0) return findNamedCurrency(lines)
  return [...seen.values()].map(({ count, candidate }) => ({
    ...candidate,
    score: 0.55 + 0.4 * (count / total) - (candidate.reason.startsWith('dollar') ? 0.03 : 0),
  }))
}

/** `Entrepositaire agréé - Boissons CHF` at the head of every page: three letters among words, without a number or a label of money. */
const isUnlabelled = ({ text, labels }: Sight['lines'][number]) => labels.length === 0 && !/\d/.test(text) && text.split(' ').length > 2
const OF_WORDS = 0.1

const isSentence = (text: string) => /\p{L}\.$/u.test(text) && text.split(' ').length > 6

const sign =
  /(?<!\p{L})(?:S\/\.?(?=\s?\d[\d,. ]*[.,]\d\d(?!\d)|$)|(?:[sB]\/\.|(?<!%\s?)s\/)(?=\s?\d[\d,. ]*[.,]\d\d(?!\d)))|(?:US|CDN|CA|C|A|S|AU|NZ|MX|RD|R|HK)?\s?\$(?:\s?(?:US|CDN|CA))?|[€£¥₹₽₺₡₦₵]|zł|Kč|(?<![\p{L}\d])[KTU][Ss]hs?(?=\.?\s?\d)|(?<![\p{L}\d])(?:R|L\.)(?=\s?\d[\d ,.]*[.,]\d\d(?!\d))/gu
const letters =
  /(?<![\p{L}\d])(?:[A-Z]{3}|RM(?!\s\d{3,}(?![\d.,]))|DHS?|Dhs?|F\.?\s?CFA|(?:E|e)uros?|(?<=\d\s?)Eur|EUROS?|S?Fr\.)(?![\p{L}\d])|(?<=\d{2}\s?)(?:D[TA]|Ar)(?!\p{L})|(?<=\p{L} \()(?:D[TA]|Rs\.?)(?=\))/gu

function marksOf(text: string): { code: string; index: number; length: number }[] {
  const signs = allMatches(text, sign).flatMap((match) => {
    const near =
      /\d/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 3)) ||
      /\d[-)]?\s?$/.test(text.slice(Math.max(0, match.index - 3), match.index)) ||
      /:\s?$/.test(text.slice(0, match.index)) ||
      // `Total fees, € (tax not included)`: the sum itself in the next column.
      (/(?:,|\s(?:in|en|em))\s$/.test(text.slice(0, match.index)) && /^\s*(?:$|\()/.test(text.slice(match.index + match[0].length))) ||
      (/[A-Z]\s?\$/.test(match[0]) && /^\s*(?:$|:)/.test(text.slice(match.index + match[0].length))) ||
      /\(\s*$|^\s*$/.test(text.slice(Math.max(0, match.index - 2), match.index)) ||
      isHead(text, match.index + match[0].length)
    const code = near ? readCurrency(/^(?:[SB]\/|R$|L\.$)/i.test(match[0]) ? `${match[0]} 1.00` : match[0]) : undefined
    return code ? [{ code, index: match.index, length: match[0].length }] : []
  })
  const codes = allMatches(text, letters).flatMap((match) => {
    const before = text.slice(0, match.index)
    const behind = text.slice(match.index + match[0].length)
    // `8071 DA Nunspeet` is where somebody lives.
    if (/^D[AHT]$/.test(match[0]) && /(?:^|\s)[1-9]\d{3}\s$/.test(before) && /^\s\p{Lu}\p{L}{3}/u.test(behind)) return []
    const beside =
      /(?<![\d][/x×])(?<!\d)(?=[,.' ]*\d)[\d,.' ]*[\d,.]\s?$/.test(before.slice(-LONGEST_AMOUNT)) ||
      // `CAD-08B2` is an article.
      /^(?:\s?\(?|-(?=[\d.,]*[.,]\d\d(?!\d))|\s[-−]|−)\d[\d.,']*(?![\p{L}\d])/u.test(behind) ||
      /[([:]\s?$/.test(before) ||
      spelled.test(behind) ||
      // Alone in its cell `EUR` is the currency, `DH` under `Rep` who sold it.
      (text.length <= 6 && !/^-\d/.test(behind) && !/^D[hH][sS]?$/.test(match[0])) ||
      /(?:total|montant|betrag|amount|importe|gesamt|payer|zahlen|pagar|pagare|betalen|due|summe|\bin|\ben|\bem)\s$/i.test(before) ||
      // `Total orden MXN`, `TOTAL (sin IVA) PEN`, the sum itself in the next column.
      (behind === '' && /^(?:sub|grand )?total\b[\p{L} ]{0,24}\s(?:\([\p{L} .]{3,24}\)\s)?$/iu.test(before)) ||
      (/^(?:EUR|USD|GBP|CHF|[Ee]uros|EUROS)$/.test(match[0]) && isHead(text, match.index + match[0].length))
    const code = /^D[hH][sS]?$/.test(match[0])
      ? 'MAD'
      : /^S?Fr\.$/.test(match[0])
        ? 'CHF'
        : currencyCodes.has(match[0])
          ? match[0]
          : match[0] === 'Eur'
            ? 'EUR'
            : readCurrency(/^(?:D[TA]|Ar)$/.test(match[0]) ? `1 ${match[0]}` : /^Rs/.test(match[0]) ? `${match[0]} 1` : match[0])
    // `MAD-CPH-MAD` are airports, `RM 29` is a register: ringgits have cents.
    if (/^-\p{L}/u.test(behind) || /\p{L}-$/u.test(before) || (match[0] === 'RM' && /^\s?\d{1,2}(?:\s|$)/.test(behind))) return []
    return beside && code && code !== '$' ? [{ code, index: match.index, length: match[0].length }] : []
  })
  return [...signs, ...codes]
}

/** `Einzel €`, `Total HT en EUR`, `Summe EUR ohne MwSt.`: a head of a column or the label of a sum ends with its currency. */
function isHead(text: string, end: number): boolean {
  return (
    text.length <= 40 &&
    /\p{L}{2}/u.test(text) &&
    /^\s?(?:$|[)\]]|:|(?:HT|TTC|ohne|inkl|exkl|excl|incl|netto|brutto|zzgl|hors|sin|con|ex)\b)/i.test(text.slice(end))
  )
}

function dollarOf(lines: Sight['lines']): string {
  const short = lines.filter(({ text }) => text.length < 60)
  const isAmerican = short.some(({ text }) => american.test(text))
  // A firm of Philadelphia bills one `S.A. de C.V.`: beside a town of the United States a legal form is not enough.
  if (short.some(({ text }) => mexican.test(text) && !(isAmerican && /\bde C\.V\./.test(text)))) return 'MXN'
  const says = (list: typeof dollars) => list.find(([pattern]) => short.some(({ text }) => pattern.test(text)))?.[1]
  const sure =
    says(numbered) ?? told.find(([pattern]) => lines.some(({ text }) => pattern.test(text)))?.[1] ?? (isAmerican ? undefined : says(posted))
  if (sure) return sure
  // `GOOGLE SINGAPORE` is a customer of a Californian: beside a town of the United States a country has to stand by itself.
  const partsOf = (text: string) =>
    isAmerican ? text.split(/,\s?/).filter((part) => !/\p{L}\s\p{L}/u.test(part.replace(/(?:new|hong)\s/i, ''))) : [text]
  const isNamed = (pattern: RegExp) =>
    lines.some(({ text }) => text.length < 30 && !/\d/.test(text) && partsOf(text).some((part) => pattern.test(part)))
  return dollars.find(([pattern]) => isNamed(pattern))?.[1] ?? 'USD'
}
