import { describe, expect, test } from 'vitest'
import { liftRules } from '#app/engine/read/lift-rules.ts'
import { lightUp } from '#app/engine/read/light-up.ts'
import { greyOf, inkThreshold, leanRaster, type Raster, shrink, turnRaster } from '#app/engine/read/raster.ts'
import { measureLean } from '#app/engine/read/skew.ts'

/** Text art: # is ink, anything else paper. */
function draw(...rows: string[]): Raster {
  return { width: rows[0]!.length, height: rows.length, pixels: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255)) }
}

function show({ width, pixels }: Raster): string[] {
  const signs = Array.from(pixels, (grey) => (grey < 128 ? '#' : '.')).join('')
  return signs.match(new RegExp(`.{${width}}`, 'g'))!
}

/** A page of lines of "text": dashes of ink, 10 pixels high, every 30 pixels. */
function pageOfLines(width: number, height: number): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 60; y < height - 60; y++) {
    if (y % 30 >= 10) continue
    for (let x = 60; x < width - 60; x++) if ((x * 7 + Math.floor(y / 30) * 13) % 29 < 19) pixels[y * width + x] = 20
  }
  return { width, height, pixels }
}

test('colours become grey by their luma', () => {
  expect([...greyOf([255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255], 3, 1).pixels]).toEqual([255, 76, 0])
})

describe('turning', () => {
  const mark = draw('##.', '#..')
  test.each([
    [90, ['##', '.#', '..']],
    [180, ['..#', '.##']],
    [270, ['..', '#.', '##']],
  ] as const)('%i degrees clockwise', (degrees, rows) => expect(show(turnRaster(mark, degrees))).toEqual(rows))
  test('a quarter and its opposite undo each other', () => expect(turnRaster(turnRaster(mark, 90), 270)).toEqual(mark))
})

test('blocks become their mean', () => {
  expect([...shrink(draw('##..', '##..'), 2).pixels]).toEqual([0, 255])
})

test('ink is parted from paper, also on grey paper', () => {
  const grey = { width: 4, height: 1, pixels: Uint8Array.of(40, 50, 190, 200) }
  expect(inkThreshold(grey)).toBeGreaterThanOrEqual(50)
  expect(inkThreshold(grey)).toBeLessThan(190)
})

describe('how a page lies', () => {
  const page = pageOfLines(800, 1000)
  test('straight', () => expect(measureLean(page)).toMatchObject({ sideways: false, degrees: 0 }))
  test.each([-2, 1.5])('leaning by %d degrees', (degrees) => {
    const lean = measureLean(leanRaster(page, degrees))
    expect(lean.sideways).toBe(false)
    expect(lean.degrees).toBeCloseTo(degrees, 0)
  })
  test('leaning by so little that only its edges tell', () => expect(measureLean(leanRaster(page, 0.3)).degrees).toBeCloseTo(0.3, 1))
  test('on its side', () => expect(measureLean(turnRaster(page, 90)).sideways).toBe(true))
})

describe('rules are lifted', () => {
  const width = 300
  const blank = () => ({ width, height: 120, pixels: new Uint8Array(width * 120).fill(230) })
  test('a long stroke goes and is told, short ones stay', () => {
    const raster = blank()
    raster.pixels.fill(10, 40 * width + 20, 40 * width + 280)
    raster.pixels.fill(10, 80 * width + 20, 80 * width + 50)
    const { raster: clean, rules } = liftRules(raster, 200)
    expect(rules).toHaveLength(1)
    expect(rules[0]).toMatchObject({ left: 20, right: 280 })
    expect(clean.pixels[40 * width + 100]).toBe(230)
    expect(clean.pixels[80 * width + 30]).toBe(10)
  })
  test('a filled area is no rule', () => {
    const raster = blank()
    for (let y = 40; y < 80; y++) raster.pixels.fill(10, y * width + 20, y * width + 280)
    expect(liftRules(raster, 200).rules).toEqual([])
  })
})

test('white on dark is turned over, and told', () => {
  const [width, height] = [400, 120]
  const raster = { width, height, pixels: new Uint8Array(width * height).fill(240) }
  for (let y = 36; y < 84; y++) raster.pixels.fill(60, y * width + 60, y * width + 300)
  raster.pixels.fill(250, 60 * width + 100, 60 * width + 130)
  const { raster: lit, areas } = lightUp(raster, 200)
  expect(areas).toEqual([{ left: 60, top: 36, right: 300, bottom: 84 }])
  expect(lit.pixels[50 * width + 200]).toBeGreaterThan(240)
  expect(lit.pixels[60 * width + 110]).toBeLessThan(20)
  expect(lit.pixels[10 * width + 10]).toBe(240)
})

test('bold print is no dark area, however close its letters stand', () => {
  const [width, height] = [400, 120]
  const raster = { width, height, pixels: new Uint8Array(width * height).fill(240) }
  // Strokes of five pixels with gaps of four: more than half of the ground is ink.
  for (let y = 40; y < 80; y++) for (let x = 60; x < 300; x += 9) raster.pixels.fill(30, y * width + x, y * width + x + 5)
  const { raster: lit, areas } = lightUp(raster, 200)
  expect(areas).toEqual([])
  expect(lit).toBe(raster)
})

test('a dark area is turned over up to its very edge', () => {
  const [width, height] = [400, 120]
  const raster = { width, height, pixels: new Uint8Array(width * height).fill(240) }
  for (let y = 38; y < 85; y++) raster.pixels.fill(60, y * width + 57, y * width + 303)
  expect(lightUp(raster, 200).areas).toEqual([{ left: 57, top: 38, right: 303, bottom: 85 }])
})
