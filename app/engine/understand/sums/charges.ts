import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../fold.ts'
import { type Row, rowsOf, textOf } from '../tables/rows.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

/** Words of discounts, charges and freight of the whole document, that stand between the lines and the net. */
const words =
  /(?:^|[^\p{L}])(?:discount|rebate|allowance|surcharge|shipping|freight|carriage|delivery charge|handling|postage|p&p|remise|rabais|ristourne|escompte|frais|port|transport|livraison|majoration|eco-?part\p{L}*|consigne|descuento|dto|bonificacion|portes|gastos|envio|recargo|transporte|rabatt|rechnungsrabatt|nachlass|sondernachlass|skonto|versand\p{L}*|fracht\p{L}*|verpackung\p{L}*|transportkosten|zuschlag|abschlag|zu-\/abschlag|korting|verzend\p{L}*|sconto|spese|trasporto|desconto|charge)(?![\p{L}])/u
const MOST = 6 // charges whose signs are tried

/** The amounts that rows about discounts, charges and freight print, without sign. */
export function findCharges(document: Document, { formats }: Context, rows: readonly CandidateRow[]): Units[] {
  const taken = new Set(rows.flatMap((row) => row.total_amount?.words ?? []))
  const found = new Set<Units>()
  for (const page of document.pages) {
    for (const row of rowsOf(page)) {
      if (!words.test(fold(row.text)) || row.words.some((word) => taken.has(word))) continue
      for (const value of amountsOf(row)) {
        const amount = readAmount(value, formats.decimal)
        if (amount !== undefined && /[1-9]/.test(amount)) found.add(toUnits(amount.replace('-', '')))
      }
    }
  }
  return [...found].slice(0, MOST)
}

function amountsOf(row: Row): string[] {
  return row.words.flatMap((word: Word, at) => {
    const blanked = row.words.slice(Math.max(0, at - 1), at + 1)
    return [word.text, textOf(blanked)].filter((text) => looksLikeMoney(text) && /\d/.test(text))
  })
}

/** The difference between lines and net where some of the charges, added or taken off, explain it; undefined where they do not. */
export function explainDifference(difference: Units, charges: readonly Units[], slack: Units = CENT): Units | undefined {
  let sums: Units[] = [0n]
  for (const charge of charges) sums = sums.flatMap((sum) => [sum, sum + charge, sum - charge])
  return sums.some((sum) => isNear(sum, difference, slack)) ? difference : undefined
}
