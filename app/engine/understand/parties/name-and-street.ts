import type { Part } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import { isPlace } from './places.ts'

/** `Kestrel Grove Care Home Limited, Unit 8 Crossways Business` over `Park, Leeds LS1 4AB`: the address begins behind the firm's name. */
export function nameAndStreet(part: Part): Part[] {
  const [, name, street] = /^([^,]+?(?:, \S+)?)\s?, (\S.*\d.*)$/su.exec(part.text) ?? []
  if (!name || !street || !hasLegalForm(name) || hasLegalForm(street) || !isPlace(street.split(', ')[0]!)) return [part]
  return [name, street].map((text) => ({ ...part, text }))
}
