import type { Part } from './blocks.ts'
import { hasPostalCode, isPlace } from './places.ts'

const LARGER = 1.15 // times the type of what follows

/**
 * `Brine & Barrel Wholesale Ltd` in large or bold type and `Unit 4, Quayside Park, Co. Wexford Y35 A1B2` in the type of the text, right behind it in one line: where the
 * type changes the name is over.
 */
export function partWhereTypeChanges({ text, line }: Part): { name: string; address: string } | undefined {
  const { words } = line.line
  const [first] = words
  if (!first || text !== line.text) return undefined
  const isLoud = ({ size, bold }: typeof first, than: typeof first) =>
    size > LARGER * than.size || (bold && !than.bold && size >= than.size)
  const at = words.findIndex((word) => isLoud(first, word))
  if (at < 1 || words.slice(0, at).some((word) => word.size !== first.size || word.bold !== first.bold)) return undefined
  const rest = words.slice(at)
  if (!rest.every((word) => isLoud(first, word))) return undefined
  const [name, address] = [words.slice(0, at), rest].map((some) => some.map((word) => word.text).join(' ')) as [string, string]
  const isName = /^\p{Lu}[^:@\d]{3,60}$/u.test(name) && !/,$/.test(name) && !isPlace(name)
  return isName && /^[\p{Lu}\d]/u.test(address) && hasPostalCode(address) && isPlace(address.split(', ')[0]!)
    ? { name, address }
    : undefined
}
