import type { TextLine } from '../words/tokens.ts'

/** Nothing follows, or what follows stands farther off than a blank: `N° RS-0188 du 10/03/2026    Semaine 12`. */
export function endsCell({ text, line, starts }: TextLine, end: number): boolean {
  const next = starts.findIndex((start) => start >= end)
  const [last, first] = [line.words[next - 1], line.words[next]]
  return end >= text.length || (last !== undefined && first !== undefined && first.box.left - last.box.right > CELL * line.size)
}

const CELL = 0.8 // of the type's height
