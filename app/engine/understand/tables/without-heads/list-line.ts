import { findMonth } from '../../values/month.ts'
import { codedCount, countedBracket, dashedCount } from './list-counts.ts'
import { withBracketedName } from './bracketed-names.ts'
import { pattern } from '../../words/pattern.ts'

/** Where the parts of a line stand in its text, from and to. */
export interface ListLine {
  quantity: [number, number]
  name: [number, number]
  code?: [number, number]
  price?: [number, number]
  /** Money without a word for it: a price, or what the line comes to. */
  amount?: [number, number]
  /** Money behind a price that has a word for it. */
  total?: [number, number]
  bulleted: boolean
  /** Only a code in front and a number behind: one such line alone says nothing. */
  weak?: boolean
  /** Which number says how many is not sure. */
  doubted?: true
}

const bullet = /^\s*(?:[-•*·–—▪►➤✓☐>+]|\d{1,2}[.)]|\((?:\d{1,2}|[a-z])\)|[a-z]\))\s+/u
/** `Subject: Order 2025-C-4976`, `Our account number: 086-8017`: a label with what it says, no thing with its number. */
const saying = pattern('iu')`
  ^[^:]{2,40}:\s*(?!\d)|^[^:]*(?:
    client|kunde|customer|account|compte|cuenta|subject|asunto|objet|betreff|order|pedido|commande|bestell|tel|fax
  )[^:]*:
`
/** `Gants x100 250`, `Apfelsaft 1 l x 6 250`: what a name counts is not the thousands of the number behind it. */
const number = String.raw`(?<!x ?)\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?`
const unit = pattern()`
  kgs?|g|gr|mg|t|l|cl|ml|litres?|liters?|litros?|liter|pcs?\.?|pces?|pi[eè]ces?|pieces?|piezas?|pza?s?|st(?:k|ck|ück|uks?)?\.?|ea|
  each|no\.|nos\.?|sheets?|units?|unit[eé]s?|uds?\.?|unidades|u\.?|box(?:es)?|bo[iî]tes?|bte|cajas?|cases?|cartons?|crt|ctn|colis|col|packs?|
  paq(?:uetes?|uets?)?\.?|pqts?|bags?|sacs?|sacos?|bot(?:ellas?|tles?|tes?)?|bouteilles?|bid(?:ons?|ones)?|cans?|tins?|tubs?|trays?|
  plateaux?|plt|seaux?|palettes?|drums?|pallets?|pal[eé]s?|rolls?|rouleaux|rollos?|rollen?|m|m2|m²|m3|m³|ml|cm|mm|h|hrs?|hours?|heures?|
  horas?|std|jours?|days?|dozen|doz|douzaines?|docenas?|sets?|pairs?|paires?|pares|kisten?|kartons?|flaschen?|dosen?|beutel|s[aä]cke?|
  barquettes?|filets?|bottes?|lots?|fl|sch|fass|f[aä]sser|eimer|kanister|dosen?|tuben?|bund|netze?|steigen?|schalen?|becher|gl[aä]ser|
  stangen?|pks?|coils?|plaques?|tablettes?|f[uû]ts?|cagettes?|caisses?|kegs?|crates?|jars?|bunch(?:es)?|reams?|barril(?:es)?|bolsas?|botes?|latas?|garrafas?|
  bandejas?|manojos?|bultos?|baldes?|costales|costal|atados?|arrobas?|garraf[oó]n(?:es)?|tambor(?:es)?|fardos?|sachets?|rames?|barils?|flacons?|f[aä]sschen|mazz[io]|sacchi|sacco|latt[ae]|cassette|bocaux|bocal|pots?|
  kratten|krat|flessen|dozen|cassette?|cassetta|bottiglie|scatole|confezioni
`.source
const joint = String.raw`(?:x|×|of|de|d['’]|von|van|di|à)`

/** `12 (twelve) bottles of`, `3 (tres) UD de`. */
const inWords = String.raw`(?:\s*\(\p{L}[\p{L} -]{2,24}\))`

