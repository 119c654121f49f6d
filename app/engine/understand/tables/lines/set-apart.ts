import type { Entry } from './entry.ts'
import type { Layout } from '../columns/layout.ts'

const INDENT = 4 // times the type's height: further in than this no name of an item begins

/**
 * `          Transport   12,50` under the last item: a lone amount whose words begin neither where the names do nor in any column of texts, or end in a
 * colon, is a charge among the sums, whatever it is called.
 */
export function isSetApart({ row, cells }: Entry, full: readonly Entry[], { description }: Layout): boolean {
  if (description === undefined) return false
  const names = full.flatMap((entry) => entry.cells[description]!.slice(0, 1))
  const first = row.words.find(({ text }) => /\p{L}{2}/u.test(text))
  if (names.length < full.length || full.length === 0 || !first || cells.some((words, at) => at < description && words.length > 0))
    return false
  const last = row.words.findLast(({ text }) => /\p{L}/u.test(text) && !/^[A-Z]{3}$/.test(text))
  return /:$/.test(last?.text ?? '') || first.box.left - Math.max(...names.map(({ box }) => box.left)) > INDENT * row.size
}
