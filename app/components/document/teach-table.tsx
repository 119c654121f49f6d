import { WandSparkles } from 'lucide-react'
import type { Column } from '#app/contract/kinds/index.ts'
import { type Desk, useDesk } from '#app/components/desk/desk-context.ts'
import { type FoundRow, textAt } from '#app/components/desk/draft.ts'
import { cellPath, type RowList, targetOf } from '#app/components/desk/paths.ts'
import { type RowTemplate, rowsLike, saysTheSame, type TaughtRow } from '#app/components/desk/teach-table.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'

/** Fewer cells do not tell a row from other lines. */
const LEAST = 2

/** One row shown on the page fills the whole table, over all its pages. The approval remembers the layout. */
export function TeachTable({ list, columns }: { list: RowList; columns: readonly Column[] }) {
  const { t } = useText()
  const { show } = useToast()
  const desk = useDesk()
  const rows = desk.state.draft[list]
  if (rows.length === 0 || desk.words.size === 0) return null
  const target = desk.active === null ? undefined : targetOf(desk.active)
  const at = Math.max(0, target?.list === list ? rows.findIndex(({ id }) => id === target.row) : 0)

  function teach() {
    const template = templateOf(desk, list, rows[at]!.id, columns)
    if (!template) return show({ heading: t('desk:items.teach_first') })
    const found = rowsLike(template, [...desk.words.values()], desk.document.language)
    if (found.length < 2) return show({ heading: t('desk:items.taught_none') })
    desk.dispatch({ type: 'table_found', list, rows: found.map((row) => asInForm(desk, list, columns, row)) })
    const before = desk.state.draft
    const undo = { label: t('undo'), onSelect: () => desk.dispatch({ type: 'taken_back', list, before }) }
    show({
      heading: t('success'),
      body: t('desk:items.taught', { count: found.length }),
      type: 'success',
      action: undo,
      // What it undoes goes with the desk of this document.
      ofScreen: true,
    })
  }

  return (
    <Button size="small" onClick={teach}>
      <WandSparkles className="size-4" aria-hidden />
      {t(list === 'items' ? 'desk:items.teach' : 'desk:items.teach_vat', { row: at + 1 })}
    </Button>
  )
}

/** The row as it stands on the page where most of its cells are; undefined where too few have a place. */
function templateOf({ placeOf, state }: Desk, list: RowList, row: string, columns: readonly Column[]): RowTemplate | undefined {
  const cells = columns.flatMap(({ name, type }) => {
    const path = cellPath(list, row, name)
    const place = textAt(state.draft, path) === '' ? undefined : placeOf(path)
    return place ? [{ name, type, ...place, value: textAt(state.draft, path) }] : []
  })
  const page = cells[0]?.page
  const onPage = cells.filter((cell) => cell.page === page)
  return page === undefined || onPage.length < LEAST ? undefined : { page, cells: onPage }
}

/** A row for the form: values that stand there already, perhaps with other zeros, keep their proof. */
function asInForm(desk: Desk, list: RowList, columns: readonly Column[], row: TaughtRow): FoundRow {
  const id = rowAt(desk, list, columns, row)
  if (id === undefined) return { cells: row.cells }
  const cells = Object.entries(row.cells).filter(([name, { text }]) => {
    const type = columns.find((column) => column.name === name)?.type ?? 'text'
    return !saysTheSame(type, textAt(desk.state.draft, cellPath(list, id, name)), text)
  })
  return { id, cells: Object.fromEntries(cells) }
}

/** The row of the form that already stands where a row was found. */
function rowAt({ state, placeOf }: Desk, list: RowList, columns: readonly Column[], { page, cells }: TaughtRow): string | undefined {
  const boxes = Object.values(cells).map(({ place }) => place.box)
  const isThere = (row: string) =>
    columns.some(({ name }) => {
      const place = placeOf(cellPath(list, row, name))
      if (place?.page !== page) return false
      const middle = (place.box[1] + place.box[3]) / 2
      return boxes.some((box) => box[1] <= middle && box[3] >= middle)
    })
  return state.draft[list].find(({ id }) => isThere(id))?.id
}
