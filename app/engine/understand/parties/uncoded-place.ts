import type { LabelledLine } from '../labels/labels.ts'
import type { Candidate } from '../../candidate.ts'
import { delivering } from '../delivery/delivery-words.ts'
import { inSentence } from '../spots/in-sentence.ts'
import { pattern } from '../words/pattern.ts'
import { sentencesFrom } from '../words/sentences-from.ts'
import { hasPostalCode, isPlaceWord } from './places.ts'

const SCORE = 0.66
/** The word that leads to a place. */
const leads = pattern()`
  (?:
    a la|a los|a las|al|a|en el|en la|en|au|aux|à la|à l['’]|à|chez|at the|at|to the|to our|to|no|na|em|ao|à|
    an (?:die|den|das)|zur|zum|nach|alla|presso|nel|nella|naar (?:de|het)|naar|bij
  )\s(?=\p{L})
`
/** At the beginning of a piece of a sentence. */
const lead = pattern('iu')`^${leads.source}`
/** `Please deliver to the`, `Los bienes serán entregados en la`: behind what is to be done. */
const leadBehind = pattern('iu')`^.*?(?:${delivering.source})\p{L}*(?:\s\p{L}+){0,3}?\s${leads.source}`
const name = /^\p{Lu}[\p{L} .'’-]{2,40}$/u
/** `…, a más tardar el 4 de mayo`, `…, before noon`: when the goods are to be there, and no longer where. */
const when = pattern('iu')`
  ^(?:
    before|by|no later than|not later than|between|from|on|avant|au plus tard|le|entre|de|du|antes|a m[áa]s tardar|hasta|el|en horario|
    bis|vor|sp[äa]testens|am|zwischen|von|entro|prima|il|tra|dalle|uiterlijk|v[oó]o?r|op|tussen|at[ée]|dia|no dia
  )\s(?=\S)
`
const LONGEST = 120 // signs
const LONGEST_STREET = 50 // signs

interface Piece {
  text: string
  index: number
}

/** `Rogamos despachar el lunes, entre las 9:00 y las 12:00, a la bodega, Calle Sol 12, Los Pinos, Rancagua.`: where towns have no codes a street with its number and the names behind it end the sentence, or are told before the day. */
export function readUncodedPlace(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  for (const sentence of sentencesFrom(line, page)) {
    const { text } = sentence
    if (text.length > 400 || !delivering.test(text) || hasPostalCode(text)) continue
    const pieces = [...text.matchAll(/[^,]+(?:,\s+|$)/gu)].map((match) => ({
      text: match[0].trim().replace(/[,.]$/, ''),
      index: match.index,
    }))
    const place = toTheEnd(pieces) ?? beforeDay(pieces)
    if (!place) continue
    const value = text.slice(place.index, place.end).trim().replace(/[.,]$/, '')
    if (value.length > LONGEST) continue
    const found = { value, index: place.index, length: value.length }
    return [inSentence(sentence, found, { score: SCORE, reason: 'a place in a sentence about delivery' })]
  }
  return []
}

function toTheEnd(pieces: readonly Piece[]): { index: number; end?: number } | undefined {
  const street = pieces.findLastIndex(({ text }) => isHouse(text))
  const behind = pieces.slice(street + 1)
  if (street < 1 || behind.length === 0 || !behind.every(({ text }) => name.test(text))) return undefined
  const from = [street, street - 1, street - 2].find((at) => at > 0 && lead.test(pieces[at]!.text))
  if (from === undefined || pieces.slice(from, street).some(({ text }) => /\d/.test(text))) return undefined
  return { index: pieces[from]!.index + lead.exec(pieces[from]!.text)![0].length }
}

/** `Calle Sol 12`, `Carretera Norte km 9.5` */
const isHouse = (text: string) => /\s\d{1,5}(?:[.,]\d)?$/.test(text) && isPlaceWord(text)

/** `Please deliver to the side door, St Anne's Hall, Mill Lane, before noon`: names behind what is to be done, one of them a street's, up to the day. */
function beforeDay(pieces: readonly Piece[]): { index: number; end: number } | undefined {
  const from = pieces.findIndex(({ text }) => leadBehind.test(text))
  const end = from < 0 ? -1 : pieces.findIndex(({ text }, at) => at > from + 1 && when.test(text))
  const between = pieces.slice(from + 1, end)
  const isStreet = ({ text }: Piece) => text.length < LONGEST_STREET && isPlaceWord(text)
  if (end < 0 || !between.some(isStreet) || !between.every((piece) => isStreet(piece) || name.test(piece.text))) return undefined
  return { index: pieces[from]!.index + leadBehind.exec(pieces[from]!.text)![0].length, end: pieces[end]!.index }
}
