import type { Finding, Page } from '../document.ts'
import { compareLayer } from './agreement.ts'
import { piecesOfBareAnnotations } from './annotations.ts'
import { joinCombs } from './comb-fields.ts'
import { areaOf, type Matrix } from './geometry.ts'
import { isGibberish } from './gibberish.ts'
import { linesFrom } from './lines.ts'
import type { Pdf, PdfPage } from './open.ts'
import type { Painted, Piece } from './painted.ts'
import { paintPage } from './page-program.ts'
import { rulesFrom } from './rules.ts'
import { keepSeen, WHOLE_PAGE } from './seen.ts'
import { mainDirection, turnBack } from './turn.ts'
import { liftTypedRules } from './typed-rules.ts'
import { wordsFrom } from './words.ts'

export interface PageRead {
  page: Page
  findings: Finding[]
  /** All words come from form fields and notes. */
  annotationsOnly: boolean
  /** Nothing at all is painted: a blank page, or one whose program is damaged. */
  bare: boolean
}

/** Renders and recognises the page; undefined where that cannot be done (no recogniser, too many pages). */
export type ScanReader = () => Promise<Page | undefined>

/** Fewer visible words than this upon the picture of a whole page are a stamp of the scanner, not the text. */
const STAMP = 20
/** Pages with more glyphs than this are no paper: drawing them would take longer than anybody waits. */
const MOST_GLYPHS = 200_000
/** With this share of letters in a mirror the page is: a word or two may be an ornament. */
const MOSTLY = 0.5
/** So many filled shapes without any text may be letters drawn as outlines. */
const OUTLINES = 40

export async function readPage(source: PdfPage, pdf: Pdf, readScan: ScanReader): Promise<PageRead> {
  const viewport = source.getViewport({ scale: 1 })
  const whole = { left: 0, top: 0, right: viewport.width, bottom: viewport.height }
  const matrix = viewport.transform as unknown as Matrix
  const shown = await paintPage(source, pdf, matrix, whole)
  const bare = await piecesOfBareAnnotations(source, matrix)
  const { pieces, layer, findings } = keepSeen({ ...shown, pieces: [...shown.pieces, ...bare] }, whole)
  const layout = (read: readonly Piece[]) => layOut({ ...shown, pieces: [...read] }, source.pageNumber, viewport)
  const page = layout([...pieces, ...layer])
  const annotationsOnly = pieces.length + layer.length > 0 && [...pieces, ...layer].every(({ annotation }) => annotation)
  const isMirrored = shown.mirrored > MOSTLY * shown.glyphs
  const isUnreadable = shown.lies || isMirrored || isGibberish(page.words.map(({ text }) => text))
  if (isUnreadable) findings.push({ code: 'text_layer_unreadable', details: { page: String(source.pageNumber) } })
  const isPicture = shown.pictures.some(({ box }) => areaOf(box) > WHOLE_PAGE * areaOf(whole))
  const isOutlined = page.words.length === 0 && shown.fills.length >= OUTLINES
  const lacksText = page.words.length === 0 && (shown.pictures.length > 0 || isOutlined)
  const isStamped = isPicture && pieces.length < STAMP
  const isEndless = shown.glyphs > MOST_GLYPHS
  if (isEndless || shown.cut) findings.push({ code: 'limits_reached', details: { page: String(source.pageNumber) } })
  const scan = !isEndless && (lacksText || isUnreadable || isStamped) ? await readScan() : undefined
  source.cleanup()
  if (!scan || scan.words.length === 0) return { page, findings, annotationsOnly, bare: shown.bare && bare.length === 0 }
  if (layer.length === 0 || isUnreadable) return { page: scan, findings, annotationsOnly: false, bare: false }
  return { ...holdLayer(layout(layer), scan, findings), annotationsOnly: false, bare: false }
}

/** The layer of a scan is taken where it says what is seen; else what is seen is taken, and told. */
function holdLayer(layer: Page, scan: Page, findings: Finding[]): { page: Page; findings: Finding[] } {
  const { agrees, contradictions } = compareLayer(layer.words, scan.words)
  if (agrees) return { page: { ...layer, rules: scan.rules, lines: linesFrom(layer.words, scan.rules) }, findings }
  const details = { page: String(scan.number), ...(contradictions.length > 0 ? { text: contradictions.slice(0, 5).join(', ') } : {}) }
  return { page: scan, findings: [...findings, { code: 'text_layer_differs', details }] }
}

function layOut(shown: Painted, number: number, { width, height }: { width: number; height: number }): Page {
  const turn = mainDirection(shown.pieces)
  const painted = turnBack(shown, turn, width, height)
  const sideways = turn === 90 || turn === 270
  const { words: printed, rules: typed } = liftTypedRules(wordsFrom(painted.pieces, number))
  const rules = [...rulesFrom(painted.strokes, number), ...typed]
  const words = joinCombs(printed, rules)
  return {
    number,
    width: sideways ? height : width,
    height: sideways ? width : height,
    words,
    lines: linesFrom(words, rules),
    rules,
    shades: painted.fills.filter(({ colour, rectangle }) => rectangle && !isWhite(colour)).map(({ box }) => ({ box, page: number })),
    origin: words.length > 0 ? 'text' : 'none',
    ...(turn === 0 ? {} : { turn }),
  }
}

/** Near white: what paper looks like. */
function isWhite(colour: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(colour)
}
