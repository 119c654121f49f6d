/** A glyph in units of its font: lines one after another, each as x and y of its beginning and its end. Curves are short lines. */
export type Outline = Float64Array

/** Lines that a curve is drawn with. */
const STEPS = 3
/** More points or contours than this are no digit. */
const MOST_POINTS = 500
const MOST_CONTOURS = 20

/** Reads outlines from a TrueType font (OpenType 1.9, `glyf`); undefined where the bytes are no such font. What is drawn lasts until the next is. */
export function openOutlines(bytes: Uint8Array): ((character: string) => Outline | undefined) | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return orNothing(() => {
    const [head, loca, glyf, cmap] = ['head', 'loca', 'glyf', 'cmap'].map((name) => findTable(view, name))
    if (head === undefined || loca === undefined || glyf === undefined || cmap === undefined) return undefined
    const isLong = view.getInt16(head + 50) === 1
    const place = (glyph: number) => glyf + (isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph))
    const map = findMap(view, cmap)
    return (character: string) =>
      orNothing(() => {
        const glyph = character.length === 1 && map !== undefined ? glyphOf(view, map, character.charCodeAt(0)) : 0
        return glyph > 0 && place(glyph + 1) > place(glyph) ? readGlyph(view, place(glyph)) : undefined
      })
  })
}

/** Broken fonts point anywhere: then there is nothing to see. */
function orNothing<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function findTable(view: DataView, name: string): number | undefined {
  for (let at = 12, left = view.getUint16(4); left > 0; left--, at += 16)
    if ([0, 1, 2, 3].every((index) => view.getUint8(at + index) === name.charCodeAt(index))) return view.getUint32(at + 8)
  return undefined
}

/** The first table of format 4, which pdf.js writes. */
function findMap(view: DataView, cmap: number): number | undefined {
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const place = cmap + view.getUint32(cmap + 4 + 8 * index + 4)
    if (view.getUint16(place) === 4) return place
  }
  return undefined
}

function glyphOf(view: DataView, map: number, code: number): number {
  const double = view.getUint16(map + 6)
  const [ends, starts] = [map + 14, map + 16 + double]
  for (let at = 0; at < double; at += 2) {
    if (view.getUint16(ends + at) < code) continue
    const start = view.getUint16(starts + at)
    if (start > code) return 0
    const delta = view.getUint16(starts + double + at)
    const offsetAt = starts + 2 * double + at
    const offset = view.getUint16(offsetAt)
    if (offset === 0) return (code + delta) & 0xffff
    const glyph = view.getUint16(offsetAt + offset + 2 * (code - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

const [ON_CURVE, SHORT_X, SHORT_Y, REPEATED, SAME_X, SAME_Y] = [1, 2, 4, 8, 16, 32]

// Every font on every page is looked at: nothing is made anew for a glyph.
const flags = new Uint8Array(MOST_POINTS)
const xs = new Float64Array(MOST_POINTS)
const ys = new Float64Array(MOST_POINTS)
const lines = new Float64Array(MOST_POINTS * STEPS * 4)
let drawn = 0

/** A glyph that is not put together of others. */
function readGlyph(view: DataView, from: number): Outline | undefined {
  const contours = view.getInt16(from)
  if (contours < 1 || contours > MOST_CONTOURS) return undefined
  let at = from + 10 + 2 * contours
  const count = view.getUint16(at - 2) + 1
  if (count > MOST_POINTS) return undefined
  at += 2 + view.getUint16(at)
  for (let index = 0; index < count;) {
    const flag = view.getUint8(at++)
    for (let times = flag & REPEATED ? view.getUint8(at++) : 0; times >= 0; times--) flags[index++] = flag
  }
  at = readCoordinates(view, at, count, xs, SHORT_X, SAME_X)
  readCoordinates(view, at, count, ys, SHORT_Y, SAME_Y)
  drawn = 0
  for (let contour = 0, start = 0; contour < contours; contour++) {
    const end = view.getUint16(from + 10 + 2 * contour)
    if (end >= count) return undefined
    drawContour(start, end)
    start = end + 1
  }
  return lines.subarray(0, drawn)
}

function readCoordinates(view: DataView, from: number, count: number, into: Float64Array, short: number, same: number): number {
  let [at, value] = [from, 0]
  for (let index = 0; index < count; index++) {
    const flag = flags[index]!
    if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++)
    else if (!(flag & same)) {
      value += view.getInt16(at)
      at += 2
    }
    into[index] = value
  }
  return at
}

/** Between two points off the curve lies one on it. */
function drawContour(start: number, end: number): void {
  const isOn = (index: number) => (flags[index]! & ON_CURVE) > 0
  const next = (index: number) => (index === end ? start : index + 1)
  let first = start
  while (first <= end && !isOn(first)) first++
  if (first > end) return
  let [x, y] = [xs[first]!, ys[first]!]
  let index = first
  do {
    index = next(index)
    if (isOn(index)) drawLine(x, y, xs[index]!, ys[index]!)
    else {
      const after = next(index)
      const [toX, toY] = isOn(after) ? [xs[after]!, ys[after]!] : [(xs[index]! + xs[after]!) / 2, (ys[index]! + ys[after]!) / 2]
      drawCurve(x, y, xs[index]!, ys[index]!, toX, toY)
      if (isOn(after)) index = after
      ;[x, y] = [toX, toY]
      continue
    }
    ;[x, y] = [xs[index]!, ys[index]!]
  } while (index !== first)
}

function drawCurve(x: number, y: number, controlX: number, controlY: number, toX: number, toY: number): void {
  let [fromX, fromY] = [x, y]
  for (let step = 1; step <= STEPS; step++) {
    const t = step / STEPS
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    const [nextX, nextY] = [p * x + q * controlX + r * toX, p * y + q * controlY + r * toY]
    drawLine(fromX, fromY, nextX, nextY)
    ;[fromX, fromY] = [nextX, nextY]
  }
}

function drawLine(x1: number, y1: number, x2: number, y2: number): void {
  lines[drawn++] = x1
  lines[drawn++] = y1
  lines[drawn++] = x2
  lines[drawn++] = y2
}
