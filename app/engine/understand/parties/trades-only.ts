import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What shops and workshops are, in words that are nobody's name. */
const trade = pattern()`
  (?:
    serrurerie|metallerie|menuiserie|ebenisterie|ferronnerie|chaudronnerie|plomberie|chauffage|sanitaire|climatisation|electricite|maconnerie|
    couverture|zinguerie|charpente|peinture|carrelage|platrerie|boulangerie|patisserie|boucherie|charcuterie|traiteur|epicerie|poissonnerie|
    fromagerie|garage|carrosserie|imprimerie|librairie|papeterie|brasserie|restaurant|hotel|bar|tabac|presse|cafe|creperie|pizzeria|
    fleuriste|pepinieres?|scierie|transports?|terrassement|travaux publics|
    cerrajeria|carpinteria|fontaneria|electricidad|albanileria|herreria|panaderia|pasteleria|carniceria|fruteria|pescaderia|restaurante|
    cafeteria|hostal|taller(?:es)?|ferreteria|imprenta|libreria|
    schreinerei|tischlerei|schlosserei|metallbau|backerei|konditorei|metzgerei|fleischerei|gasthaus|gasthof|malerbetrieb|elektro|sanitar|
    heizung|autohaus|druckerei|buchhandlung|gartnerei|spedition|bauunternehmung|
    bakery|bakers|butchers|joinery|plumbing|heating|roofing|builders|printers|
    panificio|pasticceria|officina|falegnameria|ristorante|trattoria|albergo|macelleria|tipografia|
    bakkerij|slagerij|loodgieter|timmerbedrijf|drukkerij|padaria|pastelaria|talho|oficina|serralharia|carpintaria
  )
`
const only = new RegExp(`^${trade.source}(?:(?:\\s?[-–—·,/&]\\s?|\\s(?:et|und|y|e|en|and)\\s|\\s)${trade.source})*$`)

/** `Brasserie - Restaurant`, `SERRURERIE MÉTALLERIE`: what a house is, and not which. */
export const isTradesOnly = (text: string) => only.test(fold(text).trim())

/** `ABOGADO`, `Avocate à la Cour`, `Rechtsanwalt` in a line of its own: what somebody is, whose name stands over it. */
export const isProfessionOnly = (text: string) => profession.test(fold(text).trim())

const profession = pattern()`
  ^(?:
    (?:abogad|procurador|arquitect|psicolog|economist|veterinari|ingenier|administrador de finca)(?:[oa]s?|as?|es)?(?: tecnic[oa]| industrial)?|letrad[oa]s?|
    graduad[oa] social|asesor(?:a|es)?(?: fiscal)?|fisioterapeutas?|gestor(?:a)? administrativ[oa]|
    avocate?s?(?: (?:a la cour|au barreau(?: d[eu]?'? ?[a-z -]+)?))?|architectes?(?: d\.?p\.?l\.?g\.?| h\.?m\.?o\.?n\.?p\.?)?|notaires?|
    geometres?(?:[- ]expert)?|experts?[- ]comptables?|infirmiere? (?:liberale?|d\.?e\.?)|osteopathe|kinesitherapeute|traductrice|traducteur|photographe|
    rechtsanwalt(?:in|e)?|steuerberater(?:in)?|architekt(?:in|en)?|notar(?:in)?|dipl\.?[- ]ing\.?|heilpraktiker(?:in)?|ubersetzer(?:in)?|
    avvocat[oi]|architett[oi]|geometra|commercialista|ragioniere|advogad[oa]s?|arquitet[oa]|advocaat|notaris|
    solicitors?|barristers?(?: at law)?|attorneys?(?: at law)?|lawyers?|architects?|chartered (?:surveyors?|accountants?|architects?)|interprete|illustratrice|illustrateur|graphiste|redactrice|redacteur|correctrice|correcteur|
    traductora?|traduttrice|traduttore|translator|photographer|illustrator|lektorin|lektor
  )(?: (?:independante?s?|liberale?s?|agreee?s?|assermentee?s?|freelance|jurad[oa]|autonom[oa]|freiberuflich|indipendente))?$
`
