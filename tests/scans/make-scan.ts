import { createCanvas } from '@napi-rs/canvas'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { leanRaster, type Raster } from '#app/engine/read/raster.ts'
import type { Dice } from '#tests/generator/random.ts'

const DPI = 200
const POINTS_PER_INCH = 72
/** How far a page is turned at most, in degrees, and how far the grey of a pixel strays (standard deviation, 0 to 255). */
const MOST_LEAN = 2
const NOISE = 10
/** Paper is not white and ink is not black. */
const [INK, PAPER] = [25, 240]
const QUALITY = 75 // of JPEG, 0 to 100

/** A PDF as it comes back from a scanner: its pages drawn by poppler, turned a little, with noise, and nothing but pictures. Undefined where poppler cannot draw it. */
export async function makeScan(file: string, dice: Dice): Promise<Uint8Array | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-scan-'))
  try {
    if (spawnSync('pdftoppm', ['-r', String(DPI), '-gray', file, join(folder, 'page')]).status !== 0) return undefined
    const scan = await PDFDocument.create()
    for (const name of readdirSync(folder).sort()) {
      const drawn = readGreyMap(readFileSync(join(folder, name)))
      const picture = await scan.embedJpg(asJpeg(worn(leanRaster(drawn, (dice.next() * 2 - 1) * MOST_LEAN), dice)))
      const [width, height] = [(drawn.width * POINTS_PER_INCH) / DPI, (drawn.height * POINTS_PER_INCH) / DPI]
      scan.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
    }
    return await scan.save()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Binary PGM (netpbm) of eight bits, as pdftoppm writes it. */
function readGreyMap(bytes: Buffer): Raster {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 60))!
  return { width: Number(width), height: Number(height), pixels: new Uint8Array(bytes.subarray(head.length)) }
}

function worn({ width, height, pixels }: Raster, dice: Dice): Raster {
  // The sum of three evenly spread numbers is close enough to a bell curve; its deviation is a half.
  const noise = () => (dice.next() + dice.next() + dice.next() - 1.5) * 2 * NOISE
  return { width, height, pixels: pixels.map((grey) => Math.max(0, Math.min(255, INK + (grey / 255) * (PAPER - INK) + noise()))) }
}

function asJpeg({ width, height, pixels }: Raster): Buffer {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const picture = pen.createImageData(width, height)
  pixels.forEach((grey, at) => picture.data.set([grey, grey, grey, 255], at * 4))
  pen.putImageData(picture, 0, 0)
  return canvas.toBuffer('image/jpeg', QUALITY)
}
