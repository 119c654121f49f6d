import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import type { Block, Part } from './blocks.ts'
import { isContactLine } from './contacts.ts'
import { isHeadingLine } from './heading-line.ts'
import { joinWrappedNames } from './wrapped-names.ts'
import {
  hasLegalForm,
  hasPostalCode,
  isCompanyName,
  isCountry,
  isCounty,
  isLegalFormOnly,
  isPersonName,
  isPlace,
  isPlaceWord,
} from './places.ts'

/** A party as one block of the page tells it. */
export interface Party {
  block: Block
  name: Part | undefined
  /** Every line before the address that may be the name. */
  names: Part[]
  address: Part[]
  /** A label says that it is an address: it needs no postal code. */
  addressed?: boolean
  /** The party's number at the other, where it stands among rows of labels. */
  number?: Part
}

/** The first line is the name unless it is a place or a person before a company; the rest is the address. */
export function toParty(block: Block, isHeaded = false): Party {
  const parts = joinWrappedNames(withoutHeading(block.parts.filter(({ text }) => /[\p{L}\d]/u.test(text)))).map(withoutClause)
  if (parts.length === 1) {
    const split = splitOneLine(parts[0]!)
    if (split) return { block, ...split, names: split.name ? [split.name] : [] }
  }
  const place = parts.findIndex(({ text }) => isPlace(text))
  const names = (place < 0 ? parts.slice(0, 1) : parts.slice(0, Math.min(place, 3))).filter(
    ({ text }) => !isContactText(text) && !namesTaxNumber.test(text),
  )
  if (names.length === 0) return { block, name: undefined, names: [], address: parts }
  const isOwn = ({ text }: Part) => !careOf.test(text)
  const own = names.some(isOwn) ? names.filter(isOwn) : names
  const name =
    own.find(({ text }) => hasLegalForm(text)) ??
    (isHeaded ? setApart(own) : undefined) ??
    own.find(({ text }) => isCompanyName(text)) ??
    own[0]!
  // `R.F.C.: LZA990711B20 C.P.: 49000`: the tax office asks for the code of the town, and no street stands with it.
  const rest = parts.slice(parts.indexOf(name) + 1).filter(({ text }) => !namesTaxNumber.test(text) || isPlaceWord(text))
  // Where the code has a line of its own the street may be a name and the town has one too: `The Slipway`, `Falmouth`, `TR11 3QP`.
  const bare = place >= 0 && (isBareCode(parts[place]!.text) || isCounty(parts[place]!.text))
  // `M. et Mme Rouquette`, `Le Mas Vieux`, `46090 Arcambal`: right over the town and under a couple, what has no number is their house.
  // `Le Moulin Neuf` right over the town begins like places without streets do, whoever lives there.
  const isHouse = (part: Part) =>
    (couple.test(name.text) || hamlet.test(part.text)) && parts.indexOf(part) === place - 1 && hasPostalCode(parts[place]!.text)
  const address =
    place < 0 || bare
      ? rest
      : rest.filter(
          (part) =>
            parts.indexOf(part) >= place ||
            isPlaceWord(part.text) ||
            /\d/.test(part.text) ||
            isHouse(part) ||
            careOf.test(part.text) ||
            (hasLegalForm(name.text) ? isNamedPlace(part.text, parts[place]!.text) : isBritishHouse(parts, parts.indexOf(part), place)),
        )
  return { block, name, names, address: (couple.test(name.text) ? address : withoutPerson(address)).map(withoutContacts) }
}

/**
 * `The Old Cannery`, `Newlyn` over `Penzance TR18 5HW`, `Le Bourg` over `81150 Cahuzac`: between a firm and its town, where no line is a street,
 * British houses and villages have names, and elsewhere those with an article.
 */
