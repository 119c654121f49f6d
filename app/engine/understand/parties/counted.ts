import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, isCustomersNumber, isDocumentsNumber } from './blocks.ts'
import type { Party } from './party.ts'

/** `Kundennr. 10072` under the name: whom somebody else counts. */
export const isCounted = ({ block: { contacts } }: Party, lines: readonly LabelledLine[]) =>
  contacts.some(({ line }) => isCustomersNumber(line) && !isAmongFacts(line, lines))

/** `Kunden-Nr. 20456` over `Bestell-Nr. 18893`: one of the facts of the paper, which stand under the letterhead of whoever counts. */
const isAmongFacts = ({ line }: LabelledLine, lines: readonly LabelledLine[]) =>
  lines.some(
    (other) =>
      other.line.page === line.page &&
      other.line.box.top > line.box.top + 1 &&
      other.line.box.top - line.box.bottom < line.size &&
      isAligned(other.line.box, line.box) &&
      isDocumentsNumber(other),
  )
