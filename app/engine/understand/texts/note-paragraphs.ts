import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { ofInvoices, readParagraph } from '../words/paragraph.ts'
import { pattern } from '../words/pattern.ts'

const MOST = 6 // paragraphs
const APART = 1.9 // of the type's height at most between two paragraphs of one note
const ALIGNED = 4 // points

/** What ends a text and is no part of it: greetings, who signs, what the paper says of itself. */
const closing = pattern()`
  ^(?:
    yours|kind|best|regards|sincerely|authori[sz]ed|approved|signed|signature|cordialement|salutations|veuillez agreer|fait a|pour le|
    le (?:maire|directeur|president)|bon pour|atentamente|un saludo|saludos|firma|autorizad|mit freundlich|freundliche|hochachtung|
    unterschrift|cordiali|distinti|page|seite|pagina|hoja
  )\b
`

/** The paragraphs of a note: its first one, and the sentences that follow it in the same type at the same edge. */
export function readNote(first: LabelledLine, page: LabelledLine[], left: number, ends: RegExp): LabelledLine[][] {
  const paragraphs = [readParagraph(first, page, left, ends)]
  while (paragraphs.length < MOST) {
    const last = paragraphs.at(-1)!.at(-1)!
    const next = nextUnder(last, page)
    if (!next || !isMore(next, last, left) || ends.test(fold(next.text))) break
    const paragraph = readParagraph(next, page, next.line.box.left, ends)
    if (!isSentence(paragraph) || isListed(paragraph) !== isListed(paragraphs[0]!)) break
    paragraphs.push(paragraph)
  }
  return paragraphs
}

/** The next thing down the page, wherever it begins, where it stands alone in its row. */
function nextUnder({ line }: LabelledLine, page: LabelledLine[]): LabelledLine | undefined {
  const under = page
    .filter((other) => other.line.page === line.page && other.line.box.top > line.box.bottom - 0.3 * line.size)
    .filter((other) => other.line.box.left < line.box.right && other.line.box.right > line.box.left)
    .sort((a, b) => a.line.box.top - b.line.box.top)
  const [next] = under
  const beside = page.filter((other) => other !== next && next && Math.abs(other.line.box.top - next.line.box.top) < 0.5 * line.size)
  return beside.some((other) => other.line.page === line.page) ? undefined : next
}

function isMore({ line, labels, text }: LabelledLine, { line: last }: LabelledLine, left: number): boolean {
  if (line.box.top - last.box.bottom > APART * last.size || Math.abs(line.size - last.size) > 0.6 || line.bold !== last.bold) return false
  if (Math.abs(line.box.left - last.box.left) > ALIGNED && Math.abs(line.box.left - left) > ALIGNED) return false
  return !labels.some(({ leads, colon, closes }) => leads && (colon || closes)) && !closing.test(fold(text)) && !ofInvoices.test(fold(text))
}

/** Words that end with a full stop, or an item of a list. */
function isSentence(lines: LabelledLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ')
  return text.split(/\s+/).length >= 4 && (/[.!]$/.test(text) || isListed(lines)) && !/[@]/.test(text)
}

/** `1. Please send two copies`: the terms that a form prints under every note begin so, and the note does not. */
const isListed = ([first]: LabelledLine[]) => /^(?:[-–•*]|\(?\d{1,2}[.)])\s/u.test(first!.text)
