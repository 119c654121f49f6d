import { fold } from './fold.ts'
import type { LabelledLine } from './labels.ts'
import { isRecipient } from './order-mail.ts'

/** `On Mon, 9 June 2025 at 10:42, Sales wrote:`, `Le 09/06/2025 à 10:42, le service devis a écrit :` */
const answered =
  /^(?:(?:on|le|el|am|il|op|em)\s.{4,120}\d.{0,120}\b(?:wrote|a ecrit|escribio|schrieb|ha scritto|schreef|escreveu)\b.{0,60}:$)|^.{2,90}\s(?:wrote|a ecrit|escribio|schrieb|ha scritto|schreef|escreveu)\s?:$/
const LEAST = 5 // lines of a mail of its own over what it answers

/** Where a printed mail turns to the one that it answers: what the other wrote is no part of the order. */
export function quotedFrom(lines: readonly LabelledLine[]): LabelledLine | undefined {
  const first = lines.filter(({ line }) => line.page === 1)
  const printed = first.map(({ text, line: { box } }) => ({ text, box }))
  const head = printed.findIndex((line) => isRecipient(line, printed))
  if (head < 0) return undefined
  const from = printed[head]!.box.bottom
  return lines.find(
    (line, at) => at > head + LEAST && (answered.test(fold(line.text).trim()) || (line.line.box.top > from && isHeadOfMail(lines, at))),
  )
}

const sender = /^(?:de|from|von|da|van)\s?:\s?\S/iu
const others =
  /^(?:sent|date|to|subject|cc|envoye|a|objet|enviado|fecha|para|asunto|gesendet|datum|an|betreff|inviato|data|oggetto|verzonden|aan|onderwerp|assunto)\s?:/u
const MOST_HEADS = 4

/** `From: Sales <…>` over `Sent: …`, `To: …`, `Subject: …`: Outlook prints the head of what is answered once more under the answer. */
function isHeadOfMail(lines: readonly LabelledLine[], at: number): boolean {
  if (!sender.test(lines[at]!.text)) return false
  return lines.slice(at + 1, at + 1 + MOST_HEADS).filter(({ text }) => others.test(fold(text))).length >= 2
}
