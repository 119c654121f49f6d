import { fold } from '../../words/fold.ts'
import { remembered } from '../../words/remembered.ts'
import { headingWords, looseWords, type Role } from './heading-words.ts'
import { ofPeriod } from './period-heads.ts'
import { countsTimes } from './product-heads.ts'
import { pattern } from '../../words/pattern.ts'

/** What a column head says about its column. */
export interface Heading {
  role: Role
  /** `gross`: with tax; `net`: without tax; absent where the head does not say. */
  tax?: 'net' | 'gross'
  /** 1: the whole head is known; less: only a part of it. */
  strength: number
}

const table = new Map<string, Role>()
for (const [role, lists] of Object.entries(headingWords) as [Role, string[]][])
  for (const list of lists) for (const phrase of list.split(',')) if (!table.has(phrase.trim())) table.set(phrase.trim(), role)

/** `VATrate`: heads of several words that a PDF wrote without blanks. */
const compact = new Map(
  [...table].filter(([phrase]) => phrase.includes(' ') && phrase.length > 5).map(([phrase, role]) => [phrase.replace(/ /g, ''), role]),
)

const loose = new Set(looseWords.join(' ').split(/\s+/))
const gross = pattern('u')`
  (?<!\p{L})(?:
    ttc|t t c|brutto|bruto|lordo|incl|inc|inkl|iva incl\p{L}*|con iva|con impuestos|c iva|toutes taxes|gross|with tax|inclusief|ivato
  )(?!\p{L})
`
const net =
  /(?<!\p{L})(?:ht|h t|htva|hors|netto\p{L}*|net|neto|liquido|excl|exkl|ex|ohne|sin iva|sin impuestos|without tax|exclusief|s iva|sem iva)(?!\p{L})/u
const initials = /(?<!\p{L})(?:[ti]\.\s?v\.\s?a|v\.\s?a\.\s?t|b\.\s?t\.\s?w|h\.\s?t|t\.\s?t\.\s?c|p\.\s?v\.\s?[pflda])\.?(?!\p{L})/gu
const LONGEST = 6 // words of a known head

/** The column that a head names, or undefined: `P.U. HT (EUR)` → unit price, net. */
export const readHeading = remembered(4000, (printed: string): Heading | undefined => {
  const text = printed.trim()
  if (ticked.test(text)) return undefined
  const heading = readWords(printed)
  if (perSo.test(text)) return { role: 'price', strength: 1 }
  if (text.length <= LONGEST_CURRENCY && bareCurrency.test(text)) return { role: 'total', strength: BARE }
  const [, front = '', bracketed = ''] = (text.endsWith(')') && /^(.*?)\s?\(([^()]{1,5})\)$/.exec(text)) || []
  // `Preço (R$)`: what stands in brackets is said of the word in front, and no head without it.
  if (bracketed && bareCurrency.test(bracketed)) return front ? inMoneyOf(readWords(front)) : undefined
  if (inCurrency.test(text)) return heading && { ...heading, role: inMoney[heading.role] ?? heading.role }
  if (!/[€$£]\)?$/.test(text)) return heading
  // `Taux €`, `Rate £`: what an hour costs.
  if (heading?.role === 'rate' && hourly.test(fold(text))) return { ...heading, role: 'price' }
  return inMoneyOf(heading)
})

/** `☐ Purchase ☒ Rental ☐ Service`: what is ticked or not heads no column. */
const ticked = /^[☐☑☒□■◻◼▢✓✔✗✘]\s?\p{L}/u

const hourly = /^(?:taux|rate|satz|tasa|tarief|tariffa)\W*$/u

const inMoneyOf = (heading: Heading | undefined) => heading && { ...heading, role: ofMoney[heading.role] ?? heading.role }

/** `€`, `R$`, `S/`, `EUR` over what lines come to. */
const bareCurrency =
  /^(?:[€$£₹₺₦₲₱]|(?:R|S|RD|US|C|A|AU|CA|NZ|HK|MX)\$|S\/\.?|EUR|CHF|GBP|USD|BRL|PEN|MXN|COP|CLP|ARS|CAD|AUD|INR|F ?CFA|XOF|XAF|TND|MAD|DZD|MGA|DH|Dhs?)$/

const LONGEST_CURRENCY = 5 // signs

/** `€/1000`, `$ / ea`, `€ HT/kg`: money for so much. */
const perSo =
  /^[€$£]\s?(?:(?:HT|HTVA|net|netto|neto|netti|excl\.?)\s?)?(?:\/|per |pro |je |par |por |al )\s?(?:100|1[.,]?000|\p{L}{1,6})\.?$/u

