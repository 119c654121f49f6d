import Big from 'big.js'
import type { Document, Line, Page } from '../../document.ts'
import type { DecimalSign } from './number.ts'

const FEWEST = 2 // rows that say the same
const SAME_ROW = 0.5 // of the height of a line

/**
 * `30 | 19,950 | 598,500`: the sign that parts thousands, on a paper that prints no cents anywhere. A count without a sign times an amount gives
 * another, and each amount has three digits behind its sign: three decimals are paid in few countries, and those are named.
 */
export function thousandsInRows({ pages }: Document): DecimalSign | undefined {
  if (pages.some(({ lines }) => lines.some(({ text }) => ofThreeDecimals.test(text)))) return undefined
  const [dots, commas] = (['.', ','] as const).map((sign) => pages.reduce((sum, page) => sum + rowsOf(page, sign), 0))
  if (dots! >= FEWEST && commas === 0) return '.'
  return commas! >= FEWEST && dots === 0 ? ',' : undefined
}

/** Dinars and rials are parted into a thousand. */
const ofThreeDecimals =
  /(?<!\p{L})(?:TND|D\.?T\.?|KWD|K\.?D\.?|BHD|B\.?D\.?|OMR|R\.?O\.?|IQD|JOD|J\.?D\.?|LYD|dinars?|tunisi\p{L}*|kuwait|kowe[iï]t|bahrain|bahre[iï]n|oman|jordani?a?|iraq|irak|liby[ae]|libia)(?!\p{L})/iu

/** How many rows hold a count, an amount, and the one so many times. */
function rowsOf({ lines }: Page, sign: DecimalSign): number {
  const amount = sign === '.' ? /^[1-9]\d{0,2}\.\d{3}$/ : /^[1-9]\d{0,2},\d{3}$/
  const amounts = lines.filter(({ text }) => amount.test(bare(text)))
  const products = amounts.filter((whole) => {
    const beside = lines.filter((line) => line !== whole && isBeside(line, whole))
    const one = beside.filter((line) => amounts.includes(line))
    const counts = beside.filter(({ text }) => /^[1-9]\d{0,3}$/.test(bare(text)) && bare(text) !== '1')
    return one.some((price) => counts.some((count) => new Big(digits(price)).times(digits(count)).eq(digits(whole))))
  })
  return products.length
}

const bare = (text: string) => text.replace(/^[^\d\s]{0,3}\s?(?=\d)/u, '').trim()
const digits = ({ text }: Line) => text.replace(/\D/g, '')

const isBeside = ({ box }: Line, other: Line) => Math.abs(box.top - other.box.top) < SAME_ROW * (other.box.bottom - other.box.top)
