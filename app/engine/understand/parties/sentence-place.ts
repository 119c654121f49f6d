import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import { fold } from '../words/fold.ts'
import { endOfSentence } from '../words/sentences-from.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { collectBlock, toPart } from './blocks.ts'
import { beforeHours } from './hours.ts'
import { toCandidate } from './party.ts'
import { about, ledBy, mayTellWhere, tellsWhere } from './tells-where.ts'
import { withoutPlaceInPassing } from './told-in-front.ts'
import { findDates } from '../values/date.ts'
import { hasPostalCode, isPlace, isPlaceWord } from './places.ts'

const invoices = /\b(?:factur|invoic|rechnung|fattur)/
const SCORE = 0.7
const MOST_LINES = 3

/** `Lieferung bis 27. November an Lager Ost, Schleusenweg 4, 97776 Hohenfels.`: a letter says within a sentence where the goods go. */
export function readPlaceInSentence(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  if (line.text.split(' ').length < 4 || !mayTellWhere(line)) return []
  const lines = paragraphFrom(line, page)
  const text = lines.map((one) => one.text).join(' ')
  const sentence = text.split(endOfSentence).find((one) => hasPostalCode(one) && tellsWhere(one))
  const value = sentence && !invoices.test(fold(sentence)) ? placeIn(sentence) : undefined
  if (value === undefined) return []
  const box = union(lines.map((one) => one.line.box))
  const words = lines.flatMap((one) => one.line.words)
  return [
    {
      value,
      score: SCORE,
      source: 'layout',
      page: line.line.page,
      box,
      words,
      text: value,
      reason: 'a place in a sentence about delivery',
    },
  ]
}

const wanted = /\b(?:needed|wanted|required|(?:we|i) need (?:it|them|this|everything)|besoin|necesitamos|benotigen)\b/
/** `… de 7h00 à 15h30, à l'adresse :`, `an folgende Anschrift:` */
const toAddress = /\b(?:adresse|address|direccion|anschrift|indirizzo|adres)(?: (?:suivante|ci-dessous|below|siguiente|seguente))? ?:\s*$/u
const SET_IN = 4 // times the type's height
/** At the edge of the sentence, or set in. */
const isUnder = (offset: number, size: number) => offset > -3 && offset < SET_IN * size
const NEXT = 2.2 // of the type's height: a mail leaves a line between paragraphs

/** `Needed Friday 5 June, usual back gate:` over an address: a sentence about delivery that ends in a colon leads to what stands under it. */
export function readPlaceUnderSentence({ text, line }: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  if (!/:\s*$/.test(text) || text.split(' ').length < 4) return []
  const said = fold(`${begunAbove({ text, line }, page)} ${text}`.split(endOfSentence).at(-1)!)
  const leads = about.test(said) || wanted.test(said) || toAddress.test(said)
  if (!leads || invoices.test(said)) return []
  const next = page
    .filter(
      ({ line: under }) =>
        under.page === line.page && under.box.top > line.box.bottom - 2 && isUnder(under.box.left - line.box.left, line.size),
    )
    .toSorted((a, b) => a.line.box.top - b.line.box.top)[0]
  if (!next || next.line.box.top - line.box.bottom > NEXT * line.size) return []
  const { parts } = collectBlock(toPart(next), [...page])
  const town = parts.findIndex((part) => hasPostalCode(part.text))
  const isWhole = town === 0 && isPlace(parts[0]!.text) && /\p{L}.*\d.*,.*\p{L}/u.test(parts[0]!.text)
  return town < 1 && !isWhole ? [] : [toCandidate(parts.slice(0, town + 1), SCORE, 'under a sentence about delivery')]
}

/**
 * `We need it on 11 June between` over `6:30 and 8:00 a.m., at the studio:`; `Veuillez nous livrer pour mardi :` over what is wanted, and `à l'atelier de Tournai :`
 * below it: a line that begins in small letters or with a figure goes on with what the line above says, or an open sentence about delivery farther up.
 */
function begunAbove({ text, line }: Pick<LabelledLine, 'text' | 'line'>, page: readonly LabelledLine[]): string {
  const above = page.filter(
    ({ line: over }) => over.page === line.page && over.box.top < line.box.top - 1 && Math.abs(over.box.left - line.box.left) < 3,
  )
  const last = above.at(-1)
  if (!/^[\p{Ll}\d]/u.test(text) || !last) return ''
  if (line.box.top - last.line.box.bottom < CLOSE * line.size) return /[.:!?]$/.test(last.text) ? '' : last.text
  return placeLed.test(text) ? (above.findLast((one) => /:$/.test(one.text) && about.test(fold(one.text)))?.text ?? '') : ''
}

const CLOSE = 0.8 // of the type's height between the lines of a paragraph
const placeLed = /^(?:à|au|aux|chez|en|at|to|an|nach|naar|op|presso|al|alla)\s/u

