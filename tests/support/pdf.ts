/** A small PDF written by hand, so that a test says exactly what stands in the file. */
export interface PdfParts {
  /** Content streams, one a page; text with /F1 (Helvetica) and /F2 (Helvetica-Bold). A stream may be bytes with a filter. */
  pages: (string | { bytes: Uint8Array; filter: string })[]
  /** Added to the dictionary of every page: `/Rotate 90`, `/Annots [20 0 R]`. */
  page?: string
  /** Added to the catalogue. */
  catalogue?: string
  /** Further resources of every page: `/ExtGState << … >>`. */
  resources?: string
  /** Further objects by number (20 and up), whole: `<< … >>`, or a dictionary with a stream. */
  objects?: Record<number, string | { dictionary: string; bytes: Uint8Array }>
  /** Claimed in the page tree. */
  count?: number
}

const SIZE = '/MediaBox [0 0 600 800]'
const PAGES = 3
const FONTS = '/Font << /F1 5 0 R /F2 6 0 R >>'

export function makePdf({ pages, page = '', catalogue = '', resources = '', objects = {}, count = pages.length }: PdfParts): Uint8Array {
  const numberOf = (index: number) => 100 + 2 * index
  const bodies: [number, string, Uint8Array?][] = [
    [1, `<< /Type /Catalog /Pages ${PAGES} 0 R ${catalogue} >>`],
    [PAGES, `<< /Type /Pages /Count ${count} /Kids [${pages.map((_page, index) => `${numberOf(index)} 0 R`).join(' ')}] >>`],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [6, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'],
    ...Object.entries(objects).map(([number, value]): [number, string, Uint8Array?] =>
      typeof value === 'string' ? [Number(number), value] : [Number(number), value.dictionary, value.bytes],
    ),
    ...pages.flatMap((content, index): [number, string, Uint8Array?][] => {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content.bytes
      const filter = typeof content === 'string' ? '' : `/Filter ${content.filter}`
      const [number, stream] = [numberOf(index), numberOf(index) + 1]
      return [
        [number, `<< /Type /Page /Parent ${PAGES} 0 R ${SIZE} /Contents ${stream} 0 R /Resources << ${FONTS} ${resources} >> ${page} >>`],
        [stream, `<< /Length ${bytes.byteLength} ${filter} >>`, bytes],
      ]
    }),
  ]
  return write(bodies)
}

function write(bodies: readonly [number, string, Uint8Array?][]): Uint8Array {
  const chunks: Uint8Array[] = []
  const offsets = new Map<number, number>()
  let length = 0
  const add = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    chunks.push(bytes)
    length += bytes.byteLength
  }
  add('%PDF-1.7\n')
  for (const [number, dictionary, stream] of bodies) {
    offsets.set(number, length)
    add(`${number} 0 obj\n${dictionary}\n`)
    if (stream) {
      add('stream\n')
      add(stream)
      add('\nendstream\n')
    }
    add('endobj\n')
  }
  const start = length
  const entries = [...offsets].sort(([a], [b]) => a - b)
  add('xref\n0 1\n0000000000 65535 f \n')
  for (const [number, offset] of entries) add(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<< /Size ${entries.at(-1)![0] + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

/** One line of text at x, y (from the bottom, as in PDF), 10 points unless said. */
export function textAt(x: number, y: number, text: string, size = 10, font = 'F1'): string {
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`
}
