import { isOtherInvoice } from '../labelled/other-invoices.ts'
import { describeLabel } from './describe-label.ts'
import type { Label } from './label.ts'
import { type Heard, hearParts } from './label-parts.ts'
import type { TextLine, Token } from '../words/tokens.ts'
import type { LabelName, LabelPart } from '../vocabulary/vocabulary.ts'

const LONGEST = 8 // words of a label

/**
 * `Order total excl. VAT`, `Fecha deseada de entrega`: a label that is none of the known phrases, or several of them, understood by its words. All of them have to
 * be known words of labels in one language; what they are about together says what the label announces.
 */
export function composeLabel(textLine: TextLine, labels: readonly Label[]): Label | undefined {
  const stretch = leadingWords(textLine)
  if (!stretch) return undefined
  const [first, last] = [stretch[0]!, stretch.at(-1)!]
  const covers = (label: Label) => label.start <= first.start && label.end >= last.end && label.sayings.some(({ weak }) => !weak)
  if (labels.some((label) => covers(label) && !isBracketed(label, last))) return undefined
  const heard = hearParts(stretch.map(({ text }) => text))
  const name = heard && announced(heard)
  // `Zu Rechnung Nr.` on a credit note: the number of the paper that it corrects.
  if (name === 'invoice_number' && isOtherInvoice(textLine.text, first.start, last.end)) return undefined
  return name && describeLabel(textLine, first.start, last.end, [{ name, weak: false, language: heard.language }])
}

/** `Total (excl. taxes)`: known without what stands in brackets behind it, which says of which total. */
const isBracketed = ({ textLine: { text }, start }: Label, last: Token) =>
  text.slice(start, last.start).includes('(') && /^[^(]{0,60}\)/.test(text.slice(last.end))

/** The words before the colon, the number or the end of the line; undefined where a sign parts them, or where they go on in a number (`INV-0815`). */
function leadingWords({ text: printed, tokens }: TextLine): Token[] | undefined {
  const text = /[%,]/.test(printed) ? printed.replace(rateWithin, (rate) => ' '.repeat(rate.length)) : printed
  const end = valueStart.exec(text)?.index ?? text.length
  const stretch = tokens.filter((token) => token.end <= end && text.slice(token.start, token.end).trim() !== '')
  const head = text.slice(0, end)
  const next = text[end]
  const isColon = next === ':' || next === '：'
  const isLabel = isColon || (next === undefined ? !sentence.test(head) : /\s$/.test(head))
  const isNamed = isColon || /^\P{L}*\p{Lu}/u.test(head)
  return stretch.length > 0 && stretch.length <= LONGEST && isLabel && isNamed && !parting.test(head) ? stretch : undefined
}

