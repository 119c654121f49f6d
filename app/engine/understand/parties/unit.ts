import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, type Part, toPart } from './blocks.ts'
import { type Party, toCandidate } from './party.ts'
import { isCompanyName, isPersonName } from './places.ts'

const units =
  /^(?:services? |pole |direction |departement |division |economat|intendance|pharmacie|abteilung|amt \d|fachbereich|fachdienst|dezernat|referat|sachgebiet|zentraleinkauf|zentralapotheke|apotheke|(?:zentrale )?beschaffung|einkauf\b|servicio |seccion |d(?:e?pto|pt)\.? |departamento |department|dept\b|(?:central )?(?:purchasing|procurement|catering) (?:department|dept|office|team)|supply chain(?: management| services)?$|materials management$|secretaria tecnica$|keuken\b|magasin general$|cuisine centrale$|cocina central$|zentralkuche$|central kitchen$|centrale keuken$|cucina centrale$|affaires scolaires$|fakultat |lehrstuhl |institut fur |professur |u\.?f\.?r\.? |umr |faculte |laboratoire |labo |facultad |laboratorio |ufficio |reparto |afdeling |inkoopafdeling|servico |seccao )|^\p{Lu}?[\p{L}&,'’ -]{3,40} (?:department|directorate|division|dept\.?|nutrition services|food services|(?:ict|it|digital|estates|facilities|property|housing|highways|library) services|operations|kitchen)$/u
/** Services that are a whole line: `Cocina`, `Housekeeping`, `Restauration`. */
const wholeUnits =
  /^(?:cuisine|restauration|achats|lingerie|pharmacie|economat|laboratoire|bureau des achats|cocina|compras|mantenimiento|farmacia(?: hospitalaria)?|economato|laboratorio|restauracion|lavanderia|secretaria|jefatura de obra|kitchen|procurement|purchasing|estates|facilities|pharmacy|maintenance|housekeeping|laboratory|catering|site office|food and beverage|kuche|einkauf|haustechnik|instandhaltung|hauswirtschaft|bauhof|werkhof|cucina|farmacia interna|acquisti|cozinha|aprovisionamento|keuken|inkoop|facilitair)$/u
/** Services of whoever sells, or of those who only pay. */
const foreign =
  /client|commerci|vente|venta|sales|vertrieb|verkauf|verkoop|vendite|kunden|\bsav\b|\badv\b|compta|contab|factur|buchhalt|rechnung/
export const isUnit = (text: string) => units.test(fold(text)) || wholeUnits.test(fold(text))
/** A service of whoever buys. */
export const isOwnUnit = (text: string) => isUnit(text) && !foreign.test(fold(text))

/** `UMR 4417 Biologie des milieux`: research units are counted. */
const laboratory = /^(?:UMR|UPR|UAR|USR|UR|EA|ERL)(?:[_-]S)?\s?\d{3,5}\s/u

const LINES = 4 // under the name
const LONGEST = 50

/** `Mme Corinne Vasseur`: a form of address tells a person from all else. */
const addressed =
  /^(?:M(?:me|lle|\.)|Monsieur|Madame|M[rs]s?\.?|Herrn?|Frau|Sra?\.|D(?:ª|ña|on|ra?)\.?|Dhr\.|Mevr\.|Sig(?:\.ra|\.)|Dott\.)\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,3}$/u

/** Who stands by name among the lines under the customer's name, though no label says what for. */
export function findPersonUnder(name: Part, page: readonly LabelledLine[]): Candidate[] {
  const line = linesUnder(name, page, PERSON_LINES).find(({ text }) => addressed.test(text))
  return line ? [toCandidate([toPart(line)], 0.55, 'under the customer’s name')] : []
}

const PERSON_LINES = 6

/** `Crêperie Corbel SARL` / `Yann Corbel` / `8 rue du Môle`: shops print who ordered with the firm that is billed. */
export function personBeside({ name, names }: Party): Candidate[] {
  const isFirm = name !== undefined && isCompanyName(name.text)
  const persons = isFirm ? names.filter((part) => part !== name && isPersonName(part.text) && !isUnit(part.text)) : []
  return persons.length === 1 ? [toCandidate(persons, 0.5, 'under the customer’s name')] : []
}

/** `Service de restauration`, `Zentralapotheke`, `Amt 40 – Schulen` among the lines under the customer's name: who orders there, though no label says it. */
export function findUnit(name: Part, page: readonly LabelledLine[]): Candidate[] {
  // `Faculté des sciences` over `Laboratoire de chimie`: the last of them is who orders.
  const line = linesUnder(name, page, LINES)
    .map(withoutPlace)
    .findLast(({ text }) => text.length <= LONGEST && isOwnUnit(text) && !/[:@]|\d{3}/.test(text.replace(laboratory, '')))
  return line ? [toCandidate([toPart(line)], 0.6, 'under the customer’s name')] : []
}

/** `Zentraleinkauf · Am Krankenhaus 4 · 21244 Nordheide`, `– Bauhof –`: the unit without where it is and without its ornament. */
function withoutPlace(line: LabelledLine): LabelledLine {
  const [unit, ...place] = line.text.replace(/^[-–—]\s|\s[-–—]$/g, '').split(/\s[·•|–—-]\s|,\s/)
  const isPlaced = place.length === 0 || /\d/.test(place.join(' '))
  return isPlaced && unit !== line.text && isUnit(unit!) ? { ...line, text: unit!, labels: [] } : line
}

/** The lines right under a name, aligned with it, up to the first gap. */
function linesUnder(name: Part, page: readonly LabelledLine[], most: number): LabelledLine[] {
  const under = page
    .filter(({ line }) => line.page === name.line.line.page && line.box.top > name.box.top + 2 && isAligned(line.box, name.box))
    .sort((a, b) => a.line.box.top - b.line.box.top)
    .slice(0, most)
  const end = under.findIndex((line, at) => line.line.box.top - (under[at - 1] ?? name.line).line.box.bottom > 1.2 * line.line.size)
  return end < 0 ? under : under.slice(0, end)
}
