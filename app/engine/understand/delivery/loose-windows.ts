import type { Candidate } from '../../candidate.ts'
import type { Line } from '../../document.ts'
import { isInDeliveryBlock } from './delivery-block.ts'
import { isOfDesk } from './desk-hours.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { trimSpot } from '../spots/spots.ts'
import { findTimes, readBareWindow, readDeadline, readWindow } from '../values/time.ts'
import { aboutDelivery, asksForGoods, asking, delivering, forbidden, withoutAsides } from './delivery-words.ts'
import { opensToGoods } from './opens.ts'
import { fold } from '../words/fold.ts'
import { findDates } from '../values/date.ts'
import { findDays } from '../values/day.ts'
import { pattern } from '../words/pattern.ts'

const weekday = pattern('gi')`
  \b(?:
    mon|tue|wed|thu|fri|sat|sun|mon(?:day)|tues(?:day)?|wednes(?:day)|thurs(?:day)?|friday|saturday|sunday|lun(?:di|es)?|mar(?:di|tes)?|
    mer(?:credi)?|mi[eé](?:rcoles)?|jeu(?:di)?|jue(?:ves)?|ven(?:dredi)?|vie(?:rnes)?|sam(?:edi)?|s[aá]b(?:ado)?|mo(?:ntag)?|
    di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|to|through|thru|du|au|bis|von|ma(?:andag)?|di(?:nsdag)?|wo(?:ensdag)?|
    do(?:nderdag)?|vr(?:ijdag)?|za(?:terdag)?|t\/m|uhr|uur|gio(?:ved[iì])?|seg(?:unda)?|sexta|des?|del?|al?
  )\b\.?
`

export const LONGEST = 12 // signs of a time alone

