import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until the page has woken up (is hydrated), true afterwards. What is typed into a sleeping page would be lost: controls wait for it.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Tells the style sheet: a sleeping page with scripts takes no clicks on its controls (app.css). */
export function useMarkAwake(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
}
