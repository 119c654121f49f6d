/** What a key asks of the desk. */
export type Command =
  | 'accept_next'
  | 'accept_previous'
  | 'approve'
  | 'save'
  | 'next_candidate'
  | 'previous_candidate'
  | 'new_line'
  | 'undo'
  | 'take_back'
  | 'redo'
  | 'leave'
  | 'hints'
  | 'grid'
  | 'why'
  | 'reject'
  | 'postpone'
  | 'next_document'
  | 'previous_document'
  | 'previous_page'
  | 'next_page'
  | 'zoom_in'
  | 'zoom_out'
  | 'fit'
  | 'rotate'
  | 'keys'
  | 'search'

/** One stroke, one step: a key held down, or struck before the document was drawn, would answer for values that nobody has seen. */
const answers: ReadonlySet<Command> = new Set(['accept_next', 'accept_previous', 'approve', 'save', 'reject', 'postpone', 'take_back'])

/** Whether a stroke counts for the document that has been here since `drawn`, in milliseconds on the clock of the strokes. */
export function isMeant(command: Command, { repeat, timeStamp }: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>, drawn: number): boolean {
  return !answers.has(command) || (!repeat && timeStamp >= drawn)
}

export interface Stroke {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** Where the focus is: in a value of the form, in another place where one types, or nowhere in particular. */
export type Focus = 'value' | 'other_text' | 'none'

const letters: Record<string, Command> = {
  f: 'hints',
  g: 'grid',
  w: 'why',
  r: 'reject',
  p: 'postpone',
  j: 'next_document',
  k: 'previous_document',
  l: 'rotate',
  '+': 'zoom_in',
  '=': 'zoom_in',
  '-': 'zoom_out',
  '0': 'fit',
  '?': 'keys',
  '/': 'search',
}

/** The command of a key stroke; single letters only where nobody is typing. On Macs the command key counts as Ctrl. */
export function commandOf(stroke: Stroke, focus: Focus): Command | undefined {
  if (stroke.ctrlKey || stroke.metaKey) return stroke.altKey || focus === 'other_text' ? undefined : withControl(stroke)
  if (stroke.altKey) return focus === 'value' ? withAlt[stroke.key] : undefined
  if (focus === 'other_text') return undefined
  if (stroke.key === 'PageUp') return 'previous_page'
  if (stroke.key === 'PageDown') return 'next_page'
  if (focus === 'none') return letters[stroke.key.toLowerCase()]
  if (stroke.key === 'Enter') return stroke.shiftKey ? 'accept_previous' : 'accept_next'
  return stroke.key === 'Escape' ? 'leave' : undefined
}

const withAlt: Record<string, Command> = { ArrowDown: 'next_candidate', ArrowUp: 'previous_candidate', Enter: 'new_line' }

function withControl({ key, shiftKey }: Stroke): Command | undefined {
  switch (key.toLowerCase()) {
    case 'enter':
      return 'approve'
    case 's':
      return 'save'
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    default:
      return undefined
  }
}
