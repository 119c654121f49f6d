import type { LabelledLine } from '../labels/labels.ts'
import { isPersonName } from '../parties/person-names.ts'
import { isUnit } from '../parties/service-names.ts'
import type { Found } from '../propose.ts'
import type { Spot } from '../spots/spots.ts'

/** `Mme`, `Sr.`: how people are addressed, and nobody's name. */
const address = /^(?:M(?:me|lle|s|r|rs)?\.?|Herrn?|Frau|Sra?\.?|Srta\.?|D(?:on|oña|ª|r)?\.?|Dhr\.?|Mevr\.?|Sig(?:\.?ra)?\.?|Dott\.?)$/u
const rest = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}$/u

/** `Gestionnaire : Mme` over `BRISSET Corinne`, `Ordered by: Kim` over `Halvorsen`: a name that the edge of its cell broke. */
export function withRestOfPerson(found: Found, spot: Spot, page: readonly LabelledLine[]): Found | undefined {
  const isAddress = address.test(found.value)
  if (!isAddress && (/\s/.test(found.value) || spot.relation === 'above')) return found
  const next = lineRightUnder(spot.line.line, page)
  const goesOn =
    next && next.labels.length === 0 && rest.test(next.text) && (isAddress || (!/\s/.test(next.text) && !lineRightUnder(next.line, page)))
  // `REQUISITIONED BY` over `Shanice` over `Boateng`; the town or service under a first name is no surname.
  const isOther = () => isUnit(next!.text) || !isPersonName(`${found.value} ${next!.text}`) || isNextRow(spot.line, next!, page)
  if (goesOn && spot.relation !== 'inline' && !isAddress && isOther()) return found
  if (!goesOn) return isAddress ? undefined : found
  return { ...found, value: `${found.value} ${next.text}`, fit: 1 }
}

export const lineRightUnder = (line: LabelledLine['line'], page: readonly LabelledLine[]) =>
  page.find(
    ({ line: under }) =>
      under.box.top > line.box.top + 1 && under.box.top - line.box.bottom < 0.6 * line.size && Math.abs(under.box.left - line.box.left) < 3,
  )

/** `KLT052 | 11/01/2024 | Barnard` over `KLT053 | 12/01/2024 | Lindgren`: what is alike in two rows is told of two things. */
function isNextRow({ line }: LabelledLine, { line: next }: LabelledLine, page: readonly LabelledLine[]): boolean {
  const levelWith = (own: LabelledLine['line']) =>
    page.filter(({ line: { page: number, box } }) => number === own.page && Math.abs(box.top - own.box.top) < LEVEL)
  const under = levelWith(next)
  return levelWith(line).some(
    (one) =>
      /\d/.test(one.text) &&
      under.some((other) => Math.abs(other.line.box.left - one.line.box.left) < LEVEL && shapeOf(other.text) === shapeOf(one.text)),
  )
}

const LEVEL = 3 // points
const shapeOf = (text: string) => text.replace(/\d/g, '0').replace(/\p{L}/gu, 'a')
