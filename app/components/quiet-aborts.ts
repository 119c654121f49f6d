import { useEffect } from 'react'

/**
 * A load that was broken off because somebody went on is no fault. The router leaves its rejection unhandled, which browsers report, and Remix
 * writes to the console what it could not read to its end.
 */
export function useQuietAborts(): void {
  useEffect(() => {
    function quiet(event: PromiseRejectionEvent) {
      if (isAbort(event.reason)) event.preventDefault()
    }
    const speakUp = muteAborts(console)
    window.addEventListener('unhandledrejection', quiet)
    return () => {
      window.removeEventListener('unhandledrejection', quiet)
      speakUp()
    }
  }, [])
}

/** Everything but an abort by itself is written as before; gives what takes it back. */
export function muteAborts(to: Pick<Console, 'error'>): () => void {
  const { error } = to
  to.error = (...said: unknown[]) => (said.length === 1 && isAbort(said[0]) ? undefined : error.apply(to, said))
  return () => {
    to.error = error
  }
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}
