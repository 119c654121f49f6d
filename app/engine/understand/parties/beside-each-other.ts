import { emailPattern, findPhone, waysIn } from './contacts.ts'
import { hasAddress } from './has-address.ts'
import type { LabelledLine } from '../labels/labels.ts'
import type { Party } from './party.ts'

const LEVEL = 3 // points
const HEAD = 0.38 // of the page's height: the window of a letter ends above
const ALIKE = 0.5 // points that the types of two names may differ by

/**
 * Two addresses without headings, level at the head of the sheet and set alike, as programs print who is billed and who bills, now on this side and now on that:
 * the one with a telephone under it, where the other has no way to be reached at all, wrote the paper. An e-mail address alone may be whom the bill is mailed to.
 */
export function levelAtHead(unheaded: readonly Party[], height: number): { writer: Party; reader: Party } | undefined {
  const [a, b, ...more] = unheaded.filter((party) => isBlockAtHead(party, height))
  if (!a || !b || more.length > 0 || !isLevel(a, b) || !isAlike(a, b)) return undefined
  if (isReached(a) && !waysOf(b).some(isWay)) return { writer: a, reader: b }
  return isReached(b) && !waysOf(a).some(isWay) ? { writer: b, reader: a } : undefined
}

/** Whom the bill is for stands at the head of the sheet, and under all that is billed who wrote it, as people sign: with a telephone, where the other cannot be reached at all. */
export function signedBelow(unheaded: readonly Party[], height: number): { writer: Party; reader: Party } | undefined {
  const [reader, writer, ...more] = unheaded
    .filter((party) => party.name && hasAddress(party))
    .sort((a, b) => a.block.box.top - b.block.box.top)
  if (!reader || !writer || more.length > 0 || reader.block.page !== writer.block.page) return undefined
  const isSigned = isBlockAtHead(reader, height) && writer.block.box.top > SIGNED * height && writer.block.parts.length > 1
  return isSigned && isReached(writer) && !waysOf(reader).some(isWay) ? { writer, reader } : undefined
}

const SIGNED = 0.45 // of the page's height: what is billed stands over it

/**
 * The same, where neither can be reached: a brand in larger type that the page's own domain spells, right over one of the two at its edge, is the
 * writer's, and the firm under it is who goes by it. `isOwn`: whether a text is spelled like a domain of the page.
 */
export function levelUnderBrand(
  unheaded: readonly Party[],
  height: number,
  lines: readonly LabelledLine[],
  isOwn: (text: string) => boolean,
): { writer: Party; reader: Party } | undefined {
  const atHead = unheaded.filter(({ name, address, block }) => name && address.length > 0 && block.box.top < HEAD * height)
  const [a, b, ...more] = atHead
  if (!a || !b || more.length > 0 || !isLevel(a, b) || !isAlike(a, b)) return undefined
  const isUnder = ({ block: { page, box }, name }: Party) =>
    lines.some(
      ({ line, text }) =>
        line.page === page &&
        Math.abs(line.box.left - box.left) < LEVEL &&
        line.box.bottom < box.top &&
        box.top - line.box.bottom < BRAND * line.size &&
        line.size > LARGER * name!.line.line.size &&
        isOwn(text),
    )
  if (isUnder(a) === isUnder(b)) return undefined
  return isUnder(a) ? { writer: a, reader: b } : { writer: b, reader: a }
}

const BRAND = 2 // times the type's height under a brand
const LARGER = 1.3 // times the type of the name

const isBlockAtHead = (party: Party, height: number) =>
  party.name !== undefined && hasAddress(party) && party.block.parts.length > 1 && party.block.box.top < HEAD * height

const isLevel = ({ block: a }: Party, { block: b }: Party) =>
  a.page === b.page && Math.abs(a.box.top - b.box.top) < LEVEL && (a.box.left > b.box.right || b.box.left > a.box.right)

function isAlike({ name: a }: Party, { name: b }: Party): boolean {
  const [one, other] = [a!.line.line, b!.line.line]
  return Math.abs(one.size - other.size) < ALIKE && one.bold === other.bold
}

const waysOf = ({ block: { parts, contacts } }: Party) => [...parts, ...contacts].map(({ text }) => text)
const isWay = (text: string) => waysIn.test(text) || findPhone(text) !== undefined
const isReached = (party: Party) => waysOf(party).some((text) => isWay(text.replace(new RegExp(emailPattern.source, 'gu'), '')))
