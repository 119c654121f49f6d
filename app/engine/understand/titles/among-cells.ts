import type { Line } from '../../document.ts'

const BESIDE = 3 // cells: with more beside it on its line it heads a column

/** `Article | Tarif | Qtés | TVA`: neither a title nor anybody's name. */
export const isAmongCells = ({ box, size }: Line, lines: readonly Line[]): boolean =>
  lines.filter(({ box: other }) => Math.abs(other.bottom - box.bottom) < 0.5 * size).length > BESIDE + 1
