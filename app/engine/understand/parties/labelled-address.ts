import type { Label, LabelledLine } from '../labels/labels.ts'
import { findSpots, type Spot } from '../spots/spots.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import type { Part } from './blocks.ts'
import { isContactLine } from './contacts.ts'
import { isCountry, isPlace, isPlaceWord } from './places.ts'
import type { HeadedParty } from './headed.ts'
import { hasAddress } from './has-address.ts'

/** An address that says itself what it is, with its town where that stands in fields of its own. */
export interface LabelledAddress {
  label: Label
  parts: Part[]
}

const UNDER = 84 // points below the name's label in which its address may stand
const ALIGNED = 7 // points
const SURER = 1.5 // what an address of its own adds to a name under a heading
const TOWN = 34 // points below the address in which its town may stand

/** `Señores: X` over `Dirección: Y` and `Ciudad: Z`; `NOME / RAZÃO SOCIAL` over `ENDEREÇO`, `CEP`, `MUNICÍPIO`: fields of one form, their labels one under the other. */
export function withLabelledAddresses(headed: HeadedParty[], lines: LabelledLine[]): HeadedParty[] {
  const addresses = findLabelledAddresses(lines)
  if (addresses.length === 0) return headed
  return headed.map((party) => {
    if (hasAddress(party) || !party.name) return party
    const [under] = addresses.filter(({ label }) => isUnder(party, label)).sort((a, b) => a.label.box.top - b.label.box.top)
    // `Razón Social: X` over `Condición: Y   Domicilio: Z`: in the next row, wherever that has room for it, and under nobody else's name.
    const [besides, ...others] = addresses.filter(
      ({ label }) => isInNextRow(party, label) && !headed.some((other) => isUnder(other, label)),
    )
    const own = under ?? (others.length === 0 ? besides : undefined)
    return own ? { ...party, address: own.parts, addressed: true, score: party.score * SURER } : party
  })
}

const isUnder = ({ label: { box, page } }: HeadedParty, label: Label) =>
  label.page === page && Math.abs(label.box.left - box.left) < ALIGNED && label.box.top > box.top && label.box.top - box.bottom < UNDER

const isInNextRow = ({ label: { box, page, colon } }: HeadedParty, label: Label) =>
  colon && label.colon && label.page === page && label.box.top > box.top + 2 && label.box.top - box.bottom < ROW * (box.bottom - box.top)

const ROW = 0.8 // of the label's height down to the next row

export function findLabelledAddresses(lines: LabelledLine[]): LabelledAddress[] {
  const labels = lines.flatMap((line) => line.labels)
  const towns = labels.filter((label) => says(label, 'party_town') || says(label, 'party_postcode'))
  return labels
    .filter((label) => says(label, 'party_address'))
    .flatMap((label) => {
      // `Domicilio fiscal: 66220` says to the tax office which town it is.
      const said = valuesOf(label, lines).filter(({ text }) => !/^\d{4,6}$/.test(text))
      const street = said.find(({ text }) => /\d|\bs\/n\b/i.test(text) || (isPlaceWord(text) && text.includes(',')) || isPlace(text))
      if (!street) return []
      const near = towns
        .filter(({ page, box }) => page === label.page && box.top > label.box.top - 4 && box.top - label.box.bottom < TOWN)
        .flatMap((town) => valuesOf(town, lines)[0] ?? [])
      const parts = [street, ...restOf(street, label, lines), ...near].filter(
        ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
      )
      return [{ label, parts }]
    })
}

/** What did not fit goes on under the value or under its label. */
function restOf({ line: { line } }: Part, label: Label, lines: LabelledLine[]): Part[] {
  const next = lines.find(
    ({ line: other, labels }) =>
      other.page === label.page &&
      labels.length === 0 &&
      !other.text.startsWith(':') &&
      !isContactLine(other.text) &&
      other.box.top > line.box.top + 2 &&
      other.box.top - line.box.bottom < 0.6 * line.size &&
      Math.abs(other.size - line.size) < 0.3 &&
      (Math.abs(other.box.left - label.box.left) < 2 || Math.abs(other.box.left - line.box.left) < 2),
  )
  return next ? [{ text: next.text, line: next, box: next.line.box }] : []
}

const says = ({ sayings }: Label, wanted: LabelName) => sayings.some(({ name }) => name === wanted)

/** Behind the label or, led by a colon, beside it; in a form of boxes under it. */
function valuesOf(label: Label, lines: LabelledLine[]): Part[] {
  const spots = findSpots(label, lines, true).filter(({ rank, relation }) => relation !== 'above' && rank === 0)
  const order = label.colon || spots.some(({ relation, line }) => relation === 'right' && /^\s*:/.test(line.text)) ? 'right' : 'below'
  return spots
    .sort(
      (a, b) =>
        Number(b.relation === 'inline') - Number(a.relation === 'inline') || Number(b.relation === order) - Number(a.relation === order),
    )
    .filter((spot) => !isCountry(spot.text) && !isNextFact(spot))
    .map(({ text, line, box }) => ({ text, line, box }))
}

/** `Dirección | Av. El Molino 254` over `Condición de pago Crédito a 30 días`: what begins with a label of its own is the next fact of the form. */
const isNextFact = ({ relation, line: { labels } }: Spot) =>
  relation === 'below' &&
  labels[0]?.leads === true &&
  !labels[0].closes &&
  labels[0].sayings.some(({ weak, name }) => !weak && name !== 'delivery')
