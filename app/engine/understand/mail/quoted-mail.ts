import type { Document, Line, Page } from '../../document.ts'
import { labelDocument, type LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { forwardedFrom } from './mail.ts'
import { isRecipient } from './order-mail.ts'
import { pattern } from '../words/pattern.ts'

/** `On Mon, 9 June 2025 at 10:42, Sales wrote:`, `Le 09/06/2025 à 10:42, le service devis a écrit :` */
const answered = pattern()`
  ^(?:
    (?:on|le|el|am|il|op|em)\s.{4,120}\d.{0,120}\b(?:wrote|a ecrit|escribio|schrieb|ha scritto|schreef|escreveu)\b.{0,60}:$
  )|^.{2,90}\s(?:wrote|a ecrit|escribio|schrieb|ha scritto|schreef|escreveu)\s?:$
`
const LEAST = 5 // lines of a mail of its own over what it answers

/** The mail without the one that it answers: what the other wrote, and the prices it quoted, are no part of the order. */
export function withoutQuotedMail(document: Document): Document {
  const lines = labelDocument(document)
  const inner = forwardedFrom(lines)
  const own = inner ? lines.filter(({ line }) => line.page > 1 || line.box.top > inner.line.box.top - 1) : lines
  const quoted = quotedFrom(own)
  return quoted ? { ...document, pages: document.pages.flatMap((page) => upTo(page, quoted)) } : document
}

function upTo(page: Page, { line: head }: LabelledLine): Page[] {
  if (page.number !== head.page) return page.number < head.page ? [page] : []
  const isOwn = ({ box }: Pick<Line, 'box'>) => box.top < head.box.top - 1
  return [{ ...page, words: page.words.filter(isOwn), lines: page.lines.filter(isOwn) }]
}

/** Where a printed mail turns to the one that it answers. */
function quotedFrom(lines: readonly LabelledLine[]): LabelledLine | undefined {
  const first = lines.filter(({ line }) => line.page === 1)
  const printed = first.map(({ text, line: { box } }) => ({ text, box }))
  const head = printed.findIndex((line) => isRecipient(line, printed))
  if (head < 0) return undefined
  const from = printed[head]!.box.bottom
  return lines.find(
    (line, at) =>
      at > head + LEAST &&
      (answered.test(fold(line.text).trim()) || (line.line.box.top > from && (isHeadOfMail(lines, at) || isNextOfThread(line, first)))),
  )
}

const sender = /^(?:de|from|von|da|van)\s?:\s?\S/iu
const others = pattern('u')`
  ^(?:
    sent|date|to|subject|cc|envoye(?: le)?|a|objet|enviad[oa](?: el)?|fecha|para|asunto|gesendet(?: am)?|datum|an|betreff|inviato|data|oggetto|verzonden|aan|
    onderwerp|assunto
  )\s?:
`
const MOST_HEADS = 4

/** `From: Sales <…>` over `Sent: …`, `To: …`, `Subject: …`: Outlook prints the head of what is answered once more under the answer. */
function isHeadOfMail(lines: readonly LabelledLine[], at: number): boolean {
  if (!sender.test(lines[at]!.text)) return false
  return lines.slice(at + 1, at + 1 + MOST_HEADS).filter(({ text }) => others.test(fold(text))).length >= 2
}

const mailbox = /^[^<>@]{2,60}\s<[^<>\s]+@[^<>\s]+>$/u
const printedDay = /\d{4}\s.{0,4}\d{1,2}[:h.]\d{2}/u

/** `Gareth Pugh <sales@…>          Tue, 2 Jun 2026 at 16:05`: a thread prints each mail under its sender and day. */
function isNextOfThread({ text, line }: LabelledLine, page: readonly LabelledLine[]): boolean {
  if (!mailbox.test(text)) return false
  return page.some(
    ({ line: other, text: day }) => other.box.left > line.box.right && Math.abs(other.box.top - line.box.top) < 3 && printedDay.test(day),
  )
}
