import type { Check, CheckCode, Reading } from '#app/contract/reading.ts'
import { checkDelivery, checkDue } from './dates.ts'
import { checkIban, checkTaxId } from './identifiers.ts'
import { checkItems, checkLines, checkTaxes, checkTotals } from './sums.ts'

/** What can only be said with other documents at hand: the server answers these. */
const forTheServer: CheckCode[] = ['duplicate', 'order_known', 'amounts_match_order', 'bank_details_changed']

/** What no field of a reading holds: what stands between the lines and the net, and between net, tax and total. */
export interface BetweenSums {
  adjustment?: string
  levy?: string
}

/** What a suspicious accountant has to say about a reading: each check passed, failed or not applicable. He changes nothing. `einvoice_matches_page` comes from reading the XML. */
export function runChecks(reading: Reading, { adjustment, levy }: BetweenSums = {}): Check[] {
  const own = [checkTaxes, checkLines, checkDue, checkIban, checkTaxId, checkDelivery].map((check) => check(reading))
  own.unshift(checkTotals(reading, levy), checkItems(reading, adjustment))
  return [...own, ...forTheServer.map((code): Check => ({ code, status: 'not_applicable', fields: [] }))]
}
