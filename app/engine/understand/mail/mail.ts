import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { domainName, findEmail } from '../parties/contacts.ts'
import { toCandidate } from '../parties/party.ts'
import { isPersonName } from '../parties/person-names.ts'
import { boxBetween } from '../words/tokens.ts'
import { joinLines } from '../words/wrapped.ts'
import { readCode } from '../values/code.ts'
import { findDates } from '../values/date.ts'
import { wordsOf } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** `Brasserie du Port <cuisine@port.example>` alone in its line: who sent a mail, as Gmail and others print it over `To:`. */
const sender = /^(?:(?:de|from|von|da|van)\s?:\s*)?["']?([^<>"'@:]{2,60}?)["']?\s*[<([][^<>\s]+@[^<>\s]+[>)\]]$/iu
/** `From: Gwen Pritchard gwen@pritchard.example`: Apple prints the address without brackets. */
const plainSender = /^(?:de|from|von|da|van)\s?:\s*([^<>"'@:]{2,60}?)\s[^<>\s]+@[^<>\s]+$/iu
export const senderOf = (text: string) => (sender.exec(text) ?? plainSender.exec(text))?.[1]
const recipient = /^(?:à|to|an|para|a|aan)\s?:/iu
const subject = /^(?:objet|subject|betreff|asunto|oggetto|onderwerp|assunto)\s?:\s*(.+)$/iu
const prefixes = /^(?:(?:re|tr|fwd?|wg|aw|rv|i)\s?:\s*)+/iu
const orders = /commande|bestell|order|pedido|ordine|encomenda|auftrag|\bp\.?o\b/iu

/** `FV458060` in a subject is the order's number; `13/03` and `2026` are none. */
const coded = /(?<![\p{L}\d/.-])(?=\S*\d{3})(?!\d{4}(?!\S)|\d{1,2}[./-]\d{1,2}[./-])[\p{Lu}\d][\p{Lu}\d/_-]{3,}(?![\p{L}\d])/u

/** `Re: Quote 55120 - our PO HC-7714`: of two numbers the one behind the order's word. */
const ordered = new RegExp(
  String.raw`(?:${orders.source})[\p{L}]{0,3}\.?\s(?:(?:n[°ºor]\.?|no|num|#)\s?)?:?\s?(${coded.source}|(?!(?:19|20)\d\d(?!\d))\d{3,6}(?![\p{L}\d/.-]))`,
  'iu',
)
/** `Krüger, Marion` */
const lastFirst = /^\p{Lu}[\p{L}-]+, \p{Lu}[\p{L}-]+$/u
/** `… / Kd.-Nr. 30417` in a subject says who writes. */
const customer = pattern('iu')`
  \s*[/,;(–-]?\s*(?:
    (?:kd|kunden|client|cliente|customer|klant)[\p{L}.-]{0,12}\s?n[\p{L}°º.]{0,6}\s?:?|
    (?:kunde|client|cliente|customer|klant|account|compte|cuenta)\s?:?
  )\s*(?=\S*\d)\S+$
`

/** A printed mail: who sent it, when, and what it is called where the order bears no number. */
export function findMail({ document, context, lines }: Sight): Candidates {
  if (context.kind !== 'work_order') return {}
  const page = document.pages[0]
  const inner = forwardedFrom(lines)?.line.box.top ?? 0
  const head = joinRows(
    lines.filter(({ line }) => line.page === page?.number && line.box.top >= inner - 1 && line.box.top < inner + 0.5 * page.height),
  )
  const to = head.find(({ text }) => recipient.test(text))
  // The owner of the mailbox may stand in a corner: who sent it stands right over who got it.
  const from = head
    .filter(
      (line) => senderOf(line.text) && to && line.line.box.top < to.line.box.top && Math.abs(line.line.box.left - to.line.box.left) < 30,
    )
    .at(-1)
  if (!from || !to) return {}
  const name = senderOf(from.text)!.trim()
  const found: Candidates = {}
  const part = { ...toPart(from), text: name }
  const isHouse = isSendersHouse(from.text, name)
  if (!isHouse && (isPersonName(name) || lastFirst.test(name))) found.client_name = [toCandidate([part], 0.8, 'sender of a mail')]
  else found.customer_company_name = [toCandidate([part], 0.8, 'sender of a mail')]
  const dated = head.filter(({ line }) => Math.abs(line.box.top - from.line.box.top) < 3)
  found.order_date = dated.flatMap((line) => dateOf(line, context.formats.dateOrder))
  const title = titleOf(head, from)
  if (title) found.name = [title]
  const writer = customerOf(head, subjectOf(head, from))
  if (writer) found.customer_code = [writer]
  return found
}

/** `Obrador Tía Remedios <obrador@tiaremedios.example>`: words of the name are the whole domain, and others say what they are: the house, and no person there. */
export function isSendersHouse(line: string, name: string): boolean {
  const domain = domainName(line)?.replace(/[^a-z\d]/g, '')
  if (domain === undefined) return false
  // Domains leave the article's letter out: `table-ysaline` of `La Table d'Ysaline`.
  const words = wordsOf(name).filter((word) => word.length > 1)
  return words.length > OF_DOMAIN && words.some((_, at) => isJoined(words.slice(at), domain))
}
const OF_DOMAIN = 2 // words of a domain at least: `Gwen Pritchard` writes from pritchard.example
const isJoined = (words: readonly string[], domain: string) =>
  [OF_DOMAIN, OF_DOMAIN + 1, OF_DOMAIN + 2].some((many) => words.length >= many && words.slice(0, many).join('') === domain)

const passedOn = /^(?:objet|subject|betreff|asunto|oggetto|onderwerp|assunto)\s?:\s*(?:tr|fwd?|wg|rv|i|enc)\s?:/iu
const fromHead = /^(?:de|from|von|da|van)\s?:/iu
const sentHead = /^(?:envoy[ée]e?(?: le)?|sent|date|gesendet|enviado(?: el)?|fecha|inviato|verzonden|enviada|data|datum)\s?:/iu

/** The head of the mail that another one passes on: the order is what stands from there. */
export function forwardedFrom(printed: readonly LabelledLine[]): LabelledLine | undefined {
  // `Asunto:` in a cell of its own and `RV: …` in the next.
  const lines = joinRows(printed)
  const at = lines.findIndex(({ text, line }) => line.page === 1 && passedOn.test(text))
  if (at < 0) return undefined
  const inner = lines
    .slice(at + 1)
    .find(
      ({ text, line }, place, rest) =>
        line.page === 1 &&
        fromHead.test(text) &&
        rest.slice(place + 1, place + 8).some((other) => sentHead.test(other.text)) &&
        rest.slice(place + 1, place + 10).some((other) => subject.test(other.text)),
    )
  // `RV: Presupuesto 1187 - PEDIDO 26-0093` sent to who wrote the inner mail answers it, whatever the program put before its subject.
  const writer = inner && mailboxIn(inner.text)
  const isAnswer =
    writer !== undefined && lines.slice(0, lines.indexOf(inner!)).some(({ text }) => recipient.test(text) && mailboxIn(text) === writer)
  return isAnswer ? undefined : inner
}

const mailboxIn = (text: string) => findEmail(text)?.value.toLowerCase()

const label = /^(?:de|from|von|da|van|à|to|an|para|a|aan|objet|subject|betreff|asunto|oggetto|onderwerp|assunto)\s?:$/iu

/** `From:` in a cell of its own and who it was in the next are one line. */
function joinRows(head: readonly LabelledLine[]): LabelledLine[] {
  return head.map((line) => {
    const next = label.test(line.text)
      ? head.find((other) => other.line.box.left > line.line.box.right && Math.abs(other.line.box.top - line.line.box.top) < 4)
      : undefined
    return next ? { ...joinLines(line, next), labels: line.labels } : line
  })
}

function dateOf(line: LabelledLine, order: Parameters<typeof findDates>[1]): Candidate[] {
  const [date] = findDates(line.text, order)
  if (!date) return []
  const box = boxBetween(line, date.index, date.index + date.length)
  return [{ ...toCandidate([toPart(line)], 0.86, 'date of a mail'), value: date.value, box }]
}

/** `… - client R-1187` at the end of the subject. */
function customerOf(head: readonly LabelledLine[], loudest: LabelledLine | undefined): Candidate | undefined {
  const line = head.find(({ text }) => subject.test(text)) ?? loudest
  const value = readCode(
    customer
      .exec(line?.text ?? '')?.[0]
      .split(/\s/)
      .at(-1) ?? '',
  )
  if (!line || !value) return undefined
  const at = line.text.lastIndexOf(value)
  return { ...toCandidate([{ ...toPart(line), text: value }], CUSTOMER, 'subject of a mail'), box: boxBetween(line, at, at + value.length) }
}

/** `Fwd: PH-5518`, `TIL 3390`: a subject that is a number and nothing else, where the mail orders. */
function bareNumber(line: LabelledLine, text: string): Candidate | undefined {
  if (!wholeNumber.test(text) || findDates(text, 'dmy').length > 0) return undefined
  const at = line.text.lastIndexOf(text)
  return { ...toCandidate([{ ...toPart(line), text }], BARE, 'subject of a mail'), box: boxBetween(line, at, at + text.length) }
}

const wholeNumber = /^(?=(?:\D*\d){3})(?:\p{Lu}{1,6}[ /_-]?\d[\p{Lu}\d]*(?:[/_-][\p{Lu}\d]+)*|\d{4,12}(?:[/-]\d{1,6})?)$/u
const BARE = 0.62

const CUSTOMER = 0.7
const LARGER = 1.15 // of a subject: Gmail sets it in 14 beside 12

/** The subject without a label, in the largest type over the sender. */
const subjectOf = (head: readonly LabelledLine[], from: LabelledLine): LabelledLine | undefined =>
  head
    .filter((line) => line.line.box.bottom <= from.line.box.top + 2 && line.line.size > LARGER * from.line.size && orders.test(line.text))
    .sort((a, b) => b.line.size - a.line.size)[0]

/** The subject, behind its label or in the largest type over the sender. */
function titleOf(head: LabelledLine[], from: LabelledLine): Candidate | undefined {
  const labelled = head.find(({ text }) => subject.test(text))
  const line = labelled ?? subjectOf(head, from)
  const text = (labelled ? subject.exec(labelled.text)![1]! : line?.text)?.replace(prefixes, '').trim()
  if (!line || !text) return undefined
  if (!orders.test(text)) return labelled && bareNumber(line, text)
  const title = text.replace(customer, '')
  const code = ordered.exec(title)?.[1] ?? coded.exec(title)?.[0]
  const value = code ?? title
  const at = line.text.indexOf(value)
  return {
    ...toCandidate([{ ...toPart(line), text: value }], code ? 0.7 : 0.5, 'subject of a mail'),
    box: boxBetween(line, at, at + value.length),
  }
}
