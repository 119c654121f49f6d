import { useEffect } from 'react'

/** A load that was broken off because somebody went on is no fault; the router leaves its rejection unhandled, and browsers would report it. */
export function useQuietAborts(): void {
  useEffect(() => {
    function quiet(event: PromiseRejectionEvent) {
      if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
    }
    window.addEventListener('unhandledrejection', quiet)
    return () => window.removeEventListener('unhandledrejection', quiet)
  }, [])
}
