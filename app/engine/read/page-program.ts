import type { Box } from '../document.ts'
import { readFont } from './font.ts'
import type { Matrix } from './geometry.ts'
import type { Font } from './graphics-state.ts'
import { type DrawsOther, watchDigits } from './drawn-digit.ts'
import { embeddedFont, type Pdf, type PdfPage } from './open.ts'
import { paint } from './paint.ts'
import type { Painted } from './painted.ts'

/** pdf.js's kinds of decoded pictures that hold no transparency: grey of one bit, and RGB of 24. */
const OPAQUE_KINDS: unknown[] = [1, 2]

/** Has pdf.js compile the page and runs what comes out. `matrix` leads to the page as displayed. */
export async function paintPage(source: PdfPage, pdf: Pdf, matrix: Matrix, page: Box): Promise<Painted> {
  const [{ fnArray, argsArray }, layers] = await Promise.all([source.getOperatorList(), pdf.getOptionalContentConfig()])
  const fonts = new Map<string, Font | undefined>()
  return paint({
    fnArray,
    argsArray,
    matrix,
    page,
    fontOf: (id) => {
      if (!fonts.has(id))
        fonts.set(
          id,
          readFont(source.commonObjs, id, (name) => drawnBy(pdf, name)),
        )
      return fonts.get(id)
    },
    isLayerVisible: (properties) => layers.isVisible(properties as never),
    isPictureOpaque: (id) => isOpaque(source, id),
  })
}

const watches = new WeakMap<Uint8Array, DrawsOther | undefined>()

/** The same for all pages, so that a digit is looked at once. */
function drawnBy(pdf: Pdf, name: string): DrawsOther | undefined {
  const bytes = embeddedFont(pdf, name)
  if (!bytes) return undefined
  if (!watches.has(bytes)) watches.set(bytes, watchDigits(bytes))
  return watches.get(bytes)
}

function isOpaque(source: PdfPage, id: unknown): boolean {
  if (typeof id !== 'string') return false
  const store = id.startsWith('g_') ? source.commonObjs : source.objs
  if (!store.has(id)) return false
  const picture = store.get(id) as { kind?: number } | null
  return OPAQUE_KINDS.includes(picture?.kind)
}
