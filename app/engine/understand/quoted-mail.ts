import { fold } from './fold.ts'
import type { LabelledLine } from './labels.ts'
import { recipient } from './order-mail.ts'

/** `On Mon, 9 June 2025 at 10:42, Sales wrote:`, `Le 09/06/2025 à 10:42, le service devis a écrit :` */
const answered =
  /^(?:(?:on|le|el|am|il|op|em)\s.{4,120}\d.{0,120}\b(?:wrote|a ecrit|escribio|schrieb|ha scritto|schreef|escreveu)\b.{0,60}:$)|^.{2,90}\s(?:wrote|a ecrit|escribio|schrieb|ha scritto|schreef|escreveu)\s?:$/
const LEAST = 5 // lines of a mail of its own over what it answers

/** Where a printed mail turns to the one that it answers: what the other wrote is no part of the order. */
export function quotedFrom(lines: readonly LabelledLine[]): LabelledLine | undefined {
  const head = lines.findIndex(({ text, line }) => line.page === 1 && recipient.test(text))
  if (head < 0) return undefined
  return lines.find(({ text }, at) => at > head + LEAST && answered.test(fold(text).trim()))
}
