import type { LabelledLine } from '../labels/labels.ts'
import type { Found } from '../propose.ts'
import type { Spot } from '../spots/spots.ts'

/** `Mme`, `Sr.`: how people are addressed, and nobody's name. */
const address = /^(?:M(?:me|lle|s|r|rs)?\.?|Herrn?|Frau|Sra?\.?|Srta\.?|D(?:on|oña|ª|r)?\.?|Dhr\.?|Mevr\.?|Sig(?:\.?ra)?\.?|Dott\.?)$/u
const rest = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}$/u

/** `Gestionnaire : Mme` over `BRISSET Corinne`, `Ordered by: Kim` over `Halvorsen`: a name that the edge of its cell broke. */
export function withRestOfPerson(found: Found, spot: Spot, page: readonly LabelledLine[]): Found | undefined {
  const isAddress = address.test(found.value)
  if (!isAddress && (/\s/.test(found.value) || spot.relation !== 'inline')) return found
  const next = lineRightUnder(spot.line.line, page)
  const goesOn =
    next && next.labels.length === 0 && rest.test(next.text) && (isAddress || (!/\s/.test(next.text) && !lineRightUnder(next.line, page)))
  if (!goesOn) return isAddress ? undefined : found
  return { ...found, value: `${found.value} ${next.text}`, fit: 1 }
}

const lineRightUnder = (line: LabelledLine['line'], page: readonly LabelledLine[]) =>
  page.find(
    ({ line: under }) =>
      under.box.top > line.box.top + 1 && under.box.top - line.box.bottom < 0.6 * line.size && Math.abs(under.box.left - line.box.left) < 3,
  )
