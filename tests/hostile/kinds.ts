import { deflateSync } from 'node:zlib'
import { makePdf, type PdfParts, textAt } from '#tests/support/pdf.ts'

/** An odd file made here: what it shows is the invoice below, or nothing that could be believed. */
export interface OddKind {
  name: string
  bytes: () => Uint8Array
  /** What is seen on the page, where that is another total. */
  total?: string
  /** At least one of these must come out: codes of warnings or checks, `incomplete`, or the code of the refusal. Left out: right without a word will do. */
  told?: string[]
  /** Its time has to run out. */
  endless?: boolean
}

/** No code of the contract: a core field stays empty, so that nobody approves the document unseen. */
export const INCOMPLETE = 'incomplete'
export const NUMBER = 'INV-2041'
export const TOTAL = '120.00'

/** An invoice that is read without a doubt. */
export function invoice(number = NUMBER, [net, tax, total] = ['100.00', '20.00', TOTAL], instead = ''): string {
  const row = (y: number, cells: [x: number, text: string][]) => cells.map(([x, text]) => textAt(x, y, text)).join('')
  return [
    textAt(50, 760, 'Brightsill Electrical Ltd', 12, 'F2'),
    textAt(50, 745, '88 Corn Street, Norwich NR3 1AU'),
    textAt(50, 700, 'INVOICE', 18, 'F2'),
    textAt(50, 670, `Invoice number: ${number}`),
    textAt(50, 655, 'Invoice date: 24 November 2025'),
    textAt(50, 640, 'Due date: 4 December 2025'),
    textAt(330, 670, 'Bill to:'),
    textAt(330, 655, 'Gorseland Hotel'),
    textAt(330, 640, '14 Tanner Row, Bristol BS1 6QF'),
    row(580, [
      [50, 'Description'],
      [300, 'Quantity'],
      [380, 'Unit price'],
      [480, 'Amount'],
    ]),
    row(560, [
      [50, 'Service call, engineer'],
      [300, '2'],
      [380, '50.00'],
      [480, net!],
    ]),
    row(500, [
      [380, 'Subtotal'],
      [480, net!],
    ]),
    row(485, [
      [380, 'VAT 20%'],
      [480, tax!],
    ]),
    instead || row(470, [[380, 'Total GBP'], [480, total!]]), // prettier-ignore
  ].join('')
}

export const page = (more: Partial<PdfParts> = {}, content = invoice()) => makePdf({ pages: [content], ...more })
export const stream = (bytes: Uint8Array | string, dictionary = '') => ({
  dictionary: `<< ${dictionary} /Length ${bytes.length} >>`,
  bytes: Buffer.from(bytes),
})
export const replaced = (from: string | RegExp, to: string, bytes = page()) =>
  Buffer.from(withPlaces(Buffer.from(bytes).toString('latin1').replace(from, to)), 'latin1')
/** The table of objects is set right, so that what is changed is what the kind is about. */
const withPlaces = (file: string) =>
  file
    .replace(/(?<=\n)(\d+) 1\n\d{10} 00000 n/g, (_entry, number: string) => {
      const place = file.search(new RegExp(`(?<=\\n)${number} 0 obj`))
      return `${number} 1\n${String(place).padStart(10, '0')} 00000 n`
    })
    .replace(/startxref\n\d+/, `startxref\n${file.indexOf('\nxref') + 1}`)
export const shown = (hidden: string) => `${textAt(380, 470, 'Total GBP')}${hidden}`
export const fake = textAt(480, 470, '9999.00')
export const honest = textAt(480, 470, TOTAL)

/** A PDF inside of a PDF inside of a PDF. */
function nested(depth: number): Uint8Array {
  if (depth === 0) return page()
  const names = '/Names << /EmbeddedFiles << /Names [(inner.pdf) 20 0 R] >> >>'
  return page({
    catalogue: names,
    objects: { 20: '<< /Type /Filespec /F (inner.pdf) /EF << /F 21 0 R >> >>', 21: stream(nested(depth - 1)) },
  })
}

/** Says other letters than it shows. */
const lyingMap = stream(
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ' +
    '1 beginbfrange <31> <31> <0039> endbfrange endcmap end end',
)

