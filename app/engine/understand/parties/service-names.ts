import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** How the services of a house are called. */
const units = pattern('u')`
  ^(?:services? |pole |
  cellule (?:des? |d'|achats|factur)|cellule$|regie (?:boutique|(?:des |de )(?!(?:l'|la )?(?:eaux?|energies?|electricite|gaz|transports?|chauffage|assainissement)(?!\p{L})))|
  centrale (?:d'|des )?achats$|restaurant (?:scolaire|administratif|universitaire)\b|area de |gerencia de |
  plataforma logistica sanitaria|subdireccion (?:de |general |economic)|sous-direction |unidad de (?:compras|contratacion|suministros)|
  direction (?!(?:inter)?(?:departementale|regionale) )|departement |division |economat|intendance|pharmacie|abteilung|amt \d|fachbereich|fachdienst|
  dezernat|referat|sachgebiet|zentraleinkauf|zentralapotheke|(?:krankenhaus|klinik)apotheke$|apotheke|(?:zentrale )?beschaffung|einkauf\b|servicio |seccion |
  concejalia |regidoria |negociado |assessorato |pelouro |d(?:e?pto|pt)\.? |departamento |department|dept\b|(?:central )?(?:purchasing|procurement|catering) (?:department|dept|office|team)|
  supply chain(?: management| services)?$|materials management$|secretaria tecnica$|keuken\b|magasin (?:general|hotelier|general hotelier)$|cuisine centrale$|
  cocina central$|zentralkuche$|central kitchen$|centrale keuken$|cucina centrale$|affaires scolaires$|fakultat |lehrstuhl |
  institut fur |professur |u\.?f\.?r\.? |umr |faculte |laboratoire (?!(?:departemental|regional|central|national|municipal|veterinaire|d'analyses?) )|labo |facultad |laboratorio |ufficio |reparto |afdeling |
  inkoopafdeling|servico |seccao |brigada (?:de |municipal))|
  ^\p{Lu}?[\p{L}&,'’ -]{3,40} (?:department|directorate|division|dept\.?|nutrition services|food services|
  (?:ict|it|digital|procurement|purchasing|estates|facilities|property|housing|highways|library) services|operations|kitchen|team|(?<!(?:industrial|retail|business|storage|trade) )unit(?: [–-] [\p{L} ]{4,24})?)$
`
/** Services that are a whole line: `Cocina`, `Housekeeping`, `Restauration`. */
const wholeUnits = pattern('u')`
  ^(?:
    cuisine|restauration(?: scolaire| collective)?|achats|approvisionnements?|lingerie|boutique|pharmacie|economat|laboratoire|bureau des achats|cocina|compras|
    mantenimiento|farmacia(?: hospitalaria)?|economato|laboratorio|restauracion|lavanderia|secretaria|jefatura de obra|kitchen|
    curriculum|instruction|special education|student services|buildings|grounds|information technology|nursing|tool ?room|engineering|quality (?:control|assurance)|research (?:and|&) development|human resources|corporate services|radiology|oncology|cardiology|
    physiotherapy|pathology|sterile services|medical physics|grounds maintenance|technical services|parks (?:and|&) gardens|front office|banqueting|
    enfermeria|quirofanos?|radiologia|oncologia|calidad|recursos humanos|hosteleria|limpieza|oficina tecnica|servicios generales|parques y jardines|
    soins infirmiers|bloc operatoire|imagerie medicale|radiologie|ressources humaines|services? techniques?|moyens generaux|bureau d'etudes|
    pflege(?:dienst)?|personalabteilung|konstruktion|qualitatssicherung|arbeitsvorbereitung|technischer dienst|ufficio tecnico|
    procurement|purchasing|estates|facilities|pharmacy|maintenance|housekeeping|laboratory|catering|site office|food and beverage|kuche|
    (?:zentraler )?einkauf|haustechnik|instandhaltung|hauswirtschaft|bauhof|werkhof|cucina|farmacia interna|acquisti|cozinha|aprovisionamento|keuken|
    inkoop|facilitair
  )$
`
/** Services of whoever sells, or of those who only pay. */
const foreign =
  /client|commerci|vente|venta|sales|vertrieb|verkauf|verkoop|vendite|kunden|\bsav\b|\badv\b|compta|contab|factur|buchhalt|rechnung/
/** `Estates & Facilities`, `Compras y Mantenimiento`: two of them in one. */
const isUnits = (folded: string) => folded.split(/ (?:&|and|et|y|und|e|en) /).every((one) => wholeUnits.test(one))
/** `PHARMACIE DU PONT-NEUF`, `Apotheke am Markt`: a shop with a name of its own, and no service of a house. */
const shop =
  /^(?:pharmacie (?:d[eu]s? |de la |de l')|farmacia (?:d[ei]l? |de la |ldo\.? |lda\.? )|apotheke (?:am|zum|zur|an der|im) )(?!.*(?:hopital|hospital|clini|chu\b|krankenhaus|usage))/
export const isUnit = (text: string) => {
  const folded = fold(text)
  return (units.test(folded) && !shop.test(folded)) || isUnits(folded)
}
/** A service of whoever buys. */
export const isOwnUnit = (text: string) => isUnit(text) && !foreign.test(fold(text))

/** `TERANGA FORAGES - Gestion des Achats`: what the program that printed it is for. */
const managed =
  /^(?:gestion (?:(?:des |d'|de )(?:achats|approvisionnements?|stocks?|compras|inventario)|interne)|gestion interna|purchase management|einkaufsverwaltung)$/

/** `Collège Tillion – Restauration scolaire`: the house, without the service of it that writes; undefined where none stands behind a dash. */
export function beforeUnit(text: string): string | undefined {
  const [house, service, ...more] = text.split(/\s[-–—|·]\s/)
  return service !== undefined && more.length === 0 && (isOwnUnit(service) || managed.test(fold(service))) && !isUnit(house!)
    ? house
    : undefined
}
