import { withPdf } from './open.ts'

const LONGEST_SIDE = 1280 // pixels: letters of a business paper can still be read, and a model takes it in one piece
const POINTS_AT_MOST = 4 // pixels a point: small papers are not blown up beyond what a scanner saw

interface Canvas {
  canvas: { toBuffer(type: 'image/png'): Uint8Array }
  context: unknown
}

/** A page (from 1) as it is displayed, as a PNG of bounded size; undefined where there is no such page. Throws Unreadable. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<Uint8Array | undefined> {
  return withPdf(bytes, async (pdf) => {
    if (number < 1 || number > pdf.numPages) return undefined
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(POINTS_AT_MOST, LONGEST_SIDE / Math.max(width, height)) })
    const factory = pdf.canvasFactory as { create(width: number, height: number): Canvas; destroy(canvas: Canvas): void }
    const drawn = factory.create(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
    try {
      await page.render({ canvas: null, canvasContext: drawn.context as never, viewport, background: '#ffffff' }).promise
      return drawn.canvas.toBuffer('image/png')
    } finally {
      factory.destroy(drawn)
    }
  })
}
