import type { Word } from '../../../document.ts'
import { bareLabel, codeIn } from '../codes/codes-in-names.ts'
import { dayWords } from '../lines/day-words.ts'
import { type Row, boxOf, textOf } from '../rows.ts'
import { isOneRun, runsOf } from '../runs.ts'
import { isSubLine } from '../lines/sub-lines.ts'
import { isSumText } from '../lines/sum-words.ts'

/** One row of a list in columns that nobody put heads over. */
export interface Plain {
  row: Row
  /** Beside the name, or in the row under it behind its label. */
  code?: { value: string; words: Word[] }
  name: Word[]
  /** The row below, where it may be the rest of the name. */
  rest?: Word[]
  /** Numbers that may say how many: what stands behind one is its unit. */
  counts: { words: Word[]; number: string; isAmount: boolean }[]
  /** Amounts behind them: the price, or price and total. */
  amounts: { words: Word[]; text: string }[]
  /** How the row is laid out: rows of one list share it. */
  shape: string
}

const GAP = 0.95 // between two columns at least, of the type's height
const MOST = 8 // columns
const NEAR = 0.9 // of the type's height between a name and what stands under it
const LEVEL = 4 // points between their left edges

const quantityLike = /^(\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)(?:\s?(?:\p{L}{1,6}[.²³23]?|x|×))?$/u
const codeLike = /^(?=.*\d)(?!\d{1,4}[.]\d{1,3}$)[\p{Lu}\d][\p{Lu}\d./_-]{2,19}$/u
/** `GL-NIT-XL`: capitals alone, parted by dashes. */
const spelledCode = /^\p{Lu}{2,6}(?:[-./]\p{Lu}{1,6}){1,3}$/u
const mixedCode = /^(?=(?:\D*\d){3})(?=\P{Lu}*\p{Lu})[\p{Lu}\d][\p{Lu}\d./_-]{4,19}$/u
/** Five figures and more, but for round numbers: those count. */
const longCode = /^\d{5,8}(?<!00)$/
const currency = '(?:[€$£]|EUR|GBP|USD|CHF)'
const amountLike = new RegExp(String.raw`^(?:${currency}\s?)?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}(?:\s?${currency})?$`, 'u')
/** `je 89,90 €`, `28,95 €/u.`, `@ £5.00`: what one costs. */
const ofOne = new RegExp(
  String.raw`^(?:(?:je|à|a|zu|at|@|per|por|al?|pro|voor)\s)?(${currency}?\s?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}\s?${currency}?)(?:\s?(?:\/|per|pro|par|por|je)\s?\p{L}{1,8}\.?)?$`,
  'u',
)
const rateLike = /^[-−]?\d{1,3}(?:[.,]\d{1,2})?\s?%$/
const unitLike = /^\p{L}{1,6}[.²³23]?$/u
const running = /^\d{1,3}[.)]$/

/** The parts of a row, told by their looks; `below` is the row under it, `countsLast` that how many stands at the end of the others. */
export function parsePlainRow(row: Row, below: Row | undefined, countsLast = false): Plain | undefined {
  const days = dayWords(row.words)
  const own = row.words.filter((word) => !days.has(word))
  const all = runsOf(own, GAP * row.size).filter((run) => !rateLike.test(textOf(run)))
  const behind = all.findLastIndex((run) => moneyIn(textOf(run)) === undefined) + 1
  const isCounted = !countsLast && all.slice(0, behind).some((run) => quantityLike.test(textOf(run)) && !longCode.test(textOf(run)))
  // `2,75` alone at the end may be how many.
  const last = all.length - behind === 1 && !isCounted && quantityLike.test(textOf(all[behind]!)) ? all.length : behind
  const runs = partLeading(all.slice(0, last))
  const amounts = all.slice(last).map((words) => ({ words, text: moneyIn(textOf(words))! }))
  if (runs.length < 2 || all.length > MOST || amounts.length > 2) return undefined
  const texts = runs.map(textOf)
  const letters = texts.map((text) => text.replace(/[^\p{L}]/gu, '').length)
  const at = letters.indexOf(Math.max(...letters))
  const name = runs[at]!
  if (letters[at]! < 3 || quantityLike.test(texts[at]!) || isSumText(texts[at]!)) return undefined
  const isCode = (place: number) => codeLike.test(texts[place] ?? '') && !(place > at && quantityLike.test(texts[place]!))
  // `44569   9`: how many is the last of two numbers behind the name, and five figures before it are no count.
  const isLong = (place: number) => longCode.test(texts[place] ?? '') && texts.length === place + 2 && quantityLike.test(texts[place + 1]!)
  const isSpelled = (place: number) => spelledCode.test(texts[place] ?? '')
  const beside = [at - 1, at + 1].find(isCode) ?? (isSpelled(at - 1) ? at - 1 : undefined) ?? (isLong(at + 1) ? at + 1 : undefined)
  const under = below && isUnder(below, name, row) ? below : undefined
  const code = beside === undefined ? under && codeIn([under.words]) : { value: texts[beside]!, words: runs[beside]! }
  const kinds = texts.map((text, place) => {
    if (place === at) return 'name'
    if (place === beside) return 'code'
    if (quantityLike.test(text)) return 'count'
    return unitLike.test(text) ? 'unit' : place === 0 && running.test(text) ? 'running' : 'other'
  })
  // A number before code and name only counts the lines where another stands behind them.
  if (kinds.lastIndexOf('count') > at && kinds[0] === 'count' && /^\d{1,3}$/.test(texts[0]!)) kinds[0] = 'running'
  const counts = kinds.flatMap((kind, place) =>
    kind === 'count'
      ? [{ words: runs[place]!, number: quantityLike.exec(texts[place]!)![1]!, isAmount: amountLike.test(texts[place]!) }]
      : [],
  )
  // `51   HX2583 Wall paint, white 10 L`: the code with but a blank before the name.
  const isCalled = name.length > 1 && mixedCode.test(name[0]!.text)
  const isTold = code !== undefined || isCalled || amounts.length > 0 || kinds.includes('unit') || kinds.includes('running')
  if (counts.length === 0 || kinds.includes('other') || !isTold) return undefined
  const shape = `${kinds.filter((kind) => kind !== 'unit').join(':')}:${amounts.length}`
  const rest = under && !isSubLine(under.words) && bareLabel.exec(under.text) === null ? under.words : undefined
  return { row, ...(code ? { code } : {}), name, ...(rest ? { rest } : {}), counts, amounts, shape }
}

const moneyIn = (text: string) => (amountLike.test(text) ? text : ofOne.exec(text)?.[1])

function isUnder(below: Row, name: readonly Word[], row: Row): boolean {
  return (
    below.box.top - row.box.bottom < NEAR * row.size &&
    Math.abs(below.box.left - boxOf([...name]).left) < LEVEL &&
    isOneRun(below.words, GAP * row.size)
  )
}

/** `40 barricas bordelesas` before a code: how many and of what, one blank apart. */
function partLeading(runs: Word[][]): Word[][] {
  const [first, ...rest] = runs
  const [count, ...name] = first ?? []
  const isCount = count !== undefined && /^\d{1,5}$/.test(count.text) && /\p{L}{3}/u.test(textOf(name))
  return isCount && rest.length > 0 && codeLike.test(textOf(rest[0]!)) ? [[count], name, ...rest] : runs
}
