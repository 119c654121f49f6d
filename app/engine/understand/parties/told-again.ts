import type { HeadedParty } from './headed.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'

/**
 * `Bistro Lindenhof`, its street, telephone and mailbox at the head of a shop's invoice, and the same three under `BILLING ADDRESS` over a person: the account that ordered,
 * and not who sells.
 */
export function toldAgain(party: Party, headed: readonly HeadedParty[]): { party: Party; as: HeadedParty }[] {
  const as = headed.find(
    ({ role, block, address }) =>
      role === 'customer' &&
      address[0] !== undefined &&
      party.address.some(({ text }) => text === address[0]!.text) &&
      block.contacts.some(({ text }) => party.block.contacts.some((own) => own.text === text)),
  )
  return as && hasAddress(party) ? [{ party, as }] : []
}
