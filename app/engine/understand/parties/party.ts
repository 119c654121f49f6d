import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import type { Block, Part } from './blocks.ts'
import { hasLegalForm, hasPostalCode, isCompanyName, isCountry, isPlaceWord, isStreet } from './places.ts'

/** A party as one block of the page tells it. */
export interface Party {
  block: Block
  name: Part | undefined
  address: Part[]
}

/** The first line is the name unless it is a place or a person before a company; the rest is the address. */
export function toParty(block: Block): Party {
  const parts = block.parts.filter(({ text }) => /[\p{L}\d]/u.test(text))
  if (parts.length === 1) {
    const split = splitOneLine(parts[0]!)
    if (split) return { block, ...split }
  }
  const [first, second] = parts
  if (!first) return { block, name: undefined, address: [] }
  if (isPlace(first.text)) return { block, name: undefined, address: parts }
  if (second && !isCompanyName(first.text) && hasLegalForm(second.text) && !isPlace(second.text))
    return { block, name: second, address: parts.slice(2) }
  return { block, name: first, address: parts.slice(1) }
}

export function isPlace(text: string): boolean {
  return hasPostalCode(text) || isCountry(text) || (isStreet(text) && !hasLegalForm(text)) || (/^\d/.test(text) && isPlaceWord(text))
}

const separator = /\s+[-–—•·|∙*]\s+|\s*[•·|]\s*|,\s+/

/** `Slieve Foods Ltd - Unit 14 - 152 Harbour Road - Dublin 12 - VAT …`: name and address in one line. */
export function splitOneLine(part: Part): { name: Part | undefined; address: Part[] } | undefined {
  if (!hasPostalCode(part.text)) return undefined
  const strong = /\s+[-–—•·|∙*]\s+|\s*[•·|]\s*/.exec(part.text)
  const weak = strong ? undefined : /,\s+/.exec(part.text)
  const cut = strong ?? weak
  const [head] = cut ? [part.text.slice(0, cut.index)] : ['']
  if (!cut || isPlace(head!) || /^\d/.test(head!) || (weak && !isCompanyName(head!)))
    return { name: undefined, address: [{ ...part, text: clipAddress(part.text) }] }
  const rest = part.text.slice(cut.index + cut[0].length)
  return { name: { ...part, text: head!.trim() }, address: [{ ...part, text: clipAddress(rest) }] }
}

/** Up to the town: what follows it (telephone, registration) is no address. */
function clipAddress(text: string): string {
  const pieces = text.split(/(\s+[-–—•·|∙*]\s+|\s*[•·|]\s*|,\s+)/)
  let last = -1
  for (let at = 0; at < pieces.length; at += 2) if (hasPostalCode(pieces[at]!) || (last === at - 2 && isCountry(pieces[at]!))) last = at
  return last < 0 ? text : pieces.slice(0, last + 1).join('')
}

export function hasAddress({ address }: Party): boolean {
  return address.some(({ text }) => hasPostalCode(text)) || address.filter(({ text }) => isPlace(text)).length >= 2
}

export function toCandidate(parts: Part[], score: number, reason: string): Candidate {
  return {
    value: parts.map(({ text }) => text.replace(/\s*,\s*$/, '')).join('\n'),
    score,
    source: 'layout',
    page: parts[0]!.line.line.page,
    box: union(parts.map(({ box }) => box)),
    words: parts.flatMap(({ line }) => line.line.words),
    text: parts.map(({ text }) => text).join('\n'),
    reason,
  }
}

export { separator as partSeparator }
