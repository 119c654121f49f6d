/**
 * The name of one value of a document while it is being reviewed: a field by its name (`due_date`),
 * a cell by the id of its row (`items/k3f/quantity`), so that it stays the same when rows are inserted above.
 */
export type Path = string

export type RowList = 'items' | 'vat_details'

export interface Target {
  list: 'fields' | RowList
  /** Id of the row; absent for fields. */
  row?: string
  name: string
}

interface Rows {
  items: readonly { id: string }[]
  vat_details: readonly { id: string }[]
}

export function cellPath(list: RowList, row: string, column: string): Path {
  return `${list}/${row}/${column}`
}

export function targetOf(path: Path): Target {
  const [list, row, name] = path.split('/')
  if (row === undefined || name === undefined) return { list: 'fields', name: path }
  return { list: list as RowList, row, name }
}

/** From the naming of `Check.fields` (`items.2.total_amount`, rows by position); undefined when there is no such row. */
export function pathOfCheckName(name: string, rows: Rows): Path | undefined {
  const [list, position, column] = name.split('.')
  if (position === undefined || column === undefined) return name
  if (list !== 'items' && list !== 'vat_details') return undefined
  const row = rows[list][Number(position)]
  return row && cellPath(list, row.id, column)
}

/** Back to the naming of `Check.fields`; undefined when the row is gone. */
export function checkNameOf(path: Path, rows: Rows): string | undefined {
  const target = targetOf(path)
  if (target.list === 'fields') return target.name
  const position = rows[target.list].findIndex((row) => row.id === target.row)
  return position < 0 ? undefined : `${target.list}.${position}.${target.name}`
}

/** The id of the control that shows a value, good for `htmlFor` and `getElementById`. */
export function controlId(path: Path): string {
  return `value-${path.replaceAll('/', '-')}`
}
