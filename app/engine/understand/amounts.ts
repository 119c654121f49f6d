import Big from 'big.js'
import type { Candidate, Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import type { Label } from './labels.ts'
import { placeScore, propose } from './propose.ts'
import { findSpots, linesByPage, type Spot } from './spots.ts'
import { looksLikeMoney, readAmount } from './values/amount.ts'
import { currencyCodes } from './values/currency.ts'
import { findDates } from './values/date.ts'
import { boxBetween } from './tokens.ts'
import type { DecimalSign } from './values/number.ts'
import type { LabelName } from './vocabulary/vocabulary.ts'

const fieldsOf: Record<'invoice' | 'work_order', Partial<Record<LabelName, string>>> = {
  invoice: { net: 'subtotal_without_tax', tax: 'tax_amount', gross: 'total_amount_with_tax', due: 'amount', paid: 'paid' },
  work_order: {
    net: 'total_amount_without_tax',
    tax: 'tax_amount',
    gross: 'total_amount_with_tax',
    due: 'total_amount_with_tax',
    paid: 'paid',
  },
}

/** Amounts by their labels: net, tax, gross, due, paid. Where a label is followed by several amounts all are candidates. */
export function findAmounts({ open, lines, context }: Sight): Candidates {
  const fields = fieldsOf[context.kind]
  const found: Candidates = {}
  const pages = linesByPage(lines)
  const outside = new Set(open)
  for (const line of lines) {
    // A table may have been drawn too long and swallow its totals: they count less, and only with an amount in their row.
    const inside = !outside.has(line)
    for (const label of line.labels) {
      const names = qualified(label).filter(({ name }) => fields[name])
      if (names.length === 0 || isInProse(label) || (inside && (!label.leads || names.every(({ weak }) => weak)))) continue
      const spots = findSpots(
        names.some(({ name }) => name === 'tax') ? withBase(label) : label,
        pages.get(label.page) ?? [],
        false,
        true,
      ).filter(({ relation }) => !inside || relation === 'right')
      for (const { name, weak } of bestOf(names)) {
        const candidates = readSpots(label, spots, context.formats.decimal, name, weak)
        const weighed = candidates.map((candidate) => ({
          ...candidate,
          score: candidate.score * depth(candidate, open) * (inside ? 0.5 : 1),
        }))
        ;(found[fields[name]!] ??= []).push(...weighed)
        const parts = name === 'gross' ? partsOf(weighed) : undefined
        if (parts) {
          ;(found[fields.net!] ??= []).push(parts.net)
          ;(found[fields.tax!] ??= []).push(parts.tax)
        }
      }
    }
  }
  const netTotals = beforeTax(found[fields.gross!] ?? [], found[fields.tax!] ?? [], found[fields.due!] ?? [])
  if (netTotals.length > 0) (found[fields.net!] ??= []).push(...netTotals)
  return found
}

/** `Total 100.00`, `GST 18.00`, `Grand total 118.00` or `To pay 118.00`: a total that gives another one below it together with the tax is that without tax. */
function beforeTax(totals: readonly Candidate[], taxes: readonly Candidate[], dues: readonly Candidate[]): Candidate[] {
  const isBelow = (lower: Candidate, upper: Candidate) =>
    lower.page === upper.page && (lower.box?.top ?? 0) > (upper.box?.bottom ?? Infinity) - 2
  return totals.filter((net) =>
    taxes.some(
      (tax) =>
        new Big(tax.value).gt(0) &&
        isBelow(tax, net) &&
        [...totals, ...dues].some((gross) => isBelow(gross, tax) && new Big(net.value).plus(tax.value).eq(gross.value)),
    ),
  )
}

/** `TOTAL 7 215,00 1 443,00 8 658,00`: three amounts behind one label of which two add up to the third are net, tax and gross. */
function partsOf(amounts: readonly Candidate[]): { net: Candidate; tax: Candidate } | undefined {
  for (const [at, gross] of amounts.entries()) {
    const [net, tax] = amounts.slice(Math.max(0, at - 2), at)
    if (!net || !tax || net.box?.top !== gross.box?.top || !new Big(net.value).plus(tax.value).eq(gross.value)) continue
    if (new Big(tax.value).eq(0) || new Big(net.value).abs().lt(new Big(tax.value).abs())) continue
    return { net: { ...net, score: gross.score }, tax: { ...tax, score: gross.score } }
  }
  return undefined
}

const without = /\((?:[^)]*\s)?(?:excl|exkl|ex|excluding|hors|ht|ohne|zzgl|sin|senza|sem|net|before|antes|avant|vor)\b[^)]*\)/iu

