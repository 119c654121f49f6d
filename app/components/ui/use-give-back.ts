import { useRef } from 'react'
import { focusFirst, focusNearOnceGone, neighboursOf } from './focus-near.ts'

interface GiveBack {
  /** When the dialog opens, before the focus goes into it. */
  remember: () => void
  /** When it has closed. */
  giveBack: (event: Event) => void
}

/**
 * Dialogs that open by their state have no trigger that Radix knows: whoever had the focus before gets it back, unless it went elsewhere
 * meanwhile. Where that is gone or can not be used any more, since what was confirmed took it away, what stood near it gets the focus.
 */
export function useGiveBack(): GiveBack {
  const opener = useRef<HTMLElement | null>(null)
  const near = useRef<Element[]>([])
  return {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      near.current = opener.current ? neighboursOf(opener.current) : []
    },
    giveBack: (event) => {
      event.preventDefault()
      if (document.activeElement !== null && document.activeElement !== document.body) return
      if (!opener.current?.isConnected) return focusFirst(near.current)
      opener.current.focus()
      if (document.activeElement !== opener.current) return focusFirst(near.current)
      focusNearOnceGone(opener.current, near.current)
    },
  }
}
