import type { LabelledLine } from '../labels/labels.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'

const HEAD = 0.38 // of the page's height: the window of a letter ends above
const LOUDER = 1.2 // times the type of the address

/**
 * `Calle San Nicolás 8`, `31001 Pamplona`, `948 555 027`, `NIF …` without a name, at the head of a till's invoice: whose they are is printed in larger type elsewhere,
 * and the name over the other address is the customer's.
 */
export function isOverNamelessHouse({ line }: LabelledLine, unheaded: readonly Party[], height: number): boolean {
  if (unheaded.some(({ names }) => names.some(({ line: own }) => own.line === line))) return false
  return unheaded.some(
    (party) =>
      !party.name &&
      hasAddress(party) &&
      party.block.parts.length > 1 &&
      party.block.box.top < HEAD * height &&
      party.block.page === line.page &&
      party.block.contacts.length > 0 &&
      line.size > LOUDER * party.block.parts[0]!.line.line.size,
  )
}
