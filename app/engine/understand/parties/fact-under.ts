import type { Label, LabelledLine } from '../labels/label.ts'
import type { Box } from '../../document.ts'
import { ATTENTION } from './attention.ts'
import type { Party } from './party.ts'

const otherFact = /^\p{Lu}[\p{L} .'’/-]{2,30}\s?:\s?\S/u

/** `Órgano gestor: 2941` over `Contrato menor: No`: the next of several facts, and nobody's name. */
export const isFactUnder = (party: Party, label: Label, page: readonly LabelledLine[]): boolean => {
  const { name } = party
  if (!name || name.line.line === label.textLine.line) return false
  if (label.colon && !label.closes) return otherFact.test(name.text) && !ATTENTION.test(name.text)
  return label.closes && party.address.length === 0 && isNextCaption(name.line.line.box, label, page)
}

/** `Cliente | 20417` over `Su contrato | 2026/031`: a caption like the label, with a value of its own in the same column. */
function isNextCaption(name: Box, { box, page: number }: Label, page: readonly LabelledLine[]): boolean {
  const beside = (at: Box) =>
    page.filter(({ line }) => line.page === number && Math.abs(line.box.top - at.top) < LEVEL && line.box.left > at.right)
  return (
    Math.abs(name.left - box.left) < LEVEL &&
    beside(box).some(
      ({ line: own, text }) => /\d/.test(text) && beside(name).some(({ line }) => Math.abs(line.box.left - own.box.left) < LEVEL),
    )
  )
}

const LEVEL = 3 // points
