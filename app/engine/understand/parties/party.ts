import { behindFirm } from './behind-firm.ts'
import { fold } from '../words/fold.ts'
import { joinBroken } from '../words/compounds.ts'
import type { Line } from '../../document.ts'
import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import type { Block, Part } from './blocks.ts'
import { isHeadingLine } from './heading-line.ts'
import { howToReach, withoutWay } from './how-to-reach.ts'
import { beforeUnit } from './service-names.ts'
import { joinWrappedNames } from './wrapped-names.ts'
import { countOf, withoutCount } from './counted-name.ts'
import { isFounded } from './founded.ts'
import { isRegisteredLine } from './registered-line.ts'
import { isEnumeration } from './enumerated.ts'
import { isBareStreet } from './bare-street.ts'
import { hasLegalForm, isCompanyName, isCounty } from './company-names.ts'
import { isPersonName } from './person-names.ts'
import { isUnderAttention } from './attention.ts'
import { isBody } from './bodies.ts'
import { hasPostalCode, isChamberNumber, isLicence, isPlace, isPlaceWord } from './places.ts'
import { isContactText } from './office-lines.ts'
import { isTradesOnly } from './trades-only.ts'
import { withoutContacts } from './without-contacts.ts'
import { withoutFacts } from './without-facts.ts'
import { isTradingName, withoutTrader } from './trading-as.ts'
import { withoutTaxNumber } from './number-behind.ts'
import { nameAndStreet } from './name-and-street.ts'
import { ofCapital, splitOneLine } from './one-line-party.ts'
import { isNamedPlace, isBritishHouse, isHamlet, isOldHouse } from './named-places.ts'
import { ofCitizen } from '../values/national-id.ts'
import { pattern } from '../words/pattern.ts'

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
  /** The rows of labels and values that tell of it, where each field has its own. */
  rows?: Line[]
}

/** `Résidence Les Abers` under who looks after it is where that is; under a person it is the house that she works for. */
const isHomeOf = (first: Part, part: Part) => /^r[ée]sidenc(?:e|ia)s?\s\p{Lu}/iu.test(part.text) && isCompanyName(first.text)

/** The first line is the name unless it is a place or a person before a company; the rest is the address. */
export function toParty(block: Block, isHeaded = false): Party {
  const parts = joinWrappedNames(withoutHeading(block.parts.filter(({ text }) => /[\p{L}\d]/u.test(text))))
    .map((part) => withoutBehind(withoutService(withoutFacts(numberless(withoutCount(withoutClause(withoutWay(part))))))))
    .flatMap((part, at, all) => (at === 0 && all.length > 1 ? nameAndStreet(part, all[1]) : [part]))
  if (parts.length === 1) {
    const split = splitOneLine(parts[0]!)
    if (split) return { block, ...split, address: split.address.map(withoutContacts), names: split.name ? [split.name] : [] }
  }
  const place = parts.findIndex(
    (part, at) => (isPlace(part.text) && !(at === 0 && isLoud(part, parts[1]))) || (at === 0 && !isHeaded && isOnlyAddress(parts)),
  )
  const names = (place < 0 ? parts.slice(0, 1) : parts.slice(0, Math.min(place, 3))).filter(
    ({ text }) => !isContactText(text) && !isTaxNumber(text) && !ofCapital.test(text) && !isChamberNumber(text),
  )
  if (names.length === 0) return { block, name: undefined, names: [], address: parts }
  const isOwn = ({ text }: Part) => !careOf.test(text)
  const own = names.some(isOwn) ? names.filter(isOwn) : names
  const name =
    own.find(({ text }) => hasLegalForm(text)) ??
    (isHeaded ? setApart(own) : undefined) ??
    (isPersonName(own[0]!.text) ? own.slice(1).find(({ text }) => isBody(text)) : undefined) ??
    // `LE GABIER` over `Brasserie - Restaurant`: that says what the house is.
    own.find(
      (part) =>
        isCompanyName(part.text) &&
        !isTradesOnly(part.text) &&
        !(part !== own[0] && (isOldHouse(part.text) || isHouseOfMany.test(part.text) || isHomeOf(own[0]!, part))),
    ) ??
    own[0]!
  // `R.F.C.: LZA990711B20 C.P.: 49000`: the tax office asks for the code of the town, and no street stands with it.
  const rest = parts.slice(parts.indexOf(name) + 1).filter(({ text }) => !isTaxNumber(text) || isPlaceWord(text))
  // Where the code has a line of its own the street may be a name and the town has one too: `The Slipway`, `Falmouth`, `TR11 3QP`.
  // So it may where the code follows the county: `Fethard-on-Sea`, `New Ross`, `Co. Wexford Y34 HX27`.
  const bare = place >= 0 && (isBareCode(parts[place]!.text) || isCounty(parts[place]!.text.replace(eircode, '')))
  // `M. et Mme Rouquette`, `Le Mas Vieux`, `46090 Arcambal`: right over the town and under a couple, what has no number is their house.
  // `Le Moulin Neuf` right over the town begins like places without streets do, whoever lives there.
  // So does `Maison des associations` under the name of a club: what nobody is called by, where no street is printed.
  const isHouse = (part: Part) =>
    parts.indexOf(part) === place - 1 &&
    hasPostalCode(parts[place]!.text) &&
    (couple.test(name.text) || isHamlet(part.text) || (rest[0] === part && isHouseOfMany.test(part.text)))
  // `Port du Moulin Blanc` over `Quai Eric Tabarly`: the same over a street.
  const isOverStreet = (part: Part) => {
    const next = parts[parts.indexOf(part) + 1]
    return (
      (isHouseOfMany.test(part.text) || isOldHouse(part.text)) &&
      next !== undefined &&
      isPlaceWord(next.text) &&
      parts.indexOf(part) < place
    )
  }
  const address =
    place < 0 || bare
      ? rest
      : rest.filter(
          (part) =>
            parts.indexOf(part) >= place ||
            isPlaceWord(part.text) ||
            (/\d/.test(part.text) && !isLicence(part.text) && !isFounded(part.text) && !isEnumeration(part.text)) ||
            isHouse(part) ||
            isOverStreet(part) ||
            careOf.test(part.text) ||
            isUnderAttention(parts, part) ||
            (hasLegalForm(name.text) ? isNamedPlace(part.text, parts[place]!.text) : isBritishHouse(parts, parts.indexOf(part), place)),
        )
  const number = block.parts.flatMap((part) => countOf(part) ?? [])[0]
  return {
    block,
    name,
    names,
    ...(number ? { number } : {}),
    address: (couple.test(name.text) ? address : withoutPerson(address))
      .filter((part) => !isTradingName(part) && !isRegisteredLine(part.text))
      .map(withoutContacts)
      .map(withoutTrader)
      .map(behindFirm),
  }
}

