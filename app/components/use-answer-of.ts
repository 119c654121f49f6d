import type { useFetcher } from '@remix-run/react'
import { useState } from 'react'

/**
 * What a fetcher last answered, as a state of React's own. Remix keeps answers in a map beside it; a render in which nothing but
 * that map has changed is no update to React, which then keeps the new dependencies of its effects but never runs them: an effect
 * on `fetcher.data` itself is lost now and then.
 */
export function useAnswerOf<T>({ data }: Pick<ReturnType<typeof useFetcher<T>>, 'data'>): typeof data {
  const [answer, keep] = useState(data)
  if (answer !== data) keep(data)
  return answer
}
