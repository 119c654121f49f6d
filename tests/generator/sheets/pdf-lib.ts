import { PDFDocument, rgb, StandardFonts, type PDFFont } from 'pdf-lib'
import { fontOf } from './measure.ts'
import { leftOf, MADE_AT, type Paper, type Sheet } from './sheet.ts'

export async function openPdfLibSheet(paper: Paper): Promise<Sheet> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setProducer('pdf-lib')
  pdf.setCreationDate(MADE_AT)
  pdf.setModificationDate(MADE_AT)
  const names = Object.values(StandardFonts)
  const fonts = new Map<string, PDFFont>()
  for (const name of names.filter((one) => !/Symbol|Zapf|Oblique|Italic/.test(one))) fonts.set(name, pdf.embedStandardFont(name))
  let page = pdf.addPage([paper.width, paper.height])
  const up = (y: number) => paper.height - y
  return {
    ...paper,
    producer: 'pdf-lib',
    text(text, x, y, look) {
      const font = fonts.get(fontOf(look))!
      page.drawText(text, {
        x: leftOf(x, font.widthOfTextAtSize(text, look.size), look.align),
        y: up(y),
        size: look.size,
        font,
        color: colourOf(look.colour ?? '#000000'),
      })
    },
    line: (fromX, fromY, toX, toY, thickness = 0.6) =>
      page.drawLine({ start: { x: fromX, y: up(fromY) }, end: { x: toX, y: up(toY) }, thickness }),
    box(left, top, width, height, fill) {
      const look = fill === undefined ? { borderWidth: 0.6, borderColor: rgb(0, 0, 0) } : { color: colourOf(fill) }
      page.drawRectangle({ x: left, y: up(top + height), width, height, ...look })
    },
    nextPage: () => void (page = pdf.addPage([paper.width, paper.height])),
    attach: (name, content) =>
      void pdf.attach(Buffer.from(content), name, { mimeType: 'text/xml', creationDate: MADE_AT, modificationDate: MADE_AT }),
    finish: () => pdf.save(),
  }
}

function colourOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}
