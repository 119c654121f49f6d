import type { Label, LabelledLine } from '../labels/labels.ts'
import { type Spot, trimSpot } from '../spots/spots.ts'
import { findVatIds } from '../values/tax-id.ts'
import { othersLabel } from './others-label.ts'

const brokenLabel =
  /(?:vat|tva|iva|ust|mwst|btw|uid|p\.?\s?iva|nif|cif|intracom\p{L}*)[\s.-]{0,3}(?:id[\s.-]?)?(?:nr?|no|n[°º]|nummer|number|reg|id)?\.?\s?:?$/iu

/** What begins a line when `VAT` ended the one above. */
export const restOfLabel = /^\s*(?:reg(?:istration)?\.?|id)?[\s.-]*(?:no|nr|n[°º]|number|nummer)?\.?\s*:?\s*$/iu

/** `… CHE-995.111.367` over `MWST`, `… GB 946 6248` over `66`, `… - TVA BE` over `0415.774.203`: a foot or a narrow column broke the number. */
export function goesOnBelow({ line: { box, size }, text }: LabelledLine, page: readonly LabelledLine[]): string {
  if (!brokenId.test(text)) return ''
  const below = page.find(
    ({ line: other, text: next }) =>
      other.box.top > box.top + 1 &&
      other.box.top - box.bottom < 0.8 * size &&
      (Math.abs(other.box.left - box.left) < 4 || Math.abs(other.box.left + other.box.right - box.left - box.right) < 6) &&
      restOfId.test(next),
  )
  const rest = below ? restOfId.exec(below.text)![0] : ''
  const isWhole = /\d/.test(rest) && findVatIds(text).some(({ index, length }) => index + length === text.length)
  return isWhole ? '' : rest
}

const brokenId = /(?<![\p{L}\d])(?:[A-Z]{2,3}[\s.-]?\d[\d .-]*|(?:VAT|TVA|BTW|MWST|USt|IVA)[\s.:-]{1,3}[A-Z]{2,3})$/u
const restOfId = /^(?:(?:MWST|TVA|IVA)(?![\p{L}\d])|\d[\d ]{0,8}(?=$| [-–·|])|\d{3,4}(?:\.\d{3}){2}(?=$| [-–·|]))/u

/** `… - Numéro de TVA :` at the end of a line, and the number at the beginning of the next. */
export function isLabelBroken({ line: { box, size } }: LabelledLine, page: readonly LabelledLine[]): boolean {
  return page.some(
    ({ line: above, text }) =>
      above.box.bottom < box.top + 2 &&
      box.top - above.box.bottom < 0.8 * size &&
      above.box.left < box.right &&
      above.box.right > box.left &&
      brokenLabel.test(text) &&
      !othersLabel.test(text.slice(-45)),
  )
}

/** A number broken at the end of its line goes on in the next. */
export function continuation(spot: Spot, page: LabelledLine[]): string {
  if (
    !/^(?:[A-Z]{2,3}|[A-Z]{0,3}\s?\d{1,6}|ABN:? \d{2}(?: \d{3}){1,2}|(?:GB)? ?\d{3} \d{4})$/.test(spot.text) ||
    spot.end < spot.line.text.length
  )
    return ''
  const { box } = spot.line.line
  const next = page.find(
    ({ line }) =>
      line.box.top > box.top + 1 && line.box.top - box.bottom < 0.8 * (box.bottom - box.top) && Math.abs(line.box.left - box.left) < 4,
  )
  return ` ${/^\d[\d ]*(?=\D|$)/.exec(next?.text ?? '')?.[0].trim() ?? ''}`
}

/** `… - Federal Tax ID:` at the end of a line, and `68-9300158` alone in the next. */
export function onNextLine({ closes, colon, leads, textLine: { line } }: Label, page: readonly LabelledLine[]): Spot | undefined {
  if (!closes || !colon || leads) return undefined
  const next = page.find(
    ({ line: { box }, text }) =>
      box.top > line.box.top + 1 &&
      box.top - line.box.bottom < 0.8 * line.size &&
      (Math.abs(box.left + box.right - line.box.left - line.box.right) < 6 || Math.abs(box.left - line.box.left) < 2) &&
      /^[A-Z\d][A-Z\d .-]{6,18}$/.test(text),
  )
  const spot = next && trimSpot(next, 0, next.text.length)
  return spot && { ...spot, relation: 'below', rank: 0 }
}
