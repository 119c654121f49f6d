import type { Document, Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX, readRate } from '../../values/rate.ts'
import { isUsualRate } from '../columns/tax-column.ts'
import { type Row, rowsOf } from '../rows.ts'
import { provesTax } from './tax-of.ts'
import { type Mark, marksOf } from './vat-marks.ts'

/** What the codes behind the lines mean: `1` → 5.5, `2` → 20. */
export type VatCodes = ReadonlyMap<string, string>

const known = new WeakMap<Document, VatCodes>()

/** The codes that a summary of taxes explains: `2 | 103,00 | 20,00 | 20,60`, where base × rate gives the tax, `A = 20 %`, and words for nothing: `Exempt 0%`. None that stands for two rates. */
export function vatCodesOf(document: Document, decimal: DecimalSign): VatCodes {
  const found = known.get(document) ?? findCodes(document, decimal)
  known.set(document, found)
  return found
}

function findCodes(document: Document, decimal: DecimalSign): VatCodes {
  const all = document.pages.flatMap((page) => rowsOf(page).flatMap((row) => codesIn(row, decimal)))
  const proven = all.filter(({ isBare }) => !isBare)
  const said = all.filter(({ isBare, word }) => !isBare || proven.some((other) => isInColumn(other.word, word)))
  // Within a long list of lines some number proves something by chance: where a code begins a row that explains it, that row is believed.
  const believed = said.filter((one) => one.leads || !said.some(({ code, leads, isBare }) => code === one.code && leads && !isBare))
  const isSure = (code: string) => new Set(believed.filter((one) => one.code === code).map(({ rate }) => Number(rate))).size === 1
  return new Map(believed.filter(({ code }) => isSure(code)).map(({ code, rate }) => [code, rate]))
}

const isInColumn = (one: Word, other: Word) =>
  one.page === other.page && Math.abs(one.box.left - other.box.left) < 3 && Math.abs(one.box.top - other.box.top) < ROWS * one.size
const ROWS = 8

const CODE = /^\(?([A-Z]\d?|\d)\)?[:=.)]?$/
const MOST = 10 // words of a row that explains one

interface Explained {
  code: string
  rate: string
  /** Nothing but noughts say so: believed under or over a row that proves its rate. */
  isBare?: boolean
  /** The code begins its row. */
  leads: boolean
  word: Word
}

function codesIn({ words }: Row, decimal: DecimalSign): Explained[] {
  const [first, second] = words
  if (first && /^\p{L}{4,}$/u.test(first.text) && /^0(?:[.,]0+)?%$/.test(second?.text ?? ''))
    return [{ code: first.text, rate: '0', leads: true, word: first }]
  return words.flatMap((word, at) => {
    const code = CODE.exec(word.text)?.[1]
    if (code === undefined) return []
    const behind = words.slice(at + 1, at + 1 + MOST)
    const rate = saidBehind(behind, at === 0, decimal) ?? rateBehind(behind, decimal)
    if (rate !== undefined) return [{ code, rate, leads: at === 0, word }]
    const none = at === 0 ? noneBehind(behind, decimal) : undefined
    return none ? [{ code, ...none, leads: at === 0, word }] : []
  })
}

/** `A = 20 %`, `S = standard rate 20%`, `2 – 10 %`: a sign between the code and its rate, which may have a name of a few words. */
function saidBehind(words: readonly Word[], leads: boolean, decimal: DecimalSign): string | undefined {
  const [sign] = words
  if (!sign || !(/^[=:]$/.test(sign.text) || (leads && /^[-–—]$/.test(sign.text)))) return undefined
  const end = words.findIndex(({ text }) => /%,?;?$/.test(text))
  const name = words.slice(1, Math.max(1, end))
  if (end < 1 || name.length > NAME || name.some(({ text }) => /^[=:]$/.test(text))) return undefined
  const bare = words[end]!.text.replace(/[,;]$/, '')
  const rate = readRate(bare === '%' ? `${words[end - 1]!.text}%` : bare, decimal)
  return rate !== undefined && Number(rate) <= HIGHEST_TAX ? rate : undefined
}

const NAME = 5 // words between a code and its rate

/** Three numbers of which one is the rate, one its base and one the tax. */
function rateBehind(words: readonly Word[], decimal: DecimalSign): string | undefined {
  const numbers = marksOf(words, decimal).slice(0, 3)
  if (numbers.length < 3 || !areTogether(numbers, words)) return undefined
  const proven = numbers.filter(({ at, value }) => {
    const rate = Number(value)
    const [a, b] = numbers.filter((other) => other.at !== at).map((other) => other.value)
    if (!(rate > 0) || rate > HIGHEST_TAX) return false
    const [base, tax] = Number(a!) >= Number(b!) ? [a!, b!] : [b!, a!]
    return Number(tax) > 0 && areAlike(base, tax) && provesTax(base, value, tax)
  })
  // `15,54 | 5,50 | 0,85`: a small base may pass for a rate.
  const rate = proven.find(({ value }) => isUsualRate(value)) ?? proven[0]
  return rate && readRate(rate.value, '.')
}

/** A base of `33.60` has a tax of `1.00`: a bare `1` behind it counts something. */
const areAlike = (base: string, tax: string) => base.includes('.') === tax.includes('.')

/** Nothing but signs of currency between them: `5 L 10 ud 3,64 36,40 10` is a line of what was sold, whose numbers may prove anything. */
function areTogether(numbers: readonly Mark[], words: readonly Word[]): boolean {
  const own = new Set(numbers.flatMap((number) => number.words))
  const between = words.slice(numbers[0]!.at, numbers.at(-1)!.at).filter((word) => !own.has(word))
  return between.every(({ text }) => /^(?:[^\p{L}\d]{1,2}|[A-Z]{3})$/u.test(text))
}

/** `Z  Zero rate  1,959.61  0.0 %  0.00` at the head of its row: what is taxed, at nothing, and no tax. */
function noneBehind(words: readonly Word[], decimal: DecimalSign): Pick<Explained, 'rate' | 'isBare'> | undefined {
  const numbers = marksOf(words, decimal).slice(0, 3)
  const isRated = numbers.some(({ sort, value }) => sort === 'rate' && Number(value) === 0)
  const amounts = numbers.map(({ value }) => Number(value))
  return amounts.length === 3 && amounts.filter((one) => one === 0).length === 2 && amounts.some((one) => one > 0)
    ? { rate: '0', isBare: !isRated }
    : undefined
}
