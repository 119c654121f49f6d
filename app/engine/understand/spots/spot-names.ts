import { isSendersHouse } from '../mail/mail.ts'
import { isCompanyName } from '../parties/company-names.ts'
import { isPersonName, namesUnit } from '../parties/person-names.ts'
import { hasPostalCode, isPlace, isPlaceWord } from '../parties/places.ts'
import { isOwnUnit } from '../parties/service-names.ts'
import { isTitleLine } from '../titles/titles.ts'
import type { Found } from '../propose.ts'
import type { Spot } from './spots.ts'
import { isLeftOpen } from '../words/left-open.ts'
import { pattern } from '../words/pattern.ts'
import { tokenise } from '../words/tokens.ts'
import { findTimes } from '../values/time.ts'

const notPerson = /\d|[@&]|[:;]|^for\s|\b(?:page|total|order|date|tel)\b/i
/** `Fdo.: El solicitante`, `El Jefe de Suministros`: what somebody is, and nobody's name. */
const role =
  /^(?:[Tt]he|El|La|Le|Les|Der|Die|Il|Lo|Het)\s(?:\p{Ll}|\p{Lu}\p{L}+\s(?:del?|des|du|of|der|di|della|do|da|van|von)(?:\s|\s?['’]))/u

/** `El encargado de Parques y Jardines, Fermín Atienza Rubio.`, `La cheffe de cuisine, Odile Brun`: what somebody is, and who that is. */
const behindDuty = /^(?:[Tt]he|El|La|Le|Les|Der|Die|Il|Lo|Het|De)\s\p{L}[^,:;]{3,60},\s(\p{Lu}[^,;:]{4,40}?)\.?$/u

/** `kjensen`, `mrossi`, but no word of any language. */
const initialAndName =
  /^(?![bcfgkp][lr]|[sz][chklmnpqtvw]|[cpst]h|[dtvw]r|[ptmgk]n|ps|rh|wh|gh|ll|ts|pf|[dtk]w)[bcdfghjklmnpqrstvwxz]{2}(?=\p{Ll}*[aeiouy])\p{Ll}{3,12}$/u

/** `Okafor, Chidi`, `Lindgren,Kirsten A`: as registers of staff print people. */
const lastFirst = /^\p{Lu}[\p{L}'’-]+,\s?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u
/** What somebody does may follow a comma too. */
const ofDuty = pattern('iu')`
  ^(?:(?:del?|des|du|of|di|do|da)\s|(?:financ(?:eir[oa]|ier[oae]|ial)|finanziari[oa]|administrativ[oa]|amministrativ[oa]|geral|generale?|
  comercial|commercial[ei]?|t[eé]cnic[oa]|operacional)$)
`
const duty = /,\s?(?:purchas|procure|buyer|achat|compra|einkauf|inkoop|acquist|dept|direct|manager|head|chef|gerente|jefe|leit)/i

/** `Pol. Ind. El Salobral, nave 7`, `Zone artisanale Nord`: where firms have their halls. */
const estate =
  /^(?:pol(?:\.|[ií]gono)\s?ind|p\.\s?i\.\s|zon[ae] (?:art|ind|d['’]act)|z\.\s?[ai]\.\s|parque (?:ind|emp|tec)|(?:gewerbe|industrie)(?:gebiet|park)|bedrijven(?:terrein|park)|apartado|apdo)/iu

/** A person's name: two to five words with capitals, no digits. */
export function readPersons(spot: Spot): Found[] {
  // `C. Ashworth ............ Completed`: a line to sign on.
  if (/[.…_]{6,}\s*\S/.test(spot.text)) return []
  // `Solicitó / Compras` over a line to sign on, `Approuvé par : À compléter`.
  if (/^[/|]/.test(spot.text) || isLeftOpen(spot.text) || isNextLabel(spot)) return []
  const [login] = /^\p{Ll}{2,}\.\p{Ll}{2,}$/u.exec(spot.text) ?? []
  // `Created By: rhonda.ellis`
  if (login && spot.relation === 'inline' && spot.start + login.length === spot.line.text.length)
    return [{ value: login, index: 0, length: login.length, fit: 0.85 }]
  // `Buyer` over `mrossi`: two letters that begin no word together, the first of them that of a first name.
  if (spot.relation === 'below' && spot.rank === 0 && spot.text === spot.line.text && initialAndName.test(spot.text))
    return [{ value: spot.text, index: 0, length: spot.text.length, fit: 0.85 }]
  const [whole] = lastFirst.exec(spot.text) ?? []
  if (whole && !duty.test(whole) && !isCompanyName(whole) && !hasPostalCode(whole))
    return [{ value: whole, index: 0, length: whole.length }]
  const mailed = /^([^<>@]+?)\s*<[^<>\s]+@[^<>\s]+>/u.exec(spot.text)?.[1]
  if (mailed && isSendersHouse(spot.text, mailed)) return []
  const behind = behindDuty.exec(spot.text)?.[1]
  if (behind && isPersonName(behind)) return [{ value: behind, index: spot.text.lastIndexOf(behind), length: behind.length }]
  const text = spot.text
    // `COMPRADOR: 018 – FABIANA REZENDE`
    .replace(/^\d{1,4}\s?[-–]\s?(?=\p{Lu})/u, '')
    .replace(/\s*[<(].*$/, '')
    // `Établi par Mehdi Aubanel. Expédier en une seule fois`
    .replace(/^((?:\p{Lu}[\p{L}'’-]+ ){1,3}\p{Lu}[\p{Ll}’-]{2,})\. \p{Lu}\p{Ll}.*$/u, '$1')
    .replace(/(?<=\p{Lu}\p{Ll}{2,})\.$/u, '')
    .replace(/\s+\/(?:\s.*)?$|\/\s?[+(\d].*$/, '')
    // `Encoded by: Ida Brandt · Page 1/2`
    .replace(/\s*[,;–—-]\s.*$|\s[·•|]\s.*$/u, '')
    .replace(/\s+(?:ext|extn|poste|durchwahl|dw|int|t[eé]l)\b\.?\s?:?\s?\d.*$/i, '')
    .replace(/\s+(?:\(?\+\d{1,3}\)?[ .]?)?\(?0?\d(?:[ ./-]?\d{2,}){3,}$/, '')
    .trim()
  if (
    text.length < 3 ||
    text.length > 45 ||
    notPerson.test(text) ||
    role.test(text) ||
    namesUnit.test(text) ||
    isTitleLine({ text, tokens: tokenise(text) }) ||
    isCompanyName(text) ||
    (isPlaceWord(text) && hasPostalCode(spot.text)) ||
    /^(?:c\/|(?:calle|plaza|avda|avenida|paseo|via|viale|piazza|corso|rue|avenue|place|boulevard|rua|praça)\b)/i.test(text) ||
    /^(?:ZA|ZI|ZAC|BP|CS)\s/.test(text) ||
    estate.test(text)
  )
    return []
  // `Revisado por` beside `Solicitado por`: the caption of the next line to sign on.
  if (/^\p{L}+\s(?:por|par|by|von|door|da)$/iu.test(text)) return []
  // `Responsable de Almacén`, `Gestora Financeira` under a line to sign on: what somebody is.
  if (spot.relation === 'inline' && ofDuty.test(text) && !/:\s*$/.test(spot.line.text.slice(0, spot.start))) return []
  const words = text.split(/\s+/)
  if (words.length > 6 || !words.some((word) => /^\p{Lu}/u.test(word))) return []
  // `Contact Hank pour cette commande : …`: nobody's name goes on in small letters to its end.
  if (words.length > 2 && /^\p{Lu}/u.test(words[0]!) && words.slice(-2).every((word) => /^\p{Ll}{3}/u.test(word))) return []
  // `Empresa adjudicataria` under a label: the next one of a form.
  if (words.length === 2 && spot.relation === 'below' && /^\p{Ll}{4}/u.test(words[1]!)) return []
  const proper = words.filter((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)).length / words.length
  return [{ value: text, index: spot.text.indexOf(text), length: text.length, fit: words.length >= 2 && proper > 0.6 ? 1 : 0.6 }]
}

/** `Rôle :` under `Nom :`, `Gestión:` beside `Creado por`: the next label of a form, though nobody knows it. */
const isNextLabel = ({ relation, text, line }: Spot) =>
  relation !== 'inline' && /:\s*$/.test(line.text) && line.text.replace(/[\s:]+$/, '') === text.replace(/[\s:]+$/, '')

/**
 * "Département | de la Drôme", "Service | clients": what goes on with "of" or in small letters, and has no colon before it, is a name as a whole;
 * `Service destinataire | Direction des achats` is a label of two words and its value.
 */
function isRestOfName({ text, line, start, relation }: Spot): boolean {
  const before = line.text.slice(0, start)
  return (
    relation === 'inline' &&
    !isSetOff({ line, start }) &&
    !/[:\d]\s*$/.test(before) &&
    (/(?:^|\s)(?:de|du|des|del|della|di|do|da|of|für)\s/iu.test(/\p{L}\s\p{Ll}{4,}\s+$/u.test(before) ? firstWord(text) : text) ||
      /^\p{Ll}/u.test(text))
  )
}

/** `Grupo` in small type before `Control de calidad`: in another type the value begins, whatever its words. */
function isSetOff({ line, start }: Pick<Spot, 'line' | 'start'>): boolean {
  const at = line.starts.findIndex((one) => one >= start)
  const [last, next] = [line.line.words[at - 1], line.line.words[at]]
  return last !== undefined && next !== undefined && (last.bold !== next.bold || Math.abs(last.size - next.size) > 0.4)
}

const firstWord = (text: string) => text.replace(/\s.*$/u, ' ')

/** `Servicio: Planta 3 – Enfermería`: behind its label, the floor of a house is where a ward is found. */
function isFloor({ relation }: Spot, text: string): boolean {
  return (
    relation === 'inline' &&
    /^(?:planta|piso|piano|floor|ward|[ée]tage|niveau|etage|ebene|station|verdieping)\s\d/iu.test(text) &&
    /\s[-–—]\s\p{L}/u.test(text)
  )
}

/** `OR 7120 Orthopedics`: letters and number of a ward; those of countries lead to a town. */
const costCentre = /^(?!(?:AT|BE|CH|DK|FI|HU|LU|NL|NO|PT|SE|SI)\s)\p{Lu}{2,4}\s\d{4}\s\p{Lu}\p{Ll}[\p{L} &]+$/u

/** `UF : 2410 Restauration`: behind a label and its colon the unit's number, though a town and its code look the same. */
const isNumberedUnit = ({ relation, line, start }: Spot, text: string): boolean =>
  (relation === 'inline' && /:\s*$/.test(line.text.slice(0, start)) && /^\d{2,4}\s\p{Lu}[\p{L} ]+$/u.test(text)) ||
  (relation === 'below' && /^\p{Lu}?\d{4}\s/u.test(text) && isOwnUnit(text.replace(/^\S+\s/, ''))) ||
  (relation !== 'above' && costCentre.test(text))

const unitWords =
  /^(?:service|p[ôo]le|servicio|servizio|servi[çc]o|abteilung|afdeling|ufficio|reparto|secci[óo]n|direction|fachbereich)\s$/iu

/** `Service Achats`, `Pôle Événements` in a line of its own: without a colon the word for the unit is the first of its name. */
function unitWord({ line, start, relation, text }: Spot): string {
  const word = line.text.slice(0, start)
  if (relation !== 'inline' || /\d/.test(text) || !unitWords.test(word) || start + text.length < line.text.length) return ''
  const [first, second] = line.line.words
  // What was filled into a form is set in another type than the form.
  const isOne = first && second && second.box.left - first.box.right < 0.75 * line.line.size
  return isOne && first.size === second.size && first.bold === second.bold ? word : ''
}

/** `Angebot vom`, `Devis du`: the label of a day. */
const ofDay = pattern('iu')`
  ^(?:
    angebot|bestellung|devis|offre|commande|oferta|presupuesto|pedido|preventivo|offerta|ordine|offerte|bestelling|or[çc]amento|encomenda|
    quot(?:e|ation)|order
  )\s(?:vom|du|del|of|from|van|do)$
`

/** A short text: a department, a team. */
export function readNames(spot: Spot): Found[] {
  // `Dept: Chemistry - Chartfield: 1100-20110`: the next label of the line.
  const text = spot.text.replace(/\s[-–—|]\s\p{L}[\p{L} ]{2,20}:\s.*$/u, '').trim()
  // "Theatre 4" looks like a street; only a town or a word of streets says that it is a place.
  if (
    (hasPostalCode(text) && !isNumberedUnit(spot, text)) ||
    (isPlaceWord(text) && isPlace(text) && !isFloor(spot, text)) ||
    /\ss\/n(?!\p{L})/iu.test(text) ||
    text.length < 2 ||
    text.length > 60 ||
    !/\p{L}{2}/u.test(text) ||
    (text.match(/\d/g)?.length ?? 0) >= (text.match(/\p{L}/gu)?.length ?? 0) ||
    isLeftOpen(text) ||
    isNextLabel(spot) ||
    ofDay.test(text) ||
    isTitleLine({ text, tokens: tokenise(text) }) ||
    findTimes(text).length ||
    /@/.test(text) ||
    isRestOfName(spot)
  )
    return []
  // `PHARMA01` is the code of a service, beside which its name may stand.
  const isCode = /\d/.test(text) && !/\s|\p{Ll}/u.test(text)
  const value = `${unitWord(spot)}${text}`
  return [{ value, index: 0, length: text.length, fit: isCode ? 0.6 : text.replace(/^[\d.]+ - /, '').split(' ').length <= 5 ? 1 : 0.7 }]
}
