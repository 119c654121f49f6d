/** Cells of a block copied from a spreadsheet: tabs between cells, line breaks between rows, quotes around cells that hold either. */
export function parseGrid(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g)
  for (const [whole, cell = '', end] of cells) {
    if (whole === '' && rows.at(-1)!.length > 0) break
    rows.at(-1)!.push(cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

/** One plain word is no block: the browser pastes it by itself. A tab at an edge is an empty cell. */
export function isBlock(text: string): boolean {
  return text.includes('\t') || text.trim().includes('\n')
}
