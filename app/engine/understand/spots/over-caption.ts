import type { Box } from '../../document.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { kindNames } from '#app/contract/kinds/index.ts'
import { endOfTitle, isTitleLine } from '../titles/titles.ts'
import { isDepartmentsName, isOfDepartment } from '../labelled/department-name.ts'
import { allOfLine, type Spot, startsWithLabel, wholeLine } from './spot.ts'
import { valueOverShortStrip } from './short-strip.ts'
import { valueOverStrip } from './strip.ts'

const heightOf = ({ top, bottom }: Box) => bottom - top

/** `Invoice`, `FACTURE RÉCAPITULATIVE` over a smaller `Facture n°`: nobody's value. */
const isTitle = (line: LabelledLine) => isTitleLine(line) || kindNames.some((kind) => endOfTitle(line, kind) !== undefined)

const SMALLER = 0.95 // times the value's type: captions are set smaller
const TIGHT = 0.8 // of the value's height between value and caption at most
const NEARER = 0.6 // of the gap to what stands under it

/** `4711` over a small `Customer no.`: a form that prints its captions under the values. */
export function overCaption(label: Label, page: LabelledLine[]): Spot | undefined {
  const { box, textLine } = label
  if (!label.leads || !label.closes || label.colon) return undefined
  const ofStrip = valueOverStrip(label, page) ?? valueOverShortStrip(label, page)
  const isUnit = ofStrip && isOfDepartment(label) && isDepartmentsName(ofStrip)
  const [first] = !ofStrip ? [] : isUnit ? allOfLine(ofStrip, 'above') : wholeLine(ofStrip, 'above', 0)
  if (first) return { ...first, caption: true }
  // Larger type to its right is its value: it is no caption.
  const next = page.filter(
    ({ line }) => line.page === label.page && line.box.left > box.right && line.box.top < box.bottom - 2 && line.box.bottom > box.top + 2,
  )
  if (!areUnderValues(page, label) && next.some(({ line }) => textLine.line.size < SMALLER * line.size)) return undefined
  const beside = ({ line }: LabelledLine) => line.page === label.page && line !== textLine.line && isUnderOrOver(line.box, box)
  const near = page.filter(beside)
  const above = near
    .filter(({ line }) => line.box.bottom < box.top + 0.5 * heightOf(box))
    .sort((a, b) => b.line.box.bottom - a.line.box.bottom)[0]
  // `Invoice` in large type over `Invoice number` is the title of the paper.
  if (above && isSigned(label, above, page)) return wholeLine(above, 'above', 0).map((spot) => ({ ...spot, caption: true }))[0]
  const smaller = areUnderValues(page, label) ? SMALLER_SOMEWHAT : SMALLER
  if (!above || textLine.line.size > smaller * above.line.size || startsWithLabel(above) || isTitle(above)) return undefined
  // `NET À PAYER | 14 961,40` in smaller bold type under `Retenue de garantie`: words without a number are no sum.
  if (isOfSum(label) && !endsInAmount.test(above.text)) return undefined
  const gap = box.top - above.line.box.bottom
  const below = near
    .filter(({ line }) => line.box.top > box.bottom - 0.5 * heightOf(box))
    .sort((a, b) => a.line.box.top - b.line.box.top)[0]
  const [reach, nearer] = areUnderValues(page, label) ? [LOOSE, SOMEWHAT_NEARER] : [TIGHT, NEARER]
  if (gap > reach * heightOf(above.line.box) || (below && gap > nearer * (below.line.box.top - box.bottom))) return undefined
  const [spot] = wholeLine(above, 'above', 0)
  return spot && { ...spot, caption: true }
}

const sums = new Set(['net', 'tax', 'gross', 'due', 'paid'])
const endsInAmount = /\d[^\p{L}\d%]{0,3}(?:[A-Z]{3}|\p{L}{1,2})?$/u
const isOfSum = ({ sayings }: Label) => sayings.every(({ name }) => sums.has(name))

const LOOSE = 1.6 // of the value's height, on a page that prints all its captions so
const FEWEST = 3 // such captions

const underValues = new WeakMap<readonly LabelledLine[], Map<string, boolean>>()

