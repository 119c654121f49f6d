import type { LabelledLine } from '../labels/labels.ts'
import type { Part } from './blocks.ts'
import { isCompanyName } from './company-names.ts'
import { isPlace, isPlaceWord } from './places.ts'

/** `Mill Road` under `Delivery address`, and in the letterhead again under the name of the school: a street without a number, and nobody's name. */
export const isStreetToldAgain = ({ text, line: own }: Part, lines: readonly LabelledLine[]): boolean =>
  isPlaceWord(text) &&
  !isCompanyName(text) &&
  lines.some((other) => other.line !== own.line && other.text === text && isUnderName(other, lines))

const isUnderName = ({ line: { box, page, size } }: LabelledLine, lines: readonly LabelledLine[]) =>
  lines.some(
    ({ line: over, text, labels }) =>
      over.page === page &&
      labels.length === 0 &&
      box.top > over.box.bottom - 1 &&
      box.top - over.box.bottom < NEAR * size &&
      (Math.abs(over.box.left - box.left) < ALIGNED || Math.abs(over.box.right - box.right) < ALIGNED) &&
      /^\p{Lu}\p{L}+ \p{L}/u.test(text) &&
      !/\d/.test(text) &&
      !isPlace(text) &&
      !isPlaceWord(text),
  )

const NEAR = 0.8 // of the type's height
const ALIGNED = 3 // points
