import type { Candidate } from '../../candidate.ts'
import { hasLegalForm } from './company-names.ts'
import { hasAddress } from './has-address.ts'
import type { HeadedParty } from './headed.ts'
import { isSameName } from './same-name.ts'

const OPERATOR = 0.6 // what is left of who prints the paper for others

/** `Sold by Copper & Sons Ltd, Unit 12, …` over a market's foot: a firm with its form and address under the seller's heading sells, whoever prints the paper for it. */
export function belowWhoSells(issuers: readonly Candidate[], firms: readonly HeadedParty[], billed: readonly HeadedParty[]): Candidate[] {
  const sellers = firms.filter((party) => party.name !== undefined && hasLegalForm(party.name.text) && hasAddress(party))
  const isTold = sellers.length > 0 && billed.some((party) => party.name !== undefined && hasAddress(party))
  const isOwn = (value: string) => sellers.some(({ name }) => isSameName(value, name!.text))
  return issuers.map((one) => (isTold && !isOwn(one.value) ? { ...one, score: one.score * OPERATOR } : one))
}
