import { withPdf } from './open.ts'
import { drawPage } from './render.ts'

const LONGEST_SIDE = 1280 // pixels: letters of a business paper can still be read, and a model takes it in one piece
const POINTS_AT_MOST = 4 // pixels a point: small papers are not blown up beyond what a scanner saw

/** A page (from 1) as it is displayed, as a PNG of bounded size; undefined where there is no such page. Throws Unreadable. */
export function picturePage(bytes: Uint8Array, number: number): Promise<Uint8Array | undefined> {
  return withPdf(bytes, async (pdf) => {
    if (number < 1 || number > pdf.numPages) return undefined
    const scaleOf = ({ width, height }: { width: number; height: number }) =>
      Math.min(POINTS_AT_MOST, LONGEST_SIDE / Math.max(width, height))
    return drawPage(pdf, number, scaleOf, ({ canvas }) => canvas.toBuffer('image/png'))
  })
}
