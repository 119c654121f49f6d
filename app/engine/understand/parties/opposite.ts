import type { Box } from '../../document.ts'
import { isTitleLine } from '../titles/titles.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { type Block, collectBlock, toPart } from './blocks.ts'
import { isContactLine } from './contacts.ts'
import type { Issuer } from './issuer.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { hasLegalForm, isCompanyName } from './company-names.ts'
import { isPersonName } from './person-names.ts'
import { isPlace } from './places.ts'
import { isSameName } from './same-name.ts'

const LEVEL = 2 // points
const UPPER = 350 // points from the top of the sheet: farther down stands what is billed

/** `Acme Corp.` or `Marcus Oyelaran`, on the height of the issuer's own address and aside of it: who gets the invoice, without heading or address. */
export function findOpposite(issuers: readonly Issuer[], unheaded: readonly Party[], page: LabelledLine[]): Party | undefined {
  const [issuer] = issuers
  if (!issuer) return undefined
  const own = unheaded.find((party) => hasAddress(party) && party.names.some(({ text }) => isSameName(issuer.name.text, text)))
  if (!own || own.block.box.top > UPPER) return undefined
  // Another address without a heading is a window.
  if (unheaded.some((party) => party !== own && party.name && hasAddress(party) && party.block.box.top < UPPER)) return undefined
  for (const line of page) {
    if (!mayBeName(line) || isSameName(line.text, issuer.name.text) || !isAside(line, own.block)) continue
    const block = collectBlock(toPart(line), page)
    const [name, ...rest] = block.parts
    if (!hasLegalForm(line.text) ? !isPersonOrFirm(line.text) && block.contacts.length === 0 : rest.length + block.contacts.length === 0)
      continue
    return { block, name, names: name ? [name] : [], address: rest.filter(({ text }) => isPlace(text)) }
  }
  return undefined
}

const isPersonOrFirm = (text: string) => isPersonName(text) || isCompanyName(text)

const mayBeName = (line: LabelledLine) =>
  line.labels.length === 0 &&
  /^\p{Lu}[^\d:@]{3,60}$/u.test(line.text) &&
  !isContactLine(line.text) &&
  !isPlace(line.text) &&
  !isTitleLine(line)

const isAside = ({ line: { page, box } }: LabelledLine, own: Block) =>
  page === own.page && Math.abs(box.top - own.box.top) < LEVEL && isApart(box, own.box)

const isApart = (a: Box, b: Box) => a.left > b.right || a.right < b.left
