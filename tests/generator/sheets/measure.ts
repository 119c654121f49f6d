import PDFDocument from 'pdfkit'
import type { Look } from './sheet.ts'

const fonts = { sans: ['Helvetica', 'Helvetica-Bold'], serif: ['Times-Roman', 'Times-Bold'], mono: ['Courier', 'Courier-Bold'] } as const
const ruler = new PDFDocument({ autoFirstPage: false })

export function fontOf({ face = 'sans', bold = false }: Look): string {
  return fonts[face][bold ? 1 : 0]
}

/** Width in points by the metrics of the 14 standard fonts, which every producer here uses or resembles. */
export function measure(text: string, look: Look): number {
  return ruler.font(fontOf(look)).fontSize(look.size).widthOfString(text)
}

/** Words on lines no wider than `width`; a single word that is wider stays whole. */
export function wrap(text: string, width: number, look: Look): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`, look) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
