import type { Candidate, CandidateRow } from '../../../candidate.ts'
import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { boxOf, textOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'

const FEWEST = 3 // rows that show a column
const LEVEL = 1.5 // points that the edge of a column may vary
const WIDE = 0.45 // of the type's height: the least gap between the longest code and the names

/**
 * Codes without a head of their own: `OFR   Ocean freight`, `MO2   Discs and pads`. Whatever their shapes, all of them begin at one edge and all names
 * at another, with more than a blank between.
 */
export function liftColumnedCodes(rows: CandidateRow[], names: { code: string; description: string }): CandidateRow[] {
  if (rows.length < FEWEST || rows.some((row) => row[names.code])) return rows
  const firsts = rows.map((row) => firstLine(row[names.description]))
  if (firsts.some((words) => words.length < 2 || !isCodeWord(words[0]!.text))) return rows
  const codes = firsts.map(([code]) => code!)
  const rests = firsts.map(([, next]) => next!)
  if (!isLevel(codes) || !isLevel(rests)) return rows
  if (!codes.every((code, at) => gapBetween(code, rests[at]!) > WIDE * code.size)) return rows
  // One word in all rows is a unit or a mark, figures that count up are positions, and few figures are a quantity.
  const texts = new Set(codes.map(({ text }) => text))
  if (texts.size < 2 || [...texts].every((text) => /^\d{1,3}$/.test(text))) return rows
  return rows.map((row) => cut(row, names))
}

const isCodeWord = (text: string) => /^[\p{Lu}\d][\p{Lu}\d._/-]{1,14}$/u.test(text) && !units.test(fold(text))

const units = /^(?:kg|kgs|g|l|ml|cl|m|m2|m3|u|ud|uds|un|pc|pcs|st|stk|h|hr|hrs|bte|ctn|box|ea|each|day|jour|sac|pal|ens|ft|fft)$/

const isLevel = (words: readonly Word[]) => words.every(({ box }) => Math.abs(box.left - words[0]!.box.left) < LEVEL)

function firstLine(name: Candidate | undefined): Word[] {
  const [first, ...rest] = name?.words ?? []
  if (!first || !name!.value.startsWith(`${first.text} `)) return []
  return [first, ...rest.filter(({ box }) => Math.abs(box.bottom - first.box.bottom) < first.size / 2)]
}

function cut(row: CandidateRow, { code, description }: { code: string; description: string }): CandidateRow {
  const name = row[description]!
  const [first, ...rest] = name.words!
  const value = name.value.slice(first!.text.length).trim()
  return {
    ...row,
    [code]: {
      ...name,
      value: first!.text,
      text: first!.text,
      box: first!.box,
      words: [first!],
      score: CODE,
      reason: 'a column without a head',
    },
    [description]: { ...name, value, text: textOf(rest), box: boxOf(rest), words: rest },
  }
}

const CODE = 0.85
