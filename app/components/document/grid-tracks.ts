import type { CSSProperties } from 'react'
import type { Column, FieldType } from '#app/contract/kinds/index.ts'

/**
 * Least width of a column in rem, and its share of what is left over. An order's six fit beside the page in a window of 1440 pixels: who has to
 * scroll sideways does not see the total of the row that he reads.
 */
const widths: Partial<Record<FieldType, readonly [least: number, share: number]>> = {
  text: [8.25, 6],
  code: [5, 2],
  quantity: [4.75, 1.5], // room for "Requested"
  rate: [3.25, 1],
  amount: [4.75, 2],
}
const usual = [5, 2] as const
const NUMBER = 2.75 // rem, before each row: three digits and a warning
const MENU = 2 // rem, behind it

/**
 * The heads stay in sight while hundreds of rows go by under them. Where the grid has this much room nothing scrolls sideways, and they stand at the
 * top of what scrolls: below the bar of the page in narrow windows. With less room the grid scrolls both ways within a window of its own, because
 * what scrolls sideways holds its heads to its own top; its scroll bar is then in sight, too, and the row's number stays where it is.
 */
export const ROOMY = 37.25 // rem, as in the class names
export const roomy = {
  sight:
    'max-h-[70dvh] overflow-auto scroll-pt-12 scroll-pl-11 @min-[37.25rem]/grid:max-h-none @min-[37.25rem]/grid:overflow-x-clip @min-[37.25rem]/grid:overflow-y-visible',
  heads: 'sticky top-0 z-10 @min-[37.25rem]/grid:top-14 min-[56.25rem]:@min-[37.25rem]/grid:top-0',
  number: 'sticky left-0 z-1 shadow-[1px_0_var(--line)] @min-[37.25rem]/grid:static @min-[37.25rem]/grid:shadow-none',
}

/**
 * The columns of a grid, the same for each row without looking at the others: a browser then lays out and paints only the rows in sight
 * (`content-visibility`), which it cannot do in a table whose columns follow their contents.
 */
export function gridTracks(columns: readonly Column[]): CSSProperties {
  const sizes = columns.map(({ type }) => widths[type] ?? usual)
  const tracks = sizes.map(([least, share]) => `minmax(${least}rem, ${share}fr)`)
  const least = sizes.reduce((sum, [rem]) => sum + rem, NUMBER + MENU)
  return { '--tracks': `${NUMBER}rem ${tracks.join(' ')} ${MENU}rem`, minWidth: `${least}rem` } as CSSProperties
}
