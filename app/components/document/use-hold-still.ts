import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Path } from '#app/components/desk/paths.ts'

/** A strip opens above the control that takes the focus and another one closes: its grid, then the pane, is scrolled so that the control stays under the eye and the pointer. */
export function useHoldStill(active: Path | null): void {
  const focused = useRef<{ control: Element; top: number } | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? { control: target, top: target.getBoundingClientRect().top } : null
    }
    addEventListener('focusin', note, { capture: true })
    return () => removeEventListener('focusin', note, { capture: true })
  }, [])
  useLayoutEffect(() => {
    const at = focused.current
    focused.current = null
    if (!at?.control.isConnected) return
    const moved = () => at.control.getBoundingClientRect().top - at.top
    at.control.closest('[data-sight]')?.scrollBy(0, moved())
    at.control.closest('[data-form]')?.scrollBy(0, moved())
    // In narrow windows the page scrolls and not the pane.
    if (moved() !== 0) scrollBy(0, moved())
  }, [active])
}
