import { measure } from './measure.ts'
import { leftOf, type Paper, type Sheet } from './sheet.ts'

/** Prints a whole HTML text as PDF (by a browser). */
export type Printer = (html: string, paper: Paper) => Promise<Uint8Array>

const families = {
  sans: 'Helvetica, Arial, Liberation Sans',
  serif: 'Times New Roman, Liberation Serif',
  mono: 'Courier New, Liberation Mono',
}
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One SVG a page, printed by a browser: real text in embedded fonts. */
export function openSvgSheet(paper: Paper, print: Printer): Sheet {
  const pages: string[][] = [[]]
  const draw = (mark: string) => void pages.at(-1)!.push(mark)
  return {
    ...paper,
    producer: 'Chromium',
    text(text, x, y, look) {
      const left = leftOf(x, measure(text, look), look.align)
      draw(
        `<text xml:space="preserve" x="${left}" y="${y}" font-size="${look.size}" font-family="${families[look.face ?? 'sans']}"${look.bold ? ' font-weight="bold"' : ''} fill="${look.colour ?? 'black'}">${escape(text)}</text>`,
      )
    },
    line: (fromX, fromY, toX, toY, thickness = 0.6) =>
      draw(`<line x1="${fromX}" y1="${fromY}" x2="${toX}" y2="${toY}" stroke="black" stroke-width="${thickness}"/>`),
    box: (left, top, width, height, fill) =>
      draw(
        `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${fill === undefined ? 'fill="none" stroke="black" stroke-width="0.6"' : `fill="${fill}"`}/>`,
      ),
    nextPage: () => void pages.push([]),
    attach() {
      throw new Error('A browser cannot embed files.')
    },
    finish: () => print(htmlOf(pages, paper), paper),
  }
}

function htmlOf(pages: string[][], { width, height }: Paper): string {
  const svgs = pages.map(
    (marks) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${marks.join('')}</svg>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>@page{size:${width}pt ${height}pt;margin:0}body{margin:0}svg{display:block;break-after:page}svg:last-child{break-after:auto}</style>${svgs.join('')}`
}
