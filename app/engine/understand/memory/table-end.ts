import type { Memory } from '#app/contract/memory.ts'
import type { Document, Word } from '../../document.ts'
import { recallRows } from './recall-rows.ts'

/** Where the last item ends: what stands under a table moves with its length. */
export interface TableEnd {
  /** From 1. */
  page: number
  /** In points. */
  bottom: number
}

export function endOfTable(document: Document, memory: Memory): TableEnd | undefined {
  const last = recallRows(document, memory.kind, memory)?.rows.at(-1)
  return last && endOfWords(Object.values(last).flatMap(({ words = [] }) => words))
}

export function endOfWords(words: Iterable<Word>): TableEnd | undefined {
  const all = [...words]
  if (all.length === 0) return undefined
  const page = all.reduce((most, word) => Math.max(most, word.page), 1)
  return { page, bottom: all.reduce((most, word) => (word.page === page ? Math.max(most, word.box.bottom) : most), 0) }
}