/** `Gesamtkosten Netto 138,36`: so does the word behind. */
const behind = /^\s(?:net|netto|neto|ht|h\.t\.|hors|exkl|excl|ohne|without|before|sin|sans|esclusa|zonder)\b/iu

/** `Total order value excluding VAT`. */
const withoutBehind =
  /^\s*[,(–-]?\s*(?:excl\p{L}*\.?|exkl\p{L}*\.?|ex|before|without|net of|hors|ohne|zzgl\.?|sin|antes de|senza|escl\p{L}*\.?|sem|s\/)\s(?:of\s)?(?:vat|tax\p{L}*|gst|taxes?|tva|mwst|ust|umsatzsteuer|iva|impuestos|btw|igv)\b/iu

/** `Total products (tax excl.)`: as does the bracket behind the words that say of what. */
const withoutBracketed = /^(?:\s\p{L}[\p{L}'’.-]*){1,4}\s?(?=\()/u

/** `Order total (excl. VAT)`: the bracket says which total it is. */
function qualified({ sayings, textLine, start, end }: Label): Label['sayings'] {
  const rest = textLine.text.slice(end)
  const bracketed = withoutBracketed.exec(rest)?.[0]
  const isNet =
    without.test(textLine.text.slice(start, end)) ||
    behind.test(rest.slice(0, 24)) ||
    withoutBehind.test(rest) ||
    (bracketed !== undefined && without.test(rest.slice(bracketed.length)))
  if (!isNet || !sayings.some(({ name }) => name === 'gross')) return sayings
  return sayings.map((saying) => (saying.name === 'gross' ? { ...saying, name: 'net' as const } : saying))
}

function bestOf(names: Label['sayings']): Label['sayings'] {
  const strong = names.filter(({ weak }) => !weak)
  const heard = strong.length ? strong : names
  return heard.filter(({ name }, at) => heard.findIndex((one) => one.name === name) === at)
}

/** In a paragraph "total" and "net" are words, not labels. */
function isInProse({ textLine, start, colon }: Label): boolean {
  return !colon && start > 25 && textLine.text.length > 70
}

function readSpots(label: Label, spots: Spot[], decimal: DecimalSign, name: LabelName, weak: boolean): Candidate[] {
  const amounts = spots.flatMap((spot) =>
    [...amountsIn(spot, decimal), ...(name === 'tax' ? behindRate(spot, decimal) : [])]
      .filter(({ fit }) => fit === 1 || !isSentenceBelow(spot))
      .map((found) => ({ spot, found })),
  )
  // `VAT 20 % on 112.90 … 22.58`: what follows a rate in the label's own line is the base, the tax stands apart; as it does from the rate of `VAT 20: … 22.58`.
  const apart =
    name === 'tax' && spots.some(({ relation, text }) => relation === 'inline' && (/%/.test(text) || isBareRate(text)))
      ? amounts.find(({ spot }) => spot.relation === 'right')
      : undefined
  const nearest = (apart ?? amounts[0])?.spot.relation
  return amounts
    .filter(({ spot }) => spot.relation === nearest || (spot.relation === 'below' && nearest !== 'below'))
    .map(({ spot, found }, at, all) => {
      const inRow = all.filter((one) => one.spot.relation === spot.relation)
      const last = inRow.at(-1)?.found === found
      // Behind one label the total stands last: base | rate | tax, or net | tax | gross.
      const order = spot.relation === 'below' ? (at === 0 || spot.rank === 0 ? 1 : 0.7) : inRow.length === 1 || last ? 1 : 0.75
      const bare = { ...spot, rank: 0 }
      return propose(
        spot,
        found,
        label,
        placeScore(bare, label, weak) * order * found.fit * (name === 'tax' && isRateLike(spot.text) ? 0.5 : 1),
      )
    })
}

/** `… (Interest) Act 1998`, `de 29 de diciembre` under `Payable` or `Pago`: a bare number among many words is no amount. */
const isSentenceBelow = ({ relation, text }: Spot) => relation === 'below' && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 4

/** Amounts in a text, dates, rates and codes left aside. */
export function amountsIn(spot: Pick<Spot, 'text'>, decimal: DecimalSign): { value: string; index: number; length: number; fit: number }[] {
  const pattern =
    /(?:[A-Z]{3}|[€$£¥₹]|(?:US|CA|CDN|AU|NZ|HK|MX|[ACRS])\$|CHF|Fr\.)?\s?[-−–(]?\s?(?:[€$£]\s?)?[-−]?(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})*)(?:[.,]\d{1,4})?(?!\d)(?:\s?[-−](?![\d\p{L}]))?\)?(?:\s?(?:€|[A-Z]{3}\b|[$£])(?:\s?[-−](?![\d\p{L}]))?)?|[-−]?\d+(?:[.,]\d{1,4})?(?:\s?(?:€|[A-Z]{3}\b))?/gu
  // "Dec 1, 2026"
  const days = findDates(spot.text).filter(({ form }) => form === 'words')
  return [...spot.text.matchAll(pattern)].flatMap((match) => {
    const text = withoutWord(match[0].trim())
    const index = match.index + match[0].indexOf(text)
    if (days.some((day) => index >= day.index && index < day.index + day.length)) return []
    const before = spot.text.slice(Math.max(0, index - 1), index)
    const behind = spot.text.slice(index + text.length, index + text.length + 2)
    // "§ 19 UStG", "art. 293": the number of a law; "@ 18.0" is a rate.
    if (/(?:§§?|\bart\.?|@)\s?$/iu.test(spot.text.slice(Math.max(0, index - 5), index))) return []
    if (/[\p{L}\d/.,]|-/u.test(before) || /^(?:\s?%|[/:.]\d|\p{L})/u.test(behind) || /^\d{1,2}[./-]\d/.test(behind)) return []
    if (isDays(spot.text, index, text)) return []
    // The year of `2025-11-06`.
    if (/^-\d{1,2}-\d/.test(spot.text.slice(index + text.length))) return []
    const value = readAmount(text, decimal)
    if (value === undefined) return []
    const fit = looksLikeMoney(text) ? 1 : value.replace(/\D/g, '').length > 8 ? 0.1 : 0.6
    return [{ value, index, length: text.length, fit }]
  })
}

const daysBehind =
  /^\s?(?:(?:calendar|working|clear)\s)?(?:days?|jours?|jrs?|d[ií]as?|tagen?|giorni|gg|dagen|weeks?|semaines?|semanas?|wochen?|weken|months?|mois|mes(?:es)?|monaten?)(?!\p{L})/iu

/** `Pago: 30 días fecha factura`, `Payable net 14`: the days within which one pays are no sum. */
const isDays = (text: string, index: number, number: string) =>
  /^\d{1,3}$/.test(number) && (daysBehind.test(text.slice(index + number.length)) || /\bnet(?:to)?\s$/iu.test(text.slice(0, index)))

/** `31,59 BTW`, `IVA 4,20`: three capitals that are no currency's are no part of the amount. */
function withoutWord(text: string): string {
  const word = /^[A-Z]{3}(?=\s?\S)|[A-Z]{3}$/.exec(text)?.[0]
  return word === undefined || currencyCodes.has(word) ? text : text.replace(word, '').trim()
}

/** `20 % on 112.90`: the rate and what it is taken of belong to the label, the tax stands behind or under them. */
const ofBase =
  /^[\s@(]{0,3}\d{1,2}(?:[.,]\d{1,3})?\s?%\)?\s(?:on|of|from|sur|de|sobre|s\/|auf|von|su|di|over|van|em)\s(?:[A-Z]{3}\s?|[€$£]\s?)?\d[\d.,'’]*(?: \d{3}[\d.,]*)*(?:\s?[A-Z]{3}(?!\p{L})|\s?[€$£])?(?=[\s:.…]|$)/u

function withBase(label: Label): Label {
  const { textLine, start, end } = label
  const said = ofBase.exec(textLine.text.slice(end))?.[0].length ?? 0
  if (said === 0) return label
  const rest = textLine.text.slice(end + said)
  const box = boxBetween(textLine, start, end + said)
  return { ...label, end: end + said, box, closes: !/[\p{L}\d]/u.test(rest), colon: /^\s?[:：]/.test(rest) }
}

/** `VAT 20: 22.58`, without a percent sign: a number too short for money. */
const isBareRate = (text: string) => /^\s*\d{1,2}(?:[.,]\d)?[\s:.…]*$/.test(text)

/** `IVA 4 259.60`: a rate and an amount that read as one number too. */
function behindRate({ text }: Spot, decimal: DecimalSign): ReturnType<typeof amountsIn> {
  const rate = /^\s*\d{1,2} (?=\d{3}[.,]\d{2}(?!\d))/.exec(text)?.[0].length
  if (!rate) return []
  return amountsIn({ text: text.slice(rate) }, decimal).map((found) => ({ ...found, index: found.index + rate }))
}

const isRateLike = (text: string) =>
  /^\s*(?:\(\d{1,2}(?:[.,]\d{1,2})?\s*\)|\d{1,2}(?:[.,]\d{1,2})?)\s*$|^\s*\(\d{1,2}(?:[.,]\d{1,2})?\)\s/.test(text)

/** Totals stand towards the end of the document: the last page, and low on it. */
function depth(candidate: Candidate, open: Sight['open']): number {
  const lastPage = open.at(-1)?.line.page ?? 1
  return candidate.page === lastPage || lastPage === 1 ? 1 : 0.95
}
