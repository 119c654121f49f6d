import type { Word } from '../../../document.ts'
import { type Row, boxOf, sharedWidth, textOf } from '../rows.ts'

const CELL_GAP = 0.8 // of the type's height, between two cells

/** `ISSUED | ACCOUNT NO. | PAY BY` under `01/24/2026 | 653-752 | 02/23/2026`: labels of what stands over them. */
export function isCaptions(row: Row, over: Row | undefined): boolean {
  if (!over || row.box.top - over.box.bottom > row.size) return false
  const [captions, values] = [row, over].map((one) => cellsOf(one))
  return (
    captions!.length > 1 &&
    captions!.length === values!.length &&
    values!.every((words, at) => sharedWidth(boxOf(words), boxOf(captions![at]!)) > 0) &&
    values!.filter((words) => /\d/.test(textOf(words))).length > 0.5 * values!.length
  )
}

/** The words of a row, parted where a gap is wide. */
const cellsOf = ({ words, size }: Row): Word[][] =>
  words.reduce<Word[][]>((cells, word) => {
    const last = cells.at(-1)
    if (last && word.box.left - last.at(-1)!.box.right < CELL_GAP * size) last.push(word)
    else cells.push([word])
    return cells
  }, [])
