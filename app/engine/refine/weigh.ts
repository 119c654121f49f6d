import type { FieldType } from '#app/contract/kinds/index.ts'
import type { Cell } from '#app/contract/reading.ts'
import { wordsOf } from '../understand/words/fold.ts'
import { meansSame } from '../understand/memory/typed.ts'
import { fractionsOf, type Placed } from './place.ts'
import type { Witness } from './witnesses.ts'

/**
 * How sure a value is that only the model gave. It was found on the page and is of its type, but small local models take the wrong one of two dates
 * every tenth time, so alone it stays below 0.9 and a person looks at it. It is sure only where something that the model cannot bend confirms it:
 * check digits, or sums that hold with it.
 */
const CONFIDENCE: Record<Witness | 'sums' | 'line' | 'row' | 'aligned' | 'column', number> = {
  check_digits: 0.95,
  sums: 0.95,
  line: 0.93,
  row: 0.85,
  aligned: 0.91,
  label: 0.88,
  column: 0.75,
  cited_label: 0.75,
  form: 0.7,
}

/**
 * What the model's agreeing says: it was not shown the engine's value, and agrees with a right one about nine times in ten, with a wrong one about
 * twice in ten (both fall for the same look-alike). So the odds rise by 0.9 / 0.2.
 */
const AGREEING = 4.5
const AGREES = 'the model reads the same'
const SUREST = 0.97
/** Both read the same recognised letters: agreeing on the place says nothing about a misread letter. */
const SUREST_RECOGNISED = 0.89

/** The engine's value, surer because the model found the same without being told. `isSeen`: in a picture, so that the letters are seen twice. */
export function confirm(current: Cell, isSeen: boolean): Cell {
  // Asked again about the same, it says the same again.
  if (current.reason?.endsWith(AGREES)) return current
  const odds = (AGREEING * current.confidence) / Math.max(0.001, 1 - current.confidence)
  const limit = current.source === 'ocr' && !isSeen ? SUREST_RECOGNISED : SUREST
  const confidence = Math.max(current.confidence, Math.min(limit, odds / (1 + odds)))
  return { ...current, confidence: round(confidence), reason: [current.reason, AGREES].filter(Boolean).join('; ') }
}

/** The model's value as a cell, with what speaks for it. */
export function cellOf({ value, text, page, box }: Placed, witness: keyof typeof CONFIDENCE, model: string): Cell {
  const reason = `${model}, ${REASON[witness]}`
  return { value, confidence: CONFIDENCE[witness], source: 'model', page: page.number, box: fractionsOf(box, page), text, reason }
}

const REASON: Record<keyof typeof CONFIDENCE, string> = {
  check_digits: 'the check digits hold',
  sums: 'the sums hold with it',
  line: 'the line adds up with it',
  row: 'in a row whose numbers hold',
  aligned: 'in a row whose cells stand in the columns of the others',
  label: 'beside a known label',
  column: 'in the column of the others',
  cited_label: 'beside the label it names',
  form: 'has the form of such a value',
}

const MOST_RUNNERS_UP = 5

/** The engine's value stays; the model's is offered beside it. */
export function offer(current: Cell, other: Cell): Cell {
  const { candidates: _, ...place } = other
  const others = current.candidates ?? []
  if (others.some(({ value }) => value === other.value)) return current
  return { ...current, candidates: [{ ...place, confidence: Math.min(place.confidence, 0.5) }, ...others].slice(0, MOST_RUNNERS_UP) }
}

/** The model's value takes the place of the engine's, which stays beside it. */
export function keepOld(cell: Cell, old: Cell): Cell {
  const { candidates = [], ...place } = old
  return { ...cell, candidates: [place, ...candidates].slice(0, MOST_RUNNERS_UP) }
}

const ALIKE = 0.8 // share of words that two texts have in common

/** Whether two values of a field say the same: texts by most of their words, the others by meaning. */
export function agree(type: FieldType, a: string, b: string): boolean {
  if (type !== 'text') return meansSame(type, a, b)
  const [ours, theirs] = [wordsOf(a), wordsOf(b)]
  const left = [...theirs]
  const common = ours.filter((word) => {
    const at = left.indexOf(word)
    return at >= 0 && left.splice(at, 1).length > 0
  }).length
  return common > 0 && (2 * common) / (ours.length + theirs.length) >= ALIKE
}

const round = (number: number): number => Math.round(number * 1000) / 1000
