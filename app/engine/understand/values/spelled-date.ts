import { fold } from '../words/fold.ts'
import { findMonth } from './month.ts'

/** One to thirty-nine, folded, in the languages whose notaries, lawyers and town halls spell out a day. */
const units = {
  es: 'uno dos tres cuatro cinco seis siete ocho nueve',
  fr: 'un deux trois quatre cinq six sept huit neuf',
  it: 'uno due tre quattro cinque sei sette otto nove',
  pt: 'um dois tres quatro cinco seis sete oito nove',
}
const teens = {
  es: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  fr: 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  it: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  pt: 'dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
}
const tens = {
  es: ['veinte', (unit: string) => [`veinti${unit}`], 'treinta', (unit: string) => [`treinta y ${unit}`]],
  fr: ['vingt', ofTensInFrench('vingt'), 'trente', ofTensInFrench('trente')],
  it: ['venti', ofTensInItalian('vent'), 'trenta', ofTensInItalian('trent')],
  pt: ['vinte', (unit: string) => [`vinte e ${unit}`], 'trinta', (unit: string) => [`trinta e ${unit}`]],
} as const

function ofTensInFrench(ten: string) {
  return (unit: string) => (unit === 'un' ? [`${ten} et un`, `${ten}-et-un`] : [`${ten}-${unit}`, `${ten} ${unit}`])
}

/** `ventuno`, `ventotto`: the ten loses its vowel before another. */
function ofTensInItalian(ten: string) {
  const vowel = ten === 'vent' ? 'i' : 'a'
  return (unit: string) => [/^[uo]/.test(unit) ? `${ten}${unit}` : `${ten}${vowel}${unit}`]
}

export const numbers = new Map<string, number>(
  (['es', 'fr', 'it', 'pt'] as const).flatMap((language) => {
    const ones = units[language].split(' ')
    const [twenty, overTwenty, thirty, overThirty] = tens[language]
    return [
      ...ones.map((word, at) => [word, at + 1] as const),
      ...teens[language].split(' ').map((word, at) => [word, at + 10] as const),
      [twenty, 20] as const,
      [thirty, 30] as const,
      ...ones.flatMap((unit, at) => [
        ...overTwenty(unit).map((word) => [word, at + 21] as const),
        ...overThirty(unit).map((word) => [word, at + 31] as const),
      ]),
    ]
  }),
)
for (const first of ['primero', 'premier', 'primo', 'primeiro']) numbers.set(first, 1)

const thousands = /\b(?:dos mil|deux mill?e?|duemila|dois mil)/
const spelled =
  /(?<!\p{L})(\d{1,2}(?:er|º|°)?|\p{L}{2,12}(?:-\p{L}{2,5}){0,2}|\p{L}{5,7} (?:y|e|et) \p{L}{2,6})\s(?:de\s)?(\p{L}{4,10})\s(?:de\s|del\s)?(?:dos mil|deux mill?e?|duemila|dois mil(?: e)?)\s?(\p{L}{2,14}(?:-\p{L}{2,6}){0,2}(?: (?:y|e|et) \p{L}{2,6})?)/u

export interface SpelledDay {
  day: number
  month: number
  year: number
  index: number
  length: number
}

/** `veintitrés de junio de dos mil veinticinco`, `le premier mars deux mille vingt-six`: a day in words alone. */
export function findSpelledDay(printed: string): SpelledDay | undefined {
  if (!/mil/i.test(printed)) return undefined
  const text = fold(printed)
  // Folding a text of other length would move what is found.
  if (!thousands.test(text) || text.length !== printed.length) return undefined
  const match = spelled.exec(text)
  if (!match) return undefined
  const [whole, day, month, year] = match as unknown as [string, string, string, string]
  const [last, lastLength] = longestNumber(year)
  const found = { day: /^\d/.test(day) ? Number.parseInt(day, 10) : numbers.get(day), month: findMonth(month) }
  if (found.day === undefined || found.month === undefined || last === undefined) return undefined
  return {
    day: found.day,
    month: found.month,
    year: 2000 + last,
    index: match.index,
    length: whole.length - year.length + lastLength,
  }
}

/** `veinticinco y` says no more than `veinticinco`. */
function longestNumber(text: string): [number | undefined, number] {
  const words = text.split(' ')
  for (let count = words.length; count > 0; count--) {
    const part = words.slice(0, count).join(' ')
    const value = numbers.get(part)
    if (value !== undefined) return [value, part.length]
  }
  return [undefined, 0]
}
