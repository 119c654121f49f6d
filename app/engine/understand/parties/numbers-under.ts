import { union } from '../../read/geometry.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { type Block, collectBlock, type Part, toPart } from './blocks.ts'
import { hasPostalCode } from './places.ts'

const numbers = new Set<LabelName>(['invoice_number', 'order_number', 'customer_number', 'supplier_number', 'other_number', 'other_id'])
const MOST_NUMBERS = 3 // rows of numbers over a name

/** `Nummer : GE2020211`, `Globale Nummer: 4000…` between a heading and the name: what the heading heads stands under them, and the first is the party's number. */
export function belowNumbers(heading: Label, page: LabelledLine[]): { label: Label; number?: Part } {
  if (!heading.leads || !heading.closes) return { label: heading }
  let { box } = heading
  let number: Part | undefined
  for (let count = 0; count < MOST_NUMBERS; count++) {
    const row = page.find(
      ({ line, labels: [label] }) =>
        line.page === heading.page &&
        label?.leads === true &&
        label.colon &&
        label.sayings.some(({ name }) => numbers.has(name)) &&
        line.box.top > box.top + 1 &&
        line.box.top - box.bottom < 0.9 * line.size &&
        Math.abs(line.box.left - box.left) < 3,
    )
    if (!row) break
    const cell = numberBeside(row, page)
    if (count === 0) number = cell
    box = cell ? union([row.line.box, cell.box]) : row.line.box
  }
  return { label: box === heading.box || !number ? heading : { ...heading, box }, ...(number ? { number } : {}) }
}

/** The value in its cell, led by the colon. */
function numberBeside({ line }: LabelledLine, page: LabelledLine[]): Part | undefined {
  const cell = page.find(
    ({ line: other, text }) =>
      other.page === line.page && other.box.left > line.box.right && Math.abs(other.box.top - line.box.top) < 2 && /^:\s?\S+$/.test(text),
  )
  return cell && { text: cell.text.slice(1).trim(), line: cell, box: cell.line.box }
}

/** `Buyer ......: 5099990000017` over the name: a message's location number stands behind its heading, and whose it is under the number or the heading. */
export function underNumber({ box, page: number, textLine, end }: Label, page: LabelledLine[]): LabelledLine | undefined {
  const { line } = textLine
  const behind = textLine.text.slice(end)
  const isBehind = locationNumber.test(behind)
  const cell = isBehind
    ? line.words.at(-1)
    : behind.trim() === '' &&
      page.find(
        ({ line: other, text }) =>
          other.page === number && other.box.left > box.right && Math.abs(other.box.top - box.top) < 2 && locationNumber.test(text),
      )?.line
  if (!cell) return undefined
  return page.find(
    ({ line: under, text, labels: [first] }) =>
      under.page === number &&
      under.box.top > box.top + 1 &&
      under.box.top - box.bottom < 0.9 * under.size &&
      [box.left, cell.box.left].some((left) => Math.abs(under.box.left - left) < 3) &&
      /\p{L}{2}/u.test(text) &&
      !first?.leads,
  )
}

/** `Client 411PLOM02` over the name and its address: whose code it is stands under it. */
export function underCode({ box, page: number, textLine: { text }, sayings, leads, end }: Label, page: LabelledLine[]): Block | undefined {
  if (!leads || !sayings.some(({ name, weak }) => name === 'customer' && !weak) || !customersCode.test(text.slice(end))) return undefined
  const first = page.find(
    ({ line: under, text: said, labels: [label] }) =>
      under.page === number &&
      under.box.top > box.top + 1 &&
      under.box.top - box.bottom < 0.9 * under.size &&
      Math.abs(under.box.left - box.left) < 3 &&
      /\p{L}{2}/u.test(said) &&
      !label?.leads,
  )
  const block = first && collectBlock(toPart(first), page)
  return block?.parts.some(({ text: said }) => hasPostalCode(said)) ? block : undefined
}

const customersCode = /^[\s:]*(?=\S*\d)[\p{Lu}\d./-]{3,15}$/u

/** A location number (GLN) has thirteen digits. */
const locationNumber = /^[\s.:_]*\d{13}$/
