import type { Box, Page } from '../../document.ts'
import { fold } from '../words/fold.ts'
import { findHeaders } from '../tables/heads/headers.ts'
import { parseListLine } from '../tables/without-heads/list-line.ts'
import { rowsOf } from '../tables/rows.ts'
import { pattern } from '../words/pattern.ts'

/** `To: orders@wholesaler.example` over a printed mail. */
const recipient = /^(?:à|to|an|para|a|aan)\s?:.*@/iu
const bareRecipient = /^(?:à|to|an|para|a|aan)\s?:$/iu

/** What stands in a line of print, and where. */
interface Printed {
  text: string
  box: Box
}

const toWhom = /^(?:à|to|an|para|a|aan)\s?:/iu
const fromWhom = /^(?:de|from|von|da|van)\s?:/iu
const aboutWhat = /^(?:objet|sujet|subject|betreff|asunto|oggetto|onderwerp|assunto)\s?:/iu
const HEAD = 8 // of its lines: the head of a mail is no higher

/** Whether a line says to whom a mail goes; the address may stand in a cell of its own beside the label, or be left out under one that says from whom. */
export function isRecipient({ text, box }: Printed, lines: readonly Printed[]): boolean {
  if (recipient.test(text)) return true
  if (toWhom.test(text)) {
    const reach = HEAD * (box.bottom - box.top)
    const head = lines.filter((other) => Math.abs(other.box.left - box.left) < 4 && Math.abs(other.box.top - box.top) < reach)
    if (head.some((other) => fromWhom.test(other.text)) && head.some((other) => aboutWhat.test(other.text))) return true
  }
  return (
    bareRecipient.test(text) &&
    lines.some((other) => other.box.left > box.right && Math.abs(other.box.top - box.top) < 4 && other.text.includes('@'))
  )
}

const wish = pattern()`
  \b(?:
    necesit(?:o|amos|ari?a|ariamos)|(?:quiero|queremos|querria|querriamos) (?:pedir|encargar)|
    (?:me|nos) (?:sirve|servis|mandas|mandais|envias|enviais)|il (?:me|nous) (?:faudrait|faut)|
    (?:j'aurais|nous aurions|aurions|avons) besoin|
    (?:je|nous) (?:voudrais|voudrions|souhaite|souhaiterais|souhaiterions|prends|prendrais)|peux-tu (?:me|nous)|
    (?:i|we)(?:'ll| will)? need|(?:i|we)(?:'d| would) like|(?:could|can|may) (?:i|we) (?:have|get|order)|
    (?:wir|ich) (?:brauchen?|benotigen?|hatten? gerne?)|(?:ci|mi) (?:serv(?:e|ono|irebbe(?:ro)?))|avr(?:ei|emmo) bisogno|
    (?:wij|we|ik) (?:hebben|heb|willen|wil) .{0,20}(?:nodig|bestellen)|precis(?:o|amos|ava) de
  )\b
`
const about = /\b(?:commande|order|pedido|bestellung|bestelling|ordine|encomenda|auftrag)\b/
const LEAST = 2 // lines that say how many of what

/** A mail that wishes for so many of this and that, or says in its subject that it orders: the rest of it is nobody's form. */
export function isOrderMail(page: Page): boolean {
  const { lines, height } = page
  const head = lines.filter(({ box }) => box.top < 0.4 * height)
  if (!head.some((line) => isRecipient(line, head))) return false
  const says = head.some(({ text }) => text.length < 90 && about.test(fold(text))) || lines.some(({ text }) => wish.test(fold(text)))
  return says && (lines.filter(({ text }) => parseListLine(text) !== undefined).length >= LEAST || hasTable(page))
}

/** A table of things pasted into the mail. */
const hasTable = (page: Page) => findHeaders(rowsOf(page), page.rules).some(({ sort }) => sort === 'items')
