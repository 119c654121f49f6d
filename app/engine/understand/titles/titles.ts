import { isConfirmedByBuyer } from './confirmed-by-buyer.ts'
import { isReply } from '../mail/reply.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Line, Page } from '../../document.ts'
import { fold } from '../words/fold.ts'
import { matchPhrase } from '../words/phrases.ts'
import { acceptanceOn } from './acceptance.ts'
import { namesItsCustomer } from './seller-signs.ts'
import { countBefore } from './behind-count.ts'
import { titleBehindDash } from './behind-dash.ts'
import { isInsideText } from './inside-text.ts'
import { isSpaced, joinSpaced } from './spaced-title.ts'
import { qualifierOf } from './qualifier.ts'
import { isOfKind, type Title, titlePhrases } from './title-phrases.ts'
import { type TextLine, toTextLine } from '../words/tokens.ts'
import { isThanks } from './thanks.ts'
import { compounds, endOfCompound, endOfWiderTitle, isQualifiedTitle } from './wider-title.ts'

export { ofOrders, type Title } from './title-phrases.ts'

/** A title begins its line, and little else stands there; the larger and the higher, the louder. */
export function readTitle(line: Line, page: Page): Points | undefined {
  if (!known.has(line)) known.set(line, weighTitle(line, page, usualSize(page)))
  return known.get(line)
}

interface Points {
  says: Title
  points: number
}

/** Asked for the kind of paper and for who wrote it, worked out once a line. */
const known = new WeakMap<Line, Points | undefined>()

export function usualSize(page: Page): number {
  const found = sizes.get(page) ?? page.words.map((word) => word.size).sort((a, b) => a - b)[Math.floor(page.words.length / 2)] ?? 9
  sizes.set(page, found)
  return found
}

const sizes = new WeakMap<Page, number>()

function weighTitle(line: Line, page: Page, usual: number): Points | undefined {
  const isSetApart = line.bold || line.size / usual >= LOUD
  const points = line.text.length > 2 * LONGEST ? undefined : weighWords(line, page, usual, isSetApart)
  return points && !isSetApart && isInsideText(line, page.lines) ? undefined : points
}

function weighWords(line: Line, page: Page, usual: number, isSetApart: boolean): Points | undefined {
  const { tokens, text } = toTextLine(joinSpaced(line))
  const lead = leadOf(text) || (isSetApart ? countOf(text) || countBefore(text) : 0)
  const first = tokens.findIndex(({ start }) => start >= lead)
  if (first < 0 || text.length > LONGEST) return undefined
  const match = matchPhrase(titlePhrases, tokens, first)
  if (line.size / usual >= LOUD && isThanks(text)) return { says: 'seller_order', points: WIDER * Math.min(2.2, line.size / usual) }
  if (!match)
    return (
      readTitleBehind(text, tokens, line.size / usual, line.bold) ??
      aloneSays(isTopmost(line, page) ? titleBehindDash(text) : undefined) ??
      readWiderTitle(text, tokens.slice(first), Math.min(2.2, line.size / usual), line.bold)
    )
  const rest = tokens.slice(match.to)
  const words = rest.filter(({ text: word }) => /\p{L}{2}/u.test(word) && word !== 'no').length
  const size = Math.min(2.2, line.size / usual)
  const high = line.box.top < page.height * 0.45 ? 1 : 0.4
  const numbered =
    rest[0] !== undefined &&
    (rest[0].text === 'no' ||
      qualifierOf(text.slice(tokens[match.to - 1]!.end)) !== undefined ||
      /^\d{3}/.test(rest[0].text) ||
      referred.test(text.slice(tokens[match.to - 1]!.end)) ||
      /^\s*[\p{Lu}]{1,4}[-/]?\d{3}/u.test(text.slice(tokens[match.to - 1]!.end)))
  const isHoused = match.to - first > 1 && namesHouse(text.slice(tokens[match.to - 1]!.end), rest)
  // `Invoice / Statement of goods FA 4711`: what else the sheet is stands behind a stroke.
  const isBoth = isSetApart && /^\s*\/\s*\p{Lu}/u.test(text.slice(tokens[match.to - 1]!.end))
  const whole = rest.length === 0 ? 1 : words <= 1 || numbered || isHoused || isBoth ? 0.85 : words <= 3 ? 0.4 : 0.15
  const says = match.says.find((one) => one === 'seller_order') ?? match.says[0]!
  if (isQuoted(text, tokens[first]!.start, tokens[match.to - 1]!.end, says, size)) return undefined
  if (isShort(tokens.slice(first, match.to)) && (isBox(rest) || !(size >= LOUD || line.bold))) return undefined
  return { says, points: 2.2 * size * high * whole * (line.bold ? 1.15 : 1) }
}

/** `Bon de commande — Pharmacie Ndiaye Médina`: behind a title of several words and a dash stands whose it is; `Purchase Order — Terms and Conditions` is another title. */
const namesHouse = (behind: string, rest: TextLine['tokens']) =>
  /^\s[–—-]\s\p{Lu}\p{Ll}/u.test(behind) && rest.every((_, at) => !matchPhrase(titlePhrases, rest, at))

