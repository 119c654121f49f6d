import type { Part } from './blocks.ts'
import { hasLegalForm, isCompanyName, isLegalFormOnly } from './company-names.ts'
import { formBehindTown } from './form-behind-town.ts'
import { isInsideHouse } from './inside-house.ts'
import { isPersonName } from './person-names.ts'
import { hasPostalCode, isCountry, isPlace, isPlaceWord } from './places.ts'
import { partRunTogether } from './run-together.ts'
import { partWhereTypeChanges } from './type-changes.ts'
import { pattern } from '../words/pattern.ts'

/** `Slieve Foods Ltd - Unit 14 - 152 Harbour Road - Dublin 12 - VAT …`, `X SAS … Siège social : 8 rue …`: name and address in one line. */
export function splitOneLine(part: Part): { name: Part | undefined; address: Part[] } | undefined {
  if (!hasPostalCode(part.text)) return splitBehindFirm(part)
  const parted = partWhereTypeChanges(part) ?? partRunTogether(part.text)
  if (parted) return { name: { ...part, text: parted.name }, address: [{ ...part, text: parted.address }] }
  const pieces = withForms([...part.text.matchAll(piece)].map((match) => match[0]))
  const town = pieces.findIndex((one) => hasPostalCode(strip(one)))
  if (town < 0) return undefined
  pieces[town] = upToStop(pieces[town]!)
  let first = town
  while (
    first > 0 &&
    (isAddressPiece(pieces[first - 1]!) || (first > 1 && isTownName(pieces[first - 1]!) && isAddressPiece(pieces[first - 2]!)))
  )
    first -= 1
  first = isWholeAddress(pieces, first) ? 0 : afterFirm(pieces, first)
  const last = pieces[town + 1] && isCountry(strip(pieces[town + 1]!)) ? town + 1 : town
  const address = pieces
    .slice(first, last + 1)
    .join('')
    .replace(/^.*\b(?:si[èe]ge(?: social)?|registered office|domicilio(?: social)?|sitz|sede(?: legale)?|adresse|address)\s*:?\s+/iu, '')
  const head = pieces
    .slice(0, first)
    .map(strip)
    .map((one) => (ranBy.test(one) ? '' : one.replace(/^.*:\s+/u, '')))
    .map(withoutSentence)
    .find((one) => /\p{L}{3}/u.test(one) && (!isPlace(one) || numberedHouse.test(one)) && !isTaxNumber(one) && !ofCapital.test(one))
  const name =
    head && !ofInvoices.test(head) && (first === 1 || hasLegalForm(head) || (first === 2 && isOwned(pieces)))
      ? { ...part, text: head.replace(/\s+(?:au|con) capital .*$/iu, '') }
      : undefined
  return { name, address: [{ ...part, text: strip(address) }] }
}

/** `Molinos del Valle S.A.S., Carrera 23 # 41-18, Manizales.`: in countries whose towns have no codes a street with its number right behind the firm tells as much. */
function splitBehindFirm(part: Part): { name: Part | undefined; address: Part[] } | undefined {
  const [firm, street, ...more] = withForms([...part.text.matchAll(piece)].map((match) => match[0]))
  if (!firm || !street || more.length === 0 || !hasLegalForm(firm) || /[:\d]/.test(firm)) return undefined
  if (!/\d|s\/n/i.test(street) || !isPlace(strip(street)) || !isPlaceWord(strip(street))) return undefined
  const address = strip([street, ...more].join('')).replace(/\.$/u, '')
  return { name: { ...part, text: strip(firm) }, address: [{ ...part, text: address }] }
}

/** `Bauservice Weidner · Gerd Weidner · Hauptstraße 7 · 66869 Kusel`: between the house and its street stands who runs it. */
function isOwned([house, owner]: readonly string[]): boolean {
  const [first, second] = [strip(house!), strip(owner!)]
  const isOfBoth = second.split(' ').some((word) => word.length > 3 && first.split(' ').includes(word))
  return isPersonName(second) && (isOfBoth || !isPersonName(first)) && !/\d/.test(first)
}

/** `Träger: Kirchengemeinde St. Marien · Zechenweg 3 · 59229 Ahlen` under the name of a nursery, `Inh. Jutta Harms · …`: who runs the house is not what it is called. */
const ranBy =
  /^(?:träger|inhaber(?:in)?|inh|betreiber(?:in)?|leit(?:ung|er|erin)|g(?:es)?chäftsf(?:ü|ue)hr\p{L}*|propriétaire|exploitante?|gérante?|titular|propietari[oa]|gerente|owner|prop|proprietor|manager|titolare|eigenaar|proprietári[oa])\s?[.:]/iu

const toForm = new RegExp(`${formBehindTown.source}.*$`, 'su')

/** `Gravesend DA11 0BB. VAT No GB 556677885`: a full stop ends the town; so does `SARL Vendéprint` behind `85210 Sainte-Hermine`, and a telephone number behind the town's stop. */
export const upToStop = (town: string) =>
  town
    .replace(toForm, '')
    .replace(behindStop, '')
    .replace(/(\p{L}{4,}|\d[A-Z]{2})\.\s+(?=\p{Lu}).*$/su, '$1')