const front = new RegExp(
  String.raw`^(${number})${inWords}?\s*(?:(?:(?:${unit})|[\p{Lu}]{1,5}|[\p{L}]{2,12}(?=\s+(?:of|de|d['’]|von|van|di)\s))(?![\p{L}])(?:\s+[-–]\s)?)?\s*(?:${joint}(?![\p{L}])\s*)?(?=[\p{L}\d"'(\[])`,
  'iu',
)
const strict = new RegExp(String.raw`^(${number})${inWords}?\s*(?:x|×|(?:${unit})(?![\p{L}]))\s*(?:${joint}(?![\p{L}])\s*)?`, 'iu')
const behind = new RegExp(
  String.raw`[\s:–—,-]+(?:x\s?|×\s?|qty\.?:?\s?|qt[eé]\.?\s?:?\s?|cant\.?\s?:?\s?|menge:?\s?)?(${number})\s*(?:(?:${unit})(?![\p{L}]))?\s*$`,
  'iu',
)
const behindMarked = new RegExp(
  String.raw`(?:[:–—]|\s-|\sx|\s×|qty\.?:?|qt[eé]\.?:?|cant\.?:?|menge:?)\s*(${number})\s*(?:(?:${unit})(?![\p{L}]))?\s*$|\s(${number})\s*(?:${unit})\s*$`,
  'iu',
)
/** `Vitello box 1,4 mm`, `20 mm plywood`: how thick a thing is, not how many. */
const thickness = /^\s?[mc]m(?![\p{L}²³\d])/iu
const codeMark = pattern('iu')`
  \s*[([]?\s*(?:(?<!\p{L})(?:your|votre|v[/.]?|su|vuestra|ihre?|vostr[oa]|vs\.?|uw|sua|vossa)\s)?(?:(?<=(?:your|votre|su|ihre?|vostro|uw)\s)n(?:umber|um[eé]ro|[uú]mero|ummer)|r[eé]f(?:\.|[eé]rence|erencia)?|code|c[oó]d(?:\.|igo|ice)?|art(?:\.|ikel|icle|icolo)?(?:\s?-?n(?:r|o|°)\.?)?|sku|
  item(?:\s?no\.?)?|part(?:\s?no\.?)?|n°)\s?[.:#°]*\s*([\p{L}]{1,4} \d{3,6}(?=\s*[)\],;]|\s*$)|
  [\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_-]*|\d[\p{L}\d./_-]+)\s*[)\]]?
`
/** `(ref. AZG)`: whatever a label in brackets names so in capitals is a code, figures or not. */
const namedCode =
  /\s*[([]\s*(?:[Rr][eé]f(?:\.|[eé]rence|erencia)?|REF\.?|[Cc]ode|[Cc][oó]d(?:\.|igo)?|[Aa]rt\.?|SKU|[Ii]tem)\s?[.:#°]*\s*(\p{Lu}[\p{Lu}\d./_-]{1,15})\s*[)\]]/u
/** `, código VT-KL-R` at the end, or before a price: capitals parted by hyphens are one without figures too. */
const hyphenedCode =
  /,\s(?:[Rr][eé]f(?:\.|[eé]rence|erencia)?|[Cc]ode|[Cc][oó]d(?:\.|igo|ice)?|[Aa]rt(?:\.|ikel|icle|[ií]culo)?|SKU|[Ii]tem)\s(\p{Lu}{1,6}(?:-[\p{Lu}\d]{1,6})+)(?=\s*$)/u
const leadingCode = /^\[?([\p{Lu}\d]{1,6}[-./]?[\p{Lu}\d-]{2,14})\]?\s*[:–-]\s+/u
/** A dash without a blank beside it stands within a code, and a comma between figures within a number. */
const tailCode = /(?:(?<!\d)[,;]\s*|[,;]\s+|(?<=\s)[–-]\s*|[–-]\s+)((?=[^\s]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,18})\s*$/u
const tailBracket =
  /\s*\(((?=[^)]*\d)(?:[\p{Lu}\d][\p{Lu}./_-][\p{Lu}\d./_-]{2,16}|[\p{Lu}][\p{Lu}\d./_-]{3,17}|\d{5,}|\d{2,}[-./]\d[\d./-]{1,12}))\)\s*$/u
const day = /^\d{1,2}([./-])\d{1,2}\1(?:20)?\d\d$/
const codeFirst = /^((?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,16})\s+(?=\p{L})/u
const priceMark = pattern('iu')`
  [\s,;(–-]+(?:
    zu je\s|
    (?:
      at|à|a|zu|zum preis von|je|pu|p\.u\.?|(?:au )?prix(?: unitaire)?(?: de)?|(?:at (?:a|the) )?(?:unit )?price(?: of)?|
      (?:al )?precio(?: unitario)?(?: de)?|preis|por
    )\s?(?::\s*|\s)|
    @\s*
  )
  ((?:[€$£]\s?)?(?:${number})(?:\s?(?:€|eur|\$|£|usd|gbp|mad|dh))?)
  (?:
    (?:\s?,?\s?(?:ht|h\.t\.|net(?:to|s)?|excl?\.? (?:vat|tax)|sin iva))?\s*(?:/|per|par|por|pro|je|cada|l[ae'’]\s?)\s*[\p{L}]+\.?|
    \s?(?:
      ht|each|chacune?|(?:l['’]|la\s)?(?:unit[eé]|pi[eè]ce|unidad|pieza)|pce|cada un[oa]|das st[uü]ck|st[uü]ck|p\.?\s?p\.?|c\.?\/?u\.?
    )
  )?
  \s*\)?[.;]?\s*$
`

/** `297,60 €`, `: 11.50 CHF` at the end. */
const tailAmount = new RegExp(
  String.raw`(?:\s?[:=–—-])?\s+((?:[€$£]\s?(?:${number})|(?:\d{1,3}(?:[ .,']\d{3})+|\d+)[.,]\d{2}\s?(?:[€$£]|EUR|USD|GBP|CHF|MAD|TND|DH|DT)))\s*$`,
  'u',
)

/** Quantity and name of one line of a list, with code and price where they stand; undefined for all other text. */
export function parseListLine(text: string): ListLine | undefined {
  // `(DW12W) @ €41.20`: the sign says that it is a price.
  const amount = priceMark.test(text) ? null : tailAmount.exec(text)
  const bare = amount && readListLine(text.slice(0, amount.index))
  const end = text.trimEnd().length
  const money = amount && ([end - amount[1]!.length, end] satisfies [number, number])
  // `at £318.00 each     £1,272.00`: what one costs, and what all of them come to.
  const line = bare && money ? { ...bare, ...(bare.price ? { total: money } : { amount: money }) } : readListLine(text)
  return line && !thickness.test(text.slice(line.quantity[1])) ? withBracketedName(line, text) : undefined
}

function readListLine(text: string): ListLine | undefined {
  const lead = bullet.exec(text)?.[0] ?? ''
  const bulleted = lead !== ''
  if (bulleted && isDay(text)) return undefined
  if (!bulleted && saying.test(text) && !codedCount.test(text)) return undefined
  let from = lead.length
  let to = text.trimEnd().length
  const price = priceMark.exec(text.slice(from, to))
  const priceAt = price ? from + price.index + price[0].indexOf(price[1]!) : 0
  if (price) to = from + price.index
  const printed = text.slice(from, to)
  const code =
    codeMark.exec(printed) ??
    namedCode.exec(printed) ??
    hyphenedCode.exec(printed) ??
    countedBracket.exec(printed) ??
    tailBracket.exec(printed) ??
    tailCode.exec(printed)
  // `1155 Bible Rd, Lima   11/23/26 – 01/31/27`: what ends in a day is no thing.
  if (code && !bulleted && day.test(code[1]!)) return undefined
  const codeFrom = code ? from + code.index + code[0].lastIndexOf(code[1]!) : 0
  const parts = { ...(price ? { price: [priceAt, priceAt + price[1]!.length] as [number, number] } : {}), bulleted }
  if (code && code.index + code[0].length >= to - from - 1) to = from + code.index
  else if (code && !bulleted && !countedBracket.test(printed)) return undefined
  const named = code ? undefined : leadingCode.exec(text.slice(from, to))
  const codePart = code
    ? { code: [codeFrom, codeFrom + code[1]!.length] as [number, number] }
    : named && /\d/.test(named[1]!)
      ? { code: [from + named[0].indexOf(named[1]!), from + named[0].indexOf(named[1]!) + named[1]!.length] as [number, number] }
      : {}
  if ('code' in codePart && named) from += named[0].length
  const first = code || named ? undefined : codeFirst.exec(text.slice(from, to))
  if (first && day.test(first[1]!)) return undefined
  // Behind a bullet a number in front may be the quantity: there the other one must say that it is it.
  if (first && (!bulleted || behindMarked.test(text.slice(from + first[0].length, to))))
    return parseCodedLine(text, [from, from + first[1]!.length], from + first[0].length, to, parts)
  const body = text.slice(from, to)
  const marked = bulleted || code !== null
  const ahead = (named && dashedCount.exec(body)) ?? (marked ? front : strict).exec(body)
  if (ahead && /\p{L}{2}/u.test(body.slice(ahead[0].length))) {
    return { quantity: [from, from + ahead[1]!.length], name: trimmed(text, from + ahead[0].length, to), ...codePart, ...parts }
  }
  const after = (marked ? behind : behindMarked).exec(body)
  const count = after?.[1] ?? after?.[2]
  if (
    !after ||
    count === undefined ||
    !/\p{L}{3}/u.test(body.slice(0, after.index)) ||
    (!marked && body.slice(0, after.index).split(/\s+/).length > 12)
  )
    return undefined
  if (!marked && !new RegExp(`(?:${unit})\\s*$|x\\s?\\d`, 'iu').test(body)) return undefined
  // `Manifestation film to AS 1288`: the number of a standard, or of a colour.
  if (norm.test(body.slice(0, after.index))) return undefined
  const last = lastGroup(after[0], count)
  const at = from + after.index + last.at
  // `Crepe bandage (ref. KS-2393) ..... 3 EA`: the code in brackets is no part of the name.
  const isBehind = code !== null && code.index < after.index && !/[\p{L}\d]/u.test(body.slice(code.index + code[0].length, after.index))
  const end = isBehind ? from + code.index : last.doubted ? at : from + after.index
  return { quantity: [at, at + last.length], name: trimmed(text, from, end), ...codePart, ...parts, ...doubtOf(last) }
}

const norm = /\b(?:AS|ASTM|BS|DIN|EN|ISO|IEC|NF|NBN|NEN|ONORM|RAL|SN|UNE|UNI)$/

/** `24. April 2025`, `15. Mai an der Pforte`: the number with a point in front is no bullet. */
function isDay(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\s+/)
  return /^\d{1,2}\.$/.test(first) && findMonth(second) !== undefined
}

/** `: 40 CAI` at the end of a line with its code, whatever the unit. */
const unitless = new RegExp(String.raw`\s?:\s?(${number})\s\p{Lu}{2,4}\s*$`, 'u')

/** `TR-4308 Film étirable 300 m 4`: code, name, number. */
function parseCodedLine(
  text: string,
  code: [number, number],
  from: number,
  to: number,
  parts: Pick<ListLine, 'price' | 'bulleted'>,
): ListLine | undefined {
  const after = behind.exec(text.slice(from, to)) ?? unitless.exec(text.slice(from, to))
  if (!after || !/\p{L}{3}/u.test(text.slice(from, from + after.index))) return undefined
  const last = lastGroup(after[0], after[1]!)
  const at = from + after.index + last.at
  return {
    quantity: [at, at + last.length],
    name: trimmed(text, from, last.doubted ? at : from + after.index),
    code,
    ...parts,
    ...(parts.bulleted ? {} : { weak: true }),
    ...doubtOf(last),
  }
}

/** `Sábana bajera 90 100`: nothing says whether the name ends in a number or the thousands are parted by a blank; the former is commoner, and doubted. */
function lastGroup(match: string, count: string): { at: number; length: number; doubted: boolean } {
  const at = match.lastIndexOf(count)
  const blank = count.lastIndexOf(' ') + 1
  const isMarked = /[:x×]\s?$|\p{L}/iu.test(match.slice(0, at)) || /\p{L}/u.test(match.slice(at + count.length))
  return blank === 0 || isMarked
    ? { at, length: count.length, doubted: false }
    : { at: at + blank, length: count.length - blank, doubted: true }
}

const doubtOf = ({ doubted }: { doubted: boolean }) => (doubted ? { doubted: true as const } : {})

/** `Toalla ........`: dots that lead to how many. */
const leaders = /(?:[.…·_]{3,}|(?:\s[.…·]){3,})$/u

function trimmed(text: string, from: number, to: number): [number, number] {
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  const own = part.trim().replace(leaders, '')
  return [start, start + own.replace(/[\s,;:–(-]+$/u, '').length]
}
