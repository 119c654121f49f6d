import type { Candidate, Candidates } from '../../candidate.ts'
import type { Box } from '../../document.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { findDates } from '../values/date.ts'
import { readHourAt, readWindow } from '../values/time.ts'
import { fold } from '../words/fold.ts'

const loading =
  /^(?:chargement|lieu de chargement|enlevement|loading|collection|pick[- ]?up|ladestelle|beladestelle|beladung|carga|lugar de carga|recogida|carico|ritiro|laden|laadadres)$/u
const unloading =
  /^(?:livraison|dechargement|lieu de livraison|unloading|delivery|entladestelle|entladung|descarga|lugar de descarga|entrega|scarico|consegna|lossen|losadres)$/u
const SURE = 0.95
const LEVEL = 3 // points
const EDGE = 4 // points
const FEWEST = 2 // lines of a stop
const DEEPEST = 150 // points under the headings

/** Of an order for transport: where a lorry unloads, and what is said of where it loads. */
interface Stops {
  found: Candidates
  isOfLoading: (candidate: Candidate) => boolean
  /** Of either stop: their references are no numbers of the order. */
  isOfStop: (candidate: Candidate) => boolean
}

/**
 * `CHARGEMENT | LIVRAISON`, `Ladestelle | Entladestelle`, `CARGA | DESCARGA` over a place, its day and hours each: the goods of an order for transport go to where
 * they are unloaded, and the day and hours of the other stop are no delivery's.
 */
export function findUnloading({ open, context }: Sight): Stops | undefined {
  if (context.kind !== 'work_order') return undefined
  for (const from of open.filter(({ text }) => loading.test(fold(text)))) {
    const to = open.find(({ line, text }) => isLevel(line.box, from.line.box) && line.page === from.line.page && unloading.test(fold(text)))
    if (!to) continue
    const under = linesUnder(from, to, open)
    const own = under.filter(({ line }) => inColumn(line.box, to.line.box, from.line.box))
    const others = under.filter((line) => !own.includes(line))
    if (own.length < FEWEST || others.length < FEWEST) continue
    return {
      found: readStop(own, context.formats.dateOrder),
      isOfLoading: ({ page, box }) => isAmong(others, page, box),
      isOfStop: ({ page, box }) => isAmong(under, page, box),
    }
  }
  return undefined
}

const isLevel = (a: Box, b: Box) => a !== b && Math.abs(a.top - b.top) < LEVEL

const inColumn = (box: Box, own: Box, other: Box) => (own.left > other.left ? box.left > own.left - EDGE : box.left < other.left - EDGE)

const isAmong = (lines: readonly LabelledLine[], page: number | undefined, box: Box | undefined) =>
  box !== undefined &&
  lines.some(
    ({ line }) =>
      line.page === page &&
      box.top >= line.box.top - 1 &&
      box.top <= line.box.bottom &&
      box.left >= line.box.left - 1 &&
      box.left <= line.box.right,
  )

/** Down to the first line that runs over both columns. */
function linesUnder(from: LabelledLine, to: LabelledLine, open: readonly LabelledLine[]): LabelledLine[] {
  const right = Math.max(from.line.box.left, to.line.box.left)
  const bottom = Math.max(from.line.box.bottom, to.line.box.bottom)
  const under = open.filter(({ line }) => line.page === from.line.page && line.box.top > bottom - 2 && line.box.top < bottom + DEEPEST)
  const end = Math.min(
    ...under.filter(({ line }) => line.box.left < right - EDGE && line.box.right > right + EDGE).map(({ line }) => line.box.top),
  )
  return under.filter(({ line }) => line.box.top < end - 1).toSorted((a, b) => a.line.box.top - b.line.box.top)
}

/** `Lieu | Imprimerie …` over the lines of its address, `Date | 19/06/2026`, `Créneau | 08h00 – 10h30`. */
function readStop(lines: readonly LabelledLine[], order: Parameters<typeof findDates>[1]): Candidates {
  const edge = Math.min(...lines.map(({ line }) => line.box.left))
  const values = lines.filter(({ line }) => line.box.left > edge + EDGE)
  const labels = lines.filter((line) => !values.includes(line))
  const [, second] = labels
  const place = values.filter(({ line }) => !second || line.box.top < second.line.box.top - LEVEL)
  const dated = values.flatMap((line) => findDates(line.text, order).map((date) => ({ line, value: date.value })))[0]
  const window = values.flatMap((line) => {
    const read = readWindow(line.text)
    return read ? [{ line, ...read }] : []
  })[0]
  const hour = window
    ? undefined
    : values.flatMap((line) => {
        const start = readHourAt(line.text)
        return start ? [{ line, start }] : []
      })[0]
  const told = ({ line }: LabelledLine, value: string): Candidate[] => [
    {
      value,
      score: SURE,
      source: 'layout',
      page: line.page,
      box: line.box,
      words: line.words,
      text: line.text,
      reason: 'where a lorry unloads',
    },
  ]
  return {
    ...(place.length > 0 ? { delivery_address: [toCandidate(place.map(toPart), SURE, 'where a lorry unloads')] } : {}),
    ...(dated ? { requested_delivery_date: told(dated.line, dated.value) } : {}),
    ...(window ? { start_delivery_time: told(window.line, window.start), end_delivery_time: told(window.line, window.end) } : {}),
    ...(hour ? { start_delivery_time: told(hour.line, hour.start) } : {}),
  }
}
