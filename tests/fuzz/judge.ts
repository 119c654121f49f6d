import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Cell, Reading } from '#app/contract/reading.ts'
import { squeeze } from './second-opinion.ts'

/**
 * `flag`: a warning, a failed check or a document that nobody approves unseen. `right`: every sure value is one of the whole file. `printed`: some are
 * others, but an independent reader finds them on the pages of the spoiled file too: the mutation changed what is printed. `other`: surely another value
 * than the whole file's, with nothing said and nothing to show for it.
 */
export type Verdict = 'flag' | 'right' | 'printed' | 'other'

export interface Judgement {
  verdict: Verdict
  /** Values that are none of the whole file's: `total_amount=12.00 (was 120.00)`. */
  values: string[]
}

const SURE = 0.9
/** More words than this are no single value. */
const MANY = 4

/** Holds what a spoiled file says against what the whole one says; `printed` gives its text as another reader sees it, if there is one. */
export function judge(reading: Reading, whole: Reading, printed: () => string | undefined): Judgement {
  const { fields, checks, warnings, confidence } = reading
  if (warnings.length > 0 || checks.some(({ status }) => status === 'failed') || confidence < SURE) return { verdict: 'flag', values: [] }
  const accused = accusedFields(checks, warnings)
  const others = Object.entries(fields).filter(
    ([name, cell]) => !isDoubtful(name, cell, accused) && inOneLine(whole.fields[name]?.value ?? '') !== inOneLine(cell.value),
  )
  if (others.length === 0) return { verdict: 'right', values: [] }
  const text = printed()
  const unseen = others.filter(([, cell]) => text === undefined || !isShown(cell, text))
  const told = unseen.length > 0 ? unseen : others
  return {
    verdict: unseen.length > 0 ? 'other' : 'printed',
    values: told.map(([name, { value }]) => `${name}=${value} (was ${whole.fields[name]?.value ?? 'nothing'})`),
  }
}

/** The XML parts the lines of an address by commas, the page breaks them. */
const inOneLine = (value: string) => value.replace(/,?\s+/g, ' ')

/** What was computed from others has no words of its own. */
function isShown({ text, source, value }: Cell, printed: string): boolean {
  if (source === 'derived') return true
  const words = (text ?? value).split(/\s+/)
  // A longer text may be broken into other lines, or stand elsewhere: then its words count.
  const parts = words.length > MANY ? words : [words.join('')]
  return parts.every((part) => printed.includes(squeeze(part)))
}
