import type { LabelledLine } from '../labels/labels.ts'
import { collectBlock, toPart } from './blocks.ts'
import { isContactLine } from './contacts.ts'
import { hasAddress, type Party } from './party.ts'
import { hasLegalForm } from './places.ts'
import type { Issuer } from './issuer.ts'
import { isSameName } from './same-name.ts'

/** `Acme Corp.` over a person and an e-mail, on the height of the issuer's own address and aside of it: who gets the invoice, without heading or address. */
export function findOpposite(issuers: readonly Issuer[], unheaded: readonly Party[], page: LabelledLine[]): Party | undefined {
  const [issuer] = issuers
  const own = unheaded.find((party) => hasAddress(party) && party.names.some(({ text }) => issuer && isSameName(issuer.name.text, text)))
  if (!own || !issuer) return undefined
  const { box } = own.block
  const first = page.find(
    ({ line, text, labels }) =>
      line.page === own.block.page &&
      labels.length === 0 &&
      hasLegalForm(text) &&
      !isContactLine(text) &&
      !isSameName(text, issuer.name.text) &&
      Math.abs(line.box.top - box.top) < 2 &&
      (line.box.left > box.right || line.box.right < box.left),
  )
  if (!first) return undefined
  const block = collectBlock(toPart(first), page)
  return block.parts.length + block.contacts.length > 1
    ? { block, name: block.parts[0]!, names: [block.parts[0]!], address: [] }
    : undefined
}