/** A window without a label of its own, in a line about delivery: `entre 8h et 10h`. */
export function readLoose(line: LabelledLine, page: LabelledLine[]): { start: Candidate; end: Candidate } | undefined {
  const text =
    /(?:[-–]|\s(?:to|a|à|bis|and|y|et|e))$/i.test(line.text) || opened.test(line.text) ? withLineUnder(line.text, line, page) : line.text
  const pointed = isPointed.test(line.text) && isInDeliveryBlock(line, page) ? line.text : undefined
  const sentence = pointed ?? sentences(text).find((one) => windowIn(one) !== undefined) ?? overTwoLines(line, page)
  const window = pointed ? readBareWindow(pointed) : sentence === undefined ? undefined : windowIn(sentence)
  const spot = window ? trimSpot(line, 0, line.text.length) : undefined
  if (!window || !spot || forbidden.test(withoutAsides(sentence!)) || isOfDesk(sentence!) || findTimes(text).length > 2) return undefined
  const near =
    aboutDelivery.test(line.text) ||
    delivering.test(line.text) ||
    opensToGoods.test(sentence!) ||
    isInDeliveryBlock(line, page) ||
    isBehindWantedDay(sentence!) ||
    page.some((other) => isBefore(other, line) && aboutDelivery.test(other.text))
  const bare =
    line.text.replace(weekday, '').replace(/[\d\s:hapm.–—/-]|entre|between|zwischen|tussen|and|und|et|las|les|de|a|à|y/gi, '').length < 4
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

/** `7.30 to 15.00` alone in the block that says where the goods go. */
const isPointed = /^(?:[01]?\d|2[0-3])\.[0-5]\d\s?(?:[-–—]|to|a|à|bis|tot|alle|às)\s?(?:[01]?\d|2[0-3])\.[0-5]\d$/iu

/** `Please can we have, for 13/02/2026 between 06:30 and 08:30:`: the goods are asked for by a day, and the hours stand behind it. */
function isBehindWantedDay(sentence: string): boolean {
  const [day] = [...findDates(sentence, 'dmy'), ...findDays(sentence)].sort((a, b) => a.index - b.index)
  // `between 8.00 and 12.00`: hours with points, which are none by themselves.
  const hour = findTimes(sentence)[0]?.index ?? sentence.search(/(?<![\d.])\d{1,2}\.[0-5]\d(?![\d.]*\d)/)
  return day !== undefined && day.index < hour && asksForGoods.test(fold(sentence.slice(0, day.index)))
}

/** `nos lo traigáis el jueves por la mañana (de 9 a 14)`: in a bracket behind what is to be done two figures are hours. */
function windowIn(text: string): ReturnType<typeof readWindow> {
  const bracket = delivering.test(text)
    ? /\(((?:de|from|between|entre|von|zwischen|dalle|van|tussen)\s[^()]{3,12})\)/iu.exec(text)?.[1]
    : undefined
  return readWindow(text) ?? (bracket ? readBareWindow(bracket) : undefined)
}

const FULL = 60 // signs: a shorter line was not broken off

/** `… Livraison jeudi 8 octobre entre` / `six heures et huit heures trente …`: the sentence about delivery that a line's end breaks. */
function overTwoLines({ text, line }: LabelledLine, page: LabelledLine[]): string | undefined {
  const next = text.length < FULL || /[.!?:]$/.test(text) ? undefined : page.find(({ line: under }) => isRightUnder(under, line))
  const sentence = next ? sentences(`${text} ${next.text}`).find((one) => wanted(one) && readWindow(one) !== undefined) : undefined
  return sentence !== undefined && wanted(text) && text.includes(sentence.slice(0, 12)) ? sentence : undefined
}

const wanted = (text: string) => delivering.test(text) || needing.test(text)

const isRightUnder = (under: Line, line: Line) =>
  under.box.top > line.box.top + 1 && under.box.top - line.box.bottom < 0.8 * line.size && Math.abs(under.box.left - line.box.left) < 3

/** `Entregar en recepción antes de las 10:00.`: the end of the window in a sentence about delivery. */
export function readLooseDeadline(line: LabelledLine, page: LabelledLine[]): Candidate[] {
  const sentence = sentences(line.text).find((one) => readDeadline(one) !== undefined)
  if (sentence === undefined || forbidden.test(sentence)) return []
  if (!delivering.test(sentence) && !needing.test(sentence) && !page.some((other) => isBefore(other, line) && delivering.test(other.text)))
    return []
  if (asking.test(upToDeadline(sentence)) || beforehand.test(sentence)) return []
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

/** `Lo necesitamos hoy antes de las 16:00`, `el portón cierra a las 14:00`: what is needed is to be brought, while somebody is there. */
export const needing = pattern('iu')`
  \b(?:gate|dock|goods[ -]in|port[oó]n|puerta|muelle|almac[eé]n|quai|portail|tor|warenannahme|magazzino|poort|magazijn)\s(?:closes|
  cierra|ferme|schließt|chiude|sluit)|
  (?:recepci[oó]n|r[eé]ception|receiving|warenannahme|ricevimento)\s(?:hasta|jusqu|bis|until|till|fino|entro)|
  \b(?:(?:lo|los|las) (?:necesit|queremos|precis)|(?:we )?need (?:it|them|this|everything)|needed|il (?:nous )?(?:le|les) faut|ce qu['’]il nous faut|
  (?:has|have|needs?) to (?:be (?:in|here|there|with us)|arrive)|must be (?:in|here|with us)|(?:tiene|tienen) que (?:estar|llegar)|
  deben? (?:estar|llegar)|(?:doit|doivent) (?:être|arriver)|(?:muss|müssen) (?:\p{L}+\s){0,3}(?:da|hier) sein|
  (?:wir )?(?:brauchen|benötigen) (?:es|sie|alles|die ware)|ci serv|ne abbiamo bisogno)
`

/** `À retourner avant 11 h pour une livraison le lendemain`: the hour by which to order what is delivered later. */
const beforehand =
  /\d\s?(?:h\d{0,2}|[ap]\.?m\.?|uhr|uur)?\s(?:pour|for|para|für|per|voor)\s(?:\p{L}[\p{L}'’-]*\s){0,4}(?:(?:aus|an)?liefer|deliver|livr|entreg|lever|consegn)/iu

/** `Deliver before 5:30, ring the bell`: what follows the clause of the hour is about something else. */
export function upToDeadline(sentence: string): string {
  const clauses = sentence.split(/(?<=,)\s/)
  const at = clauses.findIndex((clause) => readDeadline(clause) !== undefined)
  // `Voici ma commande pour jeudi, livraison avant 7h30`: a clause about delivery speaks for itself.
  return at >= 0 && delivering.test(clauses[at]!) ? clauses[at]! : clauses.slice(0, at + 1 || undefined).join(' ')
}

/** `Deliveries 7 AM to 2 PM. No deliveries on Fridays.`: each sentence speaks for itself; `7 a.m.` ends none. */
export const sentences = (text: string) => text.split(/(?<=(?:\p{L}{3}|\b[AP]M|\d\s?(?:[ap]m|h)|\d)[.!;])\s+(?=\p{Lu})/u)
/** The sentence of a text that `part` begins in. */
export const sentenceOf = (text: string, part: string) => sentences(text).find((one) => one.includes(part.slice(0, 20))) ?? text

/** `de 7h00 à` / `12h00`: a window that was too long for its cell. */
export function withLineUnder(text: string, { line }: LabelledLine, page: LabelledLine[]): string {
  const under = page.filter(
    ({ line: { box } }) => box.top > line.box.top + 1 && box.top - line.box.bottom < 0.8 * line.size && box.left < line.box.left + 3,
  )
  const next =
    under.find(({ line: { box } }) => Math.abs(box.left - line.box.left) < 3) ??
    (opened.test(text) ? under.find((one) => closed.test(one.text) && isRowsStart(one, line, page)) : undefined)
  const goesOn =
    next &&
    /\d/.test(text) &&
    (/^\d/.test(next.text) ||
      (opened.test(text) && markAlone.test(next.text)) ||
      (opened.test(text) && closed.test(next.text)) ||
      (endsInHour.test(text) && dashed.test(next.text)))
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

/** `Tuesday 9 June, 6.30am` over `- 8.00am` */
const endsInHour = /\d[.:h]\d{2}\s?(?:[ap]\.?m\.?|h|uhr|uur)?$|\d\s?(?:[ap]\.?m\.?|h|uhr|uur)$/iu
const dashed = /^[-–—]\s?\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr|uur)?$/iu

/** `… de 9 a 13` over `h` */
const markAlone = /^(?:h|hs|hrs?|horas|heures|uhr|uur|[ap]\.?m)\.?$/i

/** `… entre las 06:00` over `y las 09:00` */
const opened = /\b(?:entre|between|from|von|zwischen|de|dalle|tra|tussen|van)\s(?:las\s|les\s)?\d[\d:.hHapm ]*$/i
const closed = /^(?:y|e|et|and|und|en|à|a|to|bis|tot|alle)\s(?:las\s|les\s)?\d/i
