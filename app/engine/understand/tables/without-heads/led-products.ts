import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import type { DecimalSign } from '../../values/number.ts'
import { areUnits } from '../codes/unit-words.ts'
import type { Items } from '../items.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'
import { codeBelow } from './code-below.ts'
import { isDots, partAtLeader, withoutDots } from './leader.ts'

const FEWEST = 2 // such lines; one alone may be chance
const LONGEST = 3 // words of an amount: `EUR 1 250,00`
const position = /^\(?\d{1,3}[.):]+$/u
const sign = /^[x×*]$/iu
/** What says that the price of one follows. */
const each = /^(?:@|at|[àa]|zu|je|por|da|per|tegen|=)$/iu

interface Line {
  row: Row
  quantity: CellNumber
  name: Word[]
  price: CellNumber
  total: CellNumber
  code?: { value: string; words: Word[] }
}

/**
 * An order as a program prints it in a fixed font: `3) 6 x Glass filters 47 mm ........ @  96.20   577.20`, no heads, the amounts behind a leader of
 * dots, and the code in the line below. Every line proves itself.
 */
export function readLedProducts(document: Document, context: Context): Items {
  const { decimal } = context.formats
  const lines = document.pages.flatMap((page) => {
    const rows = rowsOf(page)
    return rows.flatMap((row, at): Line[] => {
      const line = lineOf(row, decimal)
      const code = line && codeBelow(row, rows[at + 1])
      return line ? [{ ...line, ...(code ? { code } : {}) }] : []
    })
  })
  if (lines.length < FEWEST) return { rows: [], areas: [] }
  return {
    rows: lines.map((line) => toRow(line, context)),
    areas: lines.map(({ row, code }) => ({ page: row.page, box: boxOf([row, ...(code?.words ?? [])]) })),
  }
}

/** How many, what, dots, and what one and all of them cost. */
function lineOf(row: Row, decimal: DecimalSign): Line | undefined {
  const parts = partAtLeader(position.test(row.words[0]?.text ?? '') ? row.words.slice(1) : row.words)
  const [count, next] = parts?.before ?? []
  const quantity = count && quantityIn([count], decimal)
  if (!parts || !next || !quantity) return undefined
  const name = parts.before.slice(sign.test(next.text) || areUnits([next.text]) ? 2 : 1)
  const amounts = parts.behind.filter((word) => !isDots(word) && !each.test(word.text))
  const priced = amountsIn(amounts, decimal).find(({ price, total }) =>
    provesItself({ quantity: quantity.value, price: price.value, total: total.value }),
  )
  return priced && /\p{L}{3}/u.test(textOf(name)) ? { row, quantity, name, ...priced } : undefined
}

const provesItself = (line: { quantity: string; price: string; total: string }) => balanceOf(line) === 'exact'

/** The words behind the leader, parted into two amounts in each way that they may be. */
function amountsIn(words: readonly Word[], decimal: DecimalSign): { price: CellNumber; total: CellNumber }[] {
  return words.slice(1, 2 * LONGEST).flatMap((_, at) => {
    const price = amountIn(words.slice(0, at + 1), decimal)
    const total = amountIn(words.slice(at + 1), decimal)
    return price && total ? [{ price, total }] : []
  })
}

function toRow({ quantity, name, price, total, code }: Line, { kind }: Context): CandidateRow {
  const called = columnNames[kind]
  const reason = 'line with a leader of dots, among those that add up'
  return {
    ...(code ? { [called.code]: printed(code.value, code.words, kind === 'invoice' ? 0.82 : 0.92, reason) } : {}),
    [called.description]: printed(withoutDots(textOf(name)), name, 0.93, reason),
    [called.quantity]: printed(quantity.value, quantity.words, 0.96, reason),
    unit_price: printed(price.value, price.words, 0.95, reason),
    total_amount: printed(total.value, total.words, 0.96, reason),
  }
}