/** `Ledbury Road`, `Bartestree`, `Hereford HR1 4BY` in one type: whose address it is stands elsewhere. */
const isOnlyAddress = ([first, ...rest]: readonly Part[]) =>
  isBareStreet(first!.text) &&
  rest.some(({ text }) => hasPostalCode(text)) &&
  rest.every(({ line }) => Math.abs(line.line.size - first!.line.line.size) < ALIKE && line.line.bold === first!.line.line.bold)

const ALIKE = 0.3 // points

/** `Limpiezas Norte 2000` in large type over its street: a number at the end makes no street of it. */
const isLoud = (first: Part, next: Part | undefined) =>
  next !== undefined &&
  first.line !== next.line &&
  first.line.line.size > LOUDER * next.line.line.size &&
  !hasPostalCode(first.text) &&
  !isPlaceWord(first.text) &&
  isPlace(next.text)

const LOUDER = 1.3 // times the type of the line under it

/** `WEG Lindenhof 3-5` over `c/o Verwaltung Saxonia GmbH`: who looks after the post is not who it is for. */
const careOf = /^(?:c\/o|℅|a\/a\.?:?|p\.\s?a\.|p\/a)\s/iu

/** A heading that no label is known by, over the name that stands over the address. */
function withoutHeading(parts: Part[]): Part[] {
  const [heading, name] = parts
  if (name && howToReach.test(heading!.text)) return parts.slice(1)
  if (name && (honorific.test(heading!.text) || (attention.test(heading!.text) && !isPlace(name.text)))) return parts.slice(1)
  // `FARMACIA` over `Farmacia Lcda. Rosario Cabeza Gil`: what sort of house, and its name.
  if (parts.length > 2 && !/\s/.test(heading!.text) && fold(name!.text).startsWith(`${fold(heading!.text)} `)) return parts.slice(1)
  return parts.length > 2 && !isPlace(name!.text) && isHeadingLine(heading!.text) ? parts.slice(1) : parts
}

/** `Herrn / Frau / Firma`, `Firma`, `Monsieur` in a line of its own over the name; `For the attention of Accounts Payable` over the firm is a desk of it. */
const honorific = pattern('iu')`
  ^(?:
    (?:an )?(?:herrn?|frau|firma|fa\.|familie|monsieur|madame|mr|mrs|ms|messrs|se[ñn]or(?:a|es)?|sres|sig(?:nor(?:a|i)?)?|
    spett(?:abile|\.le)?)\.?(?:\s?[/,]\s?|\s(?:und|et|y|e|and)\s|$)
  ){1,4}:?$
`

const attention =
  /^(?:for the attention of|f\.?a\.?o\.?:?|attn\.?:?|à l['’]attention d(?:e|u)|a la atenci[oó]n de(?:l)?|z\.\s?hd\.?(?: von)?|t\.a\.v\.?|all['’]attenzione d(?:i|el)) /iu

