import type { LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { isContactLine } from './contacts.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'

const APART = 1.7 // heights of a line between two rows of the same party, at most
const MOST_ROWS = 10
const LEFT = 5 // points
/** What is told of a party under its address: numbers and ways to reach it, each behind its label. */
const told = new Set<LabelName>([
  'vat_id',
  'company_id',
  'other_id',
  'other_number',
  'customer_number',
  'supplier_number',
  'phone',
  'fax',
  'email',
  'web',
  'contact_person',
])

/** Whose rows stand under an address, however far down they go: `GLN : …`, `SIREN : …`, `N° TVA : …`, one close under the other at the address's edge. */
export function findTails<P extends Party>(parties: readonly P[], lines: readonly LabelledLine[]): Map<LabelledLine, P> {
  const tails = new Map<LabelledLine, P>()
  for (const party of parties.filter(hasAddress)) {
    let { bottom } = party.block.box
    const under = lines
      .filter(
        ({ line }) => line.page === party.block.page && line.box.top > bottom - 2 && Math.abs(line.box.left - party.block.box.left) < LEFT,
      )
      .toSorted((a, b) => a.line.box.top - b.line.box.top)
    for (const line of under.slice(0, MOST_ROWS)) {
      const { box } = line.line
      if (box.top - bottom > APART * (box.bottom - box.top) || !tellsOfParty(line)) break
      tails.set(line, party)
      bottom = box.bottom
    }
  }
  return tails
}

const tellsOfParty = ({ text, labels }: LabelledLine) =>
  isContactLine(text) || labels.some(({ colon, sayings }) => colon && sayings.some(({ name }) => told.has(name)))
