import { domainName } from './contacts.ts'
import { hasLegalForm, isCompanyName } from './company-names.ts'
import { isPersonName } from './person-names.ts'
import type { Part } from './blocks.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { isSameName, likenessOfDomain } from './same-name.ts'
import { isUnit } from './service-names.ts'

const LOUDER = 1.4 // times the type of what stands under it
const SET_OFF = 2 // times the room between the lines under it
const SPELLED = 0.8 // likeness of a brand to a domain

/**
 * `Bodegón Rías` in large type and set off from `Lucía Pardo Gil`, her street and her town, and at the foot `Hostelería Arousa, S.L. - … - hola@bodegonrias.es`: a brand
 * whose firm only the small print tells, and the name under it is whom the paper goes to.
 */
export function isBrandOverWindow({ block: { parts } }: Party, foot: Party): boolean {
  const [brand, name, next] = parts
  if (!brand || !name || !next || brand.line.line.size < LOUDER * name.line.line.size) return false
  const isNamed = (hasLegalForm(name.text) || isCompanyName(name.text) || isPersonName(name.text)) && !isUnit(name.text)
  if (!isNamed || name.box.top - brand.box.bottom < SET_OFF * (next.box.top - name.box.bottom)) return false
  if (foot.block.page !== brand.line.line.page || foot.block.box.top < next.box.bottom) return false
  return isCalled(foot, brand.text) || isSpelledIn(brand.text, foot)
}

/** Whether the line of small print with the firm's address has a domain that is the brand's name. */
function isSpelledIn(brand: string, { block: { parts } }: Party): boolean {
  const domain = parts.length === 1 ? domainName(parts[0]!.line.text) : undefined
  return domain !== undefined && likenessOfDomain(brand, domain) > SPELLED
}

/** What the letterhead calls the house stands for such a line at the foot too, unless its own address or its firm's is told under the letterhead. */
export function underBrand(unheaded: readonly Party[], brand: Part | undefined): Party[] {
  if (!brand || unheaded.some((party) => hasAddress(party) && isCalled(party, brand.text))) return [...unheaded]
  const under = unheaded.filter(({ block: { page, box } }) => {
    const gap = box.top - brand.box.bottom
    return page === brand.line.line.page && gap > -2 && gap < UNDER && Math.abs(box.left - brand.box.left) < ALIGNED
  })
  const isOthers = (foot: Party) => under.every(({ name }) => name && !(foot.name && isSameName(name.text, foot.name.text)))
  return unheaded.map((party) => (hasAddress(party) && isSpelledIn(brand.text, party) && isOthers(party) ? withBrand(party, brand) : party))
}

const UNDER = 25 // points from a letterhead to the address under it
const ALIGNED = 60 // points between their edges

export const withBrand = (foot: Party, brand: Part): Party =>
  isCalled(foot, brand.text) ? foot : { ...foot, names: [brand, ...foot.names] }

export const isCalled = ({ names }: Party, brand: string) => names.some(({ text }) => isSameName(text, brand))
