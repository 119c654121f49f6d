import type { Cell, Cells, Check, Reading } from '#app/contract/reading.ts'
import { checkItems, checkTaxes, checkTotals } from '../check/sums.ts'

/** The fields that arithmetic decides, for both kinds. */
export const sumFields = ['subtotal_without_tax', 'total_amount_without_tax', 'tax_amount', 'total_amount_with_tax'] as const
const checks = [checkTotals, checkItems, checkTaxes]
const FAILED = 2 // a broken sum weighs more than one that holds

/**
 * Which of the proposed sums to take: all combinations are tried together with what is there, and that one wins whose sums hold best. A sum that
 * contradicts the others, or that no other sum speaks for, is not taken. At most four are proposed, so at most sixteen ways.
 */
export function settleProposals(reading: Reading, proposals: Readonly<Record<string, Cell>>): string[] {
  const names = Object.keys(proposals)
  const before = judge(reading)
  let best = { taken: [] as string[], worth: worthOf(before) }
  for (let set = 1; set < 2 ** names.length; set += 1) {
    const taken = names.filter((_, bit) => set & (2 ** bit))
    const fields: Cells = { ...reading.fields, ...Object.fromEntries(taken.map((name) => [name, proposals[name]!])) }
    const after = judge({ ...reading, fields })
    // Something that the model did not say must agree: sums that only speak for each other are as easily invented as one.
    const isTied = taken.every((name) =>
      after.some(({ status, fields: tied }) => status === 'passed' && tied.includes(name) && tied.some((other) => !taken.includes(other))),
    )
    const breaksMore = after.filter(isFailed).length > before.filter(isFailed).length
    // What is there gives way only where that mends a sum.
    const replaces = taken.some((name) => reading.fields[name])
    const mends = after.filter(isFailed).length < before.filter(isFailed).length
    if (!isTied || breaksMore || (replaces && !mends) || isPrintedOnce(taken, reading.fields, proposals)) continue
    const worth = worthOf(after)
    if (worth > best.worth || (worth === best.worth && taken.length < best.taken.length)) best = { taken, worth }
  }
  return best.taken
}

/** One printed number is not two sums. */
function isPrintedOnce(taken: readonly string[], fields: Cells, proposals: Readonly<Record<string, Cell>>): boolean {
  const spotOf = ({ page, box }: Cell) => (box ? `${page} ${box.join(' ')}` : undefined)
  const others = sumFields.flatMap((name) => (taken.includes(name) ? [] : (fields[name] ?? [])))
  const mine = taken.flatMap((name) => spotOf(proposals[name]!) ?? [])
  return new Set(mine).size < mine.length || others.some((cell) => mine.includes(spotOf(cell) ?? ''))
}

const judge = (reading: Reading): Check[] => checks.map((check) => check(reading))
const isFailed = ({ status }: Check): boolean => status === 'failed'

function worthOf(judged: readonly Check[]): number {
  return judged.filter(({ status }) => status === 'passed').length - FAILED * judged.filter(isFailed).length
}
