import type { Line } from '../../document.ts'

const LONG = 6 // words of a line that goes on in the next
const TIGHT = 0.8 // of the type's height, between two lines of one text
const EDGE = 3 // points
/** `59227 Ahlen`, `F-57600 Forbach`, `3011 AD Rotterdam` */
const town = /^(?:\p{Lu}{1,2}-)?\d{4,5}(?:-\d{3})?\s(?:\p{Lu}{2}\s)?\p{Lu}/u

/** `factura nuestro C.I.F. …` under a line that leads to it; `Bestellannahme` between the name and the street of an address: no titles, whatever their words. */
export function isInsideText(line: Line, lines: readonly Line[]): boolean {
  const over = lines.find((other) => isUnder(line, other))
  if (!over) return false
  if (/^\p{Ll}/u.test(line.text)) return over.words.length >= LONG && !/[.!?:]$/.test(over.text)
  const under = lines.find((other) => isUnder(other, line))
  const last = under && lines.find((other) => isUnder(other, under))
  return !/\d/.test(line.text) && under !== undefined && [under, last].some((one) => one !== undefined && town.test(one.text))
}

function isUnder({ box, size, bold }: Line, over: Line): boolean {
  const gap = box.top - over.box.bottom
  return (
    Math.abs(box.left - over.box.left) < EDGE &&
    Math.abs(size - over.size) < 0.3 &&
    bold === over.bold &&
    gap > -0.5 * size &&
    gap < TIGHT * size
  )
}
