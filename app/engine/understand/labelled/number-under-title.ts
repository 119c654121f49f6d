import type { Sight } from '../candidates.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { endOfTitle } from '../titles/titles.ts'

/** `N° : 2025 PH 004471` right under `BON DE COMMANDE` and beginning where it does: the number of the paper, though the label says no more than that it is one. */
export function isUnderTitle(
  { box, page: number, leads, colon, sayings }: Label,
  page: readonly LabelledLine[],
  { context }: Sight,
): boolean {
  if (!leads || !colon || sayings.some(({ weak }) => !weak)) return false
  return page.some(
    (over) =>
      over.line.page === number &&
      Math.abs(over.line.box.left - box.left) < EDGE &&
      over.line.box.top < box.top &&
      box.top - over.line.box.bottom < over.line.size &&
      endOfTitle(over, context.kind) !== undefined,
  )
}

const EDGE = 3 // points
/** How much more the value behind such a label is worth. */
export const UNDER_TITLE = 1.4
