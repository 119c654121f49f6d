import { isFounded } from './founded.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { remembered } from '../words/remembered.ts'
import { isGridStreet, isGridStreetWithTown } from './grid-streets.ts'
import { hasLegalForm, isCounty } from './company-names.ts'
import { isWithoutNumber } from './without-number.ts'

/** Postal codes as they stand in addresses, each with the town behind or before it. */
const postal: RegExp[] = [
  // France, Germany, Spain, Italy, Finland, Mexico…: 75011 Paris, D-63571 Gelnhausen, FR-29000
  /(?<![\d.,/-])(?:[A-Z]{1,2}[- ]{1,3})?\d{5}(?![\d/]|[.,]\d)\s+(?:\p{Lu}|d['’]|l['’]|à )/u,
  // France, the code as a number is set: 30 100 ALES
  /^\d{2} \d{3} (?!FCFA|EUROS?)\p{Lu}[\p{Lu}'’-]{3,}(?: \p{Lu}+)*$/u,
  // Mexico, with the state before the code: León, Gto. 37480
  /\p{Lu}\p{L}+, (?:\p{Lu}\p{Ll}{2,4}\.|(?:\p{Lu}\.\s?){2,3}|CDMX) \d{5}$/u,
  // Parted from its town: 29015, Málaga (Málaga)
  /^\d{5},\s\p{Lu}\p{Ll}{2,}(?!\p{L}*\s?\d)/u,
  // The same in brackets behind the town: Valencia (46023); and with its name before it: C.P. 37545, CEP 18609-900
  /\p{Lu}\p{L}{2,} \(\d{5}\)/u,
  /\bC\.?\s?P\.?:?\s?\d{5}(?!\d)|\bCEP:?\s?\d{2}\.?\d{3}-\d{3}(?!\d)/u,
  // Belgium, Switzerland, Austria, Denmark, Luxembourg…: 1300 Wavre, CH-2000 Neuchâtel, L-2338, Luxembourg
  pattern('u')`
  (?<![\d.,/-]|
  \b(?:de|del|du|of|vom) )(?:(?:B|CH|A|DK|L|LU|BE|AT|NO|N)[- ])?\d{4},?\s+(?!(?:INT|Int|OF|Of|Oficina|DPTO|Dpto|Depto|PISO|Piso|LOCAL|
  Local|LOTE|Lote|MZ|Mz|DTO|Dto)(?:ERIOR|erior|ICINA)?[.:\s])(?:\p{Lu}\p{L}{2,}|
  (?:St|Ste|La|Le|Bad)\.?\s\p{Lu})(?![^,]*\b(?:EUR|CHF|USD)\b)
`,
  // Argentina: S2000DSV Rosario; (B1876) Bernal
  /(?<![\p{L}\d])[A-Z]\d{4}[A-Z]{3}\s+\p{Lu}/u,
  /^\([A-Z]?\d{4}(?:[A-Z]{3})?\)\s\p{Lu}\p{L}{2,}/u,
  // Netherlands: 1017 DR Amsterdam
  /(?<!\d)\d{4}\s?[A-Z]{2}(?:\s+\p{Lu}|$)/u,
  // United Kingdom: CF10 4UW; Ireland: D12 X4K7
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4})(?![\p{L}\d])/u,
  // United States: Denver, CO 80216; Scranton PA 18503-1234; Canada: ON M5V 2T6
  /(?<![\p{L}\d])[A-Z]{2}[\s,]+\d{4}[\dA-Z](?:-\d{4})?(?!\d)/u,
  /^\p{Lu}[\p{L} .'-]{2,25},?\s\d{5}(?:-\d{4})?$/u,
  // The state by its name: Cleveland, Ohio 44114
  /\p{Lu}\p{L}+,\s\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}+)?\s\d{5}(?:-\d{4})?$/u,
  // Australia: Fremantle WA 6160
  /\p{L}{3},?\s(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}(?!\d)/u,
  /(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/u,
  // Portugal 1000-205, Poland 00-950, Sweden 111 22, Brazil 01310-100
  /(?<!\d)(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{5}-\d{3})\s+\p{Lu}/u,
  /(?<![\d.])(?:S-)?\d{3}\s\d{2}\s+\p{Lu}\p{L}+$/u,
  // India, Singapore: Mumbai - 400001, Singapore 018956
  /(?:\p{Lu}\p{Ll}{2,}(?:\s*[-–,]\s*|\s)|(?<!\p{L})\p{Lu}{5,}(?:\s+[-–]\s+|,\s*|\s))\d{3}\s?\d{3}(?!\d)$/u,
]

