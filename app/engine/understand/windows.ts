import type { Candidate, Candidates } from '../candidate.ts'
import type { Line } from '../document.ts'
import type { Sight } from './candidates.ts'
import { isInDeliveryBlock } from './delivery-block.ts'
import type { Label, LabelledLine } from './labels.ts'
import { fold } from './fold.ts'
import { readParagraph } from './paragraph.ts'
import { placeScore, propose } from './propose.ts'
import { findSpots, linesByPage, type Spot, trimSpot } from './spots.ts'
import { findTimes, readDeadline, readBareWindow, readHourOfDay, readOpening, readTime, readWindow } from './values/time.ts'

const aboutDelivery =
  /deliver|collect(?:ion|ed)|enl[eè]vement|recogida|abhol|ritiro|afhaal|livr|entreg|liefer|lever|consegn|hours|horaire|horario|receiving|recep|réception|access|acceso|acc[eè]s\b|unload|descarga|scarico|despacho|d[eé]charge|dock|muelle|\bquai|almac[eé]n|bodega|warehouse|warenannahme|laden|\bneeded\b|\bon site\b/i
/** `Lieferdatum: spätestens` */
const beforeDay = (line: LabelledLine, spot: Spot) =>
  `${line.text.slice(0, spot.line === line ? spot.start : undefined)} ${/^\D*/.exec(spot.text)![0]}`

/** Before the day and hour by which the goods are to be there. */
const atLatest =
  /\b(?:plus tard|limite|latest|no later|deadline|by|before|until|avant|spatestens?|bis|mas tardar|hasta|antes|piu tardi|entro|uiterlijk|uiterste|mais tardar|ate)\b/
