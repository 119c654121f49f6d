import type { KindName } from '#app/contract/kinds/index.ts'
import type { CandidateRow } from '../../candidate.ts'
import { compareValue } from './compare.ts'
import type { XmlRow } from './einvoice.ts'
import type { Locator } from './locate.ts'
import { isSame, sortOf } from './same.ts'

interface Rows {
  kind: KindName
  /** `items` or `vat_details`, as checks name them. */
  list: 'items' | 'vat_details'
  xml: XmlRow[]
  page: CandidateRow[]
  locator: Locator
  format: string
}

/** Rows of the XML held against those of the page, aligned in order; `differing` names the cells that contradict each other. */
export function mergeRows({ kind, list, xml, page, locator, format }: Rows): { rows: CandidateRow[]; differing: string[] } {
  if (xml.length === 0) return { rows: page, differing: [] }
  const pairs = alignRows(kind, xml, page)
  const differing: string[] = []
  const rows = xml.map((xmlRow, at) => {
    const pageRow = page[pairs[at] ?? -1] ?? {}
    const known = Object.keys(pageRow).length > 0
    const cells: CandidateRow = { ...pageRow }
    for (const [name, value] of Object.entries(xmlRow)) {
      const cell = pageRow[name]
      // A row that the page prints without this column stays without it: what is not mentioned is absent.
      if (known && cell === undefined && locator.words > 0 && !isPrinted(kind, name, value, locator)) continue
      const verdict = compareValue({ kind, name, xml: value, page: cell ? [cell] : [], locator, format })
      cells[name] = verdict.candidates[0]!
      if (verdict.contradicts) differing.push(`${list}.${at}.${name}`)
    }
    return cells
  })
  return { rows, differing }
}

function isPrinted(kind: KindName, name: string, values: readonly string[], locator: Locator): boolean {
  return values.some((value) => value.length > 2 && locator.find(sortOf(kind, name), value).length > 0)
}

/** For each row of the XML the row of the page that shares most cells with it, in order (longest common subsequence by weight). */
function alignRows(kind: KindName, xml: XmlRow[], page: CandidateRow[]): (number | undefined)[] {
  const weight = (x: number, p: number) =>
    Object.entries(xml[x]!).filter(([name, values]) => {
      const cell = page[p]![name]
      return cell !== undefined && values.some((value) => isSame(name, sortOf(kind, name), cell.value, value))
    }).length
  const best = Array.from({ length: xml.length + 1 }, () => new Float64Array(page.length + 1))
  const weights = xml.map((_, x) => page.map((__, p) => weight(x, p)))
  for (let x = 1; x <= xml.length; x++) {
    for (let p = 1; p <= page.length; p++) {
      const shared = weights[x - 1]![p - 1]!
      const paired = shared > 0 ? best[x - 1]![p - 1]! + shared : 0
      best[x]![p] = Math.max(best[x - 1]![p]!, best[x]![p - 1]!, paired)
    }
  }
  const pairs: (number | undefined)[] = new Array<number | undefined>(xml.length).fill(undefined)
  for (let x = xml.length, p = page.length; x > 0 && p > 0;) {
    if (best[x]![p] === best[x - 1]![p]) x -= 1
    else if (best[x]![p] === best[x]![p - 1]) p -= 1
    else pairs[--x] = --p
  }
  return pairs
}
