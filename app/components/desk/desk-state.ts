import type { CapturedPlace, DocumentView } from '#app/contract/documents.ts'
import type { Column } from '#app/contract/kinds/index.ts'
import {
  type Draft,
  draftOf,
  type FoundRow,
  withConfirmed,
  withFilledDown,
  withPasted,
  withRowDeleted,
  withRowInserted,
  withRowsFound,
  withSpelling,
  withText,
} from './draft.ts'
import type { Path, RowList } from './paths.ts'
import { withRowJoined, withRowSplit } from './split-rows.ts'
import { takeBack } from './take-back.ts'

/** What the server said last: the ground that edits are measured from. */
export type Base = Pick<DocumentView, 'id' | 'version' | 'fields' | 'items' | 'vat_details'>

export interface DeskState {
  base: Base
  draft: Draft
  past: Draft[]
  future: Draft[]
  /** The value being typed in: its key strokes are one step of undo. */
  typingIn: Path | null
  /** Counts rows made here, for ids that no kept row has. */
  madeRows: number
  /** The document is on its way to be approved, rejected, put off or removed: what is typed now would reach nobody. */
  isHeld: boolean
}

export type DeskAction =
  | { type: 'typed'; path: Path; text: string }
  | { type: 'spelled'; path: Path; text: string }
  | { type: 'captured'; path: Path; text: string; place?: CapturedPlace }
  | { type: 'confirmed'; path: Path }
  | { type: 'row_inserted'; list: RowList; at: number }
  | { type: 'row_deleted'; list: RowList; row: string }
  | { type: 'row_split'; list: RowList; row: string; column: string; at: number }
  | { type: 'row_joined'; list: RowList; row: string; columns: readonly Column[] }
  | { type: 'filled_down'; list: RowList; row: string; column: string }
  | { type: 'pasted'; list: RowList; row: string; column: string; columns: readonly string[]; grid: string[][] }
  | { type: 'table_found'; list: RowList; rows: FoundRow[] }
  | { type: 'undone' }
  /** The one change of a table that a message offers to undo, made from the draft `before`. */
  | { type: 'taken_back'; list: RowList; before: Draft }
  | { type: 'redone' }
  /** Another state of the same document, or another document, without regard to what was typed. */
  | { type: 'loaded'; base: Base; draft?: Draft }
  /** Our save went through: what was typed since `sent` stays. */
  | { type: 'saved'; base: Base; sent: Draft }
  | { type: 'held'; isHeld: boolean }

/** Steps of undo that are kept. */
const MOST_STEPS = 300
const NEW_ROW = 'new-'

export function startDesk(base: Base, draft: Draft = draftOf(base)): DeskState {
  return { base, draft, past: [], future: [], typingIn: null, madeRows: countMade(draft), isHeld: false }
}

export function reduceDesk(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'loaded':
      return { ...startDesk(action.base, action.draft), isHeld: state.isHeld }
    case 'saved':
      return { ...settle(state, action), isHeld: state.isHeld }
    case 'held':
      return state.isHeld === action.isHeld ? state : { ...state, isHeld: action.isHeld }
    default:
      return state.isHeld ? state : edit(state, action)
  }
}

function edit(state: DeskState, action: Exclude<DeskAction, { type: 'loaded' | 'saved' | 'held' }>): DeskState {
  const { draft } = state
  switch (action.type) {
    case 'typed':
      return state.typingIn === action.path
        ? replace(state, withText(draft, action.path, action.text))
        : step(state, withText(draft, action.path, action.text), action.path)
    case 'spelled':
      return replace(state, withSpelling(draft, action.path, action.text), null)
    case 'captured':
      return step(state, withText(draft, action.path, action.text, action.place))
    case 'confirmed':
      return step(state, withConfirmed(draft, action.path))
    case 'row_inserted':
      return { ...step(state, withRowInserted(draft, action.list, action.at, newRowId(state.madeRows))), madeRows: state.madeRows + 1 }
    case 'row_deleted':
      return step(state, withRowDeleted(draft, action.list, action.row))
    case 'row_split':
      return withMadeRows(state, (newId) => withRowSplit(draft, action.list, action, isNewRow, newId))
    case 'row_joined':
      return step(state, withRowJoined(draft, action.list, action.row, action.columns))
    case 'filled_down':
      return step(state, withFilledDown(draft, action.list, action.row, action.column))
    case 'pasted':
      return paste(state, action)
    case 'table_found':
      return withMadeRows(state, (newId) => withRowsFound(state.draft, action.list, action.rows, newId))
    case 'undone':
      return undo(state)
    case 'taken_back':
      return takeBack(state, action.list, action.before)
    case 'redone':
      return redo(state)
  }
}

export function isNewRow(id: string): boolean {
  return id.startsWith(NEW_ROW)
}

/** The id of the next row made here, after so many. */
export function newRowId(number: number): string {
  return `${NEW_ROW}${number + 1}`
}

function countMade(draft: Draft): number {
  const numbers = [...draft.items, ...draft.vat_details].flatMap(({ id }) => (isNewRow(id) ? Number(id.slice(NEW_ROW.length)) : []))
  return Math.max(0, ...numbers)
}

function step(state: DeskState, draft: Draft, typingIn: Path | null = null): DeskState {
  if (draft === state.draft) return state
  return { ...state, draft, past: [...state.past, state.draft].slice(-MOST_STEPS), future: [], typingIn }
}

function replace(state: DeskState, draft: Draft, typingIn: Path | null = state.typingIn): DeskState {
  return { ...state, draft, typingIn, future: draft === state.draft ? state.future : [] }
}

function undo(state: DeskState): DeskState {
  const last = state.past.at(-1)
  if (!last) return state
  return { ...state, draft: last, past: state.past.slice(0, -1), future: [state.draft, ...state.future], typingIn: null }
}

function redo(state: DeskState): DeskState {
  const [next, ...future] = state.future
  if (!next) return state
  return { ...state, draft: next, past: [...state.past, state.draft], future, typingIn: null }
}

function paste(state: DeskState, { list, row, column, columns, grid }: Extract<DeskAction, { type: 'pasted' }>): DeskState {
  return withMadeRows(state, (newId) => withPasted(state.draft, list, { row, column, columns, grid, newId }))
}

function withMadeRows(state: DeskState, change: (newId: () => string) => Draft): DeskState {
  let madeRows = state.madeRows
  return {
    ...step(
      state,
      change(() => newRowId(madeRows++)),
    ),
    madeRows,
  }
}

/** Values typed while the save was under way stay unsaved; the steps of undo begin anew, because rows have new ids. */
function settle(state: DeskState, { base, sent }: Extract<DeskAction, { type: 'saved' }>): DeskState {
  if (state.draft === sent) return startDesk(base)
  const fresh = draftOf(base)
  const fields = { ...fresh.fields }
  for (const [name, text] of Object.entries(state.draft.fields)) if (text !== sent.fields[name]) fields[name] = text
  const items = state.draft.items === sent.items ? fresh.items : adoptIds(state.draft.items, sent.items, fresh.items)
  const vatDetails =
    state.draft.vat_details === sent.vat_details
      ? fresh.vat_details
      : adoptIds(state.draft.vat_details, sent.vat_details, fresh.vat_details)
  return startDesk(base, { ...fresh, fields, items, vat_details: vatDetails })
}

/** Rows made here were kept under other ids; they stand in the same places of what was sent. */
function adoptIds(rows: Draft['items'], sent: Draft['items'], kept: Draft['items']): Draft['items'] {
  const ids = new Map(sent.map((row, position) => [row.id, kept[position]?.id ?? row.id]))
  return rows.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id }))
}
