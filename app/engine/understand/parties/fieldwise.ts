import type { Label, LabelledLine } from '../labels.ts'
import { findSpots } from '../spots.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { collectBlock, type Part } from './blocks.ts'
import { isCountry } from './places.ts'
import type { Party } from './party.ts'

const headings = new Set<LabelName>(['supplier', 'customer', 'delivery', 'other_party'])
/** How far down the rows of a heading may reach, in points. */
const REACH = 170

/** A heading over rows of labels and values: `Seller` / `Name: X` / `Address: Y`. */
export function readFields(heading: Label, page: LabelledLine[]): Party | undefined {
  if (!heading.leads || !heading.closes || heading.colon) return undefined
  const rows = rowsUnder(heading, page)
  const nameLabel = rows.find(({ sayings }) => says(sayings, 'party_name'))
  if (!nameLabel) return undefined
  const name = valueOf(nameLabel, page)
  const addressLabel = rows.find(({ sayings }) => says(sayings, 'party_address'))
  const first = addressLabel && valueOf(addressLabel, page)
  const numberLabel = rows.find(
    ({ sayings }) => sayings.some((saying) => saying.weak && saying.name === 'invoice_number') || says(sayings, 'customer_number'),
  )
  const number = numberLabel && valueOf(numberLabel, page)
  const block = collectBlock(
    first ?? name ?? { text: heading.textLine.text, line: heading.textLine as LabelledLine, box: heading.box },
    page,
  )
  const address = first ? block.parts.filter(({ text }) => !isCountry(text)) : []
  return {
    block: name && first ? { ...block, parts: [name, ...block.parts] } : block,
    name,
    names: name ? [name] : [],
    address,
    ...(number ? { number } : {}),
  }
}

/** The labels at the beginning of lines under the heading, up to the next heading of a party in its column. */
function rowsUnder({ box, page: number, textLine }: Label, page: LabelledLine[]): Label[] {
  const under = page
    .filter(
      ({ line }) =>
        line !== textLine.line &&
        line.page === number &&
        line.box.top > box.bottom - 2 &&
        line.box.top < box.bottom + REACH &&
        line.box.left > box.left - 12 &&
        line.box.left < box.right + 120,
    )
    .sort((a, b) => a.line.box.top - b.line.box.top)
  const end = under.findIndex(
    ({ labels }) =>
      labels[0]?.leads === true &&
      labels[0].closes &&
      !labels[0].colon &&
      labels[0].sayings.some(({ name, weak }) => !weak && headings.has(name)),
  )
  return (end < 0 ? under : under.slice(0, end)).flatMap(({ labels }) => (labels[0]?.leads ? labels[0] : []))
}

const says = (sayings: Label['sayings'], wanted: LabelName) => sayings.some(({ name }) => name === wanted)

function valueOf(label: Label, page: LabelledLine[]): Part | undefined {
  const spot = findSpots(label, page, true).find(({ relation }) => relation === 'inline' || relation === 'right')
  return spot && { text: spot.text, line: spot.line, box: spot.box }
}
