import type { LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { findIbans } from '../values/iban.ts'
import { isTitleLine } from '../titles/titles.ts'
import { domainName, findPhone, isBareTaxId, waysIn } from './contacts.ts'
import type { HeadedParty } from './headed.ts'
import type { Issuer } from './issuer.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { isSameName, likenessOfDomain } from './same-name.ts'

const HEAD = 0.38 // of the page's height: the window of a letter ends above
const LETTERHEAD = 0.13 // of the page's height
const LOUDER = 1.3 // times the type of the address, as letterheads are

const sellers = new Set<LabelName>(['vat_id', 'company_id', 'iban', 'bic', 'bank', 'phone', 'fax', 'email', 'web'])

/**
 * What a program prints on stationery shows no letterhead. Where the page knows a single name, over an address as a window has it, and says neither how that
 * party is reached nor its tax number nor where to pay, it is who gets the invoice: that one is always printed.
 */
export function isOnlyCustomer(
  headed: readonly HeadedParty[],
  unheaded: readonly Party[],
  issuers: readonly Issuer[],
  lines: readonly LabelledLine[],
  height: number,
): boolean {
  const named = unheaded.filter(({ name }) => name)
  const [only] = named
  if (!only?.name || named.length > 1 || headed.some(({ name }) => name) || only.block.box.top > HEAD * height) return false
  if (!hasAddress(only) || only.block.parts.length < 2 || only.block.contacts.length > 0 || isLoud(only)) return false
  if (issuers.some(({ name }) => !isSameName(name.text, only.name!.text))) return false
  const told = lines.filter(tellsOfSeller)
  if (told.length === 0) return isUnderTitle(only, lines) || only.block.box.top > LETTERHEAD * height
  return only.block.box.top > LETTERHEAD * height && told.every((line) => isApart(line, only)) && !told.some((line) => isOwn(line, only))
}

/** `E-MAIL: …`, `BANK IBAN: …`, `KVK-NUMMER: …` in a column of their own across the sheet from the window: the picture that stood for the seller's name is left out. */
const isApart = ({ line: { box, page } }: LabelledLine, { block }: Party) =>
  page !== block.page || (box.left > block.box.right + FAR && box.top > block.box.bottom) || box.top - block.box.bottom > DEEP

/** A mailbox or site in the name's own domain. */
const isOwn = ({ text }: LabelledLine, { name }: Party) => likenessOfDomain(name!.text, domainName(text) ?? '') > 0

const FAR = 60 // points
const DEEP = 300 // points: as far down as the foot

/** What stands first and high on the sheet is the letterhead, however small; under the title, or as low as a window, it is none. */
const isUnderTitle = ({ block: { box, page } }: Party, lines: readonly LabelledLine[]) =>
  lines.some((line) => line.line.page === page && line.line.box.bottom < box.top && isTitleLine(line))

const isLoud = ({ name, address }: Party) => name!.line.line.size > LOUDER * (address[0]?.line.line.size ?? 0)

/** A telephone, a tax number, an account: what is printed of whoever writes. */
const tellsOfSeller = ({ text, labels }: LabelledLine) =>
  waysIn.test(text) ||
  findPhone(text) !== undefined ||
  isBareTaxId(text) ||
  findIbans(text).length > 0 ||
  labels.some(({ sayings, colon }) => sayings.some(({ name, weak }) => sellers.has(name) && (!weak || colon)))
