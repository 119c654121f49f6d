import Big from 'big.js'
import type { Candidate, Candidates } from '../../candidate.ts'
import { amountsIn } from './amounts-in.ts'
import type { Sight } from '../candidates.ts'
import { worthUnderHead } from './head-again.ts'
import { isOfEarlierBill } from './earlier-bill.ts'
import { isNumberOfSubscriber } from './subscribers-number.ts'
import type { Label } from '../labels/labels.ts'
import { qualified } from './net-total.ts'
import { isOfOthersTax } from './others-tax.ts'
import { placeScore, propose } from '../propose.ts'
import { asSaidWithoutTax } from './said-without-tax.ts'
import { behindRate, isBareRate, isBase, isRateLike, withBase } from './rate-before-tax.ts'
import { findSpots, linesByPage, type Spot } from '../spots/spots.ts'
import { sumOfHalves } from './tax-halves.ts'
import { findIbans } from '../values/iban.ts'
import { isSamePlace } from '../exclusive.ts'
import { toldAccount } from './told-account.ts'
import { toldTotals } from './told-totals.ts'
import type { DecimalSign } from '../values/number.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

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
  const paidTotals: Candidate[] = []
  for (const line of lines) {
    const account = toldAccount(line, pages.get(line.line.page) ?? [], context.formats.decimal)
    if (account) (found[fields.tax!] ??= []).push(account.tax)
    const { net, gross } = account ?? toldTotals(line, pages.get(line.line.page) ?? [], context.formats.decimal)
    if (net) (found[fields.net!] ??= []).push(net)
    // `Total 6.956,30 € sin IVA. Facturad a 60 días.`: the label of a total with its tax stands before one without.
    const isTold = (one: Candidate) => net !== undefined && !gross && isSamePlace(net, one)
    if (gross) (found[fields.gross!] ??= []).push(gross)
    // A table may have been drawn too long and swallow its totals: they count less, and only with an amount in their row.
    const inside = !outside.has(line)
    for (const label of line.labels) {
      const names = qualified(label).filter(({ name }) => fields[name])
      if (names.length === 0 || isInProse(label) || isRateLabel(label) || (inside && (!label.leads || names.every(({ weak }) => weak))))
        continue
      // `Líquido de frenos DOT 4   1,5   8,90   13,35`: a line of the table that begins with a word for what is due.
      if (inside && beginsName(label) && names.every(({ name }) => name === 'due')) continue
      // `Goods entrance` over `221 Harrow Hill`: a word for a sum that others follow heads no number.
      const leadsOn = !label.colon && beginsName(label)
      const spots = findSpots(
        names.some(({ name }) => name === 'tax') ? withBase(label) : label,
        pages.get(label.page) ?? [],
        false,
        true,
      ).filter(({ relation, line: at }) => (inside ? relation === 'right' : relation !== 'below' || (outside.has(at) && !leadsOn)))
      if (isOfOthersTax(label, names)) continue
      for (const { name, weak } of bestOf(names, context.language)) {
        const candidates = readSpots(label, spots, context.formats.decimal, name, weak).filter(
          (one) =>
            !(name === 'gross' && isTold(one)) &&
            (name !== 'paid' || (!isOfEarlierBill(one, pages.get(label.page) ?? []) && !isNumberOfSubscriber(label, one))),
        )
        const weighed = candidates.map((candidate) => ({
          ...candidate,
          score: candidate.score * depth(candidate, open) * (inside ? 0.5 : 1) * worthUnderHead(label, candidate, lines),
        }))
        ;(found[fields[name]!] ??= []).push(...weighed)
        if (name === 'paid' && context.kind === 'invoice' && isTotal(label)) paidTotals.push(...weighed)
        const parts = name === 'gross' ? partsOf(weighed) : undefined
        if (parts) {
          ;(found[fields.net!] ??= []).push(parts.net)
          ;(found[fields.tax!] ??= []).push(parts.tax)
        }
      }
    }
  }
  // `Total pagado 146,50 €` of a shop: what was paid is the total, where no other is printed.
  if (!found[fields.gross!]?.some(({ score }) => score >= PRINTED))
    (found[fields.gross!] ??= []).push(...paidTotals.map((one) => ({ ...one, score: PRINTED })))
  const said = context.kind === 'work_order' && !found[fields.tax!]?.length ? asSaidWithoutTax(found[fields.gross!] ?? [], open) : undefined
  if (said) {
    ;(found[fields.net!] ??= []).push(...said.net!)
    found[fields.gross!] = said.gross!
  }
  const netTotals = beforeTax(found[fields.gross!] ?? [], found[fields.tax!] ?? [], found[fields.due!] ?? [])
  if (netTotals.length > 0) (found[fields.net!] ??= []).push(...netTotals)
  const whole = sumOfHalves(found[fields.tax!] ?? [])
  if (whole) found[fields.tax!]!.push(whole)
  return found
}

