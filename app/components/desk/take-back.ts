import { type Draft, withListOf } from './draft.ts'
import type { DeskState } from './desk-state.ts'
import type { RowList } from './paths.ts'

/**
 * One change of a table is taken back, whatever was done since: what was typed elsewhere stays, as a step of its own. Where the table itself was
 * changed again, the steps since go too, and come back with redo. `before` is the draft that the change was made from; after a save nothing is left of it.
 */
export function takeBack(state: DeskState, list: RowList, before: Draft): DeskState {
  const at = state.past.lastIndexOf(before)
  if (at < 0) return state
  const later = [...state.past.slice(at + 1), state.draft]
  const isAlone = later.length > 1 && later[0]![list] === state.draft[list]
  if (isAlone)
    return { ...state, draft: withListOf(state.draft, before, list), past: [...state.past, state.draft], future: [], typingIn: null }
  return { ...state, draft: before, past: state.past.slice(0, at), future: [...later, ...state.future], typingIn: null }
}
