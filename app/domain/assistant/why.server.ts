import type { Check, CheckCode, Warning } from '#app/contract/reading.ts'
import type { Who } from '../who.ts'
import type { Settled, State } from './query.ts'
import type { Why } from './reply.ts'

/** The checks that a state means; none named: all of them. */
const CHECKS: Partial<Record<State, readonly CheckCode[]>> = {
  check_failed: [],
  sums_wrong: ['totals_add_up', 'items_add_up', 'vat_adds_up', 'line_totals'],
  iban_wrong: ['iban_valid'],
  tax_id_wrong: ['tax_id_valid'],
}

/** Says of each document why it is among those that were asked for; undefined where that goes without saying. */
export function whyOf(who: Who, { states, statuses, basis, doer }: Settled, ids: readonly string[]): Map<string, Why> | undefined {
  const meant = states.flatMap((state) => (CHECKS[state] ? [CHECKS[state]] : []))
  const isMeant = (code: CheckCode) => meant.some((codes) => codes.length === 0 || codes.includes(code))
  const isRejected = basis === 'rejected' || doer?.deed === 'rejected' || (statuses.length === 1 && statuses[0] === 'rejected')
  const tellsWarnings = states.includes('warned')
  const tellsPrices = states.includes('price_changed')
  if (meant.length === 0 && !isRejected && !tellsWarnings && !tellsPrices) return undefined
  const rows = who.db.$client
    .prepare('select id, checks, warnings, reject_reason from documents where id in (select value from json_each(?))')
    .all(JSON.stringify(ids)) as { id: string; checks: string; warnings: string; reject_reason: string | null }[]
  return new Map(
    rows.map(({ id, checks, warnings, reject_reason }) => [
      id,
      {
        checks: (JSON.parse(checks) as Check[]).flatMap(({ code, status }) => (status === 'failed' && isMeant(code) ? [code] : [])),
        warnings: (JSON.parse(warnings) as Warning[]).filter(({ code }) => tellsWarnings || (tellsPrices && code === 'price_changed')),
        reason: isRejected ? reject_reason : null,
      },
    ]),
  )
}
