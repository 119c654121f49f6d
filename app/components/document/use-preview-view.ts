import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface PreviewView {
  /** Width of a page in CSS pixels, zoom included; 0 until it is known. */
  width: number
  zoom: number
  /** Quarter turns to the right by the reader. */
  turns: number
  /** The page in view, from 1. */
  page: number
  zoomBy: (factor: number) => void
  fit: () => void
  turn: () => void
  goTo: (page: number) => void
  /** Scrolls to a place of a page (fractions from its top left) unless it is in view. */
  show: (page: number, top: number, left: number) => void
}

const STEP_PAUSE = 120 // milliseconds without a change of width before pages are drawn anew
const PADDING = 24 // pixels at both sides together
const ZOOMS = { least: 0.4, most: 5 }
/** Share of the window that is kept free above and below a shown place. */
const MARGIN = 0.18

/** Zoom, rotation and position of the preview. */
export function usePreviewView(scroller: RefObject<HTMLDivElement>, pages: number): PreviewView {
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [page, setPage] = useState(1)
  const isWaiting = useRef<{ page: number; top: number; left: number } | null>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setRoom(element.clientWidth - PADDING)
    measure()
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, STEP_PAUSE)
    })
    observer.observe(element)
    const follow = () => setPage(pageInView(element))
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [scroller])

  const goTo = useCallback(
    (target: number) => pageElement(scroller.current, target)?.scrollIntoView({ block: 'start', behavior: calm() }),
    [scroller],
  )
  const show = useCallback(
    (target: number, top: number, left: number) => {
      // Before the pages stand there, the wish is kept.
      isWaiting.current = scrollToPlace(scroller.current, target, top, left) ? null : { page: target, top, left }
    },
    [scroller],
  )
  useEffect(() => {
    if (isWaiting.current) show(isWaiting.current.page, isWaiting.current.top, isWaiting.current.left)
  }, [pages, room, show])

  return {
    width: Math.max(0, Math.round(room * zoom)),
    zoom,
    turns,
    page: Math.min(page, Math.max(pages, 1)),
    zoomBy: (factor) => setZoom((now) => Math.min(ZOOMS.most, Math.max(ZOOMS.least, now * factor))),
    fit: () => setZoom(1),
    turn: () => setTurns((now) => (now + 1) % 4),
    goTo: (target) => goTo(Math.min(Math.max(target, 1), pages)),
    show,
  }
}

export function pageElement(scroller: HTMLElement | null, page: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null
}

function pageInView(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 3
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
  const above = pages.filter((page) => page.offsetTop <= middle)
  return Number(above.at(-1)?.dataset.page ?? 1)
}

function scrollToPlace(scroller: HTMLElement | null, page: number, top: number, left: number): boolean {
  const element = pageElement(scroller, page)
  if (!scroller || !element || element.clientHeight === 0) return false
  const y = element.offsetTop + top * element.clientHeight
  const x = element.offsetLeft + left * element.clientWidth
  const margin = scroller.clientHeight * MARGIN
  const isSeen = y >= scroller.scrollTop + margin / 2 && y <= scroller.scrollTop + scroller.clientHeight - margin
  const isSeenAcross = x >= scroller.scrollLeft && x <= scroller.scrollLeft + scroller.clientWidth - margin
  if (!isSeen || !isSeenAcross)
    scroller.scrollTo({
      top: isSeen ? scroller.scrollTop : y - scroller.clientHeight / 3,
      left: isSeenAcross ? scroller.scrollLeft : x - margin,
      behavior: calm(),
    })
  return true
}

function calm(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
