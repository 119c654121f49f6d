import { fold } from '../words/fold.ts'
import { waysIn } from './contacts.ts'
import type { Cast } from './cast.ts'
import { isFullNameOf } from './full-name.ts'
import type { HeadedParty } from './headed.ts'
import type { Issuer } from './issuer.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { isNamedInBold } from './named-in-bold.ts'
import { isPlaceOfPayment } from './place-of-payment.ts'
import { isSameName } from './same-name.ts'
import { isHouseOfFirm } from './where-names-stand.ts'
import { isHouseOfWriter } from './writers-house.ts'

/** "Destinataire", "Empfänger": who gets the goods or who gets the paper. */
export const mayHeadEither = ({ label }: HeadedParty) =>
  /^(?:destinata|empf|recipient)/i.test(label.textLine.text.slice(label.start, label.end)) &&
  !label.sayings.some(({ name }) => name === 'customer')

/** Blocks with an address and no heading that are not the writer's (the likeliest issuer, unless said): the window of the envelope. */
export function recipientsOf({ unheaded, feet, issuers, headed }: Cast, writer = issuers[0]?.name.text): (Party & { score: number })[] {
  const suppliers = headed.filter(({ role }) => role === 'supplier').flatMap(({ name }) => name?.text ?? [])
  // Where the supplier stands under a heading of their own, who looks like the issuer is somebody else.
  const isKnown = headed.some((party) => party.role === 'supplier' && party.name && hasAddress(party) && !isPlaceOfPayment(party))
  const windows = unheaded
    .filter(
      (party) =>
        party.name &&
        hasAddress(party) &&
        !isHeadedBy(party, writer) &&
        !isHouseOfFirm(party.name, unheaded) &&
        !isHouseOfWriter(party, [...unheaded, ...feet], writer) &&
        ![isKnown ? undefined : writer, ...suppliers].some(
          (name) => name && (isSameName(name, party.name!.text) || isFullNameOf(name, party.name!.text)),
        ),
    )
    .map((party) => ({ ...party, score: 0.95 - 0.12 * Math.min(3, waysTo(party)) }))
  const whole = windows.filter(({ block: { parts } }) => parts.length > 1)
  const printed =
    whole.length > 0
      ? whole
      : windows.filter(
          ({
            block: {
              parts: [first],
            },
          }) => first !== undefined && isNamedInBold(first.line),
        )
  const others = printed.filter((party) => !isUnderLetterhead(party, issuers))
  const found = others.length > 0 ? others : printed
  return found.filter((party) => !found.some((other) => isFarBelow(party, other)))
}

/** A firm at the foot of the sheet, where another block stands far above it: no window. */
const isFarBelow = ({ block }: Party, { block: other }: Party) => block.page === other.page && block.box.top - other.box.bottom > FOOT
const FOOT = 350 // points

/** Ways to reach a party, in lines of their own or behind its address: whoever writes prints theirs, and seldom the reader's. */
const waysTo = ({ block: { parts, contacts } }: Party) => contacts.length + parts.filter(({ text }) => waysIn.test(text)).length

/** `CARNICERIA Y DELICIAS ONTZI` over the firm's own name, street and town at the head of a till receipt: one block, and the writer's. */
function isHeadedBy({ block: { parts } }: Party, writer: string | undefined): boolean {
  const [first, second] = parts
  return (
    writer !== undefined &&
    first !== undefined &&
    second !== undefined &&
    fold(first.text) === fold(writer) &&
    first.line.line.size >= second.line.line.size
  )
}

const LOUDER = 1.4 // times the type of what stands under it

/** `PATISSERIE OUEST` in large type over what it deals in and its own address: no window, where the page has another. */
function isUnderLetterhead({ block, names }: Party, [best, ...others]: readonly Issuer[]): boolean {
  const [first] = block.parts
  if (!best || !first) return false
  if (names.some(({ text, line }) => line.line.size > first.line.line.size / LOUDER && isSameName(text, best.name.text))) return true
  // The letterhead is printed anew on every page.
  const heads = [best, ...others.filter(({ name }) => isSameName(name.text, best.name.text))].map(({ name }) => name.line.line)
  return heads.some(
    (head) =>
      head.page === block.page &&
      head.size > LOUDER * first.line.line.size &&
      Math.abs(head.box.left - block.box.left) < ALIGNED &&
      block.box.top >= head.box.bottom - head.size / 2 &&
      block.box.top - head.box.bottom < head.size,
  )
}

const ALIGNED = 3 // points
