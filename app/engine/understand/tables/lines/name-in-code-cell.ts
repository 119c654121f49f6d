import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import type { Description } from '../codes/codes-in-names.ts'
import type { Group } from './groups.ts'

/** `Spese di trasporto | — | 1 | 35,00`: under the head of the codes stands what is charged, and a dash under that of the names. */
export function nameInCodeCell({ above, line, below }: Group, { code, description }: Layout): Description | undefined {
  if (code === undefined || description === undefined) return undefined
  const words = line.cells[code]!
  const isEmpty = [...above, line, ...below].every(({ cells }) => /^[-–—./\s]*$/.test(textOf(cells[description]!)))
  return isEmpty && line.cells[description]!.length > 0 && isPhrase(textOf(words)) ? { words, text: textOf(words) } : undefined
}

const isPhrase = (text: string) => /\p{Ll}{3}/u.test(text) && /\s/.test(text) && !/\d/.test(text)
