import { forDrawing, type Pdf, type PdfPage } from './open.ts'
import { greyOf, type Raster } from './raster.ts'

/** No picture of a page has more pixels: A3 at 300 dpi. */
const MOST_PIXELS = 18_000_000
const POINTS_PER_INCH = 72

interface Canvas {
  canvas: { width: number; height: number }
  context: { getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> } }
}

/** The page as it is displayed, in grey. Gives the resolution that was taken, which is lower than wished on huge pages. */
export async function renderPage(source: PdfPage, pdf: Pdf, wishedDpi: number): Promise<{ raster: Raster; dpi: number }> {
  const drawing = await forDrawing(pdf)
  const page = await drawing.getPage(source.pageNumber)
  const natural = page.getViewport({ scale: 1 })
  const wished = wishedDpi / POINTS_PER_INCH
  const scale = Math.min(wished, Math.sqrt(MOST_PIXELS / (natural.width * natural.height)))
  const viewport = page.getViewport({ scale })
  const factory = drawing.canvasFactory as { create(width: number, height: number): Canvas; destroy(canvas: Canvas): void }
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))]
  const drawn = factory.create(width, height)
  try {
    await page.render({ canvas: null, canvasContext: drawn.context as never, viewport, background: '#ffffff' }).promise
    return { raster: greyOf(drawn.context.getImageData(0, 0, width, height).data, width, height), dpi: scale * POINTS_PER_INCH }
  } finally {
    page.cleanup()
    factory.destroy(drawn)
  }
}
