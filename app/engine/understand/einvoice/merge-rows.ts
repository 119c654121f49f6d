import Big from 'big.js'
import { decimalPattern, type KindName } from '#app/contract/kinds/index.ts'
import type { CandidateRow } from '../../candidate.ts'
import { compareValue } from './compare.ts'
import type { XmlRow } from './einvoice.ts'
import { type Band, boxAround, type Locator } from './locate.ts'
import { compact, type Sort, sortOf, withoutZeros } from './same.ts'

interface Rows {
  kind: KindName
  /** `items` or `vat_details`, as checks name them. */
  list: 'items' | 'vat_details'
  xml: XmlRow[]
  page: CandidateRow[]
  locator: Locator
  format: string
}

/** A row without a known next one reaches so far below its first line, in points. */
const REACH = 40

/** Rows of the XML held against those of the page, aligned in order; `differing` names the cells that contradict each other. */
export function mergeRows({ kind, list, xml, page, locator, format }: Rows): { rows: CandidateRow[]; differing: string[] } {
  if (xml.length === 0) return { rows: page, differing: [] }
  const pairs = alignRows(kind, xml, page)
  const bands = layBands(
    kind,
    xml,
    pairs.map((pair) => (pair === undefined ? undefined : page[pair])),
    locator,
  )
  const differing: string[] = []
  const rows = xml.map((xmlRow, at) => {
    const cells: CandidateRow = { ...page[pairs[at] ?? -1] }
    const within = bands[at]
    for (const [name, value] of Object.entries(xmlRow)) {
      const cell = cells[name]
      // What a printed row does not show is not mentioned: it stays absent, whatever the XML knows.
      if (list === 'items' && within && !cell && !isPrinted(sortOf(kind, name), value, locator, within)) continue
      const verdict = compareValue({ kind, name, xml: value, page: cell ? [cell] : [], locator, format, within })
      cells[name] = verdict.candidates[0]!
      if (verdict.contradicts) differing.push(`${list}.${at}.${name}`)
    }
    return cells
  })
  return { rows, differing }
}

function isPrinted(sort: Sort, values: readonly string[], locator: Locator, within: Band): boolean {
  return values.some(
    (value) => locator.find(sort, value, within).length > 0 || (sort === 'text' && locator.gather(value, within) !== undefined),
  )
}

/** The strip of the page that each row takes: from its own first line to the next row's. */
function layBands(kind: KindName, xml: XmlRow[], page: (CandidateRow | undefined)[], locator: Locator): (Band | undefined)[] {
  const starts = xml.map((row, at) => startOf(page[at]) ?? searchStart(kind, row, locator))
  return starts.map((start, at) => {
    if (!start) return undefined
    const next = starts.slice(at + 1).find((one) => one !== undefined)
    const before = starts.slice(0, at).findLast((one) => one !== undefined)
    const bottom = next && next.page === start.page && next.top > start.top ? Math.min(next.top, start.top + 3 * REACH) : start.top + REACH
    const above =
      before && before.page === start.page && before.top < start.top ? Math.max(before.top + 1, start.top - REACH) : start.top - REACH
    return { ...start, top: start.top - 1, bottom, above }
  })
}

function startOf(row: CandidateRow | undefined): { page: number; top: number } | undefined {
  const placed = Object.values(row ?? {}).flatMap(({ box, page }) => (box && page ? [{ box, page }] : []))
  const first = placed[0]
  return first && { page: first.page, top: boxAround(placed.filter((cell) => cell.page === first.page)).top }
}

/** A row that the page's reader missed is looked for by what it is called. */
function searchStart(kind: KindName, row: XmlRow, locator: Locator): { page: number; top: number } | undefined {
  for (const name of ['description', 'product_name', 'divalto_code', 'product_code', 'amount']) {
    for (const value of row[name] ?? []) {
      const places = locator.find(sortOf(kind, name), value)
      if (places.length === 1) return { page: places[0]!.page, top: places[0]!.box.top }
    }
  }
  return undefined
}

/** For each row of the XML the row of the page that shares most cells with it, in order (longest common subsequence by weight). */
function alignRows(kind: KindName, xml: XmlRow[], page: CandidateRow[]): (number | undefined)[] {
  const pageKeys = page.map((row) => Object.entries(row).map(([name, cell]) => keyOf(kind, name, cell.value)))
  const xmlKeys = xml.map(
    (row) => new Set(Object.entries(row).flatMap(([name, values]) => values.map((value) => keyOf(kind, name, value)))),
  )
  const weight = (x: number, p: number) => pageKeys[p]!.reduce((sum, key) => sum + (xmlKeys[x]!.has(key) ? 1 : 0), 0)
  const best = Array.from({ length: xml.length + 1 }, () => new Float64Array(page.length + 1))
  for (let x = 1; x <= xml.length; x++) {
    for (let p = 1; p <= page.length; p++) {
      const shared = weight(x - 1, p - 1)
      const paired = shared > 0 ? best[x - 1]![p - 1]! + shared : 0
      best[x]![p] = Math.max(best[x - 1]![p]!, best[x]![p - 1]!, paired)
    }
  }
  const pairs = new Array<number | undefined>(xml.length).fill(undefined)
  for (let x = xml.length, p = page.length; x > 0 && p > 0;) {
    if (best[x]![p] === best[x - 1]![p]) x -= 1
    else if (best[x]![p] === best[x]![p - 1]) p -= 1
    else pairs[--x] = --p
  }
  return pairs
}

/** Equal for values that are the same; texts only when all their letters are, which is enough to find a row. */
function keyOf(kind: KindName, name: string, value: string): string {
  const sort = sortOf(kind, name)
  if (sort === 'number') return `${name} ${decimalPattern.test(value) ? new Big(value).toFixed() : value}`
  return `${name} ${sort === 'date' ? value : withoutZeros(compact(value))}`
}
