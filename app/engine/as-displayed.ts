import type { Cell, Cells, Reading } from '#app/contract/reading.ts'
import type { Document, Page } from './document.ts'
import { displayFractions, fractionsAsRead } from './read/turn.ts'

type Boxed = Pick<Reading, 'fields' | 'items'> & Partial<Pick<Reading, 'vat_details'>>

/** Pages that were turned or set straight for reading: boxes become fractions of the page as displayed again. */
export const asDisplayed = <R extends Boxed>(reading: R, document: Document): R => withBoxes(reading, document, displayFractions)

/** The way back: boxes of a reading where the engine had them while it read. */
export const asRead = <R extends Boxed>(reading: R, document: Document): R => withBoxes(reading, document, fractionsAsRead)

function withBoxes<R extends Boxed>(reading: R, document: Document, move: typeof displayFractions): R {
  const turned = new Map(document.pages.flatMap((page) => (page.turn || page.lean ? [[page.number, page] as const] : [])))
  if (turned.size === 0) return reading
  const cells = (of: Cells): Cells => Object.fromEntries(Object.entries(of).map(([name, cell]) => [name, moveCell(cell, turned, move)]))
  return {
    ...reading,
    fields: cells(reading.fields),
    items: reading.items.map(cells),
    ...(reading.vat_details ? { vat_details: reading.vat_details.map(cells) } : {}),
  }
}

function moveCell(cell: Cell, turned: ReadonlyMap<number, Page>, move: typeof displayFractions): Cell {
  const page = cell.page === undefined ? undefined : turned.get(cell.page)
  if (!page) return cell
  return {
    ...cell,
    ...(cell.box ? { box: move(cell.box, page) } : {}),
    ...(cell.candidates ? { candidates: cell.candidates.map((candidate) => moveCell(candidate, turned, move)) } : {}),
  }
}
