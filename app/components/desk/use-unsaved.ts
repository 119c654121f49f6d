import { useBlocker, useRouteLoaderData } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdWork } from '#app/components/work-under-way.ts'
import type { Desk } from './desk-context.ts'
import { hasChanges } from './edit-of.ts'
import { forgetUnsaved, keepUnsaved, recallUnsaved } from './unsaved.ts'

/** Keeps what is typed in this browser, brings it back after a reload, and asks before it is left behind. */
export function useUnsaved({ state, dispatch, canEdit }: Desk) {
  const { base, draft } = state
  const owner = useRouteLoaderData<{ member: { id: string } }>('routes/signed-in/_layout')?.member.id ?? ''
  const isDirty = hasChanges(base, draft)
  const [isRestored, setRestored] = useState(false)
  const isRecalled = useRef(false)
  const isSettled = useRef(false)

  // Where nothing can be typed for the moment, it waits until something can.
  useEffect(() => {
    if (!canEdit || isRecalled.current) return
    isRecalled.current = true
    const kept = recallUnsaved(localStorage, owner, base.id)
    if (!kept || !hasChanges(kept.base, kept.draft)) return
    dispatch({ type: 'loaded', base: kept.base, draft: kept.draft })
    setRestored(true)
  }, [base.id, owner, canEdit, dispatch])

  const wasDirty = useRef(false)
  const keep = useRef<() => void>()
  useEffect(() => {
    // What was typed before and did not come back yet is not to be forgotten.
    if (!isDirty && !wasDirty.current) return
    wasDirty.current = isDirty
    if (!isDirty) {
      isSettled.current = false
      keep.current = undefined
      return forgetUnsaved(localStorage, owner, base.id)
    }
    keep.current = () => (isSettled.current ? undefined : keepUnsaved(localStorage, owner, { base, draft }))
    const timer = setTimeout(() => keep.current?.(), PAUSE)
    return () => clearTimeout(timer)
  }, [isDirty, owner, base, draft])
  useKeepOnLeaving(keep)

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isSettled.current && currentLocation.pathname !== nextLocation.pathname,
  )
  /** What is typed was kept by the server, or is thrown away on purpose: nobody need be asked any more. */
  const settle = useCallback(() => {
    isSettled.current = true
    forgetUnsaved(localStorage, owner, base.id)
  }, [owner, base.id])
  /** The document is left for later: what is typed waits in this browser, and nobody need be asked. */
  const setAside = useCallback(() => {
    keep.current?.()
    isSettled.current = true
  }, [])
  useEffect(() => (isDirty ? holdWork('edits', setAside) : undefined), [isDirty, setAside])
  return { isDirty, isRestored: isRestored && isDirty, blocker, settle, setAside }
}

/** Large documents take a while to write down: milliseconds without a stroke before that is done. */
const PAUSE = 300

/** Whatever the pause has not written down yet, when the page or the desk goes first. */
function useKeepOnLeaving(keep: { readonly current: (() => void) | undefined }): void {
  useEffect(() => {
    const leave = () => keep.current?.()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [keep])
}
