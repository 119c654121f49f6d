import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { CapturedPlace } from '#app/contract/documents.ts'
import type { FractionBox } from '#app/contract/reading.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { proofOf } from '#app/components/desk/doubtful.ts'
import type { Path } from '#app/components/desk/paths.ts'
import { useText } from '#app/i18n/text.ts'

/** Printed height that a value should have in the strip, in CSS pixels; taller places are shown smaller, but never beyond MOST. */
const WORD_HEIGHT = 22
const MOST = 2.6 // times the printed size at 96 dpi
const LEAST = 1.7
const AIR = 10 // pixels above and below
/** Where the middle of the value stands across the strip: right of the centre, because its label is at the left; the value itself is whole. */
const MIDDLE = 0.6
const HIGHEST = 132 // pixels
const PAGE_HEIGHT = 842 // points of A4: near enough for the room, which has its height before the page is there

type Place = Pick<CapturedPlace, 'page' | 'box'>

/**
 * The page around the active value, enlarged, above its input: where the eye is anyway. It has room of its own, so that it covers nothing, and
 * stays while the value is corrected.
 */
export function PageStrip({ path }: { path: Path }) {
  const { document, placeOf } = useDesk()
  const read = proofOf(document, path)
  const place = placeOf(path) ?? (read?.page && read.box ? { page: read.page, box: read.box } : undefined)
  return place ? <Room place={place} /> : null
}

function Room({ place: { page, box } }: { place: Place }) {
  const { t } = useText()
  const { pdf } = useDesk()
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  const height = heightOf(box)
  return (
    <div ref={room} className="box-content overflow-hidden rounded-md border-2 border-accent bg-white" style={{ height }} data-strip>
      {pdf && width > 0 ? <Strip pdf={pdf} page={page} box={box} width={width} height={height} label={t('desk:strip')} /> : null}
    </div>
  )
}

function heightOf([, top, , bottom]: FractionBox): number {
  const printed = (bottom - top) * PAGE_HEIGHT
  return Math.min(HIGHEST, Math.round(printed * Math.max(Math.min(WORD_HEIGHT / Math.max(printed, 1), MOST), LEAST) + 2 * AIR))
}

function useWidth(room: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!room.current) return
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    watcher.observe(room.current)
    return () => watcher.disconnect()
  }, [room])
  return width
}

interface StripProps extends Place {
  pdf: PDFDocumentProxy
  width: number
  height: number
  label: string
}

function Strip({ pdf, page, box, width, height, label }: StripProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [left, top, right, bottom] = box
  useEffect(() => {
    let isGone = false
    const drawing = drawStrip(pdf, page, [left, top, right, bottom], { width, height }, canvas, () => isGone)
    drawing.catch((error: unknown) => (isGone ? undefined : reportError(error)))
    return () => {
      isGone = true
    }
  }, [pdf, page, left, top, right, bottom, width, height])
  return <canvas ref={canvas} role="img" aria-label={label} className="block" />
}

async function drawStrip(
  pdf: PDFDocumentProxy,
  number: number,
  box: FractionBox,
  { width, height }: { width: number; height: number },
  target: RefObject<HTMLCanvasElement>,
  isGone: () => boolean,
) {
  const page = await pdf.getPage(number)
  const size = page.getViewport({ scale: 1 })
  const [left, top, right, bottom] = [box[0] * size.width, box[1] * size.height, box[2] * size.width, box[3] * size.height]
  const byHeight = WORD_HEIGHT / Math.max(bottom - top, 1)
  const byWidth = (width - 2 * AIR) / Math.max(right - left, 1)
  const scale = Math.max(Math.min(byHeight, byWidth, MOST), Math.min(LEAST, byWidth))
  const ends = { first: left * scale - AIR, last: right * scale + AIR - width }
  const middle = Math.max(ends.last, Math.min(ends.first, ((left + right) / 2) * scale - width * MIDDLE))
  const x = Math.min(Math.max(0, middle), Math.max(0, size.width * scale - width))
  // What is taller than the room begins at its top.
  const y = Math.max(0, Math.min(top * scale - AIR, ((top + bottom) / 2) * scale - height / 2))
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
