import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { amountsBetween } from './outlays.ts'
import { type Units, toUnits } from './units.ts'

const MOST_TRIED = 4 // candidates of each sum

/** `Total TTC 2 501,71`, `Emballages consignés 81,60`, `À payer 2 583,31`: what stands between the total and what is asked for, and makes the one the other. */
export function findAddedBelow(document: Document, context: Context, gross: readonly Candidate[], due: readonly Candidate[]): Units[] {
  return gross.slice(0, MOST_TRIED).flatMap((total) =>
    due.slice(0, MOST_TRIED).flatMap((asked) => {
      const more = toUnits(asked.value) - toUnits(total.value)
      const isUnder =
        asked.page === total.page && asked.box !== undefined && total.box !== undefined && asked.box.top > total.box.bottom - 2
      if (!isUnder || more <= 0n || toUnits(total.value) <= 0n) return []
      const between = amountsBetween(document, context, total, asked)
      return between && between.reduce((sum, units) => sum + units, 0n) === more ? [more] : []
    }),
  )
}
