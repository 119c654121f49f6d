import { createContext, useContext } from 'react'
import type { Path } from '#app/components/desk/paths.ts'

/** What parts of the desk ask of the desk as a whole: its panels. */
export interface DeskTools {
  /** Opens the panel that says where a value comes from. */
  explain: (path: Path) => void
  /** Opens the duplicate's note, the reason of a rejection… by name. */
  open: (dialog: DialogName) => void
}

export type DialogName = 'approve' | 'reject' | 'remove' | 'move' | 'blocked' | 'keys' | 'history'

const Context = createContext<DeskTools | null>(null)
export const DeskToolsProvider = Context.Provider

export function useDeskTools(): DeskTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('useDeskTools needs a DeskToolsProvider above it')
  return tools
}
