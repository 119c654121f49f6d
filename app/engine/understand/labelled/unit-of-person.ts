import type { Candidate } from '../../candidate.ts'
import { isOfDepartment } from './department-name.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { post } from '../mail/posts.ts'
import { isPersonName } from '../parties/person-names.ts'
import { hasLegalForm } from '../parties/company-names.ts'
import { isOwnUnit, isUnit } from '../parties/service-names.ts'
import { propose } from '../propose.ts'
import { readPersons } from '../spots/spot-names.ts'
import type { Spot } from '../spots/spots.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { lineUnder } from '../words/wrapped.ts'
import { lineRightUnder } from './wrapped-person.ts'

const UNIT = 0.62
const PERSON = 0.6
const NEAREST = 1 // the rank of a spot: what stands farther off is another cell's

const behindName = /^(\p{Lu}[^()\d,;/]{2,45}?)(?:\s*[(/]\s*|\s*[,;]\s+|\s+[-–—]\s+)(\p{L}[^()\d@:]{2,40})\)?$/u

/** `… prepared by Alma Reyes, Buying Department.` */
const endOfSentence = /(?<=\p{L}{3})\.$/u

interface PersonOfUnit {
  person: Candidate
  department: Candidate
}

/** `REQUESTER` over `Dominic Ashworth` over `Estates & Facilities`: the service stands right under who orders for it. */
export function readUnitUnderPerson(label: Label, spots: readonly Spot[], page: LabelledLine[]): Candidate[] {
  const spot = spots.find(({ relation, rank }) => relation === 'below' && rank < NEAREST)
  if (!spot || !label.closes || !label.sayings.some(({ name, weak }) => name === 'buyer_person' && !weak)) return []
  // What leads to a unit may be set smaller than what it leads to.
  const led = lineRightUnder(spot.line.line, page)
  const leads = led ? fold(led.text) : ''
  const isLed = forUnit.test(leads) || forAnybody.test(leads)
  const under = led && isLed ? lineRightUnder(led.line, page) : lineUnder(spot.line, page)
  if (!under || readPersons(spot).length === 0) return []
  // `Departamento de Eventos` begins with a label and is a name.
  const isUnitsName = forUnit.test(leads)
    ? named.test(under.text) && !hasLegalForm(under.text)
    : isOwnUnit(under.text) || workplace.test(fold(under.text))
  if (under.labels.length > 0 && !(isUnitsName && under.labels.every((one) => isOfDepartment(one) && !one.colon && !one.closes))) return []
  if (!isUnitsName) return []
  const text = under.text
  return [
    propose({ ...spot, line: under, text, start: 0, box: under.line.box }, { value: text, index: 0, length: text.length }, label, UNIT),
  ]
}

/** `Buyer` over `Shanice Boateng` over `On behalf of` over `Tool Room`: words between that say so. */
const forUnit = pattern('u')`
  ^(?:for (?:the )?(?:department|dept|team|section)|pour le (?:compte du )?service|para (?:el|la) (?:departamento|servicio|seccion)|fur (?:die )?abteilung|
  per il (?:reparto|servizio)|voor afdeling) ?:?$
`
const named = /^\p{Lu}[\p{L} '’&-]{3,40}$/u
/** The same of a unit or of a firm. */
const forAnybody = /^(?:ordering )?(?:on behalf of|pour le compte de|por cuenta de|im auftrag von|per conto di|namens|em nome de) ?:?$/u

/** `Aoife Nolan (Pharmacy)`, `Sophie Martel - Intendance`: who orders, and the service that stands behind the name; a seller's contact has none. */
export function readUnitOfPerson(label: Label, spots: readonly Spot[]): PersonOfUnit[] {
  if (!label.sayings.some(({ name }) => name === 'buyer_person')) return []
  const isSure = label.sayings.some(({ name, weak }) => name === 'buyer_person' && !weak)
  for (const spot of spots.filter(({ rank, relation }) => rank < NEAREST && relation !== 'above')) {
    const match = behindName.exec(spot.text.replace(endOfSentence, ''))
    const [person] = match ? readPersons({ ...spot, text: match[1]! }) : []
    const unit = match?.[2]?.trim() ?? ''
    const isOurs = isOwnUnit(unit) || workplace.test(fold(unit)) || (isSure && ofSurveyors.test(fold(unit)))
    if (!person || !isOurs) continue
    const found = { value: unit, index: spot.text.lastIndexOf(unit), length: unit.length }
    return [{ person: propose(spot, person, label, PERSON), department: propose(spot, found, label, UNIT) }]
  }
  return []
}

/** `Ines Varela, Production`: where somebody works, if it stands behind their name. */
const workplace = pattern('u')`
  ^(?:production|produccion|produktion|produzione|producao|productie|operations|operaciones|exploitation|logisti(?:cs|que|ca|k|ek)|warehouse|stores|lager|
  almacen|magazzino|magazijn|armazem|workshop|atelier|taller|werkstatt|officina|werkplaats|oficina|
  (?:\p{L}+ )?(?:works|repairs|projects|maintenance|facilities|estates)|(?:travaux|chantiers|entretien)(?: \p{L}+)?|
  regie(?: (?:generale|technique|plateau|son|lumiere))?|(?:obras|mantenimiento|proyectos|regiduria)(?: \p{L}+)?|
  (?:\p{L}+ )?(?:instandhaltung|bauleitung|haustechnik)|buhnentechnik|manutenzione|lavori|onderhoud|werken|manutencao|projetos)$
`

/** Who lets the works on a site, where elsewhere it sells. */
const ofSurveyors = /^commercial (?:department|dept\.?|team)$/

const behindUnit = /^(\p{Lu}[^()\d,;/@:]{2,45}?)\s+[-–—·]\s+(\p{Lu}[^()\d@:,;/]{4,40})$/u
const SERVICE = 0.9

/** `Service : Régie technique – Romain Delcourt`: the unit, and who orders for it. */
export function readPersonBehindUnit(label: Label, spots: readonly Spot[]): PersonOfUnit[] {
  if (!label.sayings.some(({ name }) => name === 'department')) return []
  for (const spot of spots.filter(({ rank, relation }) => rank < NEAREST && relation !== 'above')) {
    const [, unit, name] = behindUnit.exec(spot.text) ?? []
    // `Dezernat Finanzen – Zentraler Rechnungseingang` is a line of an address.
    if (spot.relation === 'inline' && !label.colon) continue
    if (!unit || !name || !isPersonName(name) || isUnit(name) || isPersonName(unit) || post.test(fold(unit))) continue
    const person = { value: name, index: spot.text.lastIndexOf(name), length: name.length }
    return [
      {
        person: propose(spot, person, label, PERSON),
        department: propose(spot, { value: unit, index: spot.text.indexOf(unit), length: unit.length }, label, SERVICE),
      },
    ]
  }
  return []
}
