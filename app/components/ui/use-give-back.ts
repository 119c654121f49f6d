import { useRef } from 'react'

interface GiveBack {
  /** When the dialog opens, before the focus goes into it. */
  remember: () => void
  /** When it has closed. */
  giveBack: (event: Event) => void
}

/** Dialogs that open by their state have no trigger that Radix knows: whoever had the focus before gets it back, unless it went elsewhere meanwhile. */
export function useGiveBack(): GiveBack {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    giveBack: (event) => {
      event.preventDefault()
      if (document.activeElement === null || document.activeElement === document.body) opener.current?.focus()
    },
  }
}
