import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { type Part, toPart } from './blocks.ts'
import type { HeadedParty } from './headed.ts'
import { hasAddress } from './has-address.ts'

const address = /^(?:direccion|domicilio|adresse|address|anschrift|indirizzo|endereco|morada|adres)$/
const ROWS = 48 // points from the row of the name to that of its address
const LEVEL = 2 // points
const ALIGNED = 2 // points
const CLOSE = 0.6 // of the type's height: what did not fit stands right under it

/**
 * `Cliente | Bodegas Arriaga, S.L. | Cód. cliente | 0091` over `CIF | B01… | Dirección | Calle Laurel, 6 - 26001 - Logroño`: facts in two columns of labels
 * and values, without colons. The only address among them is that of the customer they are about.
 */
export function withAddressAmongFacts(headed: HeadedParty[], lines: readonly LabelledLine[]): HeadedParty[] {
  const labels = lines.filter(({ text }) => text.length < LONGEST && address.test(fold(text)))
  if (labels.length !== 1) return headed
  const [label] = labels
  return headed.map((party) => {
    if (!isBilled(party) || hasAddress(party) || !party.name || !isBesideLabel(party)) return party
    const parts = isAmong(label!, party) ? valueOf(label!, lines) : []
    return parts.length > 0 ? { ...party, address: parts, addressed: true } : party
  })
}

const LONGEST = 14 // signs

/** `Señor(es)` leads to the customer too. */
const isBilled = ({ role }: HeadedParty) => role === 'customer' || role === 'addressee'

const isBesideLabel = ({ label, name }: HeadedParty) =>
  label.leads &&
  label.closes &&
  !label.colon &&
  name!.box.left > label.box.right &&
  Math.abs(name!.line.line.box.top - label.box.top) < LEVEL

/** In the type of the customer's label, in its row or one of those under it. */
const isAmong = ({ line }: LabelledLine, { label: { textLine, box, page } }: HeadedParty) =>
  line.page === page &&
  line.bold === textLine.line.bold &&
  Math.abs(line.size - textLine.line.size) < 0.3 &&
  line.box.top > box.top - LEVEL &&
  line.box.top - box.top < ROWS

function valueOf({ line: label }: LabelledLine, lines: readonly LabelledLine[]): Part[] {
  const [value] = lines
    .filter(({ line }) => line.page === label.page && line.box.left > label.box.right && Math.abs(line.box.top - label.box.top) < LEVEL)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  if (!value || value.labels[0]?.leads || !/\p{L}{3}.*,|\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(value.text)) return []
  const rest = lines.find(
    ({ line, labels }) =>
      line.page === label.page &&
      labels.length === 0 &&
      Math.abs(line.box.left - value.line.box.left) < ALIGNED &&
      line.box.top > value.line.box.top + ALIGNED &&
      line.box.top - value.line.box.bottom < CLOSE * line.size &&
      !lines.some(
        ({ line: other }) => other.page === line.page && other.box.right < line.box.left && Math.abs(other.box.top - line.box.top) < LEVEL,
      ),
  )
  return [value, ...(rest ? [rest] : [])].map(toPart)
}
