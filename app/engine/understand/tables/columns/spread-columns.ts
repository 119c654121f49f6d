import { fold } from '../../words/fold.ts'
import type { Role } from '../heads/heading-words.ts'
import type { Piece } from '../heads/pieces.ts'
import { textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

const FEWEST = 3 // heads of one kind that spread what is ordered over columns

/** Days of the week, written out or short, in the languages of the heads, perhaps with their date: `Mon 21/04`, `Jeu.`, `Mié 17-04`. */
const day = pattern('u')`
  ^(?:
    mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun|lun|mar|mer|jeu|ven|sam|dim|mier?|jue|vie|sab|dom|mo|di|mi|do|fr|sa|so|montag|
    dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ma|wo|vr|za|zo|gio|seg|ter|qua|qui|sex|
    (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miercoles|jueves|viernes|
    sabado|domingo|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:lune|marte|mercole|giove|vener)di|domenica|segunda|terca|quarta|
    quinta|sexta
  )\.?(?: ?\d{1,2}(?:[ ./-].{0,8})?)?$
`
/** `L 4/5`, `X 06-05`: a day of the week by its letter, which only the date behind it tells from a size. */
const lettered = /^[lmxjvsdwft]\.? ?\d{1,2}[./-]\d{1,2}\.?$/u
const date = /^\d{1,2}(?:[./-]\d{1,2}|[ -]\p{L}{3,9})\.?(?:[./ -]?\d{2}(?:\d{2})?)?$/u
const week = /^(?:kw|sem\.?|semaine|semana|sett\.?|wk\.?|week|woche|w|s)\s?\d{1,2}(?:[/.-]\d{2,4})?$/u
const month = pattern('u')`
  ^(?:
    jan(?:uary|vier|uar|v)?|ene(?:ro)?|gen(?:naio)?|fe[bv](?:ruary|rier|rero|ruar|r)?|mar(?:ch|s|zo)?|marz|avr(?:il)?|apr(?:il)?|
    abr(?:il)?|may|mai|mayo|jun(?:e|io|i)?|juin|jul(?:y|io|i)?|juil(?:let)?|aug(?:ust)?|aout|ago(?:sto)?|
    sep(?:t(?:ember|embre|iembre)?)?|set|o[ck]t(?:ober|obre|ubre)?|ott|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre)?|dic(?:iembre)?
  )\.?(?:[ /-]?['’]?\d{2}(?:\d{2})?)?$
`
const letterSize = /^(?:x{0,4}s|m|x{0,4}l|[2-6]xl|[st]u)$/u
const numberSize = /^(?:t\.?\s?)?\d{2}$/u
const STEPS = [1, 2] // between sizes of shoes, of clothes

/**
 * `Mon Tue Wed`, `12/10 13/10 14/10`, `KW 20 KW 21 KW 22`, `S M L`, `38 40 42`: a column a day, a week or a size, between which an order
 * shares out what it wants of each thing. A single one of them may mean anything.
 */
function spreadsOver(texts: readonly string[]): boolean[] {
  const folded = texts.map((text) => fold(text).trim())
  if (areWeekLetters(folded)) return folded.map((text) => letter.test(text))
  for (const kind of [
    (text: string) => day.test(text) || lettered.test(text) || date.test(text),
    (text: string) => week.test(text),
    (text: string) => month.test(text),
    (text: string) => letterSize.test(text),
  ]) {
    const fits = folded.map(kind)
    if (fits.filter(Boolean).length >= FEWEST) return fits
  }
  const numbers = folded.map((text) => numberSize.test(text))
  const sizes = folded.filter((_, at) => numbers[at]).map((text) => Number(text.replace(/\D/g, '')))
  const step = sizes.length > 1 ? sizes[1]! - sizes[0]! : 0
  const areSizes = sizes.length >= FEWEST && STEPS.includes(step) && sizes.every((size, at) => at === 0 || size - sizes[at - 1]! === step)
  return numbers.map((isNumber) => isNumber && areSizes)
}

const letter = /^\p{L}\.?$/u
const weeks = ['lmmjvsd', 'lmxjvsd', 'mtwtfss', 'mdmdfss', 'lmmgvsd', 'mdwdvzz']
const WORKDAYS = 5

/** `L M M J V S D`: five days or more by their letters, in their order, which sizes have not. */
function areWeekLetters(folded: readonly string[]): boolean {
  const letters = folded.filter((text) => letter.test(text)).map((text) => text[0])
  return letters.length >= WORKDAYS && letters.length <= 7 && weeks.some((days) => days.includes(letters.join('')))
}

/** Whether a row's words can be heads of shares, before it is cut into heads. */
export const maySpread = (words: readonly { text: string }[]): boolean => spreadsOver(words.map(({ text }) => text)).some(Boolean)

/** The heads of one row, those of shares told from words that mean something else alone. */
export function withSpread(pieces: readonly Piece[]): Piece[] {
  const spread = spreadsOver(pieces.map(({ words }) => textOf(words)))
  return pieces.map((piece, at) => (spread[at] ? { ...piece, heading: { role: 'spread', strength: 1 } } : piece))
}

export const isSpread = ({ heading }: { heading?: { role: Role } }) => heading?.role === 'spread'

/** Beside shares a total without any price or quantity counts things; so does one that stands between the shares and the price: `KW 12 | KW 16 | KW 20 | Summe | Preis/ME`. */
export function rolesBesideShares<R extends Role | 'unknown'>(roles: readonly R[]): (R | Role)[] {
  const [total, another] = roles.flatMap((role, at) => (role === 'total' ? [at] : []))
  const isBeforePrice = total !== undefined && another === undefined && roles[total - 1] === 'spread' && roles.indexOf('price' as R) > total
  const counts =
    roles.filter((role) => role === 'spread').length >= FEWEST &&
    !roles.includes('quantity' as R) &&
    (isBeforePrice || !roles.includes('price' as R))
  return roles.map((role) => (counts && role === 'total' ? 'quantity' : role))
}
