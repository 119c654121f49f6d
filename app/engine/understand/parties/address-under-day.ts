import type { Box } from '../../document.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findDates } from '../values/date.ts'
import type { HeadedParty } from './headed.ts'
import { findLabelledAddresses, type LabelledAddress } from './labelled-address.ts'
import { hasPostalCode } from './places.ts'

/** `Entrega | mar., 3 feb. 2026, 8:00 – 9:30` over `Dirección | Calle Ancha, 4, …`: beside the label stands when, and in the next row where. */
export function findAddressUnderDay(deliveries: readonly HeadedParty[], open: readonly LabelledLine[]): LabelledAddress | undefined {
  const [day] = deliveries.filter(isOfDay)
  const next =
    day && findLabelledAddresses([...open]).find(({ label }) => isNextRow(label.box, day.label.box) && label.page === day.label.page)
  const town = next?.parts.findIndex(({ text }) => hasPostalCode(text)) ?? -1
  // The value of the row under that one is no part of it.
  return next && town >= 0 ? { ...next, parts: next.parts.slice(0, town + 1) } : next
}

const isNextRow = (box: Box, { left, bottom }: Box) =>
  Math.abs(box.left - left) < 3 && box.top > bottom - 1 && box.top - bottom < NEXT * (box.bottom - box.top)

const NEXT = 1.5 // of the label's height: the next row

/** A weekday at most stands before the day. */
export const isOfDay = ({ name }: HeadedParty): boolean => name !== undefined && (findDates(name.text)[0]?.index ?? FIRST) < FIRST
const FIRST = 12 // signs
