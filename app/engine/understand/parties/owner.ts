import type { LabelledLine } from '../labels/labels.ts'
import type { Part } from './blocks.ts'
import type { Cast } from './cast.ts'
import { isContactLine } from './contacts.ts'
import type { HeadedParty } from './headed.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { isSameName } from './same-name.ts'
import { supplierNames } from './supplier-names.ts'

/** Below this (points from the top) stand footers, which are the issuer's. */
const FOOT = 480

/** Whose block a line stands in or right under. */
export function ownerOf(line: LabelledLine, cast: Cast): 'supplier' | 'other' | undefined {
  const { headed, unheaded, issuers, tails, opposite, bySeller } = cast
  const isNear = (box: { left: number; right: number; top: number; bottom: number }, page: number) =>
    page === line.line.page &&
    line.line.box.top >= box.top - 4 &&
    line.line.box.top - box.bottom < 42 &&
    line.line.box.left < box.right + 10 &&
    line.line.box.right > box.left - 10
  // A form that labels name and address labels the number in the row beside them.
  const beside = headed.find(
    ({ label, addressed }) => addressed && label.page === line.line.page && Math.abs(label.box.top - line.line.box.top) < 4,
  )
  if (beside) return beside.role === 'supplier' ? 'supplier' : 'other'
  const listed = headed.find(({ rows, score }) => score > 0.5 && rows?.includes(line.line))
  if (listed) return listed.role === 'supplier' ? 'supplier' : 'other'
  const above = tails.get(line)
  const near = headed
    .filter((party) => party.score > 0.5 && (above === party || (!above && isNear(party.block.box, party.block.page))))
    .sort((a, b) => b.block.box.top - a.block.box.top)[0]
  // `Émetteur` over the one, `Adressé à` over the other: each number is theirs under whose address it stands.
  // Right under an address that somebody is written to at, at its edge, it is theirs without a second one.
  const isBesideSupplier = headed.some(({ role, name, label }) => role === 'supplier' && name && near && isLevel(label, near.label))
  const isTheirs = near === above || headed.some(({ role }) => role === 'supplier')
  if (near && (near.role !== 'addressee' || isBesideSupplier || (hasAddress(near) && isTheirs)))
    return near.role === 'supplier' ? 'supplier' : 'other'
  if (opposite && [...opposite.block.parts, ...opposite.block.contacts].some((part) => part.line === line)) return 'other'
  const loose =
    unheaded.find((party) => party === above) ??
    unheaded.find(({ block }) => isNear(block.box, block.page) || block.contacts.some((part) => part.line === line))
  if (!loose?.name) return undefined
  const writer = bySeller ? supplierNames(cast)[0]?.value : issuers[0]?.name.text
  if (writer && loose.names.some((name) => isSameName(writer, name.text))) return 'supplier'
  if (writer && isOnlyWindow(loose, writer, cast)) return 'other'
  return loose.block.contacts.some(isWayToReach) || loose.block.parts.length === 1 || loose.block.box.top > FOOT ? undefined : 'other'
}

/** Two addresses without headings, one under the writer's name: the other is the customer's, with an e-mail address and telephone of theirs or without. */
function isOnlyWindow(loose: Party, writer: string, { unheaded, headed }: Cast): boolean {
  const named = unheaded.filter((party) => party.name && hasAddress(party) && party.block.parts.length > 1 && party.block.box.top < FOOT)
  const others = named.filter((party) => !party.names.some((name) => isSameName(writer, name.text)))
  return named.length > others.length && others.length === 1 && others[0] === loose && headed.every(({ role }) => role === 'delivery')
}

const LEVEL = 2 // points

/** `Factura De:` | `Factura Para:` */
const isLevel = (a: HeadedParty['label'], b: HeadedParty['label']) => a.page === b.page && Math.abs(a.box.top - b.box.top) < LEVEL

/** `EIN: 41-9896416`, `IDE : CHE-990.929.552 TVA` have the figures of a telephone's, but nobody is reached by them. */
const isWayToReach = ({ text, line: { labels } }: Part) =>
  isContactLine(text) && !labels.some(({ sayings }) => sayings.some(({ name }) => name === 'vat_id' || name === 'company_id'))