/** The rate of `Total (IVA 4 % incluido)`, `Total, IVA 10% incluido`, `Gesamt inkl. 19 % MwSt.`, which says which tax is meant and is no value. */
const rateWithin = new RegExp(
  [
    /(?<=\(\p{L}[^()\d]{0,20})\d{1,2}(?:[.,]\d{1,2})?\s?%(?=\s[^()\d]{2,20}\))/u,
    /(?<=^\P{L}*\p{L}[^\d:]{3,40})\d{1,2}(?:[.,]\d{1,2})?\s?%(?=\s(?:inclu|incl\b|compris|inkl|inbegr|enthalten|begrepen))/u,
    /(?<=^\P{L}*\p{L}[^\d:]{3,40}\s(?:inkl|incl|inc|einschl|con|with|mit)\.?\s)\d{1,2}(?:[.,]\d{1,2})?\s?%(?=\s(?:mwst|ust|umsatzst|mehrwert|iva|vat|gst|btw|tva|igic)\b)/u,
    /,(?=\s(?:mwst|ust|iva|vat|gst|btw|tva|igic)\b)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)
const valueStart = /[:：]|\d|[€$£]/
/** The end of a sentence, and not of a short word (`Total IVA incl.`). */
const sentence = /\p{L}{5,}\.$/u
const parting = /[_|;,/+]|\s[-–—]\s/

/** What such words announce together; undefined where they ask for two things at once or for nothing known. */
function announced({ has, count }: Heard): LabelName | undefined {
  const asked = (['number', 'day', 'party', 'method', 'terms'] as const).filter((one) =>
    one === 'party' ? has('place') || has('details') : has(one),
  )
  if (asked.length > 1) return undefined
  if (has('else')) return ofElse(has)
  switch (asked[0]) {
    case 'number':
      return ofNumber(has)
    case 'party':
      return ofParty(has)
    case 'method':
      return has('payment') && count === 2 ? 'payment_method' : undefined
    case 'terms':
      return ofTerms(has)
    default:
      return isOfMoney(has) ? ofMoney(has) : ofDay(has)
  }
}

type Has = Heard['has']

const money: LabelPart[] = ['amount', 'net', 'gross', 'tax', 'within']
const noNumber: LabelPart[] = ['delivery', 'due', 'payment', 'wish', 'without']
const noMoney: LabelPart[] = ['delivery', 'wish', 'customer', 'supplier', 'on']

const isOfMoney = (has: Has) => money.some(has)

/** `Contract reference`, `Date de validité du devis`: numbers and days of other papers and things. */
function ofElse(has: Has): LabelName | undefined {
  if (isOfMoney(has) || ours.some(has)) return undefined
  if (has('number')) return 'other_number'
  return has('day') || has('until') ? 'other_date' : undefined
}

const ours: LabelPart[] = ['order', 'invoice', 'customer', 'supplier', 'delivery', 'due', 'payment', 'wish', 'place', 'method', 'terms']

function ofNumber(has: Has): LabelName | undefined {
  if (isOfMoney(has) || noNumber.some(has)) return undefined
  if (has('order')) return has('invoice') ? undefined : 'order_number'
  if (has('invoice')) return 'invoice_number'
  if (has('customer')) return has('supplier') ? undefined : 'customer_number'
  return has('supplier') ? 'supplier_number' : undefined
}

function ofParty(has: Has): LabelName | undefined {
  if (isOfMoney(has) || has('payment') || has('order')) return undefined
  // `Delivery details` may be about days and carriers.
  if (has('delivery') && !has('place')) return undefined
  const isOf = { supplier: has('supplier'), delivery: has('delivery'), customer: has('customer') || (has('invoice') && has('place')) }
  const parties = (['supplier', 'delivery', 'customer'] as const).filter((party) => isOf[party])
  return parties.length === 1 ? parties[0] : undefined
}

function ofTerms(has: Has): LabelName | undefined {
  if (isOfMoney(has)) return undefined
  if (has('payment')) return has('delivery') ? undefined : 'payment_terms'
  return has('delivery') && has('wish') ? 'delivery_date' : undefined
}

function ofDay(has: Has): LabelName | undefined {
  const isDay = has('day') || has('on') || has('until')
  if (has('payment') || has('due'))
    return has('delivery') || has('wish') || !(isDay || (has('due') && has('payment'))) ? undefined : 'due_date'
  if (has('delivery') && has('order') && !has('wish')) return undefined
  if (has('delivery') || has('wish')) return has('invoice') || !(isDay || (has('delivery') && has('wish'))) ? undefined : 'delivery_date'
  if (!(has('day') || has('on')) || (has('order') && has('invoice'))) return undefined
  return has('order') ? 'order_date' : has('invoice') ? 'invoice_date' : undefined
}

function ofMoney(has: Has): LabelName | undefined {
  if (noMoney.some(has)) return undefined
  if (has('charge')) return has('amount') ? 'other_amount' : undefined
  const isSum = has('amount') || has('order') || has('invoice')
  const isWithout = has('without') && has('tax')
  const isWith = has('gross') || (has('within') && has('tax'))
  if (has('tax') && !isWithout && !isWith) return has('amount') && !has('net') && !has('subtotal') ? 'tax' : undefined
  if ((isWithout && isWith) || !(isSum || has('net') || has('subtotal'))) return undefined
  if (has('payment') || has('due')) return isWithout || has('subtotal') || !has('amount') ? undefined : 'due'
  if (isWithout) return 'net'
  if (isWith) return has('net') ? undefined : 'gross'
  if (has('net')) return isSum || has('subtotal') ? 'net' : undefined
  return !has('subtotal') && (has('order') || has('invoice')) ? 'gross' : undefined
}
