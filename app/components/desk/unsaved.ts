import { z } from 'zod'
import { boxSchema } from '#app/contract/reading.ts'
import type { Base } from './desk-state.ts'
import type { Draft } from './draft.ts'

/** What survives a reload: what was typed, and the state of the document it was typed into. */
export interface Unsaved {
  base: Base
  draft: Draft
}

const texts = z.record(z.string(), z.string())
const values = z.record(z.string(), z.string().nullable())
const row = z.object({ id: z.string(), cells: texts })
const keptRow = z.looseObject({ id: z.string() }).transform((kept) => kept as { id: string } & Record<string, string | null>)
const unsaved = z.object({
  base: z.object({ id: z.string(), version: z.number(), fields: values, items: z.array(keptRow), vat_details: z.array(keptRow) }),
  draft: z.object({
    fields: texts,
    items: z.array(row),
    vat_details: z.array(row),
    places: z.record(z.string(), z.object({ page: z.number(), box: boxSchema, text: z.string() })),
    confirmed: z.array(z.string()),
  }),
})

/** Whoever signs in after somebody else in the same browser finds only what they typed themselves. */
const keyOf = (owner: string, id: string) => `gleaner/unsaved/${owner}/${id}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keepUnsaved(store: Store, owner: string, { base, draft }: Unsaved): void {
  const { id, version, fields, items, vat_details } = base
  store.setItem(keyOf(owner, base.id), JSON.stringify({ base: { id, version, fields, items, vat_details }, draft }))
}

export function forgetUnsaved(store: Store, owner: string, id: string): void {
  store.removeItem(keyOf(owner, id))
}

/** Whether anybody's unsaved work on the document waits in this browser. */
export function hasUnsaved(store: Pick<Storage, 'key' | 'length'>, id: string): boolean {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
  return keys.some((key) => key.startsWith('gleaner/unsaved/') && key.endsWith(`/${id}`))
}

/** What this member typed into this document and never saved; something unreadable (of an older version of the product) counts as nothing. */
export function recallUnsaved(store: Store, owner: string, id: string): Unsaved | null {
  const kept = store.getItem(keyOf(owner, id))
  if (kept === null) return null
  const parsed = unsaved.safeParse(parseJson(kept))
  return parsed.success ? parsed.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
