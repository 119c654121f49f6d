import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, type Block, type Part, toPart } from './blocks.ts'
import { type Party, toCandidate } from './party.ts'
import { isCompanyName } from './company-names.ts'
import { isPersonName } from './person-names.ts'
import { isOwnUnit, isUnit } from './service-names.ts'
import { pattern } from '../words/pattern.ts'

/** `UMR 4417 Biologie des milieux`: research units are counted. */
const laboratory = /^(?:UMR|UPR|UAR|USR|UR|EA|ERL)(?:[_-]S)?\s?\d{3,5}\s/u

const BEHIND = 0.62
const LINES = 4 // under the name
const LONGEST = 64

/** `Mme Corinne Vasseur`: a form of address tells a person from all else. */
const addressed = pattern('u')`
  ^(?:
    M(?:me|lle|\.)|Monsieur|Madame|M[rs]s?\.?|Herrn?|Frau|Sra?\.|D(?:ª|ña|on|ra?)\.?|Dhr\.|Mevr\.|Sig(?:\.ra|\.)|Dott\.
  )\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,3}$
`

/** Who stands by name among the lines under the customer's name, though no label says what for. */
export function findPersonUnder(name: Part, page: readonly LabelledLine[]): Candidate[] {
  const under = linesUnder(name, page, PERSON_LINES).map((line) => ({ ...toPart(line), text: personIn(line.text) }))
  const person = under.find(({ text }) => text !== undefined)
  return person ? [toCandidate([{ ...person, text: person.text! }], 0.55, 'under the customer’s name')] : []
}

const PERSON_LINES = 6

/** `At. Silvia Conesa`, `ATTN: Mike Traczyk`: behind the words that say for whom it is. */
function attended(text: string): string | undefined {
  const name = /^(?:at|att|attn|atn|atte|a\/a|z\. ?hd|t\.a\.v|f\.a\.o|c\.a)\.?:?\s(?=\p{Lu})(.{5,40})$/iu.exec(text)?.[1]
  return name !== undefined && isPersonName(name) && !isUnit(name) ? name : undefined
}

/** The whole line, or what a dash parts from the service: `Service achats - M. Wendling`. */
const personIn = (text: string) => attended(text) ?? [text, ...text.split(/\s[·•|–-]\s/).slice(1)].find((one) => addressed.test(one))

/** `Crêperie Corbel SARL` / `Yann Corbel` / `8 rue du Môle`: shops print who ordered with the firm that is billed. */
export function personBeside({ name, names, address, block: { contacts } }: Party): Candidate[] {
  // `The Blue Teapot` / `Esther Quill` / `hello@…`: with a mailbox under it the one line that is no place is who ordered.
  const [alone, ...more] = address
  const isMailed = contacts.some(({ text }) => /^\S+@\S+$/.test(text))
  if (name && alone && more.length === 0 && isMailed && isPersonName(alone.text) && !isUnit(alone.text))
    return [toCandidate([alone], 0.5, 'under the customer’s name')]
  const isFirm = name !== undefined && isCompanyName(name.text)
  const persons = isFirm ? names.filter((part) => part !== name && isPersonName(part.text) && !isUnit(part.text)) : []
  return persons.length === 1 ? [toCandidate(persons, 0.5, 'under the customer’s name')] : []
}

/** `Service de restauration`, `Zentralapotheke`, `Amt 40 – Schulen` among the lines under the customer's name: who orders there, though no label says it. */
export function findUnit(name: Part, page: readonly LabelledLine[]): Candidate[] {
  // `Faculté des sciences` over `Laboratoire de chimie`: the last of them is who orders.
  const behind = name.line.text.startsWith(`${name.text} `) ? name.line.text.slice(name.text.length).replace(/^\s[-–—|·]\s/u, '') : ''
  if (behind !== '' && behind.length <= LONGEST && isOwnUnit(behind))
    return [toCandidate([{ ...name, text: behind }], BEHIND, 'behind the customer’s name')]
  const line = linesUnder(name, page, LINES)
    .map(withoutPlace)
    .findLast(({ text }) => text.length <= LONGEST && isOwnUnit(text) && !/[:@]|\d{3}/.test(text.replace(laboratory, '')))
  return line ? [toCandidate([toPart(line)], 0.6, 'under the customer’s name')] : []
}

/** `Zentraleinkauf · Am Krankenhaus 4 · 21244 Nordheide`, `Área de Obras. Plaza de España 1`, `– Bauhof –`: the unit without where it is, who is there, and without its ornament. */
function withoutPlace(line: LabelledLine): LabelledLine {
  // `Hotel Playa Bermeja · Departamento de Cocina`: the house, and who in it.
  const [house, within, ...more] = line.text.split(/\s[·•|–—-]\s/u)
  if (within && more.length === 0 && !isUnit(house!) && !/\d/.test(house!) && isOwnUnit(within))
    return { ...line, text: within, labels: [] }
  const [unit, ...place] = line.text.replace(/^[-–—]\s|\s[-–—]$/g, '').split(/\s[·•|–—-]\s|,\s|(?<=\p{Ll}{4})\.\s(?=\p{Lu})/u)
  // `Plataforma Logística · Subdirección Económica`: the office, and what it belongs to.
  const areUnits = place.length === 1 && isUnit(place[0]!)
  const isPlaced = areUnits || place.length === 0 || /\d/.test(place.join(' ')) || place.every((one) => addressed.test(one))
  return isPlaced && unit !== line.text && isUnit(unit!) ? { ...line, text: unit!, labels: [] } : line
}

/** `Área de Parques y Jardines` by itself over the letter, at the other side than whom it is written to: who writes. */
export function findStandingUnit(page: readonly LabelledLine[], others: readonly Block[]): Candidate[] {
  const isOthers = ({ line }: LabelledLine) =>
    others.some(({ parts, contacts }) => [...parts, ...contacts].some((part) => part.line.line === line))
  const first = page[0]?.line.page
  const units = page.filter(
    (line) =>
      line.line.page === first &&
      line.line.box.top < HEAD &&
      line.text.length <= LONGEST &&
      isOwnUnit(line.text) &&
      line.text.includes(' ') &&
      !/[:@\d]|\s[-–—|·]\s/.test(line.text) &&
      !isOthers(line) &&
      !page.some((other) => touches(other, line)),
  )
  return units.length === 1 ? [toCandidate([toPart(units[0]!)], STANDING, 'by itself over the letter')] : []
}

const HEAD = 240 // points from the top
const STANDING = 0.5
const ROOM = 0.6 // of the type's height that it keeps over and under itself

const touches = (other: LabelledLine, { line }: LabelledLine) =>
  other.line !== line &&
  other.line.page === line.page &&
  other.line.box.left < line.box.right &&
  other.line.box.right > line.box.left &&
  other.line.box.bottom > line.box.top - ROOM * line.size &&
  other.line.box.top < line.box.bottom + ROOM * line.size

/** The lines right under a name, aligned with it, up to the first gap. */
function linesUnder(name: Part, page: readonly LabelledLine[], most: number): LabelledLine[] {
  const under = page
    .filter(({ line }) => line.page === name.line.line.page && line.box.top > name.box.top + 2 && isAligned(line.box, name.box))
    .sort((a, b) => a.line.box.top - b.line.box.top)
    .slice(0, most)
  const end = under.findIndex((line, at) => line.line.box.top - (under[at - 1] ?? name.line).line.box.bottom > 1.2 * line.line.size)
  return end < 0 ? under : under.slice(0, end)
}
