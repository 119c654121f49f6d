/** What is asked of a row: which cells it has, and how sure each came out of its table. */
type Row = Readonly<Record<string, { score: number } | undefined>>

const PROVEN = 0.95 // score of a cell that the arithmetic bears out
const ALIKE = 0.6 // worth of a row that fills the columns that most rows fill, beside one that is proven
const MOST = 0.6 // of the rows: a column that so many fill is the table's

/** How far the rows of a table bear each other out, 0 to 1: their arithmetic holds, or at least they fill the same columns. */
export function trustIn(rows: readonly Row[]): number {
  if (rows.length === 0) return 0
  const counts = new Map<string, number>()
  for (const row of rows) for (const name of Object.keys(row)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const usual = [...counts].filter(([, count]) => count >= MOST * rows.length).map(([name]) => name)
  const worth = rows.map((row) => {
    const numbers = [row.unit_price, row.total_amount, row.amount].flatMap((cell) => cell ?? [])
    if (numbers.some(({ score }) => score >= PROVEN)) return 1
    return usual.every((name) => row[name]) ? ALIKE : 0
  })
  return worth.reduce<number>((sum, one) => sum + one, 0) / rows.length
}
