import type { Mark } from './doubt-mark.tsx'

// Said with weight: which of two classes for one property wins is decided by the order in the style sheet, and these must.
const warning = 'not-focus-visible:border-warning! bg-warning-soft/50!'
const danger = 'not-focus-visible:border-danger! bg-danger-soft/50!'

/** The control of a value that a person should look at; its word stands beside it, or is its description. */
export const doubtLook: Partial<Record<Mark, string>> = { unsure: warning, missing: warning, accused: danger }

/** The corner of such a cell, where no word has room: doubt is not told by colour alone. */
export const doubtCorner: Partial<Record<Mark, string>> = {
  unsure: 'bg-[linear-gradient(225deg,var(--warning)_0.4rem,transparent_0.4rem)]',
  missing: 'bg-[linear-gradient(225deg,var(--warning)_0.4rem,transparent_0.4rem)]',
  accused: 'bg-[linear-gradient(225deg,var(--danger)_0.4rem,transparent_0.4rem)]',
}
