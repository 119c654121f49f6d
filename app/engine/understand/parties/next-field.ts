import type { Label, LabelledLine } from '../labels/labels.ts'
import type { Spot } from '../spots/spots.ts'
import type { Block } from './blocks.ts'

/** `Documentación a Remitir:` level with the middle of its two lines: whatever it says, the first of them is no more of the value over it. */
const isOverMiddle = ({ line: other, text }: LabelledLine, label: Label['box'], { box }: LabelledLine['line']) =>
  /\p{L}:$/u.test(text) && other.box.top > label.bottom - 2 && other.box.top < box.bottom - 2 && other.box.bottom > box.top

/** `Adresse de livraison / Delivery` over `address`: the label takes two lines. */
const isRestOfLabel = ({ line, text }: LabelledLine, { bottom, top, left }: Label['box']) =>
  /^\p{Ll}/u.test(text) && Math.abs(line.box.left - left) < 2 && line.box.top > top && line.box.top - bottom < 0.6 * line.size

export function upToNextLabel(block: Block, { box, page: number, colon }: Label, page: LabelledLine[]): Block {
  const end = block.parts.findIndex(
    ({ line: { line } }, at) =>
      at > 0 &&
      page.some(
        (other) =>
          other.line.page === number &&
          (other.labels[0]?.leads === true || isOverMiddle(other, box, line)) &&
          !isRestOfLabel(other, box) &&
          // `Ship-to: X` over `Address: Y`: a field of the same party.
          !(colon && other.labels[0]?.sayings.some(({ name }) => name.startsWith('party_'))) &&
          Math.abs(other.line.box.left - box.left) < 2 &&
          (Math.abs(other.line.box.top - line.box.top) < 2 || isOverMiddle(other, box, line)),
      ),
  )
  return end < 0 ? block : { ...block, parts: block.parts.slice(0, end) }
}

/** `Site | X` over `Ordered by | Y` over `Deliver to | X, 88 High Street`: what stands level with the label of another field is that one's value. */
export function upToNextField(block: Block, { box, page: number, closes }: Label, page: LabelledLine[]): Block {
  const fields = page.filter(
    ({ line, labels: [label] }) =>
      line.page === number &&
      Math.abs(line.box.left - box.left) < 2 &&
      label?.leads === true &&
      (label.closes || label.colon) &&
      label.sayings.some(({ name, weak }) => !weak && ofOther.test(name)),
  )
  const end = block.parts.findIndex(
    ({ box: part }, at) =>
      at > 0 &&
      fields.some(({ line }) => line.box.right < part.left && Math.abs(line.box.top - part.top) < 2 && line.box.top > box.top + 2),
  )
  return end < 0 || !closes ? block : { ...block, parts: block.parts.slice(0, end) }
}

/** Whether what stands under a label is another field, and what stands beside it is none. */
export function isFieldOver({ line: below }: Spot, { line: right, text }: Spot): boolean {
  const [label] = below.labels
  return (
    label?.leads === true &&
    label.sayings.some(({ name, weak }) => !weak && /_number$/.test(name)) &&
    /^[\s:.#]*(?=\S*\d)\S+$/u.test(below.text.slice(label.end)) &&
    right.labels.length === 0 &&
    /^\p{Lu}\p{L}/u.test(text)
  )
}

/** Labels of other fields than the lines of an address: `Attention | Ms Dietrich` may stand in its midst. */
const ofOther = /^(?:supplier|customer|delivery|buyer_person|delivery_time)$|_(?:date|number)$|^date$/
