import type { ColumnName } from '../wild/words/tongue.ts'
import { callingsOf } from './callings.ts'
import { cellOf, type DiceColumn, isMore, isShare, type PlacedColumn, type TableForm, textual } from './columns.ts'
import { type DiceDesk, secondLanguage, wide, wrapped } from './desk.ts'
import type { DiceLine } from './facts.ts'
import { moreWords } from './more-words.ts'
import { structureWords } from './structures.ts'

function headsOf({ facts }: DiceDesk, name: DiceColumn): readonly string[] {
  const { columns, called, shipped } = moreWords[facts.land.language]
  if (name === 'colour') return [structureWords[facts.land.language].colour]
  if (name === 'currency') return structureWords[facts.land.language].currency
  if (isShare(name)) return [facts.shares.heads[Number(name.slice(5))]!]
  if (name === 'quantity' && facts.shares.sum !== undefined) return [facts.shares.sum]
  if (isMore(name)) return columns[name]
  if (name === 'quantity' && facts.habit === 'callOff') return called
  if (name === 'quantity' && facts.habit === 'shipped') return shipped
  return callingsOf(facts.land.language).columns[name]
}

/** The same in the paper's second language below it. */
function bilingualHead({ facts, dice }: DiceDesk, name: DiceColumn, text: string): string[] {
  const { columns } = callingsOf(secondLanguage(facts.land.language))
  return name in columns ? [text, dice.pick(columns[name as ColumnName])] : [text]
}

const PAD = 10
const NARROWEST_NAME = 95

/** Columns as wide as what they hold; what is left is the name's. Columns that nobody misses go where there is no room. */
export function placeColumns(desk: DiceDesk, form: TableForm): PlacedColumn[] {
  const { facts, dice } = desk
  const bold = form.heads === 'bold'
  const columns = form.columns.map((name) => {
    const picked = dice.pick(headsOf(desk, name))
    const text = form.heads === 'upper' ? picked.toUpperCase() : picked
    const head =
      form.heads === 'none'
        ? []
        : desk.facts.structure === 'bilingual'
          ? bilingualHead(desk, name, text)
          : form.heads === 'two-lines' && name !== 'name'
            ? text.split(' ')
            : [text]
    const cells = facts.lines.map((line, at) => cellOf(desk, form, name, line, at))
    const widest = (texts: string[], look = {}) => Math.max(0, ...texts.map((one) => wide(desk, one, look)))
    return { name, head, width: Math.max(widest(head, { bold }), widest(cells)) + PAD }
  })
  const space = desk.right - desk.left
  const taken = () => columns.reduce((sum, { name, width }) => sum + (name === 'name' ? 0 : width), 0)
  for (const name of ['position', 'later', 'balance', 'unit', 'charge', 'code', 'delivered', 'ordered', 'day'] as const) {
    const at = columns.findIndex((column) => column.name === name)
    const needed = (name === 'code' && facts.kind === 'work_order') || (name === 'position' && facts.structure === 'nested')
    if (space - taken() < NARROWEST_NAME && at >= 0 && !needed) columns.splice(at, 1)
  }
  const rest = Math.max(NARROWEST_NAME, space - taken())
  let left = desk.left
  const placed = columns.map(({ name, head, width }): PlacedColumn => {
    const right = left + (name === 'name' ? rest : width)
    const column = { name, head, left: left + 2, right: right - PAD + 2, align: textual.has(name) ? 'left' : 'right' } as const
    left = right
    return column
  })
  form.columns = placed.map(({ name }) => name)
  return placed
}

export const nameLines = (desk: DiceDesk, form: TableForm, column: PlacedColumn, line: DiceLine, at: number): string[] =>
  wrapped(desk, cellOf(desk, form, 'name', line, at), column.right - column.left)
