import { fold } from './fold.ts'
import { openEnd } from './open-end.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'

/** A line this wide (in points) that does not end its sentence goes on in the next. */
const WIDE = 120
const MOST_LINES = 6

/** What an order says of its invoices and terms in the next line is printed on all of them. */
export const ofInvoices = /^(?:invoices? |(?:les? |las? |die |le )?factur(?:e|a)s? |rechnung(?:en)? |fattur[ae] |the (?:terms|conditions) )/

/** The lines right under a line, aligned with it or with where its value begins, that go on with its sentence. */
export function readParagraph(first: LabelledLine, page: LabelledLine[], left: number, ends?: RegExp): LabelledLine[] {
  const lines = [first]
  for (let last = first; lines.length < MOST_LINES;) {
    const next = page.find((line) => goesOn(line, last, left))
    const wide = last.line.box.right - last.line.box.left > WIDE
    if (!next || !(wide || isOpen(last.text, next.text)) || ends?.test(fold(next.text))) break
    if (/[.!?]$/.test(last.text) && ofInvoices.test(fold(next.text))) break
    lines.push(next)
    last = next
  }
  return lines
}

/** `Prévenir le` over `magasinier 30 minutes avant`: in a narrow column beside a table lines are short. */
const isOpen = (last: string, next: string) => !/[.!?:;]$/.test(last) && (/^\p{Ll}/u.test(next) || openEnd.test(last))

function goesOn({ line, labels, text }: LabelledLine, { line: last, text: over }: LabelledLine, left: number): boolean {
  const gap = line.box.top - last.box.bottom
  if (line.page !== last.page || line.box.top <= last.box.top + 1 || gap > 0.7 * (last.box.bottom - last.box.top)) return false
  // `Bestellt von Ida Brandt` under a note that is at its end says who, and asks for nothing.
  if (/[.!]$/.test(over) && isWhoOrdered(labels[0], text)) return false
  // An account begins a line of its own.
  if (labels[0]?.leads && labels[0].sayings.every(({ name }) => name === 'iban')) return false
  if (Math.abs(line.size - last.size) > 0.6 || (labels[0]?.leads === true && (labels[0].colon || labels[0].closes))) return false
  return Math.abs(line.box.left - last.box.left) < 4 || Math.abs(line.box.left - left) < 4
}

const isWhoOrdered = (label: Label | undefined, text: string) =>
  label?.leads === true &&
  label.sayings.every(({ name, weak }) => name === 'buyer_person' && !weak) &&
  /\s(?:by|par|por|von|durch|door|da|pela?)$/i.test(text.slice(0, label.end)) &&
  /^\s\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(label.end))
