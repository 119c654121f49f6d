import type { Part } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import { splitOneLine } from './one-line-party.ts'

/** `HEFARSUR, S. Coop. And. - Avda. de la Innovación, 21 - 41020 Sevilla` under the brand: where it is, without the firm that the line begins with. */
export function behindFirm(part: Part): Part {
  const split = hasLegalForm(part.text) ? splitOneLine(part) : undefined
  const [address] = split?.address ?? []
  return address && split?.name && hasLegalForm(split.name.text) && part.text.startsWith(split.name.text) ? address : part
}
