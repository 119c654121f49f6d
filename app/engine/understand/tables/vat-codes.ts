import type { Document, Word } from '../../document.ts'
import { readAmount } from '../values/amount.ts'
import type { DecimalSign } from '../values/number.ts'
import { HIGHEST_TAX, readRate } from '../values/rate.ts'
import { type Row, rowsOf } from './rows.ts'
import { provesTax } from './tax-of.ts'

/** What the codes behind the lines mean: `1` → 5.5, `2` → 20. */
export type VatCodes = ReadonlyMap<string, string>

const known = new WeakMap<Document, VatCodes>()

/** The codes that a summary of taxes explains: `2 | 103,00 | 20,00 | 20,60`, where base × rate gives the tax, and `A = 20 %`. None that stands for two rates. */
export function vatCodesOf(document: Document, decimal: DecimalSign): VatCodes {
  const found = known.get(document) ?? findCodes(document, decimal)
  known.set(document, found)
  return found
}

function findCodes(document: Document, decimal: DecimalSign): VatCodes {
  const said = document.pages.flatMap((page) => rowsOf(page).flatMap((row) => codesIn(row, decimal)))
  const isSure = (code: string) => new Set(said.filter((one) => one.code === code).map(({ rate }) => Number(rate))).size === 1
  return new Map(said.filter(({ code }) => isSure(code)).map(({ code, rate }) => [code, rate]))
}

const CODE = /^\(?([A-Z]\d?|\d)\)?[:=.)]?$/
const MOST = 10 // words of a row that explains one

interface Explained {
  code: string
  rate: string
}

function codesIn({ words }: Row, decimal: DecimalSign): Explained[] {
  return words.flatMap((word, at) => {
    const code = CODE.exec(word.text)?.[1]
    const behind = words.slice(at + 1, at + 1 + MOST)
    const rate =
      code === undefined
        ? undefined
        : (saidBehind(behind, at === 0, decimal) ?? rateBehind(behind, decimal) ?? (at === 0 ? noneBehind(behind, decimal) : undefined))
    return code === undefined || rate === undefined ? [] : [{ code, rate }]
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
  const numbers = words.flatMap(({ text }) => (/^[\d.,]+%?$/.test(text) ? [text] : [])).slice(0, 3)
  if (numbers.length < 3) return undefined
  const amounts = numbers.map((text) => readAmount(text.replace('%', ''), decimal))
  for (const [at, text] of numbers.entries()) {
    const rate = readRate(text, decimal)
    const [a, b] = amounts.filter((_, place) => place !== at)
    if (rate === undefined || Number(rate) === 0 || Number(rate) > HIGHEST_TAX || a === undefined || b === undefined) continue
    const [base, tax] = Number(a) >= Number(b) ? [a, b] : [b, a]
    if (Number(tax) > 0 && provesTax(base, rate, tax)) return rate
  }
  return undefined
}

/** `Z  Zero rate  1,959.61  0.0 %  0.00` at the head of its row: what is taxed, at nothing, and no tax. */
function noneBehind(words: readonly Word[], decimal: DecimalSign): string | undefined {
  const numbers = words.flatMap(({ text }, at) =>
    /^[\d.,]+%?$/.test(text) ? [{ text, isRate: /%/.test(text + (words[at + 1]?.text ?? '')) }] : [],
  )
  const amounts = numbers.slice(0, 3).map(({ text }) => Number(readAmount(text.replace('%', ''), decimal)))
  const isRated = numbers.slice(0, 3).some(({ text, isRate }) => isRate && Number(readRate(text.replace('%', ''), decimal)) === 0)
  return isRated && amounts.length === 3 && amounts.filter((one) => one === 0).length === 2 && amounts.some((one) => one > 0)
    ? '0'
    : undefined
}
