import type { LabelledLine } from '../labels/labels.ts'
import { isTitleLine } from '../titles/titles.ts'
import { addressBehind, isAligned, type Part, sortOf, toPart } from './blocks.ts'
import { isFounded } from './founded.ts'
import { withoutFacts } from './without-facts.ts'
import { withoutContacts } from './without-contacts.ts'
import { isEnumeration } from './enumerated.ts'
import { hasPostalCode, isCountry, isLicence, isPlace, isPlaceWord } from './places.ts'

const APART = 1.1 // of the type's height between two lines of a letterhead, at most
const OF_NAME = 0.7 // of its own type's height that a name in large type stands over the rest
const MOST_LINES = 8 // of a letterhead under its name

/**
 * The address in the lines right under a name, where no code of a town tells it: `AV. LOS CARRERA 1530 - CONCEPCION`, `P.O. Box 44718, Nairobi`.
 * What the firm does, its numbers and the ways to reach it may stand between.
 */
export function addressUnder({ line: { line } }: Part, lines: readonly LabelledLine[]): Part[] {
  const parts: Part[] = []
  for (const under of linesUnder(line, lines)) {
    const sort = sortOf(under)
    const labelled = addressBehind(under)
    const told = withoutFacts(toPart(under))
    if (labelled) parts.push(labelled)
    else if (told.text !== under.text && isPlace(told.text)) parts.push(told)
    else if (sort === 'end' || isTitleLine(under)) break
    else if (sort === 'detail' || isLicence(under.text) || isFounded(under.text)) continue
    else if (isPlace(under.text) || (parts.length > 0 && goesOn(under.text)) || isHouse(under, lines)) parts.push(toPart(under))
    else if (parts.length > 0) break
  }
  if (!parts.some(({ text }) => isPlace(text))) return []
  const town = parts.some(({ text }) => hasPostalCode(text)) ? undefined : townBeside(parts.at(-1)!, lines)
  return [...parts.map(withoutContacts), ...(town ? [town] : [])]
}

/** `Obere Bahnhofstr. 61     86609 Donauwörth     Tel …`: typed in one row, with blanks between. */
function townBeside({ line: { line: street } }: Part, lines: readonly LabelledLine[]): Part | undefined {
  const [next] = lines
    .filter(({ line }) => line.page === street.page && line.box.left > street.box.right && Math.abs(line.box.top - street.box.top) < LEVEL)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  const isTown = next && hasPostalCode(next.text) && Math.abs(next.line.size - street.size) < ALIKE && startsWithCode.test(next.text)
  return isTown && next.line.box.left - street.box.right < BESIDE * street.size ? toPart(next) : undefined
}

const LEVEL = 2 // points
const ALIKE = 0.5 // points of the type
const BESIDE = 5 // times the type's height between the cells of such a row
const startsWithCode = /^(?:\p{Lu}{1,2}[- ])?\d{4,5}\s\p{L}[\p{L} .'’()-]{2,30}$/u

/** Down the column of the name, until a gap. */
export function linesUnder(name: LabelledLine['line'], lines: readonly LabelledLine[]): LabelledLine[] {
  const column = lines
    .filter(({ line }) => line.page === name.page && line.box.top > name.box.top + 2 && isAligned(line.box, name.box))
    .toSorted((a, b) => a.line.box.top - b.line.box.top)
    .slice(0, MOST_LINES)
  const gap = column.findIndex(
    ({ line }, at) =>
      line.box.top - (column[at - 1]?.line ?? name).box.bottom > APART * (at > 0 ? line.size : Math.max(line.size, OF_NAME * name.size)),
  )
  return gap < 0 ? column : column.slice(0, gap)
}

/** `Bogotá D.C. - Colombia`, `Enterprise Road, Industrial Area`, `Naivasha` under a street. */
const goesOn = (text: string) =>
  text.length <= LONGEST_TOWN && !/\d/.test(text) && (isCountry(text) || isPlaceWord(text) || town.test(text) || parted.test(text))

const LONGEST_TOWN = 45 // letters
const town = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}$/u
const parted = /^\p{Lu}[\p{L} .'’]+(?:,|\s[-–])\s\p{Lu}[\p{L} .'’,–-]+$/u

/** `Warehouse 12, Al Quoz Industrial Area 3` right over a street, a box or a town. */
const isHouse = ({ text, line }: LabelledLine, lines: readonly LabelledLine[]) =>
  /^\p{Lu}.*\d/u.test(text) &&
  !isEnumeration(text) &&
  /\p{L}{3}/u.test(text) &&
  linesUnder(line, lines)
    .slice(0, 1)
    .some((next) => isPlace(next.text))