/** Right under its heading the first line in bold over lines that are not is the name, whatever words the others have: `GUC Plongée` over `Piscine Universitaire`. */
const setApart = ([first, ...others]: Part[]) =>
  first?.line.line.bold && others.length > 0 && others.every(({ line }) => !line.line.bold) ? first : undefined

/** `Facturar a: Carambola Media, S.L.U., indicando el número de orden.`: behind the legal form a sentence goes on. */
function withoutClause(part: Part): Part {
  const isClause = (text: string) => !isPlace(/^[^,]+/u.exec(text)?.[0] ?? '')
  const end = [...part.text.matchAll(/,\s(?=\p{Ll}{3})/gu)].find(
    ({ index }) => hasLegalForm(part.text.slice(0, index)) && isClause(part.text.slice(index + 2)),
  )
  return end && !hasPostalCode(part.text) ? { ...part, text: part.text.slice(0, end.index) } : part
}

/** Whose number stands behind the name is told elsewhere. */
const numberless = (part: Part): Part => ({ ...part, text: withoutTaxNumber(part.text) })

/** `Collège Tillion – Restauration scolaire` */
const withoutService = (part: Part): Part => ({ ...part, text: beforeUnit(part.text) ?? part.text })

/** `Kulturring Au · Marktleitung · Gerda Pöll`: who answers there stands behind the name and the desk. */
function withoutBehind(part: Part): Part {
  const [name, ...rest] = part.text.split(/\s[·•|∙]\s/u)
  const last = rest.at(-1)
  return last && isPersonName(last) && (rest.length > 1 || !isPersonName(name!)) && !isPlace(part.text) && !isTradesOnly(name!)
    ? { ...part, text: name! }
    : part
}

const couple = /^(?:m\.|mr\.?|mrs\.?|mme|monsieur|madame|herrn?|frau|familie|eheleute|sr\.?|sra\.?|don|doña|dhr\.?|mevr\.?) /iu

/** Houses that have a name and no number, where several have their seat. */
const isHouseOfMany = pattern('iu')`
  ^(?:
    maison (?:des|de la|du|de l['’]) ?|ferme (?:de|du|des) |quartier (?:de|du|des) |cortijo |finca |mas[ií]a |port (?:de|du|des) |technop[oô]le |campus |domaine (?:de|du|des) |galerie marchande|a[ée]roport |puerto (?:de|deportivo) |
    mercado (?:de|central)|parque (?:tecnol[oó]gico|cient[ií]fico)|torre |flughafen |hafen |h[oô]tel de ville|mairie|ch[aâ]teau |espace |centre (?:commercial|d['’]affaires) |
    casa (?:de la cultura|consistorial)|centro (?:comercial|empresarial|c[ií]vico) |edificio |haus (?:der|des) |rathaus|gemeindehaus|
    (?:village|town|city|county|civic) (?:hall|centre)$|palazzo |gemeentehuis
  )
`

/** Ireland's postal code behind a county. */
const eircode = /,? [A-Z]\d[\dW] ?[A-Z\d]{4}$/u

const isBareCode = (text: string) => hasPostalCode(text) && /^[A-Z\d]{2,4}\s?[A-Z\d]{3,4}$/.test(text)

/** "Hans Muster" between company and street is somebody there, not a part of the address. */
function withoutPerson(parts: Part[]): Part[] {
  const [person, street] = parts
  const isPerson = (text: string) => isPersonName(text) && !isHamlet(text)
  return person &&
    street &&
    isPerson(person.text) &&
    (isPlace(street.text) || attention.test(person.text)) &&
    !isNamedPlace(person.text, street.text)
    ? parts.slice(1)
    : parts
}

/** `CIF B93410226` over a street tells whose it is, and is nobody's name. */
const namesTaxNumber =
  /^(?:c\.?i\.?f|n\.?i\.?f|r\.?f\.?c|r\.?u\.?[ct]|c\.?u\.?i\.?t|n\.?i\.?t|dni|p\.? ?iva|siret|siren)\.?(?!\p{L}).*\d{5}/iu

const isTaxNumber = (text: string) => namesTaxNumber.test(text) || ofCitizen.test(text)

export function toCandidate(parts: Part[], score: number, reason: string): Candidate {
  return {
    value: parts
      .map(({ text }) => text.replace(/\s*,\s*$/, ''))
      .reduce((said, text) => (/\p{L}-$/u.test(said) ? joinBroken(said, text) : `${said}\n${text}`)),
    score,
    source: 'layout',
    page: parts[0]!.line.line.page,
    box: union(parts.map(({ box }) => box)),
    words: parts.flatMap(({ line }) => line.line.words),
    text: parts.map(({ text }) => text).join('\n'),
    reason,
  }
}
