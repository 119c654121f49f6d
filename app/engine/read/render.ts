import { forDrawing, type Pdf } from './open.ts'
import { greyOf, type Raster } from './raster.ts'

/** No picture of a page has more pixels: A3 at 300 dpi. */
const MOST_PIXELS = 18_000_000
const POINTS_PER_INCH = 72

interface Size {
  width: number
  height: number
}

interface Canvas {
  canvas: Size & { toBuffer(type: 'image/png'): Uint8Array }
  context: { getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> } }
}

/** A page (from 1) as it is displayed, in grey. Gives the resolution that was taken, which is lower than wished on huge pages. */
export function renderPage(pdf: Pdf, number: number, wishedDpi: number): Promise<{ raster: Raster; dpi: number }> {
  const wished = wishedDpi / POINTS_PER_INCH
  const scaleOf = ({ width, height }: Size) => Math.min(wished, Math.sqrt(MOST_PIXELS / (width * height)))
  return drawPage(pdf, number, scaleOf, ({ canvas: { width, height }, context }, scale) => ({
    raster: greyOf(context.getImageData(0, 0, width, height).data, width, height),
    dpi: scale * POINTS_PER_INCH,
  }))
}

/** Draws a page (from 1) upon white, in as many pixels a point as `scaleOf` its size in points says, and lends the canvas. */
export async function drawPage<T>(
  pdf: Pdf,
  number: number,
  scaleOf: (size: Size) => number,
  use: (canvas: Canvas, scale: number) => T,
): Promise<T> {
  const drawing = await forDrawing(pdf)
  const page = await drawing.getPage(number)
  const scale = scaleOf(page.getViewport({ scale: 1 }))
  const viewport = page.getViewport({ scale })
  const factory = drawing.canvasFactory as { create(width: number, height: number): Canvas; destroy(canvas: Canvas): void }
  const drawn = factory.create(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
  try {
    await page.render({ canvas: null, canvasContext: drawn.context as never, viewport, background: '#ffffff' }).promise
    return use(drawn, scale)
  } finally {
    page.cleanup()
    factory.destroy(drawn)
  }
}