function isNamedPlace(text: string, town: string): boolean {
  if (!hasPostalCode(town) || hasLegalForm(text) || isContactText(text) || text.length > 40) return false
  return british.test(town)
    ? /^\p{Lu}[\p{L}'’. -]+$/u.test(text)
    : /^(?:L[ea]s?|L['’]|El|Los|Las|The|Il|Am|Im|An der|Zum|Zur) ?\p{Lu}[\p{L}'’ -]+$/u.test(text)
}

/** `Low Shipley Farm`, `Eggleston` over `Barnard Castle DL12 0AH`: a house by its word, and a village between a house and its town, whoever lives there. */
function isBritishHouse(parts: readonly Part[], at: number, town: number): boolean {
  if (at === 0 || !british.test(parts[town]?.text ?? '')) return false
  const isVillage = at === town - 1 && at > 1 && /^\p{Lu}\p{Ll}{3,}$/u.test(parts[at]!.text)
  return house.test(parts[at]!.text) || (isVillage && house.test(parts[at - 1]!.text))
}
const house =
  /^(?:The \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:Farm|Cottage|Barn|Mill|Hall|Lodge|Manor|Grange|Rectory|Vicarage|Pavilion|Stables|House|Croft))$/u

/** `WEG Lindenhof 3-5` over `c/o Verwaltung Saxonia GmbH`: who looks after the post is not who it is for. */
const careOf = /^(?:c\/o|℅)\s/iu

const british = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u

/** A heading that no label is known by, over the name that stands over the address. */
function withoutHeading(parts: Part[]): Part[] {
  const [heading, name] = parts
  return parts.length > 2 && !isPlace(name!.text) && isHeadingLine(heading!.text) ? parts.slice(1) : parts
}

/** Right under its heading the first line in bold over lines that are not is the name, whatever words the others have: `GUC Plongée` over `Piscine Universitaire`. */
const setApart = ([first, ...others]: Part[]) =>
  first?.line.line.bold && others.length > 0 && others.every(({ line }) => !line.line.bold) ? first : undefined

/** `Facturar a: Carambola Media, S.L.U., indicando el número de orden.`: behind the legal form a sentence goes on. */
function withoutClause(part: Part): Part {
  const end = [...part.text.matchAll(/,\s(?=\p{Ll}{3})/gu)].find(({ index }) => hasLegalForm(part.text.slice(0, index)))
  return end && !hasPostalCode(part.text) ? { ...part, text: part.text.slice(0, end.index) } : part
}

const hamlet =
  /^(?:[Ll][ea]s? |[Ll]['’]|[Aa]ux? |Lieu[- ]dit |Am |Im |An der |Auf d(?:er|em) |Zum |Zur |Beim |E[lr] |Las |Los |Cas |Can |Mas |Cortijo |Finca |Caser[ií]o |Localit[àa] |Loc\. |Frazione |Fraz\. |Quinta |Lugar )\p{Lu}[\p{L}'’-]+(?: (?:d[eu] |des |de la |del |do |da |d['’])?\p{Lu}[\p{L}'’-]+)?$/u

const couple = /^(?:m\.|mr\.?|mrs\.?|mme|monsieur|madame|herrn?|frau|familie|eheleute|sr\.?|sra\.?|don|doña|dhr\.?|mevr\.?) /iu

const isBareCode = (text: string) => hasPostalCode(text) && /^[A-Z\d]{2,4}\s?[A-Z\d]{3,4}$/.test(text)
const isContactText = (text: string) => /@|www\.|\bGLN\b|\bcontact\b/i.test(text) || office.test(text) || account.test(text)

/** Switzerland's payment part prints the account between `Zahlbar an` and the name. */
const account = /^[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?$/

/** Who opens the letters there: a line of an address that is no company. */
const office =
  /^(?:(?:attn\.?:? )?accounts? (?:payable|payables)(?: dep\p{L}*\.?)?|a\/?p dep\p{L}*\.?|accounting(?: dep\p{L}*\.?)?|purchasing(?: dep\p{L}*\.?)?|procurement(?: services)?|receiving|finance dep\p{L}*|comptabilit[ée](?: fournisseurs)?|service (?:achats|comptabilit[ée])|cuentas (?:por|a) pagar|(?:departamento|dpto\.?) (?:de )?(?:compras|contabilidad|administraci[oó]n)|contabilidad|administraci[oó]n|kreditorenbuchhaltung|(?:rechnungs|finanz)?buchhaltung|rechnungseingang|einkauf|crediteurenadministratie|inkoop|contabilit[àa] fornitori|ufficio acquisti)$/iu

/** `12 Quay Road | 75011 Paris | Tel. 01 … | info@…`: the address ends where the ways to reach the party begin. */
function withoutContacts(part: Part): Part {
  if (!hasPostalCode(part.text)) return part
  const pieces = [...part.text.matchAll(piece)].map((match) => match[0])
  const town = pieces.findIndex(hasPostalCode)
  const end = pieces.findIndex((one, at) => at > town && isWayToReach(strip(one)))
  return town < 0 || end < 0 ? part : { ...part, text: strip(pieces.slice(0, end).join('')) }
}

const isWayToReach = (text: string) => isContactLine(text) || /^\p{L}{1,12}[.-]?\p{L}{0,6}\.?\s?:\s?[+(\d]/u.test(text)

/** "Hans Muster" between company and street is somebody there, not a part of the address. */
function withoutPerson(parts: Part[]): Part[] {
  const [person, street] = parts
  const isPerson = (text: string) => isPersonName(text) && !hamlet.test(text)
  return person && street && isPerson(person.text) && isPlace(street.text) && !isNamedPlace(person.text, street.text)
    ? parts.slice(1)
    : parts
}

/** `Slieve Foods Ltd - Unit 14 - 152 Harbour Road - Dublin 12 - VAT …`, `X SAS … Siège social : 8 rue …`: name and address in one line. */
export function splitOneLine(part: Part): { name: Part | undefined; address: Part[] } | undefined {
  if (!hasPostalCode(part.text)) return undefined
  const pieces = withForms([...part.text.matchAll(piece)].map((match) => match[0]))
  const town = pieces.findIndex(hasPostalCode)
  if (town < 0) return undefined
  pieces[town] = pieces[town]!.replace(/(\p{L}{4,}|\d[A-Z]{2})\.\s+(?=\p{Lu}).*$/su, '$1')
  let first = town
  while (
    first > 0 &&
    (isAddressPiece(pieces[first - 1]!) || (first > 1 && isTownName(pieces[first - 1]!) && isAddressPiece(pieces[first - 2]!)))
  )
    first -= 1
  const last = pieces[town + 1] && isCountry(strip(pieces[town + 1]!)) ? town + 1 : town
  const address = pieces
    .slice(first, last + 1)
    .join('')
    .replace(/^.*\b(?:si[èe]ge(?: social)?|registered office|domicilio(?: social)?|sitz|sede(?: legale)?|adresse|address)\s*:?\s+/iu, '')
  const head = pieces
    .slice(0, first)
    .map(strip)
    .map((one) => one.replace(/^.*:\s+/u, ''))
    .map(withoutSentence)
    .find((one) => /\p{L}{3}/u.test(one) && !isPlace(one) && !isTaxNumber(one))
  const name = head && (first === 1 || hasLegalForm(head)) ? { ...part, text: head.replace(/\s+(?:au|con) capital .*$/iu, '') } : undefined
  return { name, address: [{ ...part, text: strip(address) }] }
}

/** `VAT registration GB 318 2207 66 · 18 Orchard Lane, Norwich NR2 3QT`: a number leads to the address of whoever bears it. */
const isTaxNumber = (text: string) =>
  /^(?:vat|tva|tax|gst|abn|u?st[.-]?id|ust|steuer-?n|iva|p\.? ?iva|nif|cif|siret|siren|btw|company (?:reg|no|num))/i.test(text) &&
  /\d{3}/.test(text)

/** `CIF B93410226` over a street tells whose it is, and is nobody's name. */
const namesTaxNumber =
  /^(?:c\.?i\.?f|n\.?i\.?f|r\.?f\.?c|r\.?u\.?[ct]|c\.?u\.?i\.?t|n\.?i\.?t|dni|p\.? ?iva|siret|siren)\.?(?!\p{L}).*\d{5}/iu

/** `Questions? Call 0333 200 5190. Northmoor Supply Limited`: behind a sentence the name begins anew. */
function withoutSentence(text: string): string {
  const last = text.split(/(?<=\p{Ll}{2}|\d)[.?!]\s+(?=\p{Lu})/u).at(-1)!
  return hasLegalForm(last) ? last : text
}

const isForm = (text: string) => /^(?:\p{Lu}\.){2,4}$/u.test(text) || (text.length > 1 && isLegalFormOnly(text))

/** `Telmora Comunicaciones, S.A.U. C/ Isabel Colbrand 22`: behind a comma the legal form still belongs to the name. */
function withForms(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((whole, one) => {
    const form = /^\S+/.exec(one)![0]
    const rest = one.slice(form.length).trimStart()
    const isBehind = whole.length > 0 && whole.at(-1)!.endsWith(', ') && isForm(form.replace(/,$/, ''))
    return isBehind ? [...whole.slice(0, -1), `${whole.at(-1)!}${form} `, ...(rest ? [rest] : [])] : [...whole, one]
  }, [])
}

const piece = /.+?(?:\s+[-–—−•·|∙*]\s+|\s*[•·|]\s*|,\s+|$)/gu
const strip = (text: string) => text.replace(/^[\s\-–—−•·|,]+|[\s\-–—−•·|,]+$/gu, '')
/** "Austin" between a street and "TX 78744". */
const isTownName = (text: string) => /^\p{Lu}[\p{L}' -]{2,25}$/u.test(strip(text)) && !hasLegalForm(text)
/** `St Mary Hospital`, `Schule am Park`, `Alder Catering Ltd`: words of streets within a company's name are no street. */
const isAddressPiece = (text: string) =>
  isPlace(strip(text)) ||
  (isPlaceWord(strip(text)) && (/\d/.test(text) || !isCompanyName(strip(text)))) ||
  /^\d{1,5}\s?(?:bis|ter|[a-d])?$/.test(strip(text))

export function hasAddress({ address, addressed }: Party): boolean {
  return (
    addressed === true ||
    address.some(({ text }) => hasPostalCode(text)) ||
    address.filter(({ text }) => isPlace(text)).length >= 2 ||
    isInLines(address)
  )
}

/** `Boathouse, Ronžės g. 2` over `Palanga` over `LT-00136`: each part of the address has a line of its own. */
function isInLines(address: readonly Part[]): boolean {
  const code = address.findIndex(({ text }) => /^(?:[A-Z]{1,2}-)?\d{4,6}$/.test(text))
  return (
    code >= 2 && /^\p{Lu}[\p{L} .'’-]+$/u.test(address[code - 1]!.text) && address.slice(0, code - 1).some(({ text }) => /\d/.test(text))
  )
}

export function toCandidate(parts: Part[], score: number, reason: string): Candidate {
  return {
    value: parts.map(({ text }) => text.replace(/\s*,\s*$/, '')).join('\n'),
    score,
    source: 'layout',
    page: parts[0]!.line.line.page,
    box: union(parts.map(({ box }) => box)),
    words: parts.flatMap(({ line }) => line.line.words),
    text: parts.map(({ text }) => text).join('\n'),
    reason,
  }
}
