import type { Label } from '../labels/label.ts'
import { boxBetween } from '../words/tokens.ts'
import type { Spot } from '../spots/spots.ts'

/** `DEMANDANTE / UNIDAD DE COMPRA : Municipalidad de X / Departamento de Educación`: two labels joined by a stroke, and their values likewise. */
export function pairedParts(label: Label, spots: Spot[]): Spot[] {
  if (versioned.test(label.textLine.text.slice(label.start, label.end))) return spots.map(withoutVersion)
  if (!/^\p{L}[^/]{2,40}\s\/\s$/u.test(label.textLine.text.slice(0, label.start)) || !(label.colon || label.closes)) return spots
  return spots.map((spot) => {
    const [first, second, ...more] = spot.text.split(' / ')
    if (second === undefined || more.length > 0 || !/\p{L}{3}/u.test(first!)) return spot
    const start = spot.end - second.length
    return { ...spot, text: second, start, box: boxBetween(spot.line, start, spot.end) }
  })
}

/** `Number / version | PO10377 / 0`: which print of it is no part of the number. */
const versioned =
  /\/\s?(?:version|revision|rev\.?|release|indice|index|stand|révision|versi[oó]n|revisi[oó]n|versie|revisie|versione|revisione|vers[aã]o|revis[aã]o)$/iu

function withoutVersion(spot: Spot): Spot {
  const [, number] = /^(\S*\d\S*)\s\/\s\d{1,3}$/.exec(spot.text) ?? []
  if (number === undefined) return spot
  const end = spot.start + number.length
  return { ...spot, text: number, end, box: boxBetween(spot.line, spot.start, end) }
}
