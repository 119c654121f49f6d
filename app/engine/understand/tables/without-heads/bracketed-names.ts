import type { ListLine } from './list-line.ts'

/** `FX-3310 (Butt hinge 100 mm)` */
const named = /^(?<code>(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,16})\s*\((?<name>\p{L}[^()]{2,80})\)$/u

/** `24 of FX-3310 (Butt hinge 100 mm)`: what is ordered by its code, and in brackets what that is. */
export function withBracketedName(line: ListLine, text: string): ListLine {
  const [from, to] = line.name
  const { code, name } = (line.code ? undefined : named.exec(text.slice(from, to))?.groups) ?? {}
  if (!code || !name) return line
  const start = text.indexOf(name, from + code.length)
  return { ...line, code: [from, from + code.length], name: [start, start + name.length] }
}
