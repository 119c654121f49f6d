import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type DocumentChange, documentChange } from '#app/contract/changes.ts'

const EVENTS = '/api/v1/events'
const GATHER = 250 // milliseconds in which several changes count as one
const POLL = 4_000 // milliseconds between looks while the stream can not be had

/** Whether a change is a reason to load again; without an answer each is. */
type Judge = (change: DocumentChange) => boolean

/**
 * Loads the screen's data again when documents change. The stream is closed while the tab is hidden, since a browser keeps
 * only six connections to a host; `waiting` says that something is under way and is worth asking for without a stream.
 */
export function useLive(waiting: boolean, judge?: Judge): void {
  const { revalidate, state } = useRevalidator()
  const isLoading = [state, useNavigation().state].some((one) => one !== 'idle')
  const again = useRef<() => void>(revalidate)
  const judged = useRef<Judge | undefined>(judge)
  const underWay = useRef(waiting)
  const missed = useRef(false)
  useEffect(() => {
    underWay.current = waiting
    judged.current = judge
    // What changes during a load asks for one more load after it, instead of breaking it off.
    again.current = () => {
      if (isLoading) missed.current = true
      else revalidate()
    }
    if (isLoading || !missed.current) return
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
    function hear({ data }: MessageEvent<string>) {
      const change = documentChange.safeParse(JSON.parse(data))
      // What an older or newer server says in other words is at least a reason to look.
      if (!change.success || !judged.current || judged.current(change.data)) refresh()
    }
    function open() {
      stream = new EventSource(EVENTS)
      stream.onopen = () => {
        // What happened since the data were loaded, or while nothing was heard, is not told again.
        if (underWay.current || deaf) refresh()
        deaf = false
      }
      stream.addEventListener('document', hear)
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
