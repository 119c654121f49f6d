/** What stands in a cell: a text, a number that a spreadsheet holds exactly (shown with so many decimal places, else none), a day (ISO 8601), a heading, or nothing. */
export type WorkbookCell = string | { number: number; places?: number } | { day: string } | { heading: string } | null

/** A row and the sheet it is appended to. A sheet's first row stays in sight while the others are scrolled. */
export interface WorkbookLine {
  sheet: string
  cells: WorkbookCell[]
}
