import type { Box } from '../../document.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { beforeAccount, restOfAccount } from './canadian-account.ts'
import { findIbans } from '../values/iban.ts'
import { joinLines } from '../words/wrapped.ts'

/** In a narrow column an account may be broken more than once: read on until its check digits hold. */
export function withRest(line: LabelledLine, lines: LabelledLine[]): LabelledLine {
  let whole = line
  for (let count = 0; count < MOST_BREAKS; count++) {
    const next = withNext(whole, lines)
    if (next === whole) break
    whole = next
    if (findIbans(whole.text).some(({ valid }) => valid)) return whole
  }
  return whole === line ? line : withNext(line, lines)
}

const MOST_BREAKS = 3 // of a line

/** `code 60-13-32, Account` over `55120846` */
const codeThenAccount = /\d,? (?:account|acct|a\/c)(?: (?:no|number))?\.?:?$/i

/** `Lagan Bank 95-06-24` over `Account 11340772`, `16-22-09` over `31449082`: the account under the number of its bank. */
const codeAtEnd = /(?:^|\s)\d{2}-\d{2}-\d{2}$/
const eightDigits = /^(?:(?:account|acct|a\/c)\.?(?: (?:no|number)\.?)?:? )?\d{8}$/i

/** In a foot set about its middle the rest stands there alone. */
const isCentred = (under: Box, over: Box) => Math.abs(under.left + under.right - over.left - over.right) < 4

/** `Avon Bank 08-92-41 · 50177260`: a dot with wide blanks parts them as cells. */
const isBesideCode = ({ line: { box, page } }: LabelledLine, { line: own }: LabelledLine) =>
  page === own.page && Math.abs(box.top - own.box.top) < 2 && box.left > own.box.right && box.left - own.box.right < 3 * own.size

/** An account that was too long for its column goes on in the line under it. */
export function withNext(line: LabelledLine, lines: LabelledLine[]): LabelledLine {
  const isCode = codeAtEnd.test(line.text)
  if (
    !isCode &&
    !/\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){0,7}$/.test(line.text) &&
    !codeThenAccount.test(line.text) &&
    !beforeAccount.test(line.text)
  )
    return line
  const { box, size } = line.line
  const beside = isCode && lines.find((other) => isBesideCode(other, line) && eightDigits.test(other.text))
  const isBeforeAccount = beforeAccount.test(line.text)
  if (beside) return { ...joinLines(line, beside), labels: line.labels }
  const next = lines.find(
    ({ line: under, text }) =>
      under.page === line.line.page &&
      under.box.top > box.bottom - 0.5 * size &&
      under.box.top - box.bottom < 0.9 * size &&
      (Math.abs(under.box.left - box.left) < 40 || (isCentred(under.box, box) && /^[A-Z\d]{1,4}(?:\s[A-Z\d]{1,4})*$/.test(text))) &&
      (isCode ? eightDigits : isBeforeAccount ? restOfAccount : /^(?:[A-Z\d]{1,4}(?:\s[A-Z\d]{1,4})*|[A-Z\d]{5,26})(?=$|[\s,;.])/).test(
        text,
      ),
  )
  return next ? { ...joinLines(line, next), labels: line.labels } : line
}
