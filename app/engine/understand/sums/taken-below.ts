import type { Candidate } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import { tellsOfEarlierBill } from '../amounts/earlier-bill.ts'
import type { Context } from '../context.ts'
import { rowsOf } from '../tables/rows.ts'
import { readAmount } from '../values/amount.ts'
import { fold } from '../words/fold.ts'
import { lastAmount } from './levies.ts'
import { type Units, toUnits } from './units.ts'

const MOST_TRIED = 4 // candidates of each sum
const OVERLAP = 2 // points that rows set close may share

/** Kept back until works are accepted, or counted already: what is printed without a sign is taken off all the same. */
const takenOff =
  /(?:^|[^\p{L}])(?:retention|retenue|retenc\p{L}*|retencao|einbehalt\p{L}*|sicherheitseinbehalt|inhouding|ritenut\p{L}*|less|moins|menos|abz(?:u|ue)glich|abzgl|meno|minus)(?![\p{L}])/u

/** `Gross 14,512.20`, `Less retention -435.37`, `Materials on account -1,500.00`, `Now due 12,576.83`: what stands between the total and what is asked for, and takes the one down to the other. */
export function findTakenBelow(document: Document, { formats }: Context, gross: readonly Candidate[], due: readonly Candidate[]): Units[] {
  return gross.slice(0, MOST_TRIED).flatMap((total) =>
    due.slice(0, MOST_TRIED).flatMap((asked) => {
      const less = toUnits(asked.value) - toUnits(total.value)
      const isUnder =
        asked.page === total.page && asked.box !== undefined && total.box !== undefined && asked.box.top > total.box.bottom - OVERLAP
      if (!isUnder || less >= 0n || toUnits(asked.value) <= 0n) return []
      const page = document.pages.find(({ number }) => number === total.page)
      const rows = (page ? rowsOf(page) : []).filter(
        ({ box }) => box.top > total.box!.bottom - OVERLAP && box.bottom < asked.box!.top + OVERLAP,
      )
      const amounts = rows.flatMap((row) => {
        const amount = readAmount(lastAmount(row), formats.decimal)
        if (amount === undefined) return []
        const units = toUnits(amount)
        return [units > 0n && takenOff.test(fold(row.text)) ? -units : units]
      })
      if (rows.some(({ text }) => tellsOfEarlierBill(text)) || amounts.some((units) => units > 0n)) return []
      return amounts.reduce((sum, units) => sum + units, 0n) === less ? [less] : []
    }),
  )
}