/** A second revision of the file, in which an object is another. */
function revised(bytes: Uint8Array, number: number, body: string, cut = 0): Uint8Array {
  const start = bytes.length
  const object = `${number} 0 obj\n${body}\nendobj\n`
  const previous = /startxref\n(\d+)/.exec(Buffer.from(bytes).toString('latin1'))![1]!
  const table = `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`
  const end = `trailer\n<< /Size 200 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start + object.length}\n%%EOF\n`
  const update = object + table + end
  return Buffer.concat([bytes, Buffer.from(update.slice(0, update.length - cut), 'latin1')])
}

const corrected = invoice(NUMBER, ['200.00', '40.00', '240.00']).replace('(2)', '(4)')
const asStream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

export const oddKinds: OddKind[] = [
  { name: 'plain', bytes: () => page() },
  {
    name: 'portfolio with the invoice inside only',
    bytes: () =>
      page(
        {
          catalogue: '/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a.pdf) 20 0 R] >> >>',
          objects: { 20: '<< /Type /Filespec /F (a.pdf) /EF << /F 21 0 R >> >>', 21: stream(page()) },
        },
        textAt(50, 700, 'For the best experience, open this PDF portfolio in Acrobat X or later.'),
      ),
    told: ['not_an_invoice_or_work_order'],
  },
  {
    name: 'two invoices in one file',
    bytes: () => makePdf({ pages: [invoice(), invoice('INV-2042')] }),
    told: ['several_documents'],
  },
  { name: 'PDF in PDF in PDF', bytes: () => nested(6) },
  { name: 'page tree that leads back to itself', bytes: () => replaced('/Kids [100 0 R]', '/Kids [100 0 R 3 0 R]') },
  { name: 'page tree of itself alone', bytes: () => replaced('/Kids [100 0 R]', '/Kids [3 0 R]'), told: ['damaged'] },
  {
    name: 'the same page ten thousand times',
    bytes: () => replaced('/Count 1 /Kids [100 0 R]', `/Count 10000 /Kids [${'100 0 R '.repeat(10_000)}]`),
    told: ['pages_left_out'],
  },
  { name: 'huge sheet', bytes: () => replaced('[0 0 600 800]', '[0 0 1000000000 1000000000]') },
  { name: 'box below zero', bytes: () => replaced('[0 0 600 800]', '[-600 -800 0 0]', page({}, `1 0 0 1 -600 -800 cm ${invoice()}`)) },
  { name: 'box without area', bytes: () => replaced('[0 0 600 800]', '[0 0 0 0]') },
  { name: 'turned by 45 degrees', bytes: () => page({ page: '/Rotate 45' }) },
  { name: 'turned by 36,090 degrees', bytes: () => page({ page: '/Rotate 36090' }) },
  { name: 'units of ten points', bytes: () => page({ page: '/UserUnit 10' }) },
  {
    name: 'another total on a layer that is off by default',
    bytes: () =>
      page(
        {
          resources: '/Properties << /L0 20 0 R >>',
          objects: { 20: '<< /Type /OCG /Name (Off) >>' },
          catalogue: '/OCProperties << /OCGs [20 0 R] /D << /BaseState /OFF >> >>',
        },
        invoice(NUMBER, undefined, shown(`/OC /L0 BDC ${fake} EMC ${honest}`)),
      ),
    told: ['hidden_text'],
  },
  {
    name: 'another total clipped away',
    bytes: () => page({}, invoice(NUMBER, undefined, shown(`q 0 0 5 5 re W n ${fake} Q ${honest}`))),
    told: ['hidden_text'],
  },
  {
    name: 'another total in white under a picture',
    bytes: () => withPicture(invoice(NUMBER, undefined, shown(`1 g ${fake} 0 g q 120 0 0 15 470 467 cm /Im Do Q ${honest}`))),
    told: ['hidden_text', 'overprinted_text'],
  },
  {
    name: 'ActualText that lies',
    bytes: () => page({}, invoice(NUMBER, undefined, shown(`/Span << /ActualText (9999.00) >> BDC ${honest} EMC`))),
  },
  {
    name: 'ToUnicode that lies about digits',
    bytes: () =>
      replaced('/BaseFont /Helvetica /Encoding', '/BaseFont /Helvetica /ToUnicode 20 0 R /Encoding', page({ objects: { 20: lyingMap } })),
    told: ['text_layer_unreadable', 'text_layer_differs'],
  },
  {
    name: 'a thousand pages',
    bytes: () => makePdf({ pages: [invoice(), ...Array.from({ length: 999 }, () => textAt(50, 700, 'Terms'))] }),
    told: ['pages_left_out'],
  },
  {
    name: 'two hundred megabytes of zeros',
    bytes: () => makePdf({ pages: [{ bytes: deflateSync(Buffer.alloc(200 * 1024 * 1024)), filter: '/FlateDecode' }] }),
    endless: true,
    told: ['no_text_layer', 'out_of_memory', 'timed_out', 'damaged'],
  },
  {
    name: 'form that paints itself',
    bytes: () =>
      page(
        {
          resources: '/XObject << /Fm 20 0 R >>',
          objects: { 20: stream('/Fm Do', '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /Fm 20 0 R >> >>') },
        },
        `${invoice()} /Fm Do`,
      ),
  },
  {
    name: 'forms that double at every step',
    bytes: () => doubling(24),
    endless: true,
    told: ['timed_out', 'out_of_memory', 'limits_reached', 'partly_damaged', 'damaged'],
  },
  {
    name: 'script that runs on opening',
    bytes: () => page({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("http://example.org"\\);) >>' }),
  },
  {
    name: 'XFA form whose page only asks to wait',
    bytes: () =>
      page(
        {
          catalogue: '/AcroForm << /XFA 20 0 R /Fields [] >>',
          objects: { 20: stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><total>9999.00</total></xdp:xdp>') },
        },
        textAt(
          50,
          700,
          'Please wait... If this message is not eventually replaced by the proper contents of the document, your viewer may not be able to display it.',
        ),
      ),
    told: ['not_an_invoice_or_work_order'],
  },
  {
    name: 'attachments with names that climb',
    bytes: () =>
      page({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a) 20 0 R] >> >>',
        objects: { 20: '<< /Type /Filespec /F (../../../tmp/\\033[2Jevil.xml) /EF << /F 21 0 R >> >>', 21: stream('<a>9999.00</a>') },
      }),
  },
  { name: 'junk before the header', bytes: () => Buffer.concat([Buffer.from('<html><script>alert(1)</script>'.repeat(20)), page()]) },
  { name: 'second revision with another total', bytes: () => revised(page(), 101, asStream(corrected)), total: '240.00' },
  { name: 'second revision that is cut off', bytes: () => revised(page(), 101, asStream(corrected), 60), told: ['partly_damaged'] },
  { name: 'length that is itself', bytes: () => replaced(/\/Length \d+ {2}>>/, '/Length 101 0 R >>') },
  { name: 'length below zero', bytes: () => replaced(/\/Length \d+ {2}>>/, '/Length -1 >>') },
  {
    name: 'dictionaries in dictionaries',
    bytes: () => page({ catalogue: `/X ${'<< /X '.repeat(50_000)}` }),
    told: ['damaged', 'timed_out'],
  },
  {
    name: 'fifty thousand times the same content',
    bytes: () => replaced('/Contents 101 0 R', `/Contents [${'101 0 R '.repeat(50_000)}]`),
    endless: true,
    told: ['timed_out', 'out_of_memory', 'limits_reached'],
  },
  { name: 'inline picture without an end', bytes: () => page({}, `${invoice()} BI /W 10 /H 10 /CS /G /BPC 8 ID ${'x'.repeat(50)}`) },
  {
    name: 'ten thousand fonts',
    bytes: () =>
      page(
        {},
        Array.from({ length: 10_000 }, (_none, at) => `/G${at} 10 Tf`)
          .join(' ')
          .concat(' BT ET ', invoice()),
      ),
    told: ['partly_damaged'],
  },
  { name: 'text that is cut in the middle of a string', bytes: () => page({}, invoice().slice(0, -60)), told: ['partly_damaged'] },
]

function withPicture(content: string): Uint8Array {
  return page(
    {
      resources: '/XObject << /Im 20 0 R >>',
      objects: {
        20: stream(
          Buffer.alloc(300, 200),
          '/Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceRGB /BitsPerComponent 8',
        ),
      },
    },
    content,
  )
}

/** Each form paints the next one twice: 2 to the power of `depth` words. */
function doubling(depth: number): Uint8Array {
  const form = (at: number, content: string) =>
    [
      20 + at,
      stream(
        content,
        `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> /XObject << /Fm ${21 + at} 0 R >> >>`,
      ),
    ] as const
  const forms = Array.from({ length: depth }, (_none, at) =>
    form(at, at === depth - 1 ? textAt(50, 700, 'Total 9999.00') : '/Fm Do /Fm Do'),
  )
  return page({ resources: '/XObject << /Fm 20 0 R >>', objects: Object.fromEntries(forms) }, `${invoice()} /Fm Do`)
}
