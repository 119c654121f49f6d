import { fold } from '../words/fold.ts'
import { findMonth } from './month.ts'
import { numbers, type SpelledDay } from './spelled-date.ts'

/** One to nineteen, and the tens, as the languages count days that have a word of their own for it, folded. */
const english = pairsOf(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  ['twentieth', 'thirtieth'],
  (unit, ten) => [`${['twenty', 'thirty'][ten]!}-${unit}`, `${['twenty', 'thirty'][ten]!} ${unit}`],
)
const german = pairsOf(
  'erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft dreizehnt vierzehnt funfzehnt sechzehnt siebzehnt achtzehnt neunzehnt',
  ['zwanzigst', 'dreissigst'],
  (_, ten, at) => ['ein zwei drei vier funf sechs sieben acht neun'.split(' ')[at]! + ['undzwanzigst', 'unddreissigst'][ten]!],
).flatMap(([word, day]) => ['e', 'er', 'en'].map((end) => [word + end, day] as const))
const dutch = pairsOf(
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende',
  ['twintigste', 'dertigste'],
  (_, ten, at) => ['een twee drie vier vijf zes zeven acht negen'.split(' ')[at]! + ['entwintigste', 'endertigste'][ten]!],
)

/** The words of a language with the days of the month that they say. */
function pairsOf(small: string, tens: string[], over: (unit: string, ten: number, at: number) => string[]): (readonly [string, number])[] {
  const words = small.split(' ')
  return [
    ...words.map((word, at) => [word, at + 1] as const),
    ...tens.map((word, at) => [word, at * 10 + 20] as const),
    ...tens.flatMap((_, ten) =>
      words.slice(0, 9).flatMap((unit, at) => over(unit, ten, at).map((word) => [word, 21 + ten * 10 + at] as const)),
    ),
  ]
}

const days = new Map<string, number>([...numbers, ...english, ...german, ...dutch])
const monthAndYear = /\s(?:of |de |d['’])?(\p{L}{3,10}),?\s(?:de |del |of )?(20\d\d)(?![\d/-]|[.,]\d)/gu
const MOST = 3 // words of a day: `treinta y uno`

/** `the ninth of February 2026`, `le premier avril 2026`, `am neunten Februar 2026`: the day in words, the year in figures. */
export function findWordedDay(printed: string): SpelledDay | undefined {
  if (!/\p{L},? (?:del? |of )?20\d\d/u.test(printed)) return undefined
  const text = fold(printed)
  if (text.length !== printed.length) return undefined
  for (const match of text.matchAll(monthAndYear)) {
    // `Av. Nueve de Julio 2026` is a street with its house: `de` leads to the year as well.
    const month = /^\sde /.test(match[0]) && !/ del? \d+$/.test(match[0]) ? undefined : findMonth(match[1]!)
    const before = month === undefined ? [] : text.slice(0, match.index).split(/[\s(]/)
    for (let many = Math.min(MOST, before.length); many > 0; many--) {
      const said = before.slice(-many).join(' ')
      const day = days.get(said)
      if (day === undefined) continue
      const index = match.index - said.length
      return { day, month: month!, year: Number(match[2]), index, length: said.length + match[0].length }
    }
  }
  return undefined
}
