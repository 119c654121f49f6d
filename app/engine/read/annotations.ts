import { boxOnPage } from './graphics-state.ts'
import type { Matrix } from './geometry.ts'
import type { PdfPage } from './open.ts'
import type { Piece } from './painted.ts'

/** Annotation flags that keep it from view: invisible, hidden, no view (ISO 32000-2, table 167). */
const UNSEEN = 1 | 2 | 32
const USUAL_SIZE = 10
/** Average advance of a character, in em: without an appearance nobody has set the text yet. */
const ADVANCE = 0.5
const LEADING = 1.2
/** Annotations of one page that are looked at. */
const MOST = 5_000

interface Annotation {
  subtype?: string
  annotationFlags?: number
  hidden?: boolean
  hasAppearance?: boolean
  rect?: number[]
  fieldType?: string
  fieldValue?: unknown
  password?: boolean
  contentsObj?: { str?: string }
  textContent?: string[]
  defaultAppearanceData?: { fontSize?: number }
}

/** What form fields and free-text notes say that have no appearance of their own: viewers draw them when they open the file. */
export async function piecesOfBareAnnotations(page: PdfPage, matrix: Matrix): Promise<Piece[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  return annotations.slice(0, MOST).flatMap((annotation) => {
    const text = textOf(annotation)
    if (!text || !annotation.rect || annotation.hasAppearance || isUnseen(annotation)) return []
    return setText(text, annotation, matrix)
  })
}

function isUnseen({ annotationFlags = 0, hidden }: Annotation): boolean {
  return hidden === true || (annotationFlags & UNSEEN) !== 0
}

function textOf({ subtype, fieldType, fieldValue, password, contentsObj, textContent }: Annotation): string | undefined {
  if (subtype === 'FreeText') return textContent?.join('\n') || contentsObj?.str
  if (subtype !== 'Widget' || password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return undefined
  return Array.isArray(fieldValue)
    ? fieldValue.filter((value) => typeof value === 'string').join('\n')
    : typeof fieldValue === 'string'
      ? fieldValue
      : undefined
}

function setText(text: string, { rect, defaultAppearanceData }: Annotation, matrix: Matrix): Piece[] {
  const box = boxOnPage(matrix, rect!)
  const lines = text.split(/\r\n?|\n/)
  const room = (box.bottom - box.top) / (lines.length * LEADING)
  const size = Math.max(4, Math.min(defaultAppearanceData?.fontSize || USUAL_SIZE, room))
  return lines.flatMap((line, row) => setLine(line, box.left + 2, box.top + size * (0.9 + row * LEADING), size))
}

function setLine(line: string, left: number, base: number, size: number): Piece[] {
  return [...line.matchAll(/\S+/g)].map((match) => {
    const [x0, x1] = [left + match.index * ADVANCE * size, left + (match.index + match[0].length) * ADVANCE * size]
    return {
      text: match[0].replace(/[\p{Cc}\p{Cf}]/gu, ''),
      start: [x0, base],
      end: [x1, base],
      angle: 0,
      size,
      bold: false,
      spaceBefore: true,
      colour: '#000000',
      order: Infinity,
      hiding: undefined,
      annotation: true,
      box: { left: x0, top: base - 0.78 * size, right: x1, bottom: base + 0.22 * size },
    }
  })
}