/** The `no.` of a number forbids nothing. */
const forbidden = /\b(?:not|ne pas|no(?!\.|\s?[:#°]|\s\S*\d)|nicht|niet|non|não)\b/i

/** `between 08:30 and 15:00 (no deliveries Friday p.m.)`: what is forbidden in brackets is another time. */
const withoutAsides = (text: string) => text.replace(/\([^()]*\)/g, ' ')

/** The delivery window: beside its label, or in a line about delivery ("for delivery on 26-Mar (8am - 12pm)"). */
export function findWindows({ open, context }: Sight): Candidates {
  if (context.kind !== 'work_order') return {}
  const starts: Candidate[] = []
  const ends: Candidate[] = []
  const pages = linesByPage(open)
  for (const line of open) {
    for (const label of line.labels) {
      const bound = label.sayings.find(({ name }) => name === 'start_time' || name === 'end_time')
      if (bound) (bound.name === 'start_time' ? starts : ends).push(...readBound(label, bound.weak, pages.get(label.page) ?? []))
      const told = readTold(label, pages.get(label.page) ?? [])
      if (told?.start) starts.push(told.start)
      if (told?.end) ends.push(told.end)
      const saying = label.sayings.find(({ name }) => name === 'delivery_time' || name === 'delivery_date')
      if (!saying) continue
      for (const spot of findSpots(label, pages.get(label.page) ?? [])) {
        const window =
          readWindow(spot.text) ??
          readWindow(withLineUnder(spot.text, line, pages.get(label.page) ?? [])) ??
          (saying.name === 'delivery_time' && !saying.weak ? readBareWindow(spot.text) : undefined)
        const deadline = window ? undefined : readDeadline(spot.text)
        const hour = saying.name === 'delivery_date' && !window && !deadline ? readHourOfDay(spot.text) : undefined
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
    const loose = readLoose(line, pages.get(line.line.page) ?? [])
    if (loose) {
      starts.push(loose.start)
      ends.push(loose.end)
    } else ends.push(...readLooseDeadline(line, pages.get(line.line.page) ?? []))
  }
  return { start_delivery_time: starts, end_delivery_time: ends }
}

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

const weekday =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|mon(?:day)|tues(?:day)?|wednes(?:day)|thurs(?:day)?|friday|saturday|sunday|lun(?:di|es)?|mar(?:di|tes)?|mer(?:credi)?|mi[eé](?:rcoles)?|jeu(?:di)?|jue(?:ves)?|ven(?:dredi)?|vie(?:rnes)?|sam(?:edi)?|s[aá]b(?:ado)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|to|through|thru|du|au|bis|von|ma(?:andag)?|di(?:nsdag)?|wo(?:ensdag)?|do(?:nderdag)?|vr(?:ijdag)?|za(?:terdag)?|t\/m|uhr|uur|gio(?:ved[iì])?|seg(?:unda)?|sexta|des?|del?|al?)\b\.?/gi

const LONGEST = 12 // signs of a time alone

function readLoose(line: LabelledLine, page: LabelledLine[]): { start: Candidate; end: Candidate } | undefined {
  const text =
    /(?:[-–]|\s(?:to|a|à|bis|and|y|et|e))$/i.test(line.text) || opened.test(line.text) ? withLineUnder(line.text, line, page) : line.text
  const sentence = sentences(text).find((one) => readWindow(one) !== undefined) ?? overTwoLines(line, page)
  const window = sentence === undefined ? undefined : readWindow(sentence)
  const spot = window ? trimSpot(line, 0, line.text.length) : undefined
  if (!window || !spot || forbidden.test(withoutAsides(sentence!)) || findTimes(text).length > 2) return undefined
  const near =
    aboutDelivery.test(line.text) ||
    isInDeliveryBlock(line, page) ||
    page.some((other) => isBefore(other, line) && aboutDelivery.test(other.text))
  const bare = line.text.replace(weekday, '').replace(/[\d\s:hapm.–—/-]|entre|between|and|et|las|les|de|a|à|y/gi, '').length < 4
  if (!near && !bare) return undefined
  const make = (value: string): Candidate => ({
    value,
    score: near ? 0.75 : 0.6,
    source: 'layout',
    page: spot.page,
    box: spot.box,
    words: line.line.words,
    text: spot.text,
    reason: near ? 'hours in a line about delivery' : 'hours alone in a line',
  })
  return { start: make(window.start), end: make(window.end) }
}

const FULL = 60 // signs: a shorter line was not broken off

/** `… Livraison jeudi 8 octobre entre` / `six heures et huit heures trente …`: the sentence about delivery that a line's end breaks. */
function overTwoLines({ text, line }: LabelledLine, page: LabelledLine[]): string | undefined {
  const next = text.length < FULL || /[.!?:]$/.test(text) ? undefined : page.find(({ line: under }) => isRightUnder(under, line))
  const sentence = next ? sentences(`${text} ${next.text}`).find((one) => delivering.test(one) && readWindow(one) !== undefined) : undefined
  return sentence !== undefined && delivering.test(text) && text.includes(sentence.slice(0, 12)) ? sentence : undefined
}

const isRightUnder = (under: Line, line: Line) =>
  under.box.top > line.box.top + 1 && under.box.top - line.box.bottom < 0.8 * line.size && Math.abs(under.box.left - line.box.left) < 3

const delivering = /deliver|livr|entreg|liefer|lever|consegn|unload|descarg|scaric|d[eé]charg/i
/** Until when to order, to call or to confirm is no hour of delivery. */
const asking =
  /order|command|bestell|pedido|ordin|encomend|call|appel|llam|anruf|bell|confirm|avis|annul|cancel|storn|invoice|factur|rechnung/i

/** `Entregar en recepción antes de las 10:00.`: the end of the window in a sentence about delivery. */
function readLooseDeadline(line: LabelledLine, page: LabelledLine[]): Candidate[] {
  const sentence = sentences(line.text).find((one) => readDeadline(one) !== undefined)
  if (sentence === undefined || forbidden.test(sentence)) return []
  if (!delivering.test(sentence) && !page.some((other) => isBefore(other, line) && delivering.test(other.text))) return []
  if (asking.test(upToDeadline(sentence))) return []
  const spot = trimSpot(line, 0, line.text.length)
  if (!spot) return []
  const { box, text } = spot
  return [
    {
      value: readDeadline(sentence)!,
      score: 0.7,
      source: 'layout',
      page: spot.page,
      box,
      words: line.line.words,
      text,
      reason: 'hour in a sentence about delivery',
    },
  ]
}

/** `Deliver before 5:30, ring the bell`: what follows the clause of the hour is about something else. */
function upToDeadline(sentence: string): string {
  const clauses = sentence.split(/(?<=,)\s/)
  const at = clauses.findIndex((clause) => readDeadline(clause) !== undefined)
  // `Voici ma commande pour jeudi, livraison avant 7h30`: a clause about delivery speaks for itself.
  return at >= 0 && delivering.test(clauses[at]!) ? clauses[at]! : clauses.slice(0, at + 1 || undefined).join(' ')
}

/** `Deliveries 7 AM to 2 PM. No deliveries on Fridays.`: each sentence speaks for itself; `7 a.m.` ends none. */
const sentences = (text: string) => text.split(/(?<=(?:\p{L}{3}|\bPM|\bAM|\d)[.!;])\s+(?=\p{Lu})/u)
const sentenceOf = (text: string, part: string) => sentences(text).find((one) => one.includes(part.slice(0, 20))) ?? text

/** `de 7h00 à` / `12h00`: a window that was too long for its cell. */
function withLineUnder(text: string, { line }: LabelledLine, page: LabelledLine[]): string {
  const under = page.filter(
    ({ line: { box } }) => box.top > line.box.top + 1 && box.top - line.box.bottom < 0.8 * line.size && box.left < line.box.left + 3,
  )
  const next =
    under.find(({ line: { box } }) => Math.abs(box.left - line.box.left) < 3) ??
    (opened.test(text) ? under.find((one) => closed.test(one.text) && isRowsStart(one, line, page)) : undefined)
  const goesOn = next && /\d/.test(text) && (/^\d/.test(next.text) || (opened.test(text) && closed.test(next.text)))
  return goesOn ? `${text} ${next.text}` : text
}

/** `Entregar el 25/11/2024` with `entre las 06:00` behind it in the same row. */
function isBefore({ line: { box, size } }: LabelledLine, { line }: LabelledLine): boolean {
  const gap = line.box.left - box.right
  return gap > 0 && gap < 3 * size && box.top < line.box.bottom && box.bottom > line.box.top
}

/** Begins where something else in the row of the line above begins: what was too long for a form's field goes on under its label. */
function isRowsStart({ line: { box } }: LabelledLine, above: LabelledLine['line'], page: LabelledLine[]): boolean {
  return page.some(
    ({ line }) =>
      line !== above && Math.abs(line.box.left - box.left) < 3 && line.box.top < above.box.bottom && line.box.bottom > above.box.top,
  )
}

/** `… entre las 06:00` over `y las 09:00` */
const opened = /\b(?:entre|between|from|von|zwischen|de|dalle|tra|tussen|van)\s(?:las\s|les\s)?\d[\d:.hHapm ]*$/i
const closed = /^(?:y|e|et|and|und|en|à|a|to|bis|tot|alle)\s(?:las\s|les\s)?\d/i
