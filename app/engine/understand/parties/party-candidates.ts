import type { Candidate } from '../../candidate.ts'
import type { Issuer } from './issuer.ts'
import { hasAddress } from './has-address.ts'
import { type Party, toCandidate } from './party.ts'
import { isLegalFormOnly } from './company-names.ts'
import { hasPostalCode } from './places.ts'
import { findDates } from '../values/date.ts'
import { pattern } from '../words/pattern.ts'

/** `Régimen fiscal receptor: 601 …` is a label of more than a word and its number, `AHM851125RT7`, `C8977` are codes, `(BY)` a mark of the form. */
const isNoName = /^\p{L}+\s[\p{L}\s]*:\s?\d|^(?=(?:\S*\d){4})[\p{Lu}\d&./-]+$|^\(\S*\)$/u

/** `41882-26 / 10. Juni 2026`: a number and its day. */
const isFigures = (text: string) => (text.match(/\d/g)?.length ?? 0) > Math.max(4, text.match(/\p{L}/gu)?.length ?? 0)

/** `Facturation : Chorus Pro, engagement RIE26-AC-00451`: which way bills go, and under which number. */
const endsInCode = /, .*\s(?=(?:\S*\d){3})(?=\S*\p{L})\S+-\S+$/u

/** `Same as consignee`, `Identique au destinataire`: who it is stands elsewhere. */
const isElsewhere = pattern('i')`
  ^(?:
    same|as (?:above|consignee|buyer|per consignee|ship)|(?:wie|siehe) (?:oben|empf|rechnung|liefer)|idem\b|identi(?:que|co|sch)|
    igual (?:que|a)|el mismo|la misma|le même|zelfde|see above
  )
`

/** Names of parties that their headings give, worth what such a heading is worth. */
export function namesOf(parties: (Party & { score: number })[], worth: number, why: string): Candidate[] {
  return parties.flatMap(({ name, score }) =>
    name &&
    !hasPostalCode(name.text) &&
    !isNoName.test(name.text) &&
    !isFigures(name.text) &&
    !endsInCode.test(name.text) &&
    findDates(name.text).length === 0 &&
    !isElsewhere.test(name.text) &&
    !isLegalFormOnly(name.text)
      ? [toCandidate([name], score * worth, why)]
      : [],
  )
}

/** Their addresses, likewise. */
export function addressesOf(parties: (Party & { score: number })[], worth: number, why: string): Candidate[] {
  return parties.flatMap((party) =>
    party.address.length && hasAddress(party) ? [toCandidate(party.address, party.score * worth, why)] : [],
  )
}

/** The likeliest writers of the paper. */
export function issuerNames(issuers: Issuer[]): Candidate[] {
  return issuers.slice(0, 6).map(({ name, score, reasons }) => toCandidate([name], squash(score), reasons.join(', ')))
}

/** Points to a score between 0 and 0.95. */
const squash = (points: number) => Math.max(0.05, Math.min(0.95, 0.3 + 0.55 * points))
