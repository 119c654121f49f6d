import type { Candidate } from '../../candidate.ts'
import { asksForGoods } from '../delivery/delivery-words.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { hasLegalForm } from '../parties/company-names.ts'
import { isPersonName } from '../parties/person-names.ts'
import { hasPostalCode } from '../parties/places.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { sentencesFrom } from '../words/sentences-from.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

/** `marked for Analytical Services`, `pour le service Chimie des eaux`, `a nombre de Almacén`, `für die Abteilung Analytik`, `para os Serviços Técnicos`. */
const lead = pattern('u')`
  (?<!\p{L})(?:
    (?:marked|labelled|labeled|addressed)(?: for(?: the attention of)?| to| f\.?a\.?o\.?) (?:the |our )?|
    (?:pour|a l'attention d[eu]|aux bons soins d[eu]|au|a destination d[eu]) ?(?:le |la |notre |l')?(?:service|departement|pole|labo|laboratoire|atelier|equipe|unite) |
    a nombre (?:de(?: la)?|del) (?:departamento (?:de )?|servicio (?:de )?|seccion (?:de )?)?|
    (?:para|a la atencion d)(?: ?el?)? (?:nuestr[oa] |el |la )?(?:departamento|dpto\.?|servicio|seccion|area|laboratorio)(?: de)? |
    (?:fur|z\. ?hd\.?|zu handen) (?:die |der |unsere |das )?(?:abteilung|labor|station|werkstatt) |
    (?:mit dem vermerk|gekennzeichnet fur|bestimmt fur) (?:die )?(?:abteilung )?|
    (?:per|all'attenzione d[ei]l?l?)[ '](?:il |l'|la )?(?:reparto|ufficio|laboratorio|servizio) |
    (?:voor|ter attentie van) (?:de |onze |het )?(?:afdeling|dienst|keuken|laboratorium) |
    (?:para|ao cuidado d)[oa]? (?:o |a )?(?:departamento|servico|seccao|laboratorio)(?: de)? |
    (?:para [ol]?os|pour les|per i|a los|aos) (?=servi[cz]\p{L}+ \p{L})
  )(?=[\p{L}])
`
const name = /^[«"“]?(\p{Lu}[\p{L}&'’/ -]{2,44}?)[»"”]?(?=[.,;(]|\s?$)/u
/** `Serviços Técnicos`, which two capitals make no person. */
const services = /^servi[cz](?:[oe]s|i)\b/
const SCORE = 0.66

/** In a sentence that says where the goods go, the service that they are for. */
export function readUnitInSentence(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  return sentencesFrom(line, page).flatMap(({ text, start, whole }) => {
    const folded = fold(text)
    const found = folded.length === text.length ? lead.exec(folded) : null
    if (!found || !(asksForGoods.test(folded) || hasPostalCode(text)) || ofInvoices.test(folded)) return []
    const from = found.index + found[0].length
    const value = name.exec(text.slice(from))?.[1]?.trim()
    if (value === undefined || (isPersonName(value) && !services.test(fold(value))) || hasLegalForm(value)) return []
    const at = start + from + text.slice(from).indexOf(value)
    return [
      {
        value,
        score: SCORE,
        source: 'layout',
        page: line.line.page,
        box: boxBetween(whole, at, at + value.length),
        words: wordsBetween(whole, at, at + value.length),
        text: value,
        reason: `inline of "${text.slice(found.index, from).trim()}"`,
      },
    ]
  })
}

const ofInvoices = /\b(?:invoic|factur|fattur|rechnung)/
