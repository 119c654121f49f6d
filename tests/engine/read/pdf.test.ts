import { describe, expect, test } from 'vitest'
import { readDocument } from '#app/engine/read/pdf.ts'
import { makePdf, type PdfParts, textAt } from '#tests/support/pdf.ts'

const read = (parts: PdfParts) => readDocument(makePdf(parts))
const onePage = async (content: string, parts: Partial<PdfParts> = {}) => {
  const document = await read({ pages: [content], ...parts })
  return { ...document.pages[0]!, findings: document.findings }
}
const textOf = ({ lines }: { lines: { text: string }[] }) => lines.map((line) => line.text)

describe('words and lines', () => {
  test('stand where they are printed, y from the top', async () => {
    const page = await onePage(textAt(50, 700, 'Invoice no. 42') + textAt(400, 700, 'Total'))
    expect(textOf(page)).toEqual(['Invoice no. 42', 'Total'])
    const [invoice] = page.words
    expect(invoice).toMatchObject({ text: 'Invoice', page: 1, size: 10, bold: false })
    expect(invoice!.box.left).toBeCloseTo(50, 1)
    // Helvetica: I 278, n 556, v 500, o 556, i 222, c 500, e 556 thousandths of an em.
    expect(invoice!.box.right).toBeCloseTo(50 + 31.68, 1)
    expect(invoice!.box.bottom).toBeGreaterThan(100)
    expect(invoice!.box.top).toBeLessThan(100)
  })
  test('kerning joins, a wide move inside one operator parts', async () => {
    const page = await onePage('BT /F1 10 Tf 50 700 Td [(IN) 20 (VOICE) -3000 (12) -400 (34)] TJ ET')
    expect(page.words.map(({ text }) => text)).toEqual(['INVOICE', '12', '34'])
    expect(textOf(page)).toEqual(['INVOICE', '12 34'])
  })
  test('bold is known by the font, also where text is filled and stroked', async () => {
    const page = await onePage(textAt(50, 700, 'Heavy', 10, 'F2') + '2 Tr ' + textAt(50, 650, 'Faked'))
    expect(page.words.map(({ bold }) => bold)).toEqual([true, true])
  })
  test('letters that were spaced out are one word', async () => {
    const page = await onePage(textAt(50, 700, 'T O T A L   D U E') + '3 Tc ' + textAt(50, 650, 'RECHNUNG'))
    expect(page.words.map(({ text }) => text)).toEqual(['TOTAL', 'DUE', 'RECHNUNG'])
  })
  test('the same text printed twice at one place counts once', async () => {
    const page = await onePage(textAt(50, 700, 'Total 12.00') + textAt(50.3, 700, 'Total 12.00'))
    expect(textOf(page)).toEqual(['Total 12.00'])
    expect(page.findings).toEqual([])
  })
  test('different texts at one place are told', async () => {
    const page = await onePage(textAt(50, 700, '1000.00') + textAt(50, 700, '9000.00'))
    expect(page.findings.map(({ code }) => code)).toEqual(['overprinted_text'])
  })
  test('control characters and direction overrides never get through', async () => {
    const page = await onePage('BT /F1 10 Tf 50 700 Td (AC\\001ME) Tj ET')
    expect(page.words.map(({ text }) => text).join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
  test('a vertical rule parts neighbours that stand close', async () => {
    const page = await onePage(textAt(50, 700, 'Qty') + textAt(75, 700, 'Price') + '1 w 71 690 m 71 720 l S')
    expect(textOf(page)).toEqual(['Qty', 'Price'])
  })
})

describe('rules and shades', () => {
  test('strokes and thin boxes are rules, dashes join, filled boxes are shades, white ones are not', async () => {
    const dashes = Array.from({ length: 20 }, (_none, index) => `${100 + index * 6} 300 4 0.5 re`).join(' ')
    const page = await onePage(`1 w 50 500 m 250 500 l S 50 400 200 1 re f ${dashes} f 0.8 g 50 600 300 20 re f 1 g 50 200 300 20 re f`)
    expect(page.rules.map(({ box }) => [Math.round(box.left), Math.round(box.right), Math.round(box.top)])).toEqual([
      [50, 250, 300],
      [50, 250, 399],
      [100, 218, 500],
    ])
    expect(page.shades.map(({ box }) => box)).toEqual([{ left: 50, top: 180, right: 350, bottom: 200 }])
  })
})

describe('what is not seen is left out and told', () => {
  const seen = textAt(50, 700, 'Total 1200.00')
  const secret = textAt(50, 600, 'Total 9999.00')
  const cases: [how: string, content: string, parts?: Partial<PdfParts>][] = [
    ['render_mode', `${seen} 3 Tr ${secret}`],
    ['same_colour', `${seen} 1 g ${secret}`],
    ['same_colour', `${seen} 0.5 g 40 590 300 30 re f ${secret}`],
    ['covered', `${seen} ${secret} 0.9 g 40 590 300 30 re f`],
    ['clipped', `${seen} q 0 0 30 30 re W n ${secret} Q`],
    ['transparent', `${seen} /G0 gs ${secret}`, { resources: '/ExtGState << /G0 << /ca 0 >> >>' }],
    ['tiny', seen + textAt(50, 600, 'Total 9999.00', 0.5)],
    ['off_page', seen + textAt(50, 900, 'Total 9999.00')],
    [
      'layer',
      `${seen} /OC /L0 BDC ${secret} EMC`,
      {
        resources: '/Properties << /L0 20 0 R >>',
        objects: { 20: '<< /Type /OCG /Name (Off) >>' },
        catalogue: '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>',
      },
    ],
  ]
  test.each(cases)('%s', async (how, content, parts) => {
    const page = await onePage(content, parts)
    expect(textOf(page)).toEqual(['Total 1200.00'])
    expect(page.findings).toEqual([{ code: 'hidden_text', details: { how, text: '9999.00' } }])
  })
  test('white on a dark shade is seen', async () => {
    const page = await onePage(`0 g 40 590 300 30 re f 1 g ${secret}`)
    expect(textOf(page)).toEqual(['Total 9999.00'])
    expect(page.findings).toEqual([])
  })
  test.each([
    ['even-odd', `0 g 41 581 298 38 re 40 580 300 40 re f*`],
    ['the other way round', '0 g 40 580 m 340 580 l 340 620 l 40 620 l h 41 581 m 41 619 l 339 619 l 339 581 l h f'],
  ])('a frame filled in one go (%s) is four rules and hides nothing', async (_, frame) => {
    for (const content of [`${frame} ${secret}`, `${secret} ${frame}`]) {
      const page = await onePage(content)
      expect(textOf(page)).toEqual(['Total 9999.00'])
      expect(page.findings).toEqual([])
      expect(page.rules).toHaveLength(4)
    }
  })
  test('two rectangles of one fill that cover each other hide as one', async () => {
    const page = await onePage(`${seen} ${secret} 0.9 g 41 581 298 38 re 40 580 300 40 re f`)
    expect(textOf(page)).toEqual(['Total 1200.00'])
  })
  test('a highlight that lets the ground shine through covers nothing', async () => {
    const page = await onePage(`${secret} /G0 gs 1 1 0 rg 40 590 300 30 re f`, { resources: '/ExtGState << /G0 << /BM /Multiply >> >>' })
    expect(textOf(page)).toEqual(['Total 9999.00'])
  })
  test('hidden text that only repeats what is seen is no matter', async () => {
    const page = await onePage(`${seen} 3 Tr ${seen}`)
    expect(page.findings).toEqual([])
  })
})

describe('turned pages', () => {
  test('a page in a mirror is told; one whose letters are turned over twice reads as usual', async () => {
    const said = textAt(50, 700, 'Total 12.00')
    const mirrored = await onePage(`-1 0 0 1 600 0 cm ${said}`)
    expect(mirrored.findings.map(({ code }) => code)).toContain('text_layer_unreadable')
    const twice = await onePage('1 0 0 -1 0 800 cm BT /F1 10 Tf 1 0 0 -1 50 100 Tm (Total 12.00) Tj ET')
    expect(textOf(twice)).toEqual(['Total 12.00'])
    expect(twice.findings).toEqual([])
    const negative = await onePage('BT /F1 -10 Tf -1 0 0 -1 50 700 Tm (Total 12.00) Tj ET')
    expect(negative.findings).toEqual([])
  })
  test('/Rotate 90 with text along it reads as it is displayed', async () => {
    const page = await onePage('BT /F1 10 Tf 0 1 -1 0 300 100 Tm (Sideways paper) Tj ET', { page: '/Rotate 90' })
    expect(page).toMatchObject({ width: 800, height: 600 })
    expect(page.turn).toBeUndefined()
    expect(textOf(page)).toEqual(['Sideways paper'])
  })
  test('text that runs up an unrotated page is turned for reading', async () => {
    const page = await onePage('BT /F1 10 Tf 0 1 -1 0 300 100 Tm (Turned by its matrix) Tj ET')
    expect(page).toMatchObject({ width: 800, height: 600, turn: 270 })
    const [word] = page.words
    // 100 points from the bottom edge of the sheet are 100 from the left edge of the turned page.
    expect(word!.box.left).toBeCloseTo(100, 1)
  })
  test('a few words in the margin do not turn the page, and say their angle', async () => {
    const page = await onePage(textAt(50, 700, 'An ordinary invoice with a note') + 'BT /F1 8 Tf 0 1 -1 0 20 100 Tm (Copy) Tj ET')
    expect(page.turn).toBeUndefined()
    expect(page.words.find(({ text }) => text === 'Copy')?.angle).toBe(270)
  })
})

describe('forms and notes', () => {
  const field = (flags: number) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (total) /V (1200.00) /F ${flags} /Rect [50 600 200 620] /DA (/F1 10 Tf 0 g) >>`
  test('the value of a field without an appearance is read', async () => {
    const page = await onePage(textAt(50, 700, 'Total'), { page: '/Annots [20 0 R]', objects: { 20: field(4) } })
    expect(textOf(page)).toEqual(['Total', '1200.00'])
  })
  test('a hidden field is not', async () => {
    const page = await onePage(textAt(50, 700, 'Total'), { page: '/Annots [20 0 R]', objects: { 20: field(2) } })
    expect(textOf(page)).toEqual(['Total'])
  })
  test('where nothing else is written it is told', async () => {
    const page = await onePage('', { page: '/Annots [20 0 R]', objects: { 20: field(4) } })
    expect(page.findings.map(({ code }) => code)).toEqual(['form_fields_only'])
  })
})

describe('documents', () => {
  test('pages beyond the limit are left out and told', async () => {
    const document = await readDocument(
      makePdf({ pages: Array.from({ length: 3 }, (_none, index) => textAt(50, 700, `Page ${index + 1}`)) }),
      { maxPages: 2 },
    )
    expect(document.pages).toHaveLength(2)
    expect(document.pageCount).toBe(3)
    expect(document.findings).toEqual([{ code: 'pages_left_out', details: { read: '2', pages: '3' } }])
  })
  test('no text is told', async () => {
    expect((await read({ pages: [''] })).findings).toEqual([{ code: 'no_text_layer' }])
  })
  test('a page tree that claims more pages than it has gives those it has', async () => {
    const document = await read({ pages: [textAt(50, 700, 'Only one')], count: 2_000_000_000 })
    expect(document.pages.map(textOf)).toEqual([['Only one']])
  })
  test('embedded XML is handed over, other files are not', async () => {
    const document = await read({
      pages: [textAt(50, 700, 'See inside')],
      catalogue: '/Names << /EmbeddedFiles << /Names [(a.xml) 20 0 R (b.exe) 22 0 R] >> >>',
      objects: {
        20: '<< /Type /Filespec /F (factur-x.xml) /EF << /F 21 0 R >> >>',
        21: { dictionary: '<< /Length 9 >>', bytes: Buffer.from('<a>é</a>') },
        22: '<< /Type /Filespec /F (b.exe) /EF << /F 23 0 R >> >>',
        23: { dictionary: '<< /Length 2 >>', bytes: Buffer.from('MZ') },
      },
    })
    expect(document.attachments).toEqual([{ name: 'factur-x.xml', text: '<a>é</a>' }])
  })
  test.each([
    ['not_a_pdf', Buffer.from('')],
    ['not_a_pdf', Buffer.from('<html>')],
    ['not_a_pdf', Buffer.concat([Buffer.alloc(2000, 32), makePdf({ pages: [''] })])],
    ['damaged', Buffer.from('%PDF-1.7\nnothing follows')],
  ])('%s', async (code, bytes) => {
    await expect(readDocument(bytes)).rejects.toMatchObject({ code })
  })
})

describe('pages that show nothing', () => {
  test('are told, since the totals may stand there', async () => {
    const document = await read({ pages: [textAt(50, 700, 'Invoice no. 42'), ''] })
    expect(document.findings).toEqual([{ code: 'pages_left_out', details: { unread: '2' } }])
  })
  test('endless text is not drawn to be recognised', async () => {
    const endless = `BT /F1 10 Tf 0.1 Tz 50 700 Td ${`(${'xkqzbrtf'.repeat(1_000)} ) Tj `.repeat(30)}ET`
    const recognise = () => Promise.reject(new Error('drawn'))
    const document = await readDocument(makePdf({ pages: [endless] }), { recognise })
    expect(document.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['limits_reached', 'text_layer_unreadable']))
  })
})