const PRINTED = 0.88 // of a label that says it plainly

const isTotal = ({ textLine: { text }, start }: Label) => /^total(?!\p{L})/iu.test(text.slice(start))

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
    if (new Big(tax.value).eq(0) || new Big(net.value).abs().lte(new Big(tax.value).abs())) continue
    return { net: { ...net, score: gross.score }, tax: { ...tax, score: gross.score } }
  }
  return undefined
}

/** The plainest; `Total líquido` is what is to be paid in Spanish and what a Portuguese paper comes to before tax, which its own language decides. */
function bestOf(names: Label['sayings'], spoken: string | null): Label['sayings'] {
  const strong = names.filter(({ weak }) => !weak)
  const plain = strong.length ? strong : names
  const isNet = plain.some(({ name, language }) => name === 'net' && language === spoken)
  const heard = isNet ? plain.filter(({ name, language }) => name !== 'due' || language === spoken) : plain
  return heard.filter(({ name }, at) => heard.findIndex((one) => one.name === name) === at)
}

/** `IVA (%): 22.00`, `VAT %`: the rate, and no sum. */
const isRateLabel = ({ textLine: { text }, start, end }: Label) =>
  /%\)?$/.test(text.slice(start, end)) || /^\s?\(?%\)?\s?:/.test(text.slice(end))

/** In a paragraph "total" and "net" are words, not labels. */
function isInProse({ textLine, start, colon }: Label): boolean {
  return !colon && start > 25 && textLine.text.length > 70
}

function readSpots(label: Label, spots: Spot[], decimal: DecimalSign, name: LabelName, weak: boolean): Candidate[] {
  const amounts = spots.flatMap((spot) =>
    // `Pagar a la cuenta ES91 2100 0418 …`: the groups of an account are no amounts.
    (findIbans(spot.text).length > 0 || isTown(spot)
      ? []
      : [...amountsIn(spot, decimal), ...(name === 'tax' ? behindRate(spot, decimal) : [])]
    )
      .filter(({ fit, index }) => fit === 1 || !(isSentenceBelow(spot) || isFarInSentence(spot, index)))
      .map((found) => ({ spot, found })),
  )
  // `VAT 20 % on 112.90 … 22.58`: what follows a rate in the label's own line is the base, the tax stands apart; as it does from the rate of `VAT 20: … 22.58`.
  const apart =
    name === 'tax' &&
    spots.some(({ relation, text }) => relation === 'inline' && (/%/.test(text) || isBareRate(text) || isBase(label, text)))
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
        placeScore(bare, label, weak) *
          order *
          found.fit *
          (name === 'due' && isOfOther(label) ? OF_OTHER : 1) *
          (name === 'tax' && isRateLike(spot.text) ? 0.5 : 1),
      )
    })
}

/** `31200 TOULOUSE` in the window, right of `TVA FR93…` in the letterhead: a town and its code. */
const isTown = ({ relation, text }: Spot) => relation !== 'inline' && /^\d{4,5}\s\p{Lu}[\p{L}'’ -]{3,}$/u.test(text)

/** One word, and more words of the same cell behind it. */
const beginsName = ({ textLine, start, end, closes }: Label) =>
  !closes && !/\s/.test(textLine.text.slice(start, end).trim()) && /^\s\p{L}{2}/u.test(textLine.text.slice(end))

/** `Solde consignes`, `Saldo envases`, `Balance pallets`: one word of what is due, and what it is the balance of behind it. */
function isOfOther({ textLine, start, end, closes }: Label): boolean {
  return (
    !closes &&
    !/\s/.test(textLine.text.slice(start, end).trim()) &&
    /^\s\p{Ll}{5,}(?![\p{L}.])/u.test(textLine.text.slice(end)) &&
    !/^\s(?:remaining|outstanding|payable|pendiente|restant|exigible|amount|deudor|acreedor|actual|ouvert|dovuto)/iu.test(
      textLine.text.slice(end),
    )
  )
}
const OF_OTHER = 0.5

/** `… (Interest) Act 1998`, `de 29 de diciembre` under `Payable` or `Pago`: a bare number among many words is no amount. */
const isSentenceBelow = ({ relation, text }: Spot) => relation === 'below' && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 4

/** `Btw te voldoen door de medecontractant, KB nr. 1`: so many words behind the label a bare number is none either. */
const isFarInSentence = ({ relation, text }: Spot, index: number) =>
  relation === 'inline' && (text.slice(0, index).match(/\p{L}{2,}/gu)?.length ?? 0) > 4

/** Totals stand towards the end of the document: the last page, and low on it. */
function depth(candidate: Candidate, open: Sight['open']): number {
  const lastPage = open.at(-1)?.line.page ?? 1
  return candidate.page === lastPage || lastPage === 1 ? 1 : 0.95
}
