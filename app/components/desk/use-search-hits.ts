import { useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import type { WordsOfPage } from '#app/contract/words.ts'
import { findOnPages, type Hit } from './find-words.ts'

/** The query parameter with the words of the search that led here. */
const FIND = 'find'

/** What was searched for (`?find=`), and where it stands on the pages. */
export function useSearchHits(words: ReadonlyMap<number, WordsOfPage>): { query: string; hits: Hit[] } {
  const query = useSearchParams()[0].get(FIND) ?? ''
  const hits = useMemo(() => findOnPages(words.values(), query), [words, query])
  return { query, hits }
}
