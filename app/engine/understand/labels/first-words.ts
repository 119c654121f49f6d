import type { Label, Saying } from './label.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import type { TextLine } from '../words/tokens.ts'

/** What is asked for in signs and not in words: where such a label goes on in words, the words say of what. */
const inSigns: ReadonlySet<LabelName> = new Set([
  'invoice_number',
  'order_number',
  'customer_number',
  'invoice_date',
  'order_date',
  'due_date',
  'delivery_date',
  'date',
])

/** `Payment address:`, `Fecha de venta/prestación:`: up to the colon or the end of the line the label goes on in words, the first of them small or the colon behind. */
const wordsToColon = /^(?:\s+|['’])\p{L}[\p{L}'’./-]*(?:\s+[\p{L}'’./-]+){0,5}\s*[:：]/u
const wordsToEnd = /^(?:\s+|['’])\p{Ll}[\p{L}'’./-]*(?:\s+[\p{L}'’./-]+){0,5}\s*$/u
/** What stands behind such a word belongs to the first one, whatever it would say alone. */
const ofSomething = /^\s(?:de|du|of|des|der|di|da|do|della|del|van)\s/u
const ofWhat = /^\s(?:de|du|of|des|di|da|do|van)\s(?:la\s|las\s|los\s|the\s)?\p{Ll}{4,}(?:\s\p{Ll}{2,}){0,3}\s\d{1,2}[./-]/u

/**
 * A lone word that begins another label is none itself: `Invoice type:`, `Payment address:`; a bare day of something (`Fecha de caducidad:`) is the paper's only
 * where there is no other.
 */
export function withoutFirstWords(labels: readonly Label[], textLine: TextLine): Label[] {
  return labels.flatMap((label, at) => {
    if (!isLone(label, textLine) || !goesOn(label, labels[at + 1], textLine)) return [label]
    const sayings = label.sayings.flatMap(beginning)
    return sayings.length > 0 ? [{ ...label, sayings }] : []
  })
}

/** What the word still says where it only begins a label. */
function beginning(saying: Saying): Saying[] {
  if (!inSigns.has(saying.name)) return [saying]
  if (saying.weak) return []
  return [{ ...saying, weak: saying.name === 'date' }]
}

const isLone = ({ start, end }: Label, { tokens }: TextLine) =>
  tokens.filter((token) => token.start >= start && token.end <= end).length === 1

function goesOn({ end, colon, closes }: Label, next: Label | undefined, { text }: TextLine): boolean {
  if (colon || closes) return false
  const behind = text.slice(end)
  const words = (wordsToColon.exec(behind) ?? wordsToEnd.exec(behind) ?? ofWhat.exec(behind))?.[0]
  return words !== undefined && (ofSomething.test(words) || !(next && next.start < end + words.length))
}