/** `Charges in AUD | GST in AUD`: what is charged, and how much the tax is. */
const inCurrency = /(?<!\p{L})(?:in|IN|en|EN|em|EM) \(?[A-Z]{3}\)?$/u
const inMoney: Partial<Record<Role, Role>> = { description: 'total', rate: 'tax' }

/** `Unit €`, `Line €`, `£`: beside a currency these name money. */
const ofMoney: Partial<Record<Role, Role>> = { unit: 'price', position: 'total' }
const BARE = 0.7 // strength of a head that is a currency and nothing else

function readWords(printed: string): Heading | undefined {
  const tokens = tokensOf(printed)
  const said = tokens.join(' ')
  // `H.T.` says which amount another word names; its `t` is no code.
  if (tokens.length === 0 || tokens.length > 9 || said === 'h t') return undefined
  // Most of what a row prints has no word of a known head.
  const isKnown = tokens.some((token) => headTokens.has(token))
  const whole = isKnown ? (table.get(said) ?? (tokens.length === 1 ? compact.get(said) : undefined)) : undefined
  if (whole) return { role: whole, strength: 1, ...taxOf(said) }
  const claimed = ofPeriod(said)
  if (claimed) return { role: claimed, strength: 1, ...taxOf(said) }
  const twice = isKnown ? saidTwice(tokens) : undefined
  if (twice) return { role: twice, strength: 1, ...taxOf(said) }
  if (isMixedHead(printed)) return { role: 'description', strength: 1 }
  const kept = tokens.filter((token) => !loose.has(token))
  const bare = isKnown
    ? (table.get(kept.join(' ')) ?? (printed.includes('(') ? table.get(withoutTax(tokens).join(' ')) : undefined))
    : undefined
  if (bare) return { role: bare, strength: 0.95, ...taxOf(said) }
  const shortened = ofShortened(printed)
  if (shortened) return { role: shortened, strength: 0.9, ...taxOf(said) }
  if (isKnown && countsTimes(tokens, (phrase) => table.get(phrase))) return { role: 'quantity', strength: 1 }
  if (isKnown && isCountAndUnit(tokens)) return { role: 'quantity', strength: 0.9 }
  const shape = anyShape.test(said) ? shapes.find(([shape]) => shape.test(said)) : undefined
  if (shape) return { role: shape[1], strength: 0.9 }
  const part = isKnown ? longestPart(withoutTax(tokens)) : undefined
  if (!part && lengths.test(said)) return { role: 'other', strength: 0.5 }
  return part && part.length / Math.max(1, kept.length) >= 0.5
    ? { role: part.role, strength: 0.4 + 0.4 * Math.min(1, part.length / Math.max(1, kept.length)), ...taxOf(said) }
    : undefined
}

/** `USt. / Tax rate`: one head in two languages. */
function saidTwice(tokens: readonly string[]): Role | undefined {
  const roles = tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)].map((part) => table.get(part.join(' '))))
  return roles.find(([one, other]) => one !== undefined && one === other)?.[0]
}

/** `Ctd. pedido UM`, `Order qty UoM`, `Bestellmenge Einheit`: how many, and of what, under one head. */
const isCountAndUnit = (tokens: readonly string[]): boolean =>
  tokens.some(
    (_, at) => at > 0 && table.get(tokens.slice(0, at).join(' ')) === 'quantity' && table.get(tokens.slice(at).join(' ')) === 'unit',
  )

/** `Nb bouteilles`, `Number of trays`, `Anzahl Flaschen`: how many of what the table is about. */
const counted = /^(?:nb|nbre|nombre(?: de| d)?|no of|number of|anzahl|aantal|cantidad de|quantite(?: de)?) \p{L}{4,}(?: \p{L}{2,})?$/u

/** `TOTAL (PIECE)`, `Total pares`, `Gesamt Stück`: how many in all, and no money. */
const totalPieces = pattern('u')`
  ^(?:total|totale|totaal|gesamt|summe)(?: de| d| of| di)? (?:pieces?|pcs|pairs?|piezas?|pares|unidades|uds|paires|unites|stuck|stk|paar|
  stuks|paia|pezzi|pz|pecas|pcs)$
`
const totalPackages = pattern('u')`
  ^(?:total|totale|totaal|gesamt|summe)(?: de| d| of| di)? (?:packets?|packs?|packages?|boxes|box|cartons?|cases?|bundles?|bags?|pallets?|
  rolls?|drums?|colis|caisses?|palettes?|sacs?|rouleaux|bultos|cajas|paquetes|pales|sacos|rollos|kartons?|pakete|paletten|kisten|dozen|
  pakken|rollen|colli|scatole|cartoni|bancali|sacchi|caixas|volumes|pacotes|fardos|met(?:er|re|ro)s?|m|kg|kgs|kilos?|tonnes?|tons?|weight|
  peso|poids|gewicht|volumen?|litres?|litros|liter)$
`

