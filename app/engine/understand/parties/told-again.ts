import type { LabelledLine } from '../labels/labels.ts'
import { isContactLine } from './contacts.ts'
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
      ((party.address.some(({ text }) => text === address[0]!.text) &&
        block.contacts.some(({ text }) => party.block.contacts.some((own) => own.text === text))) ||
        isOfContract(address, party)),
  )
  return as && hasAddress(party) ? [{ party, as }] : []
}

/** `Titular del contrato: X` over `Dirección de suministro: Carrer de Sueca 44, bajo, 46006 València`, whose street and town stand in the window under a person's name. */
const isOfContract = ([whole, ...more]: Party['address'], { address }: Party) =>
  more.length === 0 &&
  address.length > 1 &&
  address.length <= 3 &&
  address.every(({ text }) => text.length > 4 && whole!.text.includes(text))

/** How such a party is reached, in its block or a few lines farther down at its edge. */
export const waysUnder = ({ block }: Party, lines: readonly LabelledLine[]): LabelledLine[] => [
  ...block.contacts.map(({ line }) => line),
  ...lines.filter(
    ({ line: { page, box, size }, text }) =>
      page === block.page &&
      Math.abs(box.left - block.box.left) < EDGE &&
      box.top > block.box.bottom - 1 &&
      box.top - block.box.bottom < DEEP * size &&
      isContactLine(text),
  ),
]

const EDGE = 3 // points
const DEEP = 6 // times the type's height
