import type { DeskOrder } from '#app/contract/desk.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { differencesOf, merge } from './conflict.ts'
import type { Base, DeskState } from './desk-state.ts'
import { draftOf } from './draft.ts'
import { editOf, hasChanges } from './edit-of.ts'

/** What is typed, and the state of the document that it was typed into. */
export type Work = Pick<DeskState, 'base' | 'draft'>

/**
 * What is typed, on top of the version that came in between. Null where a person has to look first: both changed the same value, or the order
 * is an approval and would go for values that did not stand on the desk (`seen`) when it was given.
 */
export function takeOver(kind: Kind, { intent }: DeskOrder, seen: Base, mine: Work, theirs: Base): Work | null {
  // The news of a version may have come before the answer that refused an older one.
  const newest = mine.base.version > theirs.version ? mine.base : theirs
  if (differencesOf(kind, mine.base, mine.draft, newest).length > 0) return null
  if (intent === 'approve' && hasChanges(seen, draftOf(newest))) return null
  return newest.version === mine.base.version ? mine : { base: newest, draft: merge(mine.base, mine.draft, newest) }
}

/** The same order for what is typed now. The time that was worked was told with the first one. */
export function renewOrder(kind: Kind, order: DeskOrder, { base, draft }: Work, language: string | null): DeskOrder {
  const edit = hasChanges(base, draft) ? { edit: editOf(kind, base, draft, language) } : {}
  const { version } = base
  switch (order.intent) {
    case 'save':
      return { intent: 'save', edit: edit.edit ?? { version, fields: {} } }
    case 'approve': {
      const { override, note } = order
      return {
        intent: 'approve',
        version,
        ...edit,
        ...(override === undefined ? {} : { override }),
        ...(note === undefined ? {} : { note }),
      }
    }
    case 'reject':
      return { intent: 'reject', reason: order.reason, ...edit }
    case 'move':
      return { intent: 'move', kind: order.kind, ...edit }
    default:
      return order
  }
}