/** `OPEN METER | CLOSE METER`: what so many pieces are long together. */
const lengths = /^\p{L}+ (?:met(?:er|re|ro)s?|mtrs?)$/u

/** `Units/case`, `Uds./palé`, `St. je Karton`: how much a package holds. */
const packed = pattern('u')`
  ^(?:units?|u|uds?|unidades|unites?|pcs|pces?|pieces?|piezas?|pzs?|st|stk|stuck|each|ea|bottles|bouteilles|botellas|
  flaschen)(?: (?:per|par|por|pro|je|a|x))? (?:box|case|carton|crate|pack|pallet|bag|inner|outer|colis|palette|caisse|caja|pale|palet|
  bulto|saco|paquete|envase|karton|kiste|gebinde|packung|ve|ctn|crt|plt|cj)$
`

/** `Désignation des fournitures ou prestations`, `Descripción del suministro o servicio`: the name of whatever is ordered. */
const namesWhat = pattern('u')`
  ^(?:designation|description|denomination|libelle|descripcion|denominacion|bezeichnung|beschreibung|descrizione|denominazione|
  descricao|designacao|omschrijving)(?: \p{L}{5,})? (?:de|des|du|del|of|der|di|dei|della|delle|do|da|dos|das|
  van)(?: l| la| las| los| les| the)? \p{L}{4,}
`

/** `Nom de la pièce`, `Nombre del repuesto`, `Name of the part`: what it is called. */
const nameOfThing = pattern('u')`
  ^(?:nom|nombre|nome|name|naam)(?: of| de| du| del| dell| della| do| da| des)?(?: the| la| l| el| van het| van de)?
  [ ](?:pieces?|articles?|produits?|materiels?|materiaux|equipements?|marchandises?|fournitures?|prestations?|medicaments?|ouvrages?|livres?|
  parts?|items?|goods|materials?|products?|piezas?|repuestos?|articulos?|productos?|materiales?|insumos?|medicamentos?|pezzo|articolo|
  prodotto|materiale|pecas?|artigos?|produtos?|artikel)$
`

/** Heads of several words that are no list to write out, in the order in which they are asked; looked for all at once first. */
const shapes: [RegExp, Role][] = [
  [counted, 'quantity'],
  [packed, 'unit'],
  [totalPieces, 'quantity'],
  [totalPackages, 'packages'],
  [namesWhat, 'description'],
  [nameOfThing, 'description'],
]
const anyShape = new RegExp(shapes.map(([{ source }]) => source).join('|'), 'u')

