import type { Word } from '../../../document.ts'

const BLANK = 0.25 // of the type's height, between two words

/** Whether the first word of a line would have fitted behind the line over it, up to the edge of the column: it was put under it on purpose. */
export function hasRoomBehind(over: readonly Word[], [first]: readonly Word[], edge: number): boolean {
  const last = over.at(-1)
  return last !== undefined && first !== undefined && last.box.right + BLANK * last.size + first.box.right - first.box.left <= edge
}
