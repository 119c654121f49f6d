import type { Label } from '../labels/label.ts'
import { boxBetween } from '../words/tokens.ts'
import type { Spot } from '../spots/spots.ts'

/** `DEMANDANTE / UNIDAD DE COMPRA : Municipalidad de X / Departamento de Educación`: two labels joined by a stroke, and their values likewise. */
export function pairedParts(label: Label, spots: Spot[]): Spot[] {
  if (!/^\p{L}[^/]{2,40}\s\/\s$/u.test(label.textLine.text.slice(0, label.start)) || !(label.colon || label.closes)) return spots
  return spots.map((spot) => {
    const [first, second, ...more] = spot.text.split(' / ')
    if (second === undefined || more.length > 0 || !/\p{L}{3}/u.test(first!)) return spot
    const start = spot.end - second.length
    return { ...spot, text: second, start, box: boxBetween(spot.line, start, spot.end) }
  })
}
