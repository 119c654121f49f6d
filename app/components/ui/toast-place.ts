import { createContext, useContext, useEffect, useState } from 'react'

/** Pixels between what toasts keep clear of and the first of them. */
const GAP = 8
/** Pixels from the top: below the bar of every screen. */
const USUAL = 64

type Keep = (element: HTMLElement | null) => void

export const ToastPlaceContext = createContext<Keep>(() => undefined)

/** `ref` for a part of the page that toasts stay below: the buttons of the review desk are never covered. */
export function useToastsBelow(): Keep {
  return useContext(ToastPlaceContext)
}

/** Pixels from the top of the window where the first toast stands; followed while `isOn`. */
export function useToastTop(above: HTMLElement | null, isOn: boolean): number {
  const [top, setTop] = useState(USUAL)
  useEffect(() => {
    if (!isOn) return
    const measure = () => setTop(topBelow(above))
    const observer = new ResizeObserver(measure)
    observer.observe(above ?? document.documentElement)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [above, isOn])
  return top
}

/** Never further down than the middle of the window: on a small one the page matters more than its header. */
function topBelow(above: HTMLElement | null): number {
  const bottom = above?.getBoundingClientRect().bottom ?? 0
  return bottom > innerHeight / 2 ? USUAL : Math.max(USUAL, Math.round(bottom) + GAP)
}
