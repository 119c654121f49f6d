import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import type { Head, Header } from '../heads/heads.ts'
import { type Row, boxOf, textOf } from '../rows.ts'

/** `Base IVA`, `Base TVA`, `Imponibile IVA`: one head by its words. */
const namesTax = /\s(?:i\.?v\.?a|t\.?v\.?a|vat|mwst|ust|btw|igic)\.?$/u
const amountAndRate = /^-?\d[\d.,']*(?: \d{3}[.,]\d\d)? \d{1,2}(?:[.,]\d{1,3})? ?%$/

/** `Base | IVA | Cuota` set so near to one another that the first two are heard as one, over `402.10 | 10 %`: what stands under them tells that they are two. */
export function withBaseAndRate(header: Header, rows: readonly Row[]): Header {
  const at = header.heads.findIndex(({ text, heading }) => heading?.role === 'base' && namesTax.test(fold(text)))
  const head = header.heads[at]
  if (!head || header.heads.some(({ heading }) => heading?.role === 'rate')) return header
  const [from, to] = [header.heads[at - 1]?.box.right ?? -Infinity, header.heads[at + 1]?.box.left ?? Infinity]
  const under = rows.map(({ words }) => words.filter(({ box }) => box.left >= from && box.right <= to))
  // How to pay, right under the last row, is no row.
  const cells = under.filter((words) => words.length > 0 && !/\p{L}{3}/u.test(textOf(words)))
  if (cells.length === 0 || !cells.every((words) => amountAndRate.test(textOf(words)))) return header
  const parts = cells.map(partedBeforeRate)
  const [base, rate] = [boxOf(parts.flatMap(([amount]) => amount)), boxOf(parts.flatMap(([, share]) => share))]
  if (rate.left <= base.right) return header
  const [, words, tax] = /^(.*)\s(\S+)$/u.exec(head.text)!
  const two: Head[] = [
    { ...head, text: words!, box: { ...head.box, right: Math.min(base.right, rate.left) } },
    { ...head, text: tax!, box: { ...head.box, left: rate.left }, heading: { ...head.heading!, role: 'rate' } },
  ]
  return { ...header, heads: [...header.heads.slice(0, at), ...two, ...header.heads.slice(at + 1)] }
}

function partedBeforeRate(words: readonly Word[]): [Word[], Word[]] {
  const first = words.length - (words.at(-1)!.text === '%' ? 2 : 1)
  return [words.slice(0, first), words.slice(first)]
}
