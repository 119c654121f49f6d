/** The first letters of each month, long enough to tell it from the others, without accents: English, French, Spanish, German. */
const months = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar', 'maerz', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
]

/** `yyyy-mm-dd` from a date as people write it; null when it is none. `dayFirst` decides 03/04/2026. */
export function parseDate(text: string, dayFirst: boolean): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return fromYearFirst(plain) ?? fromNumbers(plain, dayFirst) ?? fromMonthName(plain)
}

function fromYearFirst(text: string): string | null {
  const match = /(?:^|\D)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  return match && isoDate(match[1]!, match[2]!, match[3]!)
}

function fromNumbers(text: string, dayFirst: boolean): string | null {
  const match = /(?:^|\D)(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})(?!\d)/.exec(text)
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[2])]
  const isDayFirst = first > 12 || (dayFirst && second <= 12)
  return isDayFirst ? isoDate(match[3]!, match[2]!, match[1]!) : isoDate(match[3]!, match[1]!, match[2]!)
}

function fromMonthName(text: string): string | null {
  const name = text.match(/[a-z]{3,}/g)?.find((word) => monthOf(word) !== null)
  const month = name && monthOf(name)
  const numbers = text.match(/\d+/g)
  if (!month || !numbers || numbers.length < 2) return null
  const year = numbers.find((number) => number.length === 4) ?? numbers.at(-1)!
  const day = numbers.find((number) => number !== year && number.length <= 2)
  return day ? isoDate(year, month, day) : null
}

function monthOf(word: string): string | null {
  const position = months.findIndex((starts) => starts.some((start) => word.startsWith(start)))
  return position < 0 ? null : String(position + 1)
}

/** Two-digit years are of this century: nobody uploads the invoices of another. */
function isoDate(year: string, month: string, day: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
