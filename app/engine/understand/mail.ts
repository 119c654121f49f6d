import type { Candidate, Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import type { LabelledLine } from './labels.ts'
import { toPart } from './parties/blocks.ts'
import { toCandidate } from './parties/party.ts'
import { isPersonName } from './parties/places.ts'
import { boxBetween } from './tokens.ts'
import { findDates } from './values/date.ts'

/** `Brasserie du Port <cuisine@port.example>` alone in its line: who sent a mail, as Gmail and others print it over `To:`. */
const sender = /^(?:(?:de|from|von|da|van)\s?:\s*)?["']?([^<>"'@:]{2,60}?)["']?\s*[<([][^<>\s]+@[^<>\s]+[>)\]]$/iu
const recipient = /^(?:à|to|an|para|a|aan)\s?:/iu
const subject = /^(?:objet|subject|betreff|asunto|oggetto|onderwerp|assunto)\s?:\s*(.+)$/iu
const prefixes = /^(?:(?:re|tr|fwd?|wg|aw|rv|i)\s?:\s*)+/iu
const orders = /commande|bestell|order|pedido|ordine|encomenda|auftrag/iu

/** `FV458060` in a subject is the order's number; `13/03` and `2026` are none. */
const coded = /(?<![\p{L}\d/.-])(?=\S*\d{3})(?!\d{4}(?!\S)|\d{1,2}[./-]\d{1,2}[./-])[\p{Lu}\d][\p{Lu}\d/_-]{3,}(?![\p{L}\d])/u

/** A printed mail: who sent it, when, and what it is called where the order bears no number. */
export function findMail({ document, context, lines }: Sight): Candidates {
  if (context.kind !== 'work_order') return {}
  const page = document.pages[0]
  const head = lines.filter(({ line }) => line.page === page?.number && line.box.top < 0.5 * page.height)
  const to = head.find(({ text }) => recipient.test(text))
  // The owner of the mailbox may stand in a corner: who sent it stands right over who got it.
  const from = head
    .filter(
      (line) => sender.test(line.text) && to && line.line.box.top < to.line.box.top && Math.abs(line.line.box.left - to.line.box.left) < 30,
    )
    .at(-1)
  if (!from || !to) return {}
  const name = sender.exec(from.text)![1]!.trim()
  const found: Candidates = {}
  const part = { ...toPart(from), text: name }
  if (isPersonName(name)) found.client_name = [toCandidate([part], 0.8, 'sender of a mail')]
  else found.customer_company_name = [toCandidate([part], 0.8, 'sender of a mail')]
  const dated = head.filter(({ line }) => Math.abs(line.box.top - from.line.box.top) < 3)
  found.order_date = dated.flatMap((line) => dateOf(line, context.formats.dateOrder))
  const title = titleOf(head, from)
  if (title) found.name = [title]
  return found
}

function dateOf(line: LabelledLine, order: Parameters<typeof findDates>[1]): Candidate[] {
  const [date] = findDates(line.text, order)
  if (!date) return []
  const box = boxBetween(line, date.index, date.index + date.length)
  return [{ ...toCandidate([toPart(line)], 0.86, 'date of a mail'), value: date.value, box }]
}

/** The subject, behind its label or in the largest type over the sender. */
function titleOf(head: LabelledLine[], from: LabelledLine): Candidate | undefined {
  const labelled = head.find(({ text }) => subject.test(text))
  const over = head.filter(
    (line) => line.line.box.bottom <= from.line.box.top + 2 && line.line.size > 1.2 * from.line.size && orders.test(line.text),
  )
  const line = labelled ?? over.sort((a, b) => b.line.size - a.line.size)[0]
  const text = (labelled ? subject.exec(labelled.text)![1]! : line?.text)?.replace(prefixes, '').trim()
  if (!line || !text || !orders.test(text)) return undefined
  const code = coded.exec(text)?.[0]
  return toCandidate([{ ...toPart(line), text: code ?? text }], code ? 0.7 : 0.5, 'subject of a mail')
}
