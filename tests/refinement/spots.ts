import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Cell, Cells, Reading } from '#app/contract/reading.ts'
import { alignRows, type Alignment } from '#app/domain/learning/score-rows.ts'
import { isRight, isScored } from '#app/domain/learning/score-value.ts'
import type { Truth } from '#app/domain/learning/score.ts'

/** `unsaid`: an article code of an invoice whose truth leaves those of all rows out, though the contract gives what is printed (docs/decisions/105). */
export type Verdict = 'right' | 'wrong' | 'missing' | 'spurious' | 'unsaid'

/** One value that counts: of the header, of an item or of a VAT line. Places are those of the truth, so that two readings can be compared. */
export interface Spot {
  place: string
  part: 'header' | 'items' | 'vat'
  field: string
  verdict: Verdict
  truth?: string
  cell?: Cell
  isDoubtful: boolean
}

/** All values that count in a document, after the rules of docs/accuracy.md. */
export function spotsOf(truth: Truth, reading: Reading): Spot[] {
  const accused = accusedFields(reading.checks, reading.warnings)
  const judge = (part: Spot['part'], place: string, path: string, { expected, given, also = {}, unread = {} }: Row): Spot[] =>
    [...new Set([...Object.keys(expected), ...Object.keys(given)])].flatMap((field): Spot[] => {
      if (!isScored(field) || field in unread) return []
      const cell = given[field]
      const want = expected[field] || undefined
      const others = also[field] ?? []
      if (want === undefined && (!cell || !truth.complete || others.length > 0)) return []
      const spot = { place: `${place}${field}`, part, field, ...(want === undefined ? {} : { truth: want }), ...(cell ? { cell } : {}) }
      const verdict = isUnsaid(field, truth) ? 'unsaid' : verdictOf(field, cell, want, others)
      return [{ ...spot, verdict, isDoubtful: isDoubtfulCell(`${path}${field}`, cell, accused) }]
    })
  const rows = (part: 'items' | 'vat', list: 'items' | 'vat_details'): Spot[] => {
    const expected = truth[list]
    if (expected === undefined && !truth.complete) return []
    const wanted = expected ?? []
    const given = reading[list]
    const { pairs, extra, lost } = pairRows(given, wanted)
    const also = (at: number) => (list === 'items' ? (truth.item_alternatives?.[at] ?? {}) : {})
    return [
      ...pairs.flatMap(([g, t]) =>
        judge(part, `${list}.${t}.`, `${list}.${g}.`, { expected: wanted[t]!, given: given[g]!, also: also(t) }),
      ),
      ...lost.flatMap((t) => judge(part, `${list}.${t}.`, '', { expected: wanted[t]!, given: {}, also: also(t) })),
      ...extra.flatMap((g, at) => judge(part, `${list}.extra${at}.`, `${list}.${g}.`, { expected: {}, given: given[g]! })),
    ]
  }
  const { fields: expected, alternatives: also, image_only: unread } = truth
  const header = { expected, given: reading.fields, ...(also ? { also } : {}), ...(unread ? { unread } : {}) }
  return [...judge('header', '', '', header), ...rows('items', 'items'), ...rows('vat', 'vat_details')]
}

/**
 * Some papers print their rows in another order than the truth lists them: rows that say most of the same belong together, wherever they stand; what
 * is left over is paired in its order.
 */
function pairRows(given: readonly Cells[], wanted: readonly Truth['fields'][]): Alignment {
  const same = (g: number, t: number) =>
    Object.entries(wanted[t]!).filter(([name, value]) => value && given[g]![name] && isRight(name, given[g]![name].value, value)).length
  const likely = given
    .flatMap((_, g) => wanted.map((__, t) => ({ g, t, count: same(g, t) })))
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count || Math.abs(a.g - a.t) - Math.abs(b.g - b.t))
  const [freeGiven, freeWanted] = [new Set(given.keys()), new Set(wanted.keys())]
  const pairs: [number, number][] = []
  for (const { g, t } of likely) {
    if (!freeGiven.has(g) || !freeWanted.has(t)) continue
    freeGiven.delete(g)
    freeWanted.delete(t)
    pairs.push([g, t])
  }
  const [restGiven, restWanted] = [[...freeGiven], [...freeWanted]]
  const rest = alignRows(
    restGiven.map((g) => given[g]!),
    restWanted.map((t) => wanted[t]!),
  )
  return {
    pairs: [...pairs, ...rest.pairs.map(([g, t]): [number, number] => [restGiven[g]!, restWanted[t]!])],
    extra: rest.extra.map((g) => restGiven[g]!),
    lost: rest.lost.map((t) => restWanted[t]!),
  }
}

const isUnsaid = (field: string, { kind, items = [] }: Truth): boolean =>
  kind === 'invoice' && field === 'divalto_code' && items.length > 0 && !items.some((row) => row.divalto_code)

interface Row {
  expected: Record<string, string | null>
  given: Cells
  also?: Record<string, string[]>
  unread?: Record<string, unknown>
}

function verdictOf(field: string, cell: Cell | undefined, want: string | undefined, others: readonly string[]): Verdict {
  if (want === undefined) return 'spurious'
  if (!cell) return 'missing'
  return [want, ...others].some((one) => isRight(field, cell.value, one)) ? 'right' : 'wrong'
}

function isDoubtfulCell(path: string, cell: Cell | undefined, accused: ReadonlySet<string>): boolean {
  return cell !== undefined && isDoubtful(path, cell, accused)
}
