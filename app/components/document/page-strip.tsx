import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { FractionBox } from '#app/contract/reading.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { controlId } from '#app/components/desk/paths.ts'
import { useText } from '#app/i18n/text.ts'

/** Printed height that a value should have in the strip, in CSS pixels; taller places are shown smaller, but never beyond MOST. */
const WORD_HEIGHT = 22
const MOST = 2.6 // times the printed size at 96 dpi
const LEAST = 1.7
const AIR = 10 // pixels above and below
/** Where the middle of the value stands across the strip: right of the centre, because its label is at the left. */
const MIDDLE = 0.6
const HIGHEST = 132 // pixels
const LABEL = 30 // pixels that the strip leaves free for the label of a field

interface Frame {
  left: number
  top: number
  width: number
}

/** The page around the active value, enlarged, above its input: where the eye is anyway. It lies over the form and takes no room. */
export function PageStrip() {
  const { t } = useText()
  const { active, placeOf, pdf } = useDesk()
  const place = active === null ? undefined : placeOf(active)
  const frame = useFrameAbove(active)
  if (!pdf || !place || !frame) return null
  return (
    <div
      className="pointer-events-none fixed z-20 overflow-hidden rounded-md border-2 border-accent bg-white shadow-raised"
      style={{ left: frame.left, width: frame.width, bottom: `calc(100dvh - ${frame.top}px)` }}
      data-strip
    >
      <Strip pdf={pdf} page={place.page} box={place.box} width={frame.width - 4} label={t('desk:strip')} />
    </div>
  )
}

function Strip({ pdf, page, box, width, label }: { pdf: PDFDocumentProxy; page: number; box: FractionBox; width: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [left, top, right, bottom] = box
  useEffect(() => {
    let isGone = false
    const drawing = drawStrip(pdf, page, [left, top, right, bottom], width, canvas, () => isGone)
    drawing.catch((error: unknown) => (isGone ? undefined : reportError(error)))
    return () => {
      isGone = true
    }
  }, [pdf, page, left, top, right, bottom, width])
  return <canvas ref={canvas} role="img" aria-label={label} className="block" />
}

async function drawStrip(
  pdf: PDFDocumentProxy,
  number: number,
  box: FractionBox,
  width: number,
  target: RefObject<HTMLCanvasElement>,
  isGone: () => boolean,
) {
  const page = await pdf.getPage(number)
  const size = page.getViewport({ scale: 1 })
  const [left, top, right, bottom] = [box[0] * size.width, box[1] * size.height, box[2] * size.width, box[3] * size.height]
  const byHeight = WORD_HEIGHT / Math.max(bottom - top, 1)
  const byWidth = (width - 2 * AIR) / Math.max(right - left, 1)
  const scale = Math.max(Math.min(byHeight, byWidth, MOST), Math.min(LEAST, byWidth))
  const height = Math.min(HIGHEST, Math.round((bottom - top) * scale + 2 * AIR))
  const x = Math.min(Math.max(0, ((left + right) / 2) * scale - width * MIDDLE), Math.max(0, size.width * scale - width))
  const y = Math.max(0, top * scale - AIR)
  const ratio = devicePixelRatio
  // Drawn aside first, so that a strip that comes too late or twice never paints over the right one.
  const sheet = document.createElement('canvas')
  sheet.width = Math.round(width * ratio)
  sheet.height = Math.round(height * ratio)
  const viewport = page.getViewport({ scale: scale * ratio, offsetX: -x * ratio, offsetY: -y * ratio })
  await page.render({ canvas: sheet, viewport }).promise
  const canvas = target.current
  const context = canvas?.getContext('2d')
  if (isGone() || !canvas || !context) return
  canvas.width = sheet.width
  canvas.height = sheet.height
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  context.drawImage(sheet, 0, 0)
  context.strokeStyle = '#0e6a55'
  context.lineWidth = 1.5 * ratio
  context.strokeRect(
    (left * scale - x - 3) * ratio,
    (top * scale - y - 3) * ratio,
    ((right - left) * scale + 6) * ratio,
    ((bottom - top) * scale + 6) * ratio,
  )
}

/** Where the strip of a focused control goes, kept right while anything scrolls or is resized; nothing while its control is out of sight or without focus. */
function useFrameAbove(path: string | null): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null)
  useEffect(() => {
    let request = 0
    const measure = () => {
      cancelAnimationFrame(request)
      request = requestAnimationFrame(() => setFrame(path === null ? null : frameAbove(document.getElementById(controlId(path)))))
    }
    measure()
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const
    for (const name of events) addEventListener(name, measure, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(request)
      for (const name of events) removeEventListener(name, measure, { capture: true })
    }
  }, [path])
  return frame
}

function frameAbove(control: HTMLElement | null): Frame | null {
  const pane = control?.closest('[data-form]')?.getBoundingClientRect()
  if (!control || !pane || document.activeElement !== control) return null
  const box = control.getBoundingClientRect()
  if (box.top < pane.top || box.bottom > innerHeight) return null
  const isCell = control.closest('td') !== null
  const width = Math.min(isCell ? 420 : box.width, pane.width - 24)
  const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, pane.left + 8), pane.right - width - 16)
  return { left, width, top: box.top - (isCell ? 6 : LABEL) }
}
