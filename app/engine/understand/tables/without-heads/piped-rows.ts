import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import type { Role } from '../heads/heading-words.ts'
import { readHeading } from '../heads/headings.ts'
import type { Items } from '../items.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { amountIn, quantityIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { optional } from '../optional.ts'
import { printed } from '../printed.ts'
import { type Row, rowsOf, textOf } from '../rows.ts'

const FEWEST = 2 // rows under the heads
const SURE = 0.9 // strength of a head that is known

/**
 * A table that a message writes as text: `Produit | Prix unitaire | Quantité` over `Farine T80 | 1.35 € | 25 x kg`. Its columns stand at no height of the
 * page, but a bar parts them, and every row has as many as the heads.
 */
export function readPipedRows(document: Document, context: Context): Items {
  const called = columnNames[context.kind]
  const found = document.pages.flatMap((page) => {
    const rows = rowsOf(page).map((row) => ({ row, cells: cellsOf(row) }))
    const at = rows.findIndex(({ cells }) => isHead(cells))
    if (at < 0) return []
    const roles = rolesOf(rows[at]!.cells)
    const under = rows.slice(at + 1).filter(({ row }) => !ruled.test(row.text))
    const end = under.findIndex(({ cells }) => cells.length !== roles.length)
    return (
      under
        .slice(0, end < 0 ? under.length : end)
        .map(({ row, cells }) => ({ row, read: rowOf(cells, roles, context) }))
        // One that counts nothing is the sum, or a remark.
        .filter(({ read }) => read[called.quantity] && read[called.description])
    )
  })
  if (found.length < FEWEST) return { rows: [], areas: [] }
  return { rows: found.map(({ read }) => read), areas: found.map(({ row }) => ({ page: row.page, box: row.box })) }
}

/** The cells between the bars; one bar at either edge of the row parts nothing. */
function cellsOf({ words }: Row): Word[][] {
  if (!words.some(({ text }) => text === '|')) return []
  const cells: Word[][] = [[]]
  for (const word of words) {
    if (word.text === '|') cells.push([])
    else cells.at(-1)!.push(word)
  }
  return cells.slice(words[0]!.text === '|' ? 1 : 0, words.at(-1)!.text === '|' ? -1 : undefined)
}

/** `|---|:--|` between the heads and the rows. */
const ruled = /^[-:=+| ]+$/

const rolesOf = (cells: readonly Word[][]): (Role | undefined)[] =>
  cells.map((words) => {
    const heading = readHeading(textOf(words))
    return heading && heading.strength >= SURE ? heading.role : undefined
  })

function isHead(cells: readonly Word[][]): boolean {
  const roles = cells.length > 1 ? rolesOf(cells) : []
  return roles.includes('description') && roles.includes('quantity')
}

function rowOf(cells: readonly Word[][], roles: readonly (Role | undefined)[], { kind, formats: { decimal } }: Context): CandidateRow {
  const called = columnNames[kind]
  const under = (role: Role) => (roles.includes(role) ? cells[roles.indexOf(role)]! : [])
  const quantity = quantityIn(under('quantity'), decimal) ?? timesIn(under('quantity'), decimal)
  const price = amountIn(under('price'), decimal)
  const total = amountIn(under('total'), decimal)
  const isProven =
    balanceOf({ ...optional('quantity', quantity?.value), ...optional('price', price?.value), ...optional('total', total?.value) }) ===
    'exact'
  const row: CandidateRow = {}
  const put = (name: string, value: string | undefined, words: Word[] = [], score = 0.92) => {
    if (value && words.length > 0) row[name] = printed(value, words, score, 'row of a table with bars between')
  }
  put(called.description, textOf(under('description')), under('description'))
  put(called.code, textOf(under('code')), under('code'))
  put(called.quantity, quantity?.value, quantity?.words, isProven ? 0.98 : 0.92)
  put('unit_price', price?.value, price?.words, isProven ? 0.98 : 0.92)
  put('total_amount', total?.value, total?.words, isProven ? 0.98 : 0.92)
  return row
}

/** `8 x pot 500g`: so many of what is counted, whatever its unit says of its size. */
const timesIn = (words: Word[], decimal: Context['formats']['decimal']) =>
  /^[x×]$/i.test(words[1]?.text ?? '') ? quantityIn(words.slice(0, 1), decimal) : undefined