/** Whether captions are printed under their values, on this page or in this label's column of facts: in smaller type, nearer to what stands over them than to what stands under them, and more of them so than not. */
function areUnderValues(page: readonly LabelledLine[], { page: number, box }: Label): boolean {
  const known = underValues.get(page) ?? new Map<string, boolean>()
  underValues.set(page, known)
  const key = `${number} ${box.left.toFixed(0)}`
  const answer = known.get(key)
  if (answer !== undefined) return answer
  const own = page.filter(({ line }) => line.page === number)
  const captions = own.filter(({ labels: [first] }) => first?.leads && first.closes && !first.colon)
  const column = captions.filter(({ line }) => Math.abs(line.box.left - box.left) < ONE_EDGE)
  const is = [captions, column].some((all) => {
    const under = all.length < FEWEST ? [] : all.filter((caption) => isUnderValue(caption, own))
    return under.length >= FEWEST && 2 * under.length > all.length
  })
  known.set(key, is)
  return is
}

const asked = new WeakMap<LabelledLine, boolean>()

/** Asked for each edge of the page, worked out once a caption. */
function isUnderValue(caption: LabelledLine, own: readonly LabelledLine[]): boolean {
  const answer = asked.get(caption) ?? standsUnder(caption, own)
  asked.set(caption, answer)
  return answer
}

function standsUnder({ line }: LabelledLine, own: readonly LabelledLine[]): boolean {
  const near = own.filter((other) => other.line !== line && isUnderOrOver(other.line.box, line.box))
  const over = near.filter((other) => other.line.box.bottom <= line.box.top + 1).sort((a, b) => b.line.box.bottom - a.line.box.bottom)[0]
  const below = near.filter((other) => other.line.box.top >= line.box.bottom - 1).sort((a, b) => a.line.box.top - b.line.box.top)[0]
  if (!over || startsWithLabel(over) || line.size > SMALLER_SOMEWHAT * over.line.size) return false
  const gap = line.box.top - over.line.box.bottom
  return gap < LOOSE * line.size && (!below || gap < SOMEWHAT_NEARER * (below.line.box.top - line.box.bottom))
}

const ONE_EDGE = 3 // points
const SMALLER_SOMEWHAT = 0.97
const SOMEWHAT_NEARER = 0.8

/** `ROSA CAMPOS DÍAZ | LUIS TORRES` over `Solicitado por | Revisado por` at the end of the page: who signs stands over what the signature is for. */
function isSigned({ sayings, page: number, box, textLine }: Label, above: LabelledLine, page: readonly LabelledLine[]): boolean {
  if (!sayings.some(({ name }) => name === 'buyer_person') || !personOnly.test(above.text) || startsWithLabel(above)) return false
  const own = page.filter(({ line }) => line.page === number)
  const isLevel = (line: LabelledLine['line'], other: Box) => Math.abs(line.box.top - other.top) < 2
  const captions = own.filter(({ line, labels: [first] }) => line !== textLine.line && isLevel(line, box) && first?.leads && first.closes)
  const names = own.filter(({ line, text }) => line !== above.line && isLevel(line, above.line.box) && personOnly.test(text))
  const isLast = own.every(
    ({ line }) => line.box.top < box.bottom + SIGNED * heightOf(box) || line.box.top > box.bottom + APART * heightOf(box),
  )
  // `Bestellt durch` over `Steffen Kaltofen`, under the initials of a patient.
  const isOver = own.some(
    ({ line, text }) =>
      line.box.top > box.bottom - 1 &&
      line.box.top - box.bottom < TIGHT * heightOf(above.line.box) &&
      isUnderOrOver(line.box, box) &&
      line.size > above.line.size - 0.1 &&
      personOnly.test(text),
  )
  return captions.length > 0 && names.length > 0 && isLast && !isOver && box.top - above.line.box.bottom < SIGNED * heightOf(box)
}

const personOnly = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,4}$/u
const SIGNED = 2.5 // heights of the caption between it and the name over it
const APART = 3 // heights of the caption down to what is no part of the signatures

const isUnderOrOver = (a: Box, b: Box) => Math.abs(a.left - b.left) < 3 || Math.abs(a.left + a.right - b.left - b.right) < 6