/** `BON DE COMMANDE Réf : BC-604127` */
const referred = /^\s(?:[–—-]\s)?r[eé]f(?:[eé]rence|erencia|erenz|\.)?\s?[.:]\s?(?=\S*\d)/iu

/** `PO 4711` in the type of the text is somebody's reference; as a title it is set apart. */
const isShort = (tokens: TextLine['tokens']) => tokens.length === 1 && tokens[0]!.text === 'po'
/** `PO Box 221` is an address. */
const isBox = ([next]: TextLine['tokens']) => next?.text === 'box'

/** `Devis : D-881`, `Quote: 4711`, `Ihre Anfrage: …`: a label of the offer that the paper answers, no title. */
const isQuoted = (text: string, start: number, end: number, says: Title, size = 1) =>
  (size < LOUD ? /^(?:\s?(?:n[°ºo]|nr|no|num|number|nummer|#)\.?)?\s*:/i : /^\s*:/).test(text.slice(end)) &&
  (says === 'request' || (says === 'seller_order' && isQuoteWord(text.slice(start, end))))

export const isQuoteWord = (text: string) =>
  /devis|quot|angebot|presupuesto|cotizac|oferta|offert|offre|preventivo|orcamento/.test(fold(text))

const LONGEST = 90 // letters of a title's line
export const LOUD = 1.25 // times the usual type
const WIDER = 1.1 // points of a title among other words
const ALONE = 1.6

/** `Blue Heron Grill LLC  PURCHASE ORDER`: a loud line of the firm's name that ends in the title. */
function readTitleBehind(text: string, tokens: TextLine['tokens'], size: number, bold: boolean): Points | undefined {
  // `2027 GROWER ORDER FORM`, bold, in the type of the text.
  const isWhole = bold && isQualifiedTitle({ text, tokens })
  const isLoud = size >= LOUD || isWhole || (bold && text === text.toUpperCase() && /^20\d\d\s/.test(text))
  if (!isLoud || text.length > 70) return undefined
  for (let at = 1; at < tokens.length; at++) {
    const match = matchPhrase(titlePhrases, tokens, at)
    const tail = text.slice(tokens[at]!.start)
    // One word is a title there only in capitals: "The Electric Bill" is a headline.
    const isTitle = tail === tail.toUpperCase() || (tokens.length - at >= 2 && /^\p{Lu}/u.test(tail))
    if (match?.to === tokens.length && isTitle) return { says: match.says[0]!, points: (isWhole ? ALONE : WIDER) * Math.min(2.2, size) }
  }
  return undefined
}

function readWiderTitle(text: string, tokens: TextLine['tokens'], size: number, bold: boolean): Points | undefined {
  // `Verzamelfactuur` in bold type needs no larger one: no other word of a paper ends so and fills its line.
  const isAlone = !/\d/.test(text) && ((tokens.length <= 3 && size >= LOUD) || (tokens.length === 1 && bold))
  const says = (['invoice', 'work_order'] as const).filter(
    (kind) => endOfWiderTitle(text, tokens, kind) ?? (isAlone && tokens.some(({ text: word }) => compounds[kind].test(word))),
  )
  return says.length === 1 ? { says: says[0]!, points: (isAlone ? ALONE : WIDER) * size } : undefined
}

const aloneSays = (says: Title | undefined): Points | undefined => says && { says, points: ALONE }

const isTopmost = (line: Line, { lines }: Page) => lines.every(({ box }) => box.top >= line.box.top - 1)

/** Where the title of a document of this kind stands in its line (behind "Subject:" in a printed mail), undefined where there is none. */
export function endOfTitle({ text, tokens, line }: TextLine, kind: KindName): { start: number; end: number } | undefined {
  if (text.length > 100) return undefined
  if (isSpaced(text)) {
    const joined = matchPhrase(titlePhrases, toTextLine(joinSpaced(line)).tokens, 0)
    return joined?.to === 1 && joined.says.some((title) => isOfKind(title, kind)) ? { start: 0, end: text.length } : undefined
  }
  const lead = leadOf(text) || countOf(text) || countBefore(text)
  const first = tokens.findIndex(({ start }) => start >= lead)
  const match = first < 0 ? undefined : matchPhrase(titlePhrases, tokens, first)
  const says = match?.says.some((title) => isOfKind(title, kind))
  // `PO828598` over the following pages is the number itself.
  const isInCode = match && /^\d/.test(text.slice(tokens[match.to - 1]!.end))
  if (match && isShort(tokens.slice(first, match.to)) && (isInCode || isBox(tokens.slice(match.to)))) return undefined
  if (match && says && !isQuoted(text, tokens[first]!.start, tokens[match.to - 1]!.end, match.says[0]!)) {
    const end = tokens[match.to - 1]!.end
    const whole = end + (qualifierOf(text.slice(end))?.length ?? 0)
    return {
      start: tokens[first]!.start,
      end: endOfTwin(text, tokens, whole, kind) ?? endOfBoth(text, tokens.slice(first), whole, kind) ?? whole,
    }
  }
  return first < 0 ? undefined : (endOfWiderTitle(text, tokens.slice(first), kind) ?? endOfCompound(text, tokens.slice(first), kind))
}

/** `VAT INVOICE / Facture de prestations   Nº FA.2025.45972`: the title once more in another language. */
function endOfTwin(text: string, tokens: TextLine['tokens'], end: number, kind: KindName): number | undefined {
  const at = /^\s*\/\s*\p{L}/u.test(text.slice(end)) ? tokens.findIndex(({ start }) => start > end) : -1
  const match = at < 0 ? undefined : matchPhrase(titlePhrases, tokens, at)
  if (!match?.says.some((title) => isOfKind(title, kind))) return undefined
  const twin = tokens[match.to - 1]!.end
  return twin + (qualifierOf(text.slice(twin))?.length ?? 0)
}

/** `Rechnung / Lieferschein V.2031.118`: one sheet is both papers, and the number of both stands behind. */
const endOfBoth = (text: string, tokens: TextLine['tokens'], end: number, kind: KindName): number | undefined =>
  /^\s*\/\s*\p{L}/u.test(text.slice(end)) ? endOfWiderTitle(text, tokens, kind)?.end : undefined

/** `2. Abschlagsrechnung Nr. …`, `3ème facture n° …`: the how manieth of its kind. */
const counted = /^\d{1,2}(?:\.|[eè](?:me|re)?|er|st|nd|rd|th|[ºª°])\s(?=\p{L})/u
const countOf = (text: string) => counted.exec(text)?.[0].length ?? 0

/** How far "Subject: ", "Objet : " or "our" reach before a title. */
function leadOf(text: string): number {
  return (
    /^(?:(?:subject|objet|asunto|betreff|oggetto|assunto|onderwerp|webmail|re|fwd?|tr|wg)\b[\s:–-]*)*(?:(?:our|notre|nuestr[oa]|unsere?|onze|new|nouvelle|nuev[oa]|neue[rs]?|nieuwe|nuov[oa]|nov[oa])\s+)?/i.exec(
      text,
    )?.[0].length ?? 0
  )
}

/** "General terms and conditions" alone in its line, or right before the first of their clauses: what follows on the page is no part of the document. */
export function isConditionsTitle({ text, tokens }: TextLine): boolean {
  const match = matchPhrase(titlePhrases, tokens, 0)
  const end = match ? (tokens[match.to - 1]?.end ?? 0) : 0
  if (!match || !/condition|bedingungen|condicion|voorwaarden|condizioni|condic/i.test(fold(text.slice(0, end)))) return false
  return (match.to === tokens.length && text.length < 70) || firstClause.test(text.slice(end))
}

/** `(rev. 4, March 2022). 1. This order is …`, `Article 1 - Toute commande …` */
const firstClause = /(?:^|[\s.(§])(?:art(?:icle|[ií]culo|icolo|ikel|igo|\.)?\s?)?1(?:[.):]|\s?[-–])\s+\p{L}/iu

/** A title of any document, alone in its line or with a number behind it. */
export function isTitleLine({ text, tokens }: { text: string; tokens: readonly { text: string; start: number; end: number }[] }): boolean {
  const match = text.length < 60 ? matchPhrase(titlePhrases, tokens, 0) : undefined
  return match !== undefined && tokens.slice(match.to).filter(({ text: word }) => /^\p{L}{3,}$/u.test(word)).length === 0
}

/** Confirmations, quotations and order forms come from the seller; the customer stands under a heading. */
export function isSellersOrder(page: Page): boolean {
  const answer = sellers.get(page) ?? (namesItsCustomer(page) || acceptanceOn(page) !== undefined || isTitledBySeller(page))
  sellers.set(page, answer)
  return answer
}

/** Asked for each label, worked out once. */
const sellers = new WeakMap<Page, boolean>()

function isTitledBySeller(page: Page): boolean {
  const said = page.lines.flatMap((line) => {
    const title = readTitle(line, page)
    return title ? [{ line, ...title }] : []
  })
  const orders = said.filter(({ says }) => says === 'work_order' || says === 'request')
  // `Quotation 5790` in a cell under a larger `PURCHASE REQUISITION`, `Preventivo` over its number: the offer that the buyer answers.
  const isAnswered = ({ line, points }: (typeof said)[number]) =>
    isQuoteWord(line.text) &&
    (isReply(line.text) ||
      orders.some((order) => order.points > points || (order.line.box.bottom <= line.box.top && order.points > ABOVE * points)))
  return (
    page.lines.some(({ text }) => isThanks(text)) ||
    said.some((title) => title.says === 'seller_order' && title.points > 1 && !isAnswered(title) && !isConfirmedByBuyer(title.line.text))
  )
}

const ABOVE = 0.7 // times as loud as what stands under it: the title
