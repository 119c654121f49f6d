import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { readParagraph } from '../words/paragraph.ts'
import { joinLines } from '../words/wrapped.ts'
import { readMethodSentence } from './method-sentence.ts'
import { beginsWithMeans } from './split-payment.ts'
import { readTendered } from './tendered.ts'
import { readUnderPayment } from './under-payment.ts'

/** Means that no label leads to: told in a sentence, beside what was paid, or in a cell under the word for paying. */
export function readNamedMeans(line: LabelledLine, page: LabelledLine[]): Candidate | undefined {
  return readMethodSentence(line) ?? readTendered(line, page) ?? readUnderPayment(line, page) ?? readBrokenSentence(line, page)
}

/** `… wird von Ihrem Konto per` over `SEPA-Lastschrift eingezogen.`: or `… will be charged to the` over `Direct Debit on file`: the line broke right before the means. */
function readBrokenSentence(line: LabelledLine, page: LabelledLine[]): Candidate | undefined {
  const next = /\s(?:by|via|per|par|por|mediante|tramite|mittels|durch|(?:charged|billed|debited) (?:to|on) (?:the|your))$/i.test(line.text)
    ? readParagraph(line, page, line.line.box.left)[1]
    : undefined
  if (!next || !beginsWithMeans.test(fold(next.text))) return undefined
  return readMethodSentence({ ...joinLines(line, next), labels: line.labels })
}
