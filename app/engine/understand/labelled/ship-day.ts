import type { Label, LabelledLine } from '../labels/label.ts'
import { fold } from '../words/fold.ts'

/** How much less the day is worth on which goods leave, where a label asks for the one on which they are to arrive. */
export const SHIPPED = 0.8

/** `Ship Date: 5 May` beside `In Hands Date: 12 May` or `Delivery date`: when the goods leave, and not when they are wanted. */
export const isShipDay = (label: Label, page: readonly LabelledLine[]): boolean =>
  leaving.test(textOf(label)) &&
  page.some(({ labels }) =>
    labels.some((other) => other.sayings.some(({ name, weak }) => name === 'delivery_date' && !weak) && arriving.test(textOf(other))),
  )

const textOf = ({ textLine, start, end }: Label) => fold(textLine.text.slice(start, end))

const leaving =
  /^(?:(?:requested|required|expected|planned|start) )?(?:ship|shipping|shipment|dispatch|despatch)(?: (?:date|by|on|due|start))*\W*$/u
const arriving = /\b(?:deliver\p{L}*|arriv\p{L}*|in hands?|dock|in store|in (?:dc|rdc)|on site|need(?:ed)?|required|wanted|receipt)\b/u
