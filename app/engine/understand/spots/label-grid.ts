import type { Label, LabelledLine } from '../labels/labels.ts'
import { hasPostalCode } from '../parties/places.ts'
import type { Spot } from './spot.ts'

const LEVEL = 0.5 // of the type's height: a value of two lines begins a little over the middle of its row
const ROW = 1.6 // of the type's height: how far apart the rows of a form stand

/** Labels at one edge and their values at another, as a label of a number or day in the same column shows: what stands under a label there is the next label. */
export function isGrid({ box, textLine }: Label, beside: Spot, page: LabelledLine[]): boolean {
  const ofPage = page.filter(({ line }) => line.page === beside.page)
  const column = ofPage.filter(({ line }) => line !== textLine.line && Math.abs(line.box.left - box.left) < 2)
  const valueOf = ({ line }: LabelledLine) =>
    ofPage.find(
      (other) => Math.abs(other.line.box.left - beside.box.left) < 2 && Math.abs(other.line.box.top - line.box.top) < LEVEL * line.size,
    )
  const isUnder = ({ line }: LabelledLine) =>
    line.box.top > box.bottom - 2 && line.box.top - box.bottom < Math.max(14, ROW * textLine.line.size)
  return (
    column.some((line) => isUnder(line) && !/\d/.test(line.text) && valueOf(line)) &&
    (isForm(column, valueOf) ||
      (column.some((line) => isUnder(line) && isLabelled(line)) &&
        column.filter((line) => isKnown(line) && valueOf(line)).length >= KNOWN) ||
      column.some((line) => {
        const [label] = line.labels
        const isFact =
          label?.leads && label.closes && label.sayings.some(({ name, weak }) => !weak && /_(?:date|number)$|^date$/.test(name))
        const value = valueOf(line)?.text ?? ''
        // `Almacén` beside the supplier's `41011 SEVILLA`: each is a line of an address.
        return isFact && /\d/.test(value) && !hasPostalCode(value)
      }))
  )
}

/** `Service | Magasin` over `Centre de coût | CC 4117`, with `Rédacteur | …` over them: a label alone before its value. */
const isLabelled = ({ labels: [label] }: LabelledLine) => label?.leads === true && label.closes
const isKnown = (line: LabelledLine) => isLabelled(line) && line.labels[0]!.sayings.some(({ weak }) => !weak)
const KNOWN = 2 // of them in the column, each before a value at the same edge

/** `Name | X`, `Type | company`, `Email | …`, `Telephone | …`, `Address | …`: the record of a customer, each of its labels alone before its value. */
function isForm(column: readonly LabelledLine[], valueOf: (line: LabelledLine) => LabelledLine | undefined): boolean {
  const fields = column.filter(
    ({ labels: [label] }) => label?.leads === true && label.closes && label.sayings.some(({ name }) => ofRecord.has(name)),
  )
  return new Set(fields.filter((line) => valueOf(line)).map(({ text }) => text)).size >= LEAST
}

const LEAST = 2 // other fields of the record
const ofRecord = new Set(['email', 'phone', 'party_address', 'party_town', 'party_postcode', 'vat_id', 'company_id'])
