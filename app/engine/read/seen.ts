import type { Box, Finding } from '../document.ts'
import { withAccents } from './accents.ts'
import { areaOf, centreOf, heightOf, shareWithin, widthOf } from './geometry.ts'
import type { Fill, Hiding, Painted, Picture, Piece } from './painted.ts'
import { dropOverprints } from './overprint.ts'
import { partsOf } from './part-seen.ts'

/** Colours nearer than this (largest difference of red, green, blue; 0 to 255) cannot be told apart. */
const SAME_COLOUR = 18
/** A piece is covered when this share of it lies below something opaque. */
const COVERED = 0.75
/** A picture over this share of the page is the page itself: a scan. */
export const WHOLE_PAGE = 0.6
/** Thinner fills than this cover nothing, in points. */
const THIN = 3
/** Fewer hidden letters and digits than this are an accident of layout, not a text. */
const WORTH_TELLING = 3

export interface Seen {
  pieces: Piece[]
  /** Text that is not seen, but lies as a recognised layer upon the picture of a page. */
  layer: Piece[]
  findings: Finding[]
}

/** Leaves out what the file writes but nobody sees, once what is printed twice, and tells about it. */
export function keepSeen(painted: Painted, page: Box): Seen {
  const grounds = findGrounds(painted.fills)
  const pieces: Piece[] = []
  for (const piece of painted.pieces) {
    const hiding = piece.hiding ?? hiddenByOthers(piece, painted, grounds)
    if (hiding !== undefined) pieces.push(hiding === piece.hiding ? piece : { ...piece, hiding })
    else pieces.push(...besideCovers(piece, painted))
  }
  const scans = painted.pictures.filter(({ box }) => areaOf(box) > WHOLE_PAGE * areaOf(page))
  const layer: Piece[] = []
  const hidden: Piece[] = []
  const seen: Piece[] = []
  for (const piece of pieces) {
    if (piece.hiding === undefined) seen.push(piece)
    else if (isLayer(piece, scans)) layer.push({ ...piece, hiding: undefined })
    else hidden.push(piece)
  }
  const once = dropOverprints(withAccents(seen))
  return { pieces: once.pieces, layer, findings: [...once.findings, ...hiddenFinding(hidden, seen)] }
}

/** The text layer that recognition put upon (or below) a scanned page. */
function isLayer({ hiding, box }: Piece, scans: readonly Picture[]): boolean {
  return (hiding === 'render_mode' || hiding === 'covered') && scans.some((scan) => shareWithin(box, scan.box) > COVERED)
}

function hiddenByOthers(piece: Piece, { fills, pictures }: Painted, grounds: Grounds): Hiding | undefined {
  for (const fill of fills) if (covers(fill, piece) && fill.opaque && fill.solid) return 'covered'
  for (const picture of pictures) if (picture.opaque && covers(picture, piece)) return 'covered'
  return hasColourOfGround(piece, fills, pictures, grounds) ? 'same_colour' : undefined
}

/** The letters of a piece that no later rectangle or picture lies upon, and those that one does. */
function besideCovers(piece: Piece, { fills, pictures }: Painted): Piece[] {
  const above: Box[] = []
  for (const fill of fills) if (fill.opaque && fill.rectangle && cutsInto(fill, piece)) above.push(fill.box)
  for (const picture of pictures) if (picture.opaque && cutsInto(picture, piece)) above.push(picture.box)
  return above.length === 0 ? [piece] : partsOf(piece, (x) => above.every(({ left, right }) => x < left || x > right), 'covered')
}

/** Lies upon the whole height of some letters. */
function cutsInto({ box, order }: Fill | Picture, { order: written, box: letters }: Piece): boolean {
  if (order <= written || box.left >= letters.right || box.right <= letters.left || widthOf(box) < THIN) return false
  return Math.min(box.bottom, letters.bottom) - Math.max(box.top, letters.top) > COVERED * heightOf(letters)
}

function covers(cover: Fill | Picture, piece: Piece): boolean {
  if (cover.order <= piece.order || Math.min(widthOf(cover.box), heightOf(cover.box)) < THIN) return false
  return shareWithin(piece.box, cover.box) > COVERED
}

/** Whether a colour comes close to any ground of the page: asked once for each colour, since most pages have few. */
type Grounds = (colour: string) => boolean

function findGrounds(fills: readonly Fill[]): Grounds {
  const colours = ['#ffffff', ...new Set(fills.map(({ colour }) => colour))]
  const known = new Map<string, boolean>()
  return (colour) => {
    const answer = known.get(colour) ?? colours.some((ground) => distance(colour, ground) < SAME_COLOUR)
    known.set(colour, answer)
    return answer
  }
}

/** White on white, grey on the same grey: the last thing painted below the middle of the piece decides. */
function hasColourOfGround(piece: Piece, fills: readonly Fill[], pictures: readonly Picture[], grounds: Grounds): boolean {
  if (!grounds(piece.colour)) return false
  const [x, y] = centreOf(piece.box)
  const below = ({ box, order }: Fill | Picture) =>
    order < piece.order && box.left <= x && box.right >= x && box.top <= y && box.bottom >= y
  const ground = fills.findLast(below)
  const picture = pictures.findLast(below)
  // What a picture shows is unknown here: the text counts as seen.
  if (picture && picture.order > (ground?.order ?? -1)) return false
  return distance(piece.colour, ground?.colour ?? '#ffffff') < SAME_COLOUR
}

function distance(a: string, b: string): number {
  if (a === b) return a === 'pattern' ? 255 : 0
  const [first, second] = [channels(a), channels(b)]
  return first && second ? Math.max(...first.map((value, index) => Math.abs(value - second[index]!))) : 255
}

function channels(colour: string): [number, number, number] | undefined {
  const value = /^#[0-9a-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : undefined
  return value === undefined ? undefined : [value >> 16, (value >> 8) & 255, value & 255]
}

/** Hidden text that repeats what is seen (for searching, for screen readers) harms nobody. */
function hiddenFinding(hidden: readonly Piece[], seen: readonly Piece[]): Finding[] {
  const visible = new Set(seen.map(({ text }) => text))
  const told = hidden.filter(({ text, ofNumber }) => ofNumber || (/[\p{L}\p{N}]/u.test(text) && !visible.has(text)))
  const letters = told.reduce((sum, { text }) => sum + text.length, 0)
  if (letters < WORTH_TELLING && !told.some(({ ofNumber }) => ofNumber)) return []
  const reasons = [...new Set(told.map(({ hiding }) => hiding!))].join(', ')
  return [
    {
      code: 'hidden_text',
      details: {
        how: reasons,
        text: told
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 200),
      },
    },
  ]
}