function placeIn(sentence: string): string | undefined {
  // `… between 2pm and 5pm to: The Salthouse Hotel, …`
  const pieces = sentence
    .replace(/(?<=\s(?:to|at|à|a|en|an|nach|in|op|naar)):(?=\s)/giu, '')
    .split(/(?<=[,:])\s+|(?=;\s)/)
    .map((piece) => piece.replace(behindCode, ''))
  const town = pieces.findIndex(
    (piece, at) =>
      hasPostalCode(piece) && !isBetweenHeadings(pieces, at) && !isDay(piece) && !isDay(`${pieces[at - 1] ?? ''} ${piece}`.trim()),
  )
  if (town < 0) return undefined
  const told = afterAddressWord(pieces, town)
  if (told !== undefined) return told
  let from = town
  // `Kilrush, Co. Clare V15 X4W2`: the town before its county.
  if (from > 0 && /^Co\.? \p{Lu}/u.test(pieces[from]!) && /^\p{Lu}[\p{L}' -]{2,25},$/u.test(pieces[from - 1]!)) from -= 1
  while (from > 0 && (isPartOfPlace(pieces[from - 1]!) || (houseNumber.test(pieces[from]!) && pieces[from - 1]!.length < LONGEST_STREET)))
    from -= 1
  // `… à Eurexpo Lyon, Hall 4, stand D18, boulevard de l'Europe, …`: the name of the place may have parts of its own.
  const behindLead = pieces.slice(0, from).findLastIndex((piece) => ledBy(piece) !== undefined)
  const named =
    behindLead >= 0 && pieces.slice(behindLead + 1, from).every((piece) => piece.length < SHORT && !hour.test(piece))
      ? behindLead
      : from - 1
  const before = named >= 0 ? pieces.slice(named, from).join(' ') : undefined
  const led = named >= 0 ? ledBy(pieces[named]!) : undefined
  // Street and town in one piece: "… an Schleusenweg 4, 97776 Hohenfels".
  const inside = ledBy(pieces[from]!) ?? ''
  if (before === undefined && inside === '') return undefined
  const said = led === undefined ? '' : before!.slice(led.length)
  // `À livrer le 18/09/2026 avant 9h, 48 route de Sens, …`: when, and no name of the place.
  const name = said.length > 2 && !hour.test(said) && !about.test(fold(said)) && !addressWord.test(fold(said)) ? `${said} ` : ''
  const place = pieces
    .slice(from, town + 1)
    .join(' ')
    .slice(inside.length)
  const value = beforeHours(`${withoutPlaceInPassing(name)}${place}`.replace(/[\s.,;]+$/, ''))
  return value.length < LONGEST && (from < town || isPlace(place)) ? value : undefined
}

/** `…, Portland, ME 04101 is staffed from …`, `… BT9 6AB no later than …`: where a code ends an address, words in small letters behind it say something else. */
const behindCode =
  /(?<=(?<![\p{L}\d])(?:[A-Z]{2} \d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})),? \p{Ll}.*$/u

/** `… 11 March, 5:30 to 7:00 Address: 40 High Street, cellar door, 1680 Romont`: the word for it leads to all of an address, up to the town. */
function afterAddressWord(pieces: readonly string[], town: number): string | undefined {
  const at = pieces.slice(0, town).findLastIndex((piece) => endsInAddress.test(fold(piece)))
  const between = pieces.slice(at + 1, town)
  if (at < 0 || between.length === 0 || between.some((piece) => piece.length > LONGEST_STREET || hour.test(piece))) return undefined
  return pieces
    .slice(at + 1, town + 1)
    .join(' ')
    .replace(/[\s.,;]+$/, '')
}

const endsInAddress = /(?:^|\s)(?:adresse|address|direccion|anschrift|indirizzo|adres|morada|endereco) ?:$/u

/** `op ons adres: Kerkstraat 101, …`: says that an address follows. */
const addressWord = /^(?:adresse|address|direccion|anschrift|indirizzo|adres|morada|endereco) ?:?$/u

/** `no dia 17 de junho, entre as 9h00 e as 12h00, na Rua …`: when, and no part of a place. */
const hour = /(?<![\p{L}\d])\d{1,2}\s?(?:h|:\d|uhr)/iu

/** `Customer no.: 41007 Delivery hours:`: a number from one heading to the next is no town's. */
const isBetweenHeadings = (pieces: readonly string[], at: number) => [pieces[at - 1], pieces[at]].every((piece) => piece?.endsWith(':'))

/** `DELIVER ON: 12 February 2025 BUYER:`, `January 6, 2025 REQUESTING UNIT:` end in no town. */
const isDay = (piece: string) => findDates(piece, 'dmy').some(({ index }) => index === 0)

/** `Partida de Media Legua, 14, 03310 Jacarilla`: what stands before a house's number is its street. */
const houseNumber = /^\d{1,4}\s?(?:bis|ter|\p{L})?(?:\s\([^()]{2,30}\))?,$/iu
const LONGEST_STREET = 40
const LONGEST = 140
const SHORT = 32

const isPartOfPlace = (piece: string) => {
  const text = piece.replace(/[,:]$/, '')
  return (
    text.length < 50 &&
    (houseNumber.test(piece) ||
      isPlace(text) ||
      isPlaceWord(text) ||
      /^(?:km|nave|parc(?:ela)?|parcelle|lote|lot|plot|puerta|portal|bât|bat|hall|tor|dock|bay|gate|unit|suite|quai|atelier|magasin)\.?\s\S{1,6}(?:\s|$)/i.test(
        text,
      ))
  )
}

/** The line with those right under it that begin at its edge. */
function paragraphFrom(first: LabelledLine, page: readonly LabelledLine[]): LabelledLine[] {
  const lines = [first]
  for (let last = first; lines.length < MOST_LINES; last = lines.at(-1)!) {
    const next = page.find(
      ({ line }) =>
        line.page === last.line.page &&
        line.box.top > last.line.box.top + 1 &&
        line.box.top - last.line.box.bottom < 0.8 * line.size &&
        Math.abs(line.box.left - first.line.box.left) < 3,
    )
    if (!next) break
    lines.push(next)
  }
  return lines
}
