import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { leftOf, MADE_AT, type Paper, type Sheet } from './sheet.ts'

const DOTS_PER_POINT = 150 / 72

/** A page that a scanner might have made: one grey picture a page, no text layer. */
export function openScanSheet(paper: Paper): Sheet {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')
  GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), 'Scan')
  GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Bold.ttf'), 'Scan Bold')
  const pages: SKRSContext2D[] = [openPage(paper)]
  const page = () => pages.at(-1)!
  return {
    ...paper,
    producer: 'scan',
    text(text, x, y, look) {
      const brush = page()
      brush.font = `${look.size}px "${look.bold ? 'Scan Bold' : 'Scan'}"`
      brush.fillStyle = '#222222'
      brush.fillText(text, leftOf(x, brush.measureText(text).width, look.align), y)
    },
    line(fromX, fromY, toX, toY, thickness = 0.6) {
      const brush = page()
      brush.lineWidth = thickness
      brush.beginPath()
      brush.moveTo(fromX, fromY)
      brush.lineTo(toX, toY)
      brush.stroke()
    },
    box(left, top, width, height, fill) {
      const brush = page()
      if (fill === undefined) brush.strokeRect(left, top, width, height)
      else {
        brush.fillStyle = fill
        brush.fillRect(left, top, width, height)
      }
    },
    nextPage: () => void pages.push(openPage(paper)),
    attach() {
      throw new Error('A scanner embeds no files.')
    },
    finish: () =>
      bind(
        pages.map((brush) => brush.canvas.toBuffer('image/jpeg', 60)),
        paper,
      ),
  }
}

function openPage({ width, height }: Paper): SKRSContext2D {
  const brush = createCanvas(Math.round(width * DOTS_PER_POINT), Math.round(height * DOTS_PER_POINT)).getContext('2d')
  brush.fillStyle = '#fbfbf8'
  brush.fillRect(0, 0, width * DOTS_PER_POINT, height * DOTS_PER_POINT)
  brush.scale(DOTS_PER_POINT, DOTS_PER_POINT)
  brush.strokeStyle = '#222222'
  return brush
}

async function bind(pictures: Buffer[], paper: Paper): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: MADE_AT, ModDate: MADE_AT },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  for (const picture of pictures) pdf.addPage().image(picture, 0, 0, { width: paper.width, height: paper.height })
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
