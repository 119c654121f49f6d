import { startsWithColon } from '../labels/colon-cells.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { type Spot, trimSpot } from './spot.ts'
import { besideBrokenColon } from './broken-colon.ts'
import { overCaption } from './over-caption.ts'
import { rowUnder, valueInStrip } from './strip.ts'
import { rememberedOn } from '../words/remembered-on.ts'
import { atLineStart, beside, over, under } from './spot-places.ts'

export { type Relation, type Spot, trimSpot } from './spot.ts'

/**
 * Everywhere the value of a label may stand: behind it, in the next cell to the right, under it, over it.
 * `prose`: the value is running text, in which only a label with a colon ends it. `all`: what stands behind the label does not end the search.
 */
export const findSpots = (label: Label, page: LabelledLine[], prose = false, all = false): Spot[] =>
  (prose ? (all ? everyInProse : inProse) : all ? everySpot : spots)(label, page)

const spots = rememberedOn((label: Label, page: LabelledLine[]) => spotsOf(label, page, false, false))
const everySpot = rememberedOn((label: Label, page: LabelledLine[]) => spotsOf(label, page, false, true))
const inProse = rememberedOn((label: Label, page: LabelledLine[]) => spotsOf(label, page, true, false))
const everyInProse = rememberedOn((label: Label, page: LabelledLine[]) => spotsOf(label, page, true, true))

function spotsOf(label: Label, page: LabelledLine[], prose: boolean, all: boolean): Spot[] {
  const inline = behind(label, prose)
  if (!prose && saysHow(label)) return inline ? [inline] : []
  const wrapped = inline || prose ? undefined : atLineStart(label, page)
  if (wrapped) return [wrapped]
  const captioned = inline ? undefined : (overCaption(label, page) ?? besideBrokenColon(label, page))
  if (captioned) return [captioned]
  if (inline && all) return [inline, ...beside(label, page, prose), ...under(label, page, prose)]
  // `Our customer no. with` / `you`: the rest of a label that was broken, and no value.
  if (inline && !prose && isDangling(label, inline)) return [inline, ...beside(label, page, prose), ...under(label, page, prose)]
  if (inline) return [inline, ...(label.colon ? [] : under(label, page, prose).filter((spot) => !isOfCaption(spot, page)))]
  const [next] = label.colon && label.closes ? beside(label, page, prose) : []
  if (next && startsWithColon(next.line.text)) return [next]
  // Under a row of heads stands a row of values: what stands beside a head is the next one, known or not.
  const besides = !prose && valueInStrip(label, page) ? [] : beside(label, page, prose)
  const unders = under(label, page, prose).filter((spot) => !isNextFact(spot, besides[0]))
  const spots = [...besides, ...unders, ...over(label, page)]
  return isQualified(label) ? spots.map((spot) => ({ ...spot, qualified: true })) : spots
}

/** `Tax point | 14-08-2025` over `Despatched 12-08-2025`: a word under the label and its value under the label's, run together in one line. */
const isNextFact = ({ line: { line } }: Spot, right: Spot | undefined) =>
  right !== undefined &&
  right.page === line.page &&
  /^\p{L}/u.test(line.text) &&
  line.words.some((word, at) => at > 0 && /\d/.test(word.text) && Math.abs(word.box.left - right.box.left) < AT_ONE)
const AT_ONE = 1 // point

/** `Purchase order no. P-2210` over `K1830`, under which stands `Customer code`: what has a caption of its own is no value of a label that has one. */
const isOfCaption = ({ line }: Spot, page: LabelledLine[]) =>
  rowUnder(line.line, page).some(({ labels: [caption] }) => caption !== undefined && overCaption(caption, page)?.line === line)

const isDangling = (label: Label, { text }: Spot) =>
  !label.colon &&
  !label.break &&
  !/^(?:receipt|demand|réception|recepción|erhalt)(?!\p{L})/iu.test(text) &&
  /^\p{Ll}{1,8}(?:\s\p{Ll}{1,8})?$/u.test(text)

/** `Pedido por teléfono`, `Commande par magasins`: behind this word small letters say how, and nobody's name is to be looked for elsewhere. */
const saysHow = ({ textLine: { text }, start, end, colon }: Label) =>
  !colon && /\s(?:by|par|por|von|durch|door|da|per)$/iu.test(text.slice(start, end)) && /^\s\p{Ll}/u.test(text.slice(end))

/** `TOTAL PALETTES :` is another label than the total that is known. */
const isQualified = ({ colon, textLine, end }: Label) => !colon && /^\s\p{L}[\p{L}\s'’()./-]{1,32}:\s*$/u.test(textLine.text.slice(end))

/** `Plazo: antes del 27/11`: right behind a colon these words say how the day is meant. */
const isLimit = (text: string) =>
  /^\s*:?\s*(?:antes del?|avant(?: le)?|before|by|bis(?: zum)?|vor dem|entro(?: il)?|prima del|v[oó]{2}r|uiterlijk)$/iu.test(text)

/** `Commande n° RM 4471`, `Order no. CE 2048`: capitals between the sign of a number and its digits begin the number, whatever else they stand for. */
const isPrefix = ({ textLine: { text }, start, end }: Label, next: Label) =>
  !next.colon &&
  next.start - end <= 2 &&
  /(?:n[°º]|[nN]r|[nN]o|[nN]úm)\.?$|#$/u.test(text.slice(start, end)) &&
  /^\p{Lu}{1,4}$/u.test(text.slice(next.start, next.end)) &&
  /^\s?\d/u.test(text.slice(next.end))

/** The rest of the line up to its next label. */
function behind(label: Label, prose: boolean): Spot | undefined {
  const line = label.textLine as LabelledLine
  const next = line.labels.find(
    (other) =>
      other.start >= label.end &&
      !isPrefix(label, other) &&
      (other.colon || (!prose && other.sayings.some(({ weak }) => !weak))) &&
      !(label.colon && !other.colon && isLimit(line.text.slice(label.end, other.end))),
  )
  // `Invoice date / Delivery date 09 February 2026`: two labels, one value.
  if (next && !label.colon && /^\s*[/&]\s*$/.test(line.text.slice(label.end, next.start))) return behind({ ...label, end: next.end }, prose)
  const to = next?.start ?? line.text.length
  const qualifier = label.colon ? undefined : /^[\s/-]*\p{L}[\p{L}\s'’()./-]{1,32}:(?=\s|$)/u.exec(line.text.slice(label.end, to))?.[0]
  const spot = trimSpot(line, label.end + (qualifier?.length ?? 0), to)
  return spot && { ...spot, relation: 'inline', rank: 0, ...(qualifier ? { qualified: true } : {}) }
}

const parted = new WeakMap<LabelledLine[], Map<number, LabelledLine[]>>()

/** The same lists for everybody who asks for the pages of the same lines. */
export function linesByPage(lines: LabelledLine[]): Map<number, LabelledLine[]> {
  const before = parted.get(lines)
  if (before) return before
  const pages = new Map<number, LabelledLine[]>()
  parted.set(lines, pages)
  for (const line of lines) {
    const page = pages.get(line.line.page)
    if (page) page.push(line)
    else pages.set(line.line.page, [line])
  }
  return pages
}
