import type { Part } from './blocks.ts'
import { isTaxNumber } from './one-line-party.ts'
import { isOfTaxOffice } from './places.ts'

const separator = /(\s[·•|∙–—-]\s)/u

/**
 * `Ferretería Lota SpA · RUT 76.111.222-3 · Camino Real 410 · Lota`, `NIT 900.111.222-3 - Giro: ferretería - Camino Real 410, Lota`: among the pieces of one
 * line those that tell what the tax office asks are neither name nor address.
 */
export function withoutFacts(part: Part): Part {
  const pieces = part.text.split(separator)
  if (pieces.length < 3) return part
  const kept = pieces.filter((one, at) => at % 2 === 0 && !isTaxNumber(one) && !isOfTaxOffice(one))
  if (kept.length === 0 || kept.length === (pieces.length + 1) / 2) return part
  return { ...part, text: kept.join(pieces[1]) }
}
