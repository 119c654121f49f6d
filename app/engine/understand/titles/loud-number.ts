import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { propose } from '../propose.ts'
import { readCodes } from '../spots/spot-readers.ts'
import { findSpots, trimSpot } from '../spots/spots.ts'
import { findDates } from '../values/date.ts'
import { usualSize } from './titles.ts'
import { isRightUnder } from './under-title.ts'

const LOUD = 1.25 // times the usual type
const MOST = 28 // signs

/** `Ordine di acquisto            ODA-2026-00931`: level with the title at the other edge of the page, in large type and nothing beside it. */
export function readLoudNumber(label: Label, page: readonly LabelledLine[], { document }: Sight): Candidate[] {
  const { line } = label.textLine
  const printed = document.pages.find(({ number }) => number === line.page)
  if (!printed) return []
  const usual = usualSize(printed)
  return page.flatMap((other) => {
    const { box, size, text } = other.line
    const isLevel = box.left > line.box.right && box.top < line.box.bottom && box.bottom > line.box.top
    if (!isLevel || size < LOUD * usual || text.length > MOST || !wholeCode.test(text)) return []
    const spot = trimSpot(other, 0, other.text.length)
    return spot ? [propose({ ...spot, relation: 'right', rank: 0 }, { value: text, index: 0, length: text.length }, label, 0.72)] : []
  })
}

/** `Carpentry order` over `KTW-J0458-02` in large type: the number stands right under a title that no label leads to. */
export function loudCodeUnder(title: LabelledLine, head: readonly LabelledLine[], { document, context }: Sight): LabelledLine | undefined {
  const printed = document.pages.find(({ number }) => number === title.line.page)
  const under = printed && head.find(({ line }) => isRightUnder(line, title.line) && line.size >= LOUD * usualSize(printed))
  if (!under || under.text.length > MOST || !wholeCode.test(under.text) || /^(?:19|20)\d\d$/.test(under.text)) return undefined
  return findDates(under.text, context.formats.dateOrder).length === 0 ? under : undefined
}

/** A code with a digit in two places, `OI 26-0233-A`, or digits in groups. */
const wholeCode =
  /^(?:(?=[^\d]*\d[^\d]*\d)[\p{Lu}\d][\p{Lu}\d/._-]{3,}|\p{Lu}{1,4} \d{2}[\p{Lu}\d/-]*\d[\p{Lu}\d/-]*|\d{2,6}(?: \d{2,6}){1,3})$/u

const order =
  "(?:(?:bon|hoja|orden|purchase|ordre|ordine|nota|order|auftrag)\\s(?:de\\s|d'|di\\s|of\\s)?)?(?:commande|pedido|compra|order|bestellung|bestelling|ordine|acquisto|encomenda|achat)"

/** `Commande du jour n°`, `Pedido urgente núm.`: a title of its own words that ends in the sign of a number. */
const signed = new RegExp(String.raw`^${order}\b[^\d:]{1,28}\s(?:n[°ºo]?|no|nr|num|numero|nummer|number|#)\s?[.:]?$`, 'u')

/** `N/Ref.: Pedido 2026/0219`, `Betreff: Bestellung 26-058`: the sender's own reference, or the subject, names the order. */
const told = new RegExp(
  String.raw`^(?:n\s?[/.]\s?ref|nuestra ref|notre ref|our ref|unser zeichen|ns\.? rif|ons kenmerk|ref|asunto|objet|subject|betreff|oggetto|onderwerp|assunto|re)[\p{L}.]{0,8}\s?:\s(?:(?:nuestro|notre|our|unsere|nostro|onze)\s)?${order}\s(?:n[°ºro.]{0,3}\s?|num\.?\s?|#\s?)?:?\s?(?=\S*\d)`,
  'u',
)

export function readToldNumber(line: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  const text = fold(line.text)
  if (line.line.page !== 1 || line.text.length > 60) return []
  const lead = told.exec(text)
  const label = labelOf(line, lead ? lead[0].length : line.text.length)
  const spots = lead
    ? [trimSpot(line, lead[0].length, line.text.length)].flatMap((spot) =>
        spot ? [{ ...spot, relation: 'inline' as const, rank: 0 }] : [],
      )
    : signed.test(text)
      ? findSpots(label, page).filter(({ relation, rank }) => relation !== 'above' && rank === 0)
      : []
  return spots.flatMap((spot) => readCodes(spot, sight).map((found) => propose(spot, found, label, 0.78 * (found.fit ?? 1))))
}

function labelOf(line: LabelledLine, end: number): Label {
  const { page, box } = line.line
  return { sayings: [], textLine: line, page, box, start: 0, end, leads: true, closes: end >= line.text.length, colon: false, break: false }
}
