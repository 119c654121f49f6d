import type { LabelledLine } from '../labels/labels.ts'
import { joinLines } from '../words/wrapped.ts'
import type { Part } from './blocks.ts'
import { isUnit } from './service-names.ts'
import { union } from '../../read/geometry.ts'
import { lineOf } from '../../read/lines.ts'
import { hasLegalForm, isLegalFormOnly, withoutLegalForm } from './company-names.ts'
import { isPlace } from './places.ts'
import { isTradesOnly } from './trades-only.ts'
import { pattern } from '../words/pattern.ts'

/** A name that was too long for its column: `Kestrel Grove Care Home` over `plc`, `CHSLD des` over `Érables inc.` become one part. */
export function joinWrappedNames(parts: readonly Part[]): Part[] {
  const widest = Math.max(...parts.map(({ box }) => box.right))
  return parts.reduce<Part[]>((joined, part, at) => {
    const last = joined.at(-1)
    // The person of a customer who has none is the firm once more.
    if (at === 1 && last?.text === part.text) return joined
    const isLoud =
      isBoldPair(last, part, parts[2]) || isDisplayed(last, part, parts[2]) || isOutOfColumn(last, part, parts[2]?.line.line.bold, widest)
    const isPair = at === 1 && last !== undefined && isLoud && ![last.text, part.text].some(isOther)
    if (!last || !(isPair || goesOn(last, part, widest))) return [...joined, part]
    const line: LabelledLine = { ...joinLines(last.line, part.line), labels: last.line.labels }
    return [...joined.slice(0, -1), { text: `${last.text} ${part.text}`, line, box: union([last.box, part.box]) }]
  }, [])
}

/** Alone in its line, it leads to a name. */
const formOfAddress = /^(?:familie|fam\.?|eheleute|famille|famiglia|familia|m(?:onsieur|\.)?\s(?:et|&)\s(?:m(?:me|adame)))$/iu

/** `Kröger GmbH &`, `Anáhuac S. de R.L. de`: the legal form is not at its end. */
const unfinished = /(?:&|\s(?:de|DE)|\bS\.)$/
/** What only the end of a legal form begins with. */
const ending = /^(?:& ?Co\b|(?:(?:de|DE) )?C\.\s?V\.$|(?:de|DE) R\.?\s?L\b|R\.\s?L\. (?:de|DE)\b)/

/** `M. Yann Le Floch` under what his house is. */
const titled = /^(?:m|mr|mme|mlle|sr|sra|herrn?|frau|dhr|mevr|sig|attn|att)[.\s]/iu

/** Both in capitals, or neither. */
const isCased = (first: Part, second: Part) => /\p{Ll}/u.test(first.text) === /\p{Ll}/u.test(second.text)

/** A legal form alone in its line, the rest of one, or a last word or two with one that would not have fitted above. */
function goesOn(last: Part, part: Part, widest: number): boolean {
  if (formOfAddress.test(last.text)) return !isPlace(part.text)
  if (bodyOnly.test(last.text) && isSameType(last, part) && isCased(last, part)) return !isPlace(part.text) && !/\d/.test(part.text)
  if (isPlace(last.text) || /\d/.test(last.text)) return false
  // `SERRURERIE MÉTALLERIE` over `PONCET ET FILS`
  if (isTradesOnly(last.text) && isSameType(last, part) && isCased(last, part) && !titled.test(part.text))
    return !isPlace(part.text) && !/[\d:@]/.test(part.text)
  if (!isSameType(last, part))
    return isRestOfName(last, part) || (isSameSize(last, part) && isInstitutionOnly(part.text)) || isFormUnderLouder(last, part)
  if (hasLegalForm(last.text)) return (unfinished.test(last.text) && isLegalFormOnly(part.text)) || ending.test(part.text)
  if (/&$/.test(last.text)) return false
  if (isRestOfName(last, part)) return true
  if (isLegalFormOnly(part.text) || isInstitutionOnly(part.text)) return true
  const [first] = part.line.line.words
  const width = first ? first.box.right - first.box.left : 0
  return hasLegalForm(part.text) && withoutLegalForm(part.text).split(/\s+/).length <= 2 && last.box.right + width > widest
}

/** `Toitures Hamoir` in bold over `SRL` in the type of the address: some programs keep the legal form in a field of its own. */
const isFormUnderLouder = (last: Part, part: Part) =>
  isLegalFormOnly(part.text) &&
  !hasLegalForm(last.text) &&
  (typeOf(last).size > typeOf(part).size || (typeOf(last).bold && !typeOf(part).bold))

/** `Borough Council`, `NHS Foundation Trust`: what an institution is, and no name of its own. */
const institution = pattern('i')`
  ^(?:
    nhs (?:foundation )?trust|(?:metropolitan |city |county |borough |district |parish |town |regional )+council|council|
    (?:unified |independent |consolidated )+school district|school district|(?:local )?health board|academy trust|housing association|
    community hospital|association|partnership|authority|federation|cooperative|university hospitals?|county sheriff|public schools
  )$
`
export const isInstitutionOnly = (text: string) => institution.test(text.trim())