/** Without a code, the state and the country behind the town: San Francisco, CA, US */
const stateAndCountry = /^\p{Lu}[\p{L} .'-]{2,25},\s[A-Z]{2},\s(?:USA?|U\.S\.(?:A\.)?|United States|Canada)$/u

const isCoded = (piece: string) => (/\d/.test(piece) ? postal.some((pattern) => pattern.test(piece)) : false) || stateAndCountry.test(piece)

const street = pattern('u')`
  ^(?:passage|centre (?:cial|commercial)|ccial|centro comercial)(?= )|^\d+,? (?:rang|montee|cote|croissant|terrasse)(?= \p{L})|\b(?:retail park|shopping cent(?:re|er))\b|
  \b(?:rue|avenue|av|ave|boulevard|boul|bd|bld|blvd|place|pl|chemin|ch|impasse|allee|allees|route|quai|cours|square|faubourg|zone|za|zi|
  zac|parc|lotissement|residence|batiment|bat|immeuble|hameau|lieu-dit|bp|cs|cedex)\b|
  \b(?:street|st|road|rd|lane|ln|drive|dr(?=\.?(?:$|[,;]|\s+(?:\d|#|suite|ste|unit|apt|[nsew]\b)))|way|close|court|ct|crescent|
  terrace|park|square|sq|highway|hwy|parkway|pkwy|plaza|suite|ste|studio(?= \d)|floor|unit|building|house|wharf|quayside|(?<=\p{L} )quay|estate|
  p\.?\s?o\.? box|apt|circle|trail|gardens|grove|view|hill)\b|
  \b(?:jr\.|psje\.|urb\.|mz\.|col\.|fracc\.|calz\.|c\/|pº|km\.? \d+)|
  \b(?:jiron|psje|pasaje|libramiento|prolongacion|colonia|delegacion|calzada|circuito|privada|calle|callejon|calleja|avda|avenida|paseo|plaza|plazuela|
  plazoleta|pza|carretera|ctra|camino|ronda|poligono?|polig|pol|urbanizacion|via|travesia|edificio|local|nave|planta|apartado|glorieta|rambla|fundo|finca|
  hacienda|predio|carrera|[ck]ra|diagonal|transversal|autopista|rodovia|rod)(?:e?s)?(?!\p{L})|
  \b(?:barrio|caserio|paraje|diseminado)(?= [a-z].*\d)|
  \b(?:carrer|cami|passeig|avinguda|placa)(?= )|
  (?:strasse|str\.|\bstr\b|platz|weg|allee|gasse|(?<![aeiou]|\b(?:sp|st|b|w))ring|damm|ufer|promenade|chaussee|postfach|hof)\b|\p{L}str\.|
  (?:straat|laan|plein|kade|gracht|dijk|singel|steeg)\b|\bpostbus\b|
  \b(?:via|viale|piazza|corso|largo|vicolo|strada|rua|praca|travessa|alameda|estrada|largo)\b
`

const countries = new Set(
  `
    france, espana, spain, espagne, deutschland, germany, allemagne, alemania, italia, italy, italie, belgium, belgique,
    belgie, belgica, belgien, switzerland, suisse, schweiz, suiza, svizzera, luxembourg, luxemburg, luxemburgo, netherlands,
    the netherlands, nederland, pays-bas, paises bajos, niederlande, portugal, united kingdom, uk, royaume-uni, reino unido,
    england, scotland, wales, northern ireland, great britain, ireland, irlande, irlanda, austria, osterreich, autriche,
    united states, united states of america, usa, u.s.a., etats-unis, estados unidos, canada, morocco, maroc, marruecos,
    algeria, algerie, tunisia, tunisie, mexico, mexique, india, inde, china, chine, hong kong, taiwan, japan, japon, poland,
    pologne, polska, polonia, denmark, danmark, danemark, sweden, sverige, suede, norway, norge, norvege, finland, suomi,
    czech republic, tchequie, romania, roumanie, turkey, turquie, turkiye, argentina, chile, colombia, peru, brasil, brazil,
    australia, new zealand, singapore, monaco, andorra, israel, south africa, korea, senegal, cote d'ivoire, mali, niger,
    burkina faso, benin, togo, guinee, cameroun, gabon, congo, madagascar, mauritanie, tchad, djibouti, ile maurice, haiti,
    kenya, nigeria, ghana, ethiopia, tanzania, uganda, rwanda, egypt, egypte, lebanon, liban, ecuador, bolivia, venezuela,
    uruguay, paraguay, guatemala, costa rica, panama, honduras, el salvador, nicaragua, republica dominicana, puerto rico,
    malaysia, thailand, vietnam, indonesia, philippines, pakistan, bangladesh, sri lanka, united arab emirates, u.a.e.,
    saudi arabia, qatar, greece, grece, hungary, hongrie, slovakia, slovenia, croatia, serbia, bulgaria, estonia, latvia,
    lithuania, iceland, malta, cyprus, ukraine, liechtenstein, fr, es, de, be, ch, it, nl
  `
    .split(',')
    .map((name) => name.trim()),
)

const indian = /(?:^|, ?)\p{Lu}\p{L}{2,}(?: \p{L}+)?\s-\s\d{3}\s?\d{3}$/u

/** `8001 - Zürich`, `12345 - Berlin`, `30001- Murcia` */
const dashed = /^\d{4,5} ?[-–] \p{Lu}\p{Ll}{2,}(?:[ -]\p{L}+)?$/u

/** `VIALE MARCONI 8 - 24020 - GORLE (BG)`: each part of the address between dashes. */
const between = /^(?=\D{4,40}\d).{5,60}\s[-–]\s\d{5}\s[-–]\s\p{Lu}[\p{L}'’ ]{2,40}(?:\s\([A-Z]{2}\))?$/u

/** `Postal Code: 6930` in a line of its own, as programs print each field of an address. */
const labelledCode =
  /^(?:postal ?code|post ?code|zip(?: ?code)?|pin(?: ?code)?|code postal|c[óo]digo postal|postleitzahl|plz|cap|postcode)\s?:\s?(?=[A-Z\d -]*\d)[A-Z\d][A-Z\d -]{2,8}$/iu

export const hasPostalCode = remembered(1000, (text): boolean => {
  // A letterhead in one line may name the capital in euros behind the town: each piece is judged alone.
  if (
    text.length < 90 &&
    (indian.test(text) ||
      dashed.test(text) ||
      between.test(text) ||
      endsInCountry(text) ||
      isGridStreetWithTown(text) ||
      labelledCode.test(text))
  )
    return true
  return text
    .split(/\s[-–—−•·|]\s|[•·|]|(?<=\p{L}{4})\.\s+(?=\p{Lu})/u)
    .map((piece) => piece.replace(behindTown, ''))
    .some((piece) => isCoded(piece) && !notTown.test(piece) && !englishStreet.test(piece))
})

/** `…, 34117 Kassel, Amtsgericht Kassel HRB 15983`: in which register the firm stands, told behind its address. */
const behindTown =
  /(?<=\d.*), (?:amtsgericht|registergericht|handelsregister|hr[ab]|inscrit[ao]|registro mercantil|reg\. ?merc)(?![\p{L}\p{N}]).*$/iu

/** `Cra 42 No. 54A - 77 Itagüí, Antioquia - Colombia`: where towns have no codes an address ends in its country. */
function endsInCountry(text: string): boolean {
  const last = text.split(/,\s|\s[-–—]\s/)
  return last.length > 1 && last.at(-1)!.length > 3 && isCountry(last.at(-1)!) && isStreet(last.slice(0, -1).join(' '))
}

/** `1180 Homer Street` begins with a house's number, not with a town's. */
const englishStreet = pattern('iu')`
  ^\d{1,5}\s(?:[ns]\.?[ew]|[nsew])\.?\s(?:\d{1,3}(?:st|nd|rd|th)|broadway)(?!\p{L})(?!.*,\s[a-z]{2}\s\d{5})|
  ^\d{1,5}\s(?:\p{L}+\.?\s){1,4}(?:
    street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|highway|hwy|parkway|pkwy|square|terrace|circle
  )\.?$
`

const notTown = pattern('i')`
  \b(?:abi|cab|blz|bsb|clc|code (?:banque|guichet))\s?:?\s?\d{3,8}\b|
  \bcol(?:egiad[oa])?\.? ?n[º°uú.]|\b(?:bar|licen[cs]e|sra|nmls|npi|orias) (?:no\.?|n[º°]|number|#) ?\d|
  \b(?:amtsgericht|registergericht|hr[ab])\b|
  ^\s*(?:plant|building|bldg|room|dock|gate|door|site|store|warehouse|depot|werk|halle|tor|nave|muelle|quai|hangar|magasin)\s\d{4}\s|
  ^\s*(?:compte|account|acct|customer|buyer|acheteur|cuenta|konto|kunde|conto|klant)\.?\s\d{5}$|
  [€$£%]|\beuros?\b|\b(?:tomo|folio|hoja)\s|
  ^\s*(?:(?:purchase|sales|work|service) order|invoice|order|facture|commande|rechnung|bestellung|pedido|factura|number|total|page|p\.?o\.?|ref|no|n°|siret|siren|rcs|tel|
  hrb|hra|reg)\b|\b(?:invoice|facture|factura|rechnung|fattura|factuur)\s\S{0,4}\d{4,}\s*$
`

/** Street-like: a number beside a word of streets, or a building's part. */
export function isStreet(text: string): boolean {
  const folded = fold(text)
  const whole = folded.replace(within, '')
  return isPlainStreet(folded) || isGridStreet(text) || (whole !== folded && isPlainStreet(whole))
}

/** `264 Centennial Dr Stop 8356`, `Maipú 330, 2º piso`: where in the house. */
const within = pattern('u')`
  ,? (?:
    (?:(?:mail )?stop|ste|suite|apt|unit|room|rm|floor|fl|piso|of|oficina|depto|dpto|local|planta|bureau)\.? [a-z\d-]{1,6}|
    \d{1,2}(?:st|nd|rd|th|o|a|er|e|\.|°)? (?:floor|piso|planta|etage)
  )$
`

function isPlainStreet(folded: string): boolean {
  return (
    (street.test(folded) && /\d/.test(folded)) ||
    isWithoutNumber(folded) ||
    /\p{L}[, ]+s\/n\b/u.test(folded) ||
    /^\d{1,5}(?:\s?(?:bis|ter|[a-d]))?,?\s+\p{L}{2,}(?:\s+\p{L}+){0,6}$/u.test(folded) ||
    /^(?:\p{L}[\p{L}'’.-]*\s+){1,4}\d{1,4}\s?[a-z]?$/u.test(folded)
  )
}

/** `Lic. BLD 218847`, `Wesley Tanner, Contractor Lic. #78114`: by what right somebody works, between the name and the street. */
export function isLicence(text: string): boolean {
  return (
    isProfession(text) ||
    /(?:^|[\s,])(?:lic|licen[cs]e|licencia|colegiad[oa]|rpps|adeli|orias|siret|reg)\b\.?.{0,12}\d{4,}\W*$/iu.test(text)
  )
}

/** `Abogada – Col. nº 3.412 ICA Vigo`, `Architecte DPLG n° 4411`: what somebody is, and the number at the chamber. */
const isProfession = (text: string) => (profession.test(text) && !/(?<!\d)\d{5}(?!\d)|\d,\s/.test(text)) || isChamberNumber(text)

/** `Ilustre Colegio de la Abogacía de Burgos | Col. Nº 2417`, `Col. núm. 31.188`: the number at the chamber behind its name. */
export const isChamberNumber = (text: string) => chamber.test(text)
const chamber = /(?:^|[|·•,–-]\s?|\s)col(?:egiad[oa])?\.?\s?n(?:[°º.]|[úu]m)\.?[º°]?\s?\d[\d.]{2,}$/iu
const profession = pattern('iu')`
  ^(?:
    abogad[oa]s?|arquitect[oa]s?|arquitect[oa] t[ée]cnic[oa]|procurador(?:a|es)?|graduad[oa] social|economistas?|psic[óo]log[oa]|fisioterapeuta|veterinari[oa]|
    ingenier[oa](?: \p{L}+)?|avocate?s?|architectes?|notaires?|g[ée]om[èe]tres?(?:-expert)?|expert-comptable|rechtsanw[äa]lt\p{L}*|steuerberater\p{L}*|architekt\p{L}*|
    notar(?:in)?|avvocat[oi]|architett[oi]|geometra|commercialista|advogad[oa]|solicitors?|barristers?|attorneys?(?: at law)?|chartered \p{L}+
  )(?![\p{L}])(?!\s(?:strasse|street|road)).*\d
`

/** Parts of an address that hold no number: `Pol. Ind. Las Atalayas`, `ZI Nord`, `Case postale 212`. */
export function isPlaceWord(text: string): boolean {
  return street.test(fold(text)) && !isProfession(text)
}

export function isCountry(text: string): boolean {
  return countries.has(
    fold(text)
      .replace(/(?:[.,\s]|(?<=\p{L}\s)\d{4,6})+$/u, '')
      .trim(),
  )
}

/** Owners of a house are named after its street: `Comunidad de Propietarios Av. Zaragoza 14`, `SDC 12 rue Foch`, `WEG Lindenstr. 5`. */
const owners = pattern()`
  ^(?:
    comunidad (?:de|rua|calle|c\/|avda|avenida|plaza|edif|edificio|residencial|urb)|cdad\.? (?:de )?prop|c\.? ?p\.? |copropriete|syndicat|sdc |
    stockwerkeigentumer|stweg |stwe |miteigentumer|wohnungseigentumer|eigentumergemeinschaft|bauherren|baugemeinschaft|grundstucksgemeinschaft|weg |hausgemeinschaft|condominio|vve |
    vereniging van|condominium|owners
  )
`

/** `ZA du Moulin`, `Polígono Los Llanos`: where firms stand together there may be no numbers. */
const estate = pattern('u')`
  ^(?:
    z\.?a\.?c?\.?|z\.?i\.?|zone (?:artisanale|industrielle|commerciale|d['’]activites?)|parc d['’]activites?|poligono|pol\. ?ind|
    parque (?:empresarial|industrial)|gewerbe(?:gebiet|park)|industrie(?:gebiet|park)|zona industriale|bedrijventerrein|lieu-dit
  ) \p{L}[\p{L}\s'’.-]{1,30}(?:, ?\p{L}[\p{L}\d\s'’./-]{3,40})?$
`

/** Bodies that are counted: `Prairie Ridge School District 47`, `Fire District No. 5`. */
const numbered =
  /^\p{Lu}.*\b(?:school|unified|fire|water|hospital|utility|sanitation|transit) district,? (?:(?:no\.?|n°|#) ?)?\d{1,4}[a-z]?$/iu

/** What the tax office knows a firm by, between its name and its street: regime, trade, number of activity. */
export function isOfTaxOffice(text: string): boolean {
  return ofTaxOffice.test(text)
}

const ofTaxOffice = pattern('iu')`
  ^(?:
    r[ée]gimen (?:fiscal|(?:fiscal )?:?\s?6[0-3]\d)|regime fiscale|actividad (?:econ[oó]mica|principal)|atividade|giro(?: comercial)?|
    responsable (?:de iva|inscripto|monotributo)|(?:condici[oó]n (?:frente al )?)?i\.?v\.?a\.?:? (?:responsable|exento)|
    ing(?:resos|\.) brutos|(?:fecha de )?inicio (?:de )?act\p{L}*|sucursal(?:es)?(?=\s?:)
  )(?!\p{L})|^(?:domicilio fiscal|lugar de expedici[oó]n|c\.?p\.?|c[oó]digo postal)(?: del? receptor)?\s?:\s?\d{5}(?:$|\s+\p{L}[\p{L} ]*:)
`

/** A street, a town with its postal code, a country: a line of an address. */
export function isPlace(text: string): boolean {
  if (numbered.test(text) || isOfTaxOffice(text) || isProfession(text) || isFounded(text)) return false
  if (owners.test(fold(text)) && !hasPostalCode(text)) return false
  return (
    hasPostalCode(text) ||
    isCountry(text) ||
    isCounty(text) ||
    estate.test(fold(text)) ||
    (isStreet(text) && !hasLegalForm(text)) ||
    (/^\d/.test(text) && isPlaceWord(text))
  )
}
