import type { Box, Finding, Page } from '../document.ts'
import type { Matrix } from './geometry.ts'
import { readFont } from './font.ts'
import type { Font } from './graphics-state.ts'
import { linesFrom } from './lines.ts'
import type { Pdf, PdfPage } from './open.ts'
import { paint } from './paint.ts'
import type { Painted } from './painted.ts'
import { rulesFrom } from './rules.ts'
import { keepSeen } from './seen.ts'
import { mainDirection, turnBack } from './turn.ts'
import { wordsFrom } from './words.ts'

export interface PageRead {
  page: Page
  findings: Finding[]
}

export async function readPage(source: PdfPage, pdf: Pdf): Promise<PageRead> {
  const viewport = source.getViewport({ scale: 1 })
  const whole = { left: 0, top: 0, right: viewport.width, bottom: viewport.height }
  const shown = await paintPage(source, pdf, viewport.transform as unknown as Matrix, whole)
  const { pieces, layer, findings } = keepSeen(shown, whole)
  const read = [...pieces, ...layer]
  const turn = mainDirection(read)
  const painted = turnBack({ ...shown, pieces: read }, turn, viewport.width, viewport.height)
  const sideways = turn === 90 || turn === 270
  const number = source.pageNumber
  const words = wordsFrom(painted.pieces, number)
  const rules = rulesFrom(painted.strokes, number)
  const page: Page = {
    number,
    width: sideways ? viewport.height : viewport.width,
    height: sideways ? viewport.width : viewport.height,
    words,
    lines: linesFrom(words, rules),
    rules,
    shades: painted.fills.filter(({ colour, rectangle }) => rectangle && !isWhite(colour)).map(({ box }) => ({ box, page: number })),
    origin: words.length > 0 ? 'text' : 'none',
    ...(turn === 0 ? {} : { turn }),
  }
  source.cleanup()
  return { page, findings }
}

async function paintPage(source: PdfPage, pdf: Pdf, matrix: Matrix, page: Box): Promise<Painted> {
  const [{ fnArray, argsArray }, layers] = await Promise.all([source.getOperatorList(), pdf.getOptionalContentConfig()])
  const fonts = new Map<string, Font | undefined>()
  return paint({
    fnArray,
    argsArray,
    matrix,
    page,
    fontOf: (id) => {
      if (!fonts.has(id)) fonts.set(id, readFont(source.commonObjs, id))
      return fonts.get(id)
    },
    isLayerVisible: (properties) => layers.isVisible(properties as never),
    isPictureOpaque: () => false,
  })
}

/** Near white: what paper looks like. */
function isWhite(colour: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(colour)
}
