import PDFDocument from 'pdfkit'
import { fontOf, measure } from './measure.ts'
import { leftOf, MADE_AT, type Paper, type Sheet } from './sheet.ts'

/** `turned`: the page lies on its side in the file and is shown upright through /Rotate. */
export function openPdfkitSheet(paper: Paper, turned = false): Sheet {
  const pdf = new PDFDocument({
    size: turned ? [paper.height, paper.width] : [paper.width, paper.height],
    margin: 0,
    info: { CreationDate: MADE_AT, ModDate: MADE_AT },
  })
  const lieDown = () => {
    ;(pdf.page.dictionary.data as Record<string, unknown>).Rotate = 90
    pdf.transform(0, -1, 1, 0, 0, paper.width)
  }
  if (turned) lieDown()
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  return {
    ...paper,
    producer: 'PDFKit',
    text(text, x, y, look) {
      pdf
        .font(fontOf(look))
        .fontSize(look.size)
        .fillColor(look.colour ?? 'black')
      pdf.text(text, leftOf(x, measure(text, look), look.align), y, { lineBreak: false, baseline: 'alphabetic' })
    },
    line: (fromX, fromY, toX, toY, thickness = 0.6) => void pdf.lineWidth(thickness).moveTo(fromX, fromY).lineTo(toX, toY).stroke('black'),
    box(left, top, width, height, fill) {
      pdf.lineWidth(0.6).rect(left, top, width, height)
      if (fill === undefined) pdf.stroke('black')
      else pdf.fill(fill)
    },
    nextPage() {
      pdf.addPage()
      if (turned) lieDown()
    },
    attach(name, content) {
      // pdfkit writes /AFRelationship, which its types do not know: Factur-X asks for it.
      const options = { name, type: 'text/xml', creationDate: MADE_AT, modifiedDate: MADE_AT, relationship: 'Alternative' }
      pdf.file(Buffer.from(content), options)
    },
    async finish() {
      pdf.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
