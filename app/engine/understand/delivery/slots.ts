import type { Candidate } from '../../candidate.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { placeScore, propose } from '../propose.ts'
import { type Spot, trimSpot } from '../spots/spots.ts'
import { readWindow } from '../values/time.ts'
import { boxBetween } from '../words/tokens.ts'
import { forbidden } from './delivery-words.ts'

type Place = Omit<Spot, 'relation' | 'rank'>

/** What stands in a row of a form: a stretch of text, or a box that somebody ticked or left empty. */
type Piece = { place: Place; tick?: undefined } | { place: Place; tick: boolean; isBox: boolean }

const mark = /[☐□▢❑❏☒☑✓✔✗✘✕✖⊠]|\[\s?[xX✓]?\s?\]|\(\s?[xX✓]\s?\)|(?<=^|\s)[xX](?=\s|$)/gu
const emptyBox = /^(?:[☐□▢❑❏]|\[\s?\])$/u
/** A cross may part two numbers, and a square may lead each line of a list. */
const isVague = /^[xX✗✘✕✖□▢❑❏]$/u

/** Hours that a form offers to choose from. */
export interface Slots {
  /** The ticked ones. */
  starts: Candidate[]
  ends: Candidate[]
  /** The lines they stand in: hours that nobody ticked are not asked for. */
  lines: Set<LabelledLine>
}

/**
 * `6 am - 8 am   X 8 am - 11 am   1 pm - 4 pm`, `☐ 8 h – 12 h   ☒ 13 h – 16 h`: of the hours in a row, the ticked ones are wanted, and where none is ticked
 * nobody knows which.
 */
export function readSlots(page: readonly LabelledLine[]): Slots {
  const slots: Slots = { starts: [], ends: [], lines: new Set() }
  for (const line of page) {
    if (slots.lines.has(line) || readWindow(line.text) === undefined) continue
    const row = page.filter((other) => isBeside(other, line)).toSorted((a, b) => a.line.box.left - b.line.box.left)
    const pieces = row.flatMap(partAtMarks)
    const hours = pieces.filter((piece) => piece.tick === undefined && readWindow(piece.place.text) !== undefined)
    const marks = pieces.filter((piece) => piece.tick !== undefined)
    const isOffered = marks.some(({ isBox }) => isBox) || (hours.length > 1 && (marks.length > 0 || standAlone(hours, pieces)))
    if (!isOffered) continue
    for (const { place } of hours) slots.lines.add(place.line)
    const [ticked, ...others] = new Set(marks.filter(({ tick }) => tick).map(({ place }) => markedBy(place, hours)))
    if (!ticked || others.length > 0 || forbidden.test(ticked.text)) continue
    const { start, end } = readWindow(ticked.text)!
    slots.starts.push(told(ticked, start, row))
    slots.ends.push(told(ticked, end, row))
  }
  return slots
}

const isBeside = ({ line: { box, page } }: LabelledLine, { line }: LabelledLine) =>
  page === line.page && box.top < (line.box.top + line.box.bottom) / 2 && box.bottom > (line.box.top + line.box.bottom) / 2

function partAtMarks(line: LabelledLine): Piece[] {
  const marks = [...line.text.matchAll(mark)].map((match) => ({ from: match.index, to: match.index + match[0].length, sign: match[0] }))
  const stretches = [...marks, undefined].flatMap((next, at) => {
    const place = trimSpot(line, at === 0 ? 0 : marks[at - 1]!.to, next?.from ?? line.text.length)
    return place ? [{ place }] : []
  })
  const signs = marks.map(({ from, to, sign }) => ({
    place: { line, text: sign, start: from, end: to, page: line.line.page, box: boxBetween(line, from, to) },
    tick: !emptyBox.test(sign),
    isBox: !isVague.test(sign),
  }))
  return [...stretches, ...signs].toSorted((a, b) => a.place.box.left - b.place.box.left || a.place.start - b.place.start)
}

/** In columns of their own, with nothing between them: behind `Mon 07:30 – 09:00` in a row with `Tue 08:00 – 10:00` each says of when it speaks. */
function standAlone(hours: readonly Piece[], pieces: readonly Piece[]): boolean {
  const first = pieces.indexOf(hours[0]!)
  return hours.every((piece, at) => pieces[first + at] === piece && onlyHours.test(piece.place.text))
}

const onlyHours = /^(?:(?:de|from|between|entre|von|zwischen|dalle|van)\s)?(?:las\s)?\d[^\p{L}]*(?:\p{L}{1,5}\.?[^\p{L}]*){0,4}$/u

/** A tick stands before its hours, or close behind them. */
function markedBy({ box }: Place, hours: readonly Piece[]): Place | undefined {
  const before = hours.filter(({ place }) => place.box.right <= box.left + 1).at(-1)?.place
  const behind = hours.find(({ place }) => place.box.left >= box.right - 1)?.place
  if (!before || !behind) return behind ?? before
  return behind.box.left - box.right > CLOSER * Math.max(1, box.left - before.box.right) ? before : behind
}

const CLOSER = 3 // times

function told(place: Place, value: string, row: readonly LabelledLine[]): Candidate {
  const label = row.flatMap(({ labels }) => labels).find((one) => asksForHours(one) && one.box.left < place.box.left)
  const spot: Spot = { ...place, relation: label?.textLine === place.line ? 'inline' : 'right', rank: 0 }
  const found = { value, index: 0, length: place.text.length }
  if (label) return propose(spot, found, label, placeScore(spot, label, false))
  const { page, box, text, line } = place
  return { value, score: ALONE, source: 'layout', page, box, words: line.line.words, text, reason: 'hours alone in a line' }
}

const ALONE = 0.75

const asksForHours = ({ sayings }: Label) => sayings.some(({ name }) => name === 'delivery_time' || name === 'delivery_date')