/** The folded words of a head; `T.V.A.` and `H.T.` are one word. */
export const tokensOf = remembered(
  2000,
  (printed): readonly string[] => withoutHyphens(withoutPoints(fold(printed))).match(/[\p{L}]+|\d+|[%#]/gu) ?? [],
)

const withoutPoints = (text: string) => (text.includes('.') ? text.replace(initials, (letters) => letters.replace(/[.\s]/g, '')) : text)
const withoutHyphens = (text: string) => (text.includes('-') ? text.replace(/(\p{L})-\s+(?=\p{L})/gu, '$1') : text)

/** Words of known heads; `h t` and `t t c` are read without them. */
const headTokens = new Set([...[...table.keys(), ...compact.keys()].flatMap(tokensOf), 'h', 'ht', 't', 'ttc', 'c'])

/** Whether a row's text can hold so many known heads; false for most rows of a page, which need no cutting into pieces then. */
export function mayHoldHeads(text: string, count: number): boolean {
  return (
    tokensOf(text).filter((token) => headTokens.has(token)).length >= count ||
    codeAndName.test(fold(text)) ||
    bracketedCode.test(fold(text))
  )
}

const codeAndName = pattern('u')`
  (?:item|part|teile|stock|cat(?:alog)?|article|articulo|art|ref|reference|cod|codigo|code|material|product|producto|sku|artikel|
  artikelnummer|gencod|ean|gtin|upc|barcode)\p{L}*\.?\s?(?:no|nr|n°|num\p{L}*|#)?\.?\s?(?:\/\s?rev\p{L}*\.?\s?)?(?:[/&+]|[-–]\s|and\s|y\s|et\s|und\s)\s?
  (?:item |product )?(?:desc|desig|
  denom|bezeich|omschr|benenn|name|libell|(?:kurz)?text[eo]?$)
`

/** `[Code] Description`: names that begin with their code in brackets. */
const bracketedCode = pattern('u')`
  ^[[(](?:code|codigo|cod|codice|ref|reference|referencia|sku|art|artikelnr|artikelnummer)\.?[\])] ?(?:desc|desig|denom|bezeich|
  omschr|name|nombre|nom|produ|artic|artik|item)
`

const nameAndCode = pattern('u')`
  ^(?:item|product|article|goods|description|desig\p{L}*|libelle|produit|denom\p{L}*|desc\p{L}*|articulo|producto|concepto|artikel|
  bezeichnung|beschreibung|omschrijving|articolo|prodotto|artigo|produto)\s?(?:[/&+]|and\s|et\s|y\s|und\s|en\s|
  e\s)\s?(?:(?:item|product|article|supplier|part|stock|our|your|code|ref|cod|art|notre|votre|su|nuestr[oa])\p{L}*[.\s]{0,2})?(?:sku|
  code|codigo|codice|cod|ref|reference|referencia|rif|no|nr|number|numero|nummer|article|articulo|artikel|produit|producto|
  art\.?\s?-?\s?nr|artikelnr|artikelnummer|part|item|part no|item no)\.?$
`

/** `Item/Description`, `Part No. & Description`: one head for the code and for the name behind or under it; `Product / Ref.`: for the name and the code under it. */
export const mixedHead = remembered(1000, (printed): ['code', 'description'] | ['description', 'code'] | undefined => {
  if (printed.length >= 40) return undefined
  const text = fold(printed).trim()
  if (codeAndName.test(text) || bracketedCode.test(text)) return ['code', 'description']
  return nameAndCode.test(text) ? ['description', 'code'] : undefined
})

export const isMixedHead = (printed: string): boolean => mixedHead(printed) !== undefined

function taxOf(text: string): { tax?: 'net' | 'gross' } {
  if (gross.test(text)) return { tax: 'gross' }
  return net.test(text) ? { tax: 'net' } : {}
}

/** `Pence ex VAT`, `Total (impuestos excl.)`: which price is meant is said by the tax, and it is no head for taxes. */
function withoutTax(tokens: readonly string[]): readonly string[] {
  const isTax = (token: string | undefined) => token !== undefined && table.get(token) === 'rate'
  const at = tokens.findIndex((token, place) => {
    const [one, other] = withOrWithout.has(token) ? [place + 1] : [place, place + 1]
    return isTax(tokens[one!]) && (other === undefined || withOrWithout.has(tokens[other] ?? ''))
  })
  return at < 1 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 2)]
}

const SHORTEST = 4 // letters of a word that its end was left off

/** Known heads of one, two and three words. */
const phrases = [1, 2, 3].map((length) =>
  [...table].map(([phrase, role]) => ({ words: phrase.split(' '), role })).filter(({ words }) => words.length === length),
)

/** `Einzelpr.`, `Beschr. Leistung`: words whose end was left off for a dot, where all known heads that they can stand for are of one column. */
function ofShortened(printed: string): Role | undefined {
  const folded = fold(printed)
  if (!folded.includes('.')) return undefined
  const words = folded.split(/\s+/)
  if (!words.some((word) => /^\p{L}+\.$/u.test(word) && word.length > SHORTEST) || words.length > phrases.length) return undefined
  const fits = (known: string, word: string | undefined) =>
    word !== undefined &&
    (word.endsWith('.') && word.length > SHORTEST ? known.startsWith(word.slice(0, -1)) : known === word.replace(/\.$/, ''))
  const roles = new Set(
    phrases[words.length - 1]!.filter(({ words: known }) => known.every((one, at) => fits(one, words[at]))).map(({ role }) => role),
  )
  return roles.size === 1 ? [...roles][0] : undefined
}

const withOrWithout = new Set(
  'ex excl exc excluding without before inc incl including with ohne exkl inkl zzgl hors sans sin con senza s c excl exclusief inclusief sem com'.split(
    ' ',
  ),
)

function longestPart(tokens: readonly string[]): { role: Role; length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length); length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const phrase = tokens.slice(at, at + length).join(' ')
      const role = table.get(phrase)
      if (role && phrase.length > 2) return { role, length }
    }
  }
  return undefined
}
