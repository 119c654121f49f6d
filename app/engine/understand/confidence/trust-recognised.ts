import type { Candidate } from '../../candidate.ts'
import type { Page } from '../../document.ts'

/** A value with a word read worse than this is no sure value. */
const READ_BADLY = 0.5
/** The confidence of such values, and of codes that could be read in two ways: below what counts as sure. */
const DOUBTED = 0.85

/** How sure a recognised value can be at most, whatever its place says: 0 to 1. */
export function trustInRecognised({ value, box }: Pick<Candidate, 'value' | 'box'>, page: Page): number {
  if (isTwofold(value)) return DOUBTED
  return box && page.words.some((word) => isWithin(word.box, box) && (word.certainty ?? 1) < READ_BADLY) ? DOUBTED : 1
}

/** `CO7021`: an O between letters and digits may be a zero, and nothing on the page says which. */
function isTwofold(value: string): boolean {
  return /^\S{3,30}$/.test(value) && /[A-Z]/.test(value) && /\p{L}O\d|\dO(?:\d|$)/u.test(value)
}

function isWithin(word: Page['words'][number]['box'], box: NonNullable<Candidate['box']>): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}
