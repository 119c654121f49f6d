import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { readParagraph } from '../words/paragraph.ts'
import { placeScore, propose } from '../propose.ts'
import { findSpots, linesByPage, type Spot } from '../spots/spots.ts'
import { readDeadline, readBareWindow, readHourAt, readHourOfDay, readOpening, readTime, readWindow } from '../values/time.ts'
import { aboutDelivery, forbidden, withoutAsides, asking } from './delivery-words.ts'
import { readSlots } from './slots.ts'
import { LONGEST, readLoose, readLooseDeadline, upToDeadline, sentences, sentenceOf, withLineUnder } from './loose-windows.ts'
import { readLooseOpening } from './opens.ts'
import { readOverLines } from './over-lines.ts'
import { pattern } from '../words/pattern.ts'

/** `Lieferdatum: spätestens` */
const beforeDay = (line: LabelledLine, spot: Spot) =>
  `${line.text.slice(0, spot.line === line ? spot.start : undefined)} ${/^\D*/.exec(spot.text)![0]}`

/** Before the day and hour by which the goods are to be there. */
const atLatest = pattern()`
  \b(?:
    plus tard|limite|latest|no later|deadline|by|before|until|avant|spatestens?|bis|mas tardar|hasta|antes|piu tardi|entro|uiterlijk|
    uiterste|mais tardar|ate
  )\b
`

/** The delivery window: beside its label, or in a line about delivery ("for delivery on 26-Mar (8am - 12pm)"). */
export function findWindows({ open, context }: Sight): Candidates {
  if (context.kind !== 'work_order') return {}
  const starts: Candidate[] = []
  const ends: Candidate[] = []
  const pages = linesByPage(open)
  const slots = [...pages.values()].map(readSlots)
  const isSlot = (line: LabelledLine) => slots.some(({ lines }) => lines.has(line))
  for (const { starts: from, ends: to } of slots) {
    starts.push(...from)
    ends.push(...to)
  }
  for (const line of open) {
    for (const label of line.labels) {
      const bound = label.sayings.find(({ name }) => name === 'start_time' || name === 'end_time')
      if (bound) (bound.name === 'start_time' ? starts : ends).push(...readBound(label, bound.weak, pages.get(label.page) ?? []))
      const told = readTold(label, pages.get(label.page) ?? [])
      if (told?.start) starts.push(told.start)
      if (told?.end) ends.push(told.end)
      const saying = label.sayings.find(({ name }) => name === 'delivery_time' || name === 'delivery_date')
      if (!saying) continue
      for (const spot of findSpots(label, pages.get(label.page) ?? []).filter(({ line: found }) => !isSlot(found))) {
        const window =
          readWindow(spot.text) ??
          readWindow(withLineUnder(spot.text, spot.line, pages.get(label.page) ?? [])) ??
          (saying.name === 'delivery_time' && !saying.weak ? readBareWindow(spot.text) : undefined)
        const deadline = window ? undefined : readDeadline(spot.text)
        const hour =
          saying.name === 'delivery_date' && !window && !deadline
            ? (readHourOfDay(spot.text) ?? readHourAt(spot.text))
            : isAppointed(label, spot)
              ? readTime(spot.text)
              : undefined
        const isLast = hour !== undefined && atLatest.test(fold(beforeDay(line, spot)))
        const end = window?.end ?? deadline ?? (isLast ? hour : undefined)
        const start = window?.start ?? (deadline || isLast ? undefined : (readOpening(spot.text) ?? hour))
        if ((end === undefined && start === undefined) || forbidden.test(withoutAsides(sentenceOf(line.text, spot.text)))) continue
        const score = placeScore(spot, label, saying.weak) * (saying.name === 'delivery_time' ? 1 : 0.92)
        const found = { index: 0, length: spot.text.length }
        if (start) starts.push(propose(spot, { ...found, value: start }, label, score))
        if (end) ends.push(propose(spot, { ...found, value: end }, label, score))
        break
      }
    }
    if (isSlot(line)) continue
    const loose = readLoose(line, pages.get(line.line.page) ?? [])
    if (loose) {
      starts.push(loose.start)
      ends.push(loose.end)
    } else {
      const told = readOverLines(line, pages.get(line.line.page) ?? [])
      starts.push(...readLooseOpening(line), ...(told.start ? [told.start] : []))
      ends.push(...readLooseDeadline(line, pages.get(line.line.page) ?? []), ...(told.end ? [told.end] : []))
    }
  }
  return { start_delivery_time: starts, end_delivery_time: ends }
}

/** `Cita` over `05:30`, `Dock appointment: 14:15`: the one hour at which the lorry is awaited. */
const isAppointed = ({ textLine: { text }, start, end, closes, colon }: Label, spot: Spot) =>
  (closes || colon) &&
  appointments.test(fold(text.slice(start, end))) &&
  /^\d{1,2}[:h]\d{2}(?:\s?(?:h|hrs?\.?|[ap]\.?m\.?))?$/i.test(spot.text)
const appointments = /\b(?:cita|appointment|appt|slot|rdv|rendez[ -]vous)\b/

/** `Start time 08:00`: one end of the window under a label of its own. */
function readBound(label: Label, weak: boolean, page: LabelledLine[]): Candidate[] {
  for (const spot of findSpots(label, page)) {
    const value = spot.text.length <= LONGEST ? readTime(spot.text) : undefined
    if (value !== undefined) return [propose(spot, { index: 0, length: spot.text.length, value }, label, placeScore(spot, label, weak))]
  }
  return []
}

/** `Delivery Instructions` over `Side door, between 6.30am` / `and 8am.`: hours among what the driver is told. */
function readTold(label: Label, page: LabelledLine[]): { start?: Candidate; end?: Candidate } | undefined {
  const isTold = label.sayings.some(({ name }) => name === 'note') && aboutDelivery.test(label.textLine.text.slice(label.start, label.end))
  const spot = isTold ? findSpots(label, page, true).find(({ relation }) => relation !== 'above') : undefined
  if (!spot) return undefined
  const text = [
    spot.text,
    ...readParagraph(spot.line, page, spot.box.left)
      .slice(1)
      .map((line) => line.text),
  ].join(' ')
  const sentence = sentences(text).find((one) => readWindow(one) !== undefined || readDeadline(one) !== undefined)
  if (sentence === undefined || forbidden.test(sentence) || asking.test(upToDeadline(sentence))) return undefined
  const window = readWindow(sentence)
  const end = window?.end ?? readDeadline(sentence)
  const make = (value: string) => propose(spot, { index: 0, length: spot.text.length, value }, label, 0.8)
  return { ...(window ? { start: make(window.start) } : {}), ...(end ? { end: make(end) } : {}) }
}
