import type { Rule, Word } from '../../../document.ts'
import { countNumbers, isThousands } from './column-numbers.ts'
import type { Below } from '../heads/pieces.ts'
import type { Row } from '../rows.ts'

const REACH = 14 // rows under a head that are asked
const NUMBERS = 2 // that a row has which fills its columns, where any row has as many
const FEW = 2 // rows that fill their columns, to say anything
const THIN = 0.4 // of the type's height: a blank within a number
const SLACK = 1 // point that a word may reach over its column

/** The columns under row `at`, by the rows there that have the most numbers. */
export function columnsUnder(rows: readonly Row[], at: number, rules: readonly Rule[]): Below {
  let known: Sample | undefined
  const sample = () => (known ??= sampleOf(fullest(rows.slice(at + 1, at + 1 + REACH))))
  return {
    isFree: (from, to) => sample().isEnough && leavesStrip(sample().words, from - SLACK, to + SLACK),
    isFilled: (from, to) => sample().words.some(isWithin(from, to)),
    isNumbered: (from, to) => sample().words.some((word) => isWithin(from, to)(word) && /\d/.test(word.text)),
    isDivided: (from, to) => isDivided(sample(), from, to),
    isRuled: (left, right) => uprightsAt(rows[at]!, rules).some((x) => x > left.right - SLACK && x < right.left + SLACK),
  }
}

const isWithin =
  (from: number, to: number) =>
  ({ box }: Word) =>
    box.right > from + SLACK && box.left < to - SLACK

/** `684,00 / 1000` in the rows, the stroke between two places. */
function isDivided({ words, rows }: Sample, from: number, to: number): boolean {
  const strokes = words.filter((word) => word.text === '/' && isWithin(from, to)(word))
  return rows >= FEW && strokes.length >= rows / 2
}

interface Sample {
  rows: number
  words: readonly Word[]
  /** Whether a strip that it leaves free says anything. */
  isEnough: boolean
}

const sampleOf = (rows: readonly Row[]): Sample => {
  const words = rows.flatMap((row) => wholeNumbers(row.words))
  return { words, rows: rows.length, isEnough: words.length > 0 && rows.length >= FEW }
}

/** `3 000` with a thin blank is one number, and no gutter runs through it. */
function wholeNumbers(words: readonly Word[]): Word[] {
  const whole: Word[] = []
  for (const [at, word] of words.entries()) {
    const last = words[at - 1]
    const goesOn = last && isThousands(last, word) && word.box.left - last.box.right < THIN * word.size
    if (goesOn) whole.push({ ...word, box: { ...word.box, left: whole.pop()!.box.left } })
    else whole.push(word)
  }
  return whole
}

/** Where upright rules cross a row. */
function uprightsAt({ box }: Row, rules: readonly Rule[]): number[] {
  const middle = (box.top + box.bottom) / 2
  return rules
    .filter((rule) => rule.box.right - rule.box.left < 3 && rule.box.top < middle && rule.box.bottom > middle)
    .map((rule) => (rule.box.left + rule.box.right) / 2)
}

function leavesStrip(words: readonly Word[], from: number, to: number): boolean {
  const crossing = words.filter(({ box }) => box.right > from && box.left < to).sort((a, b) => a.box.left - b.box.left)
  let free = from
  for (const { box } of crossing) {
    if (box.left > free + SLACK / 2) return true
    free = Math.max(free, box.right)
  }
  return free < to - SLACK / 2
}

/** Words and numbers set as a sentence (`SARL au capital de 45 000 €, RCS Caen 512 884 307`) fill no columns, however many numbers it has. */
const isParted = ({ words, size }: Row) => words.some((word, at) => at > 0 && word.box.left - words[at - 1]!.box.right > size)

function fullest(below: readonly Row[]): Row[] {
  const parted = below.filter(isParted)
  const rows = parted.length >= FEW ? parted : below
  const counts = rows.map(countNumbers)
  const most = Math.max(0, ...counts)
  // A name full of numbers makes one row fuller than all others: then those with fewer are asked.
  for (let least = Math.max(1, most - 1); ; least--) {
    const sample = rows.filter((_, at) => counts[at]! >= least)
    if (sample.length >= FEW || least <= NUMBERS) return sample
  }
}
