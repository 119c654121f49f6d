import { type PointerEvent, useRef, useState } from 'react'
import type { FractionBox } from '#app/contract/reading.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { areaBetween, type PageWord, textOfWords, turnBox, wordAt, wordsWithin } from '#app/components/desk/geometry.ts'
import { textAt } from '#app/components/desk/draft.ts'
import type { PageMark } from './page-marks.ts'

/** Pixels that the pointer must move before a click becomes a drag. */
const DRAG = 5

interface Point {
  x: number
  y: number
}

interface OnPage {
  page: number
  marks: PageMark[]
  words: readonly PageWord[]
  turns: number
}

/**
 * Click a word or drag an area: the words go into the active value; with Shift they are added to what it holds.
 * Click the box of another value: that value takes the focus, unless the active one is still empty and the word may be what it lacks.
 */
export function useCaptureGestures({ page, marks, words, turns }: OnPage) {
  const desk = useDesk()
  const [hovered, setHovered] = useState<PageWord | null>(null)
  const [area, setArea] = useState<FractionBox | null>(null)
  const from = useRef<{ point: Point; client: Point } | null>(null)
  const last = useRef<PageWord[]>([])
  const mayCapture = desk.canEdit && desk.active !== null

  function take(taken: PageWord[], isMore: boolean) {
    const before = isMore ? wordsHeld() : []
    last.current = [...before, ...taken.filter((word) => !before.includes(word))]
    desk.capture(page, last.current, isMore && before.length === 0)
  }

  /** The words of this page that make up the active value: those taken just before, else those that stand where it was read. */
  function wordsHeld(): PageWord[] {
    const { active, placeOf, state } = desk
    const place = active === null ? undefined : placeOf(active)
    if (active === null || place?.page !== page) return []
    const isTaken = state.draft.places[active]?.text === textOfWords(last.current)
    return isTaken ? last.current : wordsWithin(words, place.box)
  }

  function click(at: Point, isMore: boolean) {
    const word = wordAt(words, at.x, at.y)
    const mark = marks.findLast(({ box }) => at.x >= box[0] && at.x <= box[2] && at.y >= box[1] && at.y <= box[3])
    const isEmpty = desk.active !== null && textAt(desk.state.draft, desk.active).trim() === ''
    if (mark && !mark.isActive && !isMore && !(mayCapture && isEmpty && word)) return desk.focusOn(mark.path)
    if (word && mayCapture) take([word], isMore)
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // The focus stays in the form: what is clicked goes there.
      if (desk.active !== null) event.preventDefault()
      from.current = { point: pointOf(event, turns), client: { x: event.clientX, y: event.clientY } }
      if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const here = pointOf(event, turns)
      if (from.current && event.pointerType !== 'touch' && mayCapture && hasMoved(from.current.client, event))
        setArea(areaBetween(from.current.point, here))
      const word = mayCapture ? (wordAt(words, here.x, here.y) ?? null) : null
      if (word !== hovered) setHovered(word)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const start = from.current
      from.current = null
      setArea(null)
      if (!start) return
      const here = pointOf(event, turns)
      if (area) take(wordsWithin(words, areaBetween(start.point, here)), event.shiftKey)
      else if (!hasMoved(start.client, event)) click(here, event.shiftKey)
    },
    onPointerCancel() {
      from.current = null
      setArea(null)
    },
    onPointerLeave() {
      setHovered(null)
    },
    onMouseDown(event: { preventDefault: () => void }) {
      if (desk.active !== null) event.preventDefault()
    },
  }
  return { hovered, area, handlers }
}

/** Where the pointer is, in fractions of the page before the reader turned it. */
function pointOf(event: PointerEvent<HTMLElement>, turns: number): Point {
  const frame = event.currentTarget.getBoundingClientRect()
  const x = (event.clientX - frame.left) / frame.width
  const y = (event.clientY - frame.top) / frame.height
  const [left, top] = turnBox([x, y, x, y], -turns)
  return { x: left, y: top }
}

function hasMoved(from: Point, to: { clientX: number; clientY: number }): boolean {
  return Math.hypot(to.clientX - from.x, to.clientY - from.y) > DRAG
}