/** `COMMUNAUTE DE COMMUNES`, `Centre Hospitalier`: what a body is, and not which; its own name stands in the next line. */
const bodyOnly = pattern('iu')`
  ^(?:
    communaut[ée] (?:de communes|d['’]agglom[ée]ration|urbaine)|syndicat (?:mixte|intercommunal)|centre hospitalier(?: (?:universitaire|r[ée]gional|intercommunal))?|
    office (?:de tourisme|public de l['’]habitat)|conseil (?:d[ée]partemental|r[ée]gional)|chambre (?:de m[ée]tiers|d['’]agriculture|de commerce)|
    lyc[ée]e (?:polyvalent|professionnel|agricole)|coll[èe]ge priv[ée]|association syndicale|mancomunidad|diputaci[oó]n (?:provincial|foral)|
    comunidad de (?:regantes|propietarios)|excmo\.? ayuntamiento|cofrad[ií]a de pescadores|verwaltungsgemeinschaft|wasserzweckverband|zweckverband|
    comunit[àa] montana|istituto comprensivo|junta de freguesia|santa casa da miseric[óo]rdia|agrupamento de escolas
  )$
`

const isOther = (text: string) => hasLegalForm(text) || isPlace(text)

/** Two lines in bold capitals over an address in plain type: the name was too long for one. */
function isBoldPair(last: Part | undefined, part: Part, next: Part | undefined): boolean {
  if (!last) return false
  const isLoud = ({ text, line: { line } }: Part) => line.bold && !/\p{Ll}|[\d:@]/u.test(text)
  return next !== undefined && !next.line.line.bold && isLoud(last) && isLoud(part) && isSameType(last, part) && !isUnit(part.text)
}

/** `Kröger` over `Befestigungstechnik`, both in bold over plain type: the second word would have stood out of the narrow column that everything under it keeps to. */
export function isOutOfColumn(last: Printed | undefined, part: Printed, isNextBold: boolean | undefined, right: number): boolean {
  const [first] = part.line.line.words
  if (!last || !first || isNextBold !== false || !last.line.line.bold || !isSameType(last, part)) return false
  if ([last.text, part.text].some((text) => /[\d:@,]/.test(text) || isPlace(text)) || hasLegalForm(last.text) || isUnit(part.text))
    return false
  return last.line.line.box.right + BLANK * first.size + first.box.right - first.box.left > right + 1
}

const BLANK = 0.25 // of the type's height, between two words

/** Two lines much larger than the address under them are the name. */
function isDisplayed(last: Part | undefined, part: Part, next: Part | undefined): boolean {
  if (!last || !next || !isSameType(last, part) || [last.text, part.text].some((text) => /[\d:@]/.test(text))) return false
  return part.line.line.size > DISPLAY * next.line.line.size && !isUnit(part.text)
}

const DISPLAY = 1.6 // times the type of the address

const joint =
  '(?:an (?:der|den)|am|im|bei|sur|sous|upon|aan de[nr]?|de|del|de la|de los|de las|des|du|da|do|dos|das|di|della|dei|of(?: the)?|for|pour|para|per|et|and|und|der|für|van(?: de[nr]?)?|voor|en|y|e|&)'
const beginsOpen = new RegExp(String.raw`^(?:${joint}\s|d['’]|l['’])`, 'iu')
const endsOpen = new RegExp(String.raw`\s(?:${joint}|la|le|les|the)$`, 'iu')

/** `SYNDICAT INTERCOMMUNAL` over `DES EAUX DU VAL`, `Universidad Autónoma de` over `Nuevo León`: one name over two lines, where one of them is no name alone. */
export function isRestOfName(last: Printed, part: Printed): boolean {
  if (beginsOpen.test(part.text) && /^\p{Ll}/u.test(part.text) && hasLegalForm(part.text))
    return (
      isSameSize(last, part) && ![last.text, part.text].some((text) => /[\d:@]/.test(text) || isPlace(text)) && !hasLegalForm(last.text)
    )
  if (!isSameType(last, part) || [last.text, part.text].some((text) => /[\d:@]/.test(text) || hasLegalForm(text) || isPlace(text)))
    return false
  if (endsOpen.test(last.text)) return /^\p{Lu}/u.test(part.text)
  // "De Smet" under another name begins with a capital too: only type of one case, or small letters, say that it goes on.
  return beginsOpen.test(part.text) && (/^\p{Ll}/u.test(part.text) || ![last.text, part.text].some((text) => /\p{Ll}/u.test(text)))
}

function isSameType(first: Printed, second: Printed): boolean {
  const [a, b] = [typeOf(first), typeOf(second)]
  return a.bold === b.bold && Math.abs(a.size - b.size) <= 0.3
}

const isSameSize = (first: Printed, second: Printed) => Math.abs(typeOf(first).size - typeOf(second).size) <= 0.3

type Printed = Pick<Part, 'text' | 'line'>

/** Of the part's own words: on a form the label before it in the line is printed small, and what was filled in is not. */
function typeOf({ text, line: { line } }: Printed): { bold: boolean; size: number } {
  const own = lineOf(line.words.slice(-text.split(' ').length))
  return own.text === text ? own : line
}