const behindStop = /\.\s+(?=[\d+(][\d\s()./-]{7,}\D*$)(?=(?:\D*\d){8}).*$/su

/** `Unit 11, Albion Mills, Greengates, Bradford BD10 9TQ`: what begins as an address is one, whatever the house and the village are called. */
const isWholeAddress = (pieces: readonly string[], town: number) =>
  isAddressPiece(pieces[0]!) && pieces.slice(0, town).every((one) => !hasLegalForm(one) && (isAddressPiece(one) || namedPlace.test(one)))

/** `Marée du Léon SAS – Port du Bloscon, 29680 Roscoff`: what commas join to an address, up to a firm's name, is of the address. */
function afterFirm(pieces: readonly string[], first: number): number {
  const firm = pieces.slice(0, first).findLastIndex((one) => hasLegalForm(one))
  const between = pieces.slice(firm + 1, first)
  // `Wexcombe Town Council · Guildhall, Market Street, …`: a dot parts the name, commas what the address is of.
  if (firm < 0 && first === 2 && /\s[•·|∙–—]\s$/u.test(pieces[0]!) && namedPlace.test(pieces[1]!) && !hasPostalCode(pieces[0]!)) return 1
  return firm >= 0 && between.length <= 2 && between.every((one) => namedPlace.test(one)) ? firm + 1 : first
}

const namedPlace = /^\p{Lu}[\p{L}'’ .-]{3,40}, $/u

/** `Factuur t.n.v. VvE Maasstate p/a …, Postbus 118, 3000 AC Rotterdam`: where bills are to go is told in a sentence. */
const ofInvoices =
  /^(?:(?:please|les|la|das|die|alle|all|de|le|toda?s?)\s)*(?:factu\p{L}+|invoic\p{L}+|rechnung\p{L}*|fattur\p{L}*|fatura\p{L}*)\s\p{Ll}/iu

/** `VAT registration GB 318 2207 66 · 18 Orchard Lane, Norwich NR2 3QT`: a number leads to the address of whoever bears it. */
export const isTaxNumber = (text: string) => taxNumber.test(text) && /\d{3}/.test(text)

const taxNumber = pattern('i')`
  ^(?:
    (?:vat|tva|tax|gst|qst|tps|tvq|abn|r\.?u\.?[tc]|n\.?i\.?t|c\.?u\.?i\.?t|r\.?f\.?c|rnc|cnpj|iva|p\.? ?iva|btw)(?![a-z])|
    u?st[.-]?id|ust|steuer-?n|n\.?i\.?f\b|c\.?i\.?f\b|siret|siren|company (?:reg|no|num)|(?:registered )?charity (?:reg|no|num|\d)
  )
`

/** `Linéo Pro, SA au` over `capital de 10 640 226 €`: the end of what the small print says of a company. */
export const ofCapital = /^(?:au )?capital (?:social )?(?:de |of |:)/iu

/** `Questions? Call 0333 200 5190. Northmoor Supply Limited`: behind a sentence the name begins anew. */
function withoutSentence(text: string): string {
  const last = text.split(/(?<=\p{Ll}{2}|\d)[.?!]\s+(?=\p{Lu})/u).at(-1)!
  return hasLegalForm(last) ? last : text
}

const isForm = (text: string) => /^(?:\p{Lu}\.){2,4}$/u.test(text) || (text.length > 1 && isLegalFormOnly(text))

/** `Telmora Comunicaciones, S.A.U. C/ Isabel Colbrand 22`: behind a comma the legal form still belongs to the name. */
function withForms(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((whole, one) => {
    const form = (cooperative.exec(one) ?? /^\S+/.exec(one))![0]
    const rest = one.slice(form.length).trimStart()
    const isBehind =
      whole.length > 0 && whole.at(-1)!.endsWith(', ') && (cooperative.test(form) || isForm(form.replace(/,$/, ''))) && hasLegalForm(one)
    return isBehind ? [...whole.slice(0, -1), `${whole.at(-1)!}${form} `, ...(rest ? [rest] : [])] : [...whole, one]
  }, [])
}

const cooperative = /^S\. ?Coop\.(?: \p{Lu}\p{Ll}{0,4}\.){0,2}/iu

/** A piece of a line between dashes, dots, bars or commas, with what parts it from the next. */
export const piece = /.+?(?:\s+[-–—−•·|∙*]\s+|\s*[•·|]\s*|,\s+|$)/gu
/** A piece without what parts it from the others. */
export const strip = (text: string) => text.replace(/^[\s\-–—−•·|,]+|[\s\-–—−•·|,]+$/gu, '')
/** "Austin" between a street and "TX 78744". */
const isTownName = (text: string) => /^\p{Lu}[\p{L}' -]{2,25}$/u.test(strip(text)) && !hasLegalForm(text)
/** `St Mary Hospital`, `Schule am Park`, `Alder Catering Ltd`: words of streets within a company's name are no street. */
const isAddressPiece = (text: string) =>
  (isPlace(strip(text)) && !numberedHouse.test(strip(text))) ||
  isInsideHouse(strip(text)) ||
  (isPlaceWord(strip(text)) && (/\d/.test(text) || !isCompanyName(strip(text)))) ||
  /^(?:\d{1,5}\s?(?:bis|ter|[a-d])?|s\/n)$/i.test(strip(text)) ||
  flat.test(strip(text))

/** `Restaurant La Criée 14`: a house whose name ends in a number is no street. */
const numberedHouse =
  /^(?:restaurant|hôtel|hotel|café|bar|brasserie|bistrot?|pizzeria|trattoria|ristorante|restaurante|hostal|mesón|taberna|gasthof|gasthaus)\s(?:\p{L}+['’ ])*\p{Lu}\p{L}+\s\d{1,3}$/iu

/** `Kauppakatu 12 A 4`, `Storgatan 7 lgh 1102`: house, staircase and flat. */
const flat = /^\p{Lu}[\p{L}'’ .-]{3,30}\s\d{1,4}\s?(?:\p{Lu}\s?\d{1,3}|(?:lgh|bst|as|apt)\.?\s\d{1,4})$/u
