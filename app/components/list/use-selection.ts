import { useMemo, useState } from 'react'

export interface Selection {
  /** Chosen and still on the page. */
  ids: ReadonlySet<string>
  all: boolean
  some: boolean
  toggle: (id: string, chosen: boolean) => void
  toggleAll: (chosen: boolean) => void
  clear: () => void
  /** These are ticked, and no others. */
  keep: (ids: readonly string[]) => void
}

/** What is ticked on a page of a list; what leaves the page is no longer chosen. */
export function useSelection(present: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    const ids = new Set(present.filter((id) => chosen.has(id)))
    return {
      ids,
      all: present.length > 0 && ids.size === present.length,
      some: ids.size > 0,
      toggle: (id, on) => setChosen(on ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id))),
      toggleAll: (on) => setChosen(new Set(on ? present : [])),
      clear: () => setChosen(new Set()),
      keep: (kept) => setChosen(new Set(kept)),
    }
  }, [present, chosen])
}
