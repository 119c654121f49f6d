import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const EVENTS = '/api/v1/events'
const GATHER = 250 // milliseconds in which several changes count as one
const POLL = 4_000 // milliseconds between looks while the stream can not be had

/**
 * Loads the screen's data again when documents change. The stream is closed while the tab is hidden, since a browser keeps
 * only six connections to a host; `waiting` says that something is under way and is worth asking for without a stream.
 */
export function useLive(waiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  const again = useRef<() => void>(revalidate)
  const underWay = useRef(waiting)
  const missed = useRef(false)
  useEffect(() => {
    underWay.current = waiting
    // What changes during a load asks for one more load after it, instead of breaking it off.
    again.current = () => {
      if (state === 'idle') revalidate()
      else missed.current = true
    }
    if (state !== 'idle' || !missed.current) return
    missed.current = false
    revalidate()
  })
  useEffect(() => {
    let stream: EventSource | undefined
    let gather: ReturnType<typeof setTimeout> | undefined
    let deaf = false
    const refresh = () => {
      clearTimeout(gather)
      gather = setTimeout(() => again.current(), GATHER)
    }
    function open() {
      stream = new EventSource(EVENTS)
      stream.onopen = () => (deaf = false)
      stream.onmessage = refresh
      for (const name of ['document', 'documents', 'change']) stream.addEventListener(name, refresh)
      stream.onerror = () => (deaf = true)
    }
    function follow() {
      if (document.hidden) {
        stream?.close()
        stream = undefined
      } else if (!stream) {
        open()
        refresh()
      }
    }
    const poll = setInterval(() => (deaf && underWay.current && !document.hidden ? again.current() : undefined), POLL)
    document.addEventListener('visibilitychange', follow)
    if (!document.hidden) open()
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearInterval(poll)
      clearTimeout(gather)
      stream?.close()
    }
  }, [])
}
