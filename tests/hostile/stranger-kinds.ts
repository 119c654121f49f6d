import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { makePdf, textAt } from '#tests/support/pdf.ts'
import { fake, honest, INCOMPLETE, invoice, NUMBER, type OddKind, page, replaced, shown, stream, TOTAL } from './kinds.ts'

const ANNOTATION = '/Type /Annot /Rect [478 467 540 481]'
const appearance = (content: string) =>
  stream(content, '/Type /XObject /Subtype /Form /BBox [0 0 62 14] /Resources << /Font << /F1 5 0 R >> >>')
const FAKE_NOTE = '1 g 0 0 62 14 re f 0 g BT /F1 10 Tf 2 3 Td (9999.00) Tj ET'

/** An invoice with files inside. */
const withFiles = (files: Record<string, Uint8Array | string>, filter = '') =>
  page({
    catalogue: `/Names << /EmbeddedFiles << /Names [${Object.keys(files)
      .map((name, at) => `(${name}) ${20 + 2 * at} 0 R`)
      .join(' ')}] >> >>`,
    objects: Object.fromEntries(
      Object.entries(files).flatMap(([name, bytes], at) => [
        [20 + 2 * at, `<< /Type /Filespec /F (${name}) /AFRelationship /Alternative /EF << /F ${21 + 2 * at} 0 R >> >>`],
        [21 + 2 * at, stream(bytes, filter)],
      ]),
    ),
  })

/** The invoice of the page as UN/CEFACT XML, as far as it matters here. */
const xml = (total = TOTAL, date = '20251124') => `<?xml version="1.0"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocument><ram:ID>${NUMBER}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Brightsill Electrical Ltd</ram:Name></ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Gorseland Hotel</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>GBP</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="GBP">20.00</ram:TaxTotalAmount><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount><ram:DuePayableAmount>${total}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

/** Letters and digits of another script or width, by their codes in the font. */
const mapped = (from: string, to: string) =>
  stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <${from}> <${to}> endbfchar endcmap end end`,
  )
const withMap = (from: string, to: string) =>
  replaced(
    '/BaseFont /Helvetica /Encoding',
    '/BaseFont /Helvetica /ToUnicode 20 0 R /Encoding',
    page({ objects: { 20: mapped(from, to) } }),
  )

/** Glyphs of a word one by one, the last first. */
const scattered = (x: number, y: number, text: string) =>
  [...text]
    .map((sign, at) => textAt(x + at * 5.56 - (at > text.indexOf('.') ? 2.78 : 0), y, sign))
    .reverse()
    .join('')

export const strangerKinds: OddKind[] = [
  { name: 'locked with an empty password', bytes: () => locked('') },
  { name: 'locked with a password', bytes: () => locked('secret'), told: ['encrypted'] },
  {
    name: 'locked in a way nobody knows',
    bytes: () => replaced('trailer\n<<', 'trailer\n<< /Encrypt << /Filter /Nobody /V 9 >>'),
    told: ['encrypted'],
  },
  {
    name: 'older revision that is this one',
    bytes: () => replaced(/trailer\n<<(.*)>>\nstartxref\n(\d+)/, 'trailer\n<<$1 /Prev $2 >>\nstartxref\n$2'),
  },
  {
    name: 'tree of files inside that leads back to itself',
    bytes: () => page({ catalogue: '/Names << /EmbeddedFiles 20 0 R >>', objects: { 20: '<< /Kids [20 0 R 20 0 R] >>' } }),
    told: ['einvoice_unreadable', 'limits_reached', 'partly_damaged'],
  },
  { name: 'page tree five thousand levels deep', bytes: deepTree },
  {
    name: 'XML that unpacks to three hundred megabytes',
    bytes: () => withFiles({ 'factur-x.xml': deflateSync(Buffer.alloc(300 * 1024 * 1024, 32)) }, '/Filter /FlateDecode'),
    told: ['einvoice_unreadable', 'limits_reached'],
  },
  {
    name: 'XML of another trade',
    bytes: () => withFiles({ 'factur-x.xml': '<rss version="2.0"><channel><title>9999.00</title></channel></rss>' }),
  },
  {
    name: 'XML with a date that no calendar has',
    bytes: () => withFiles({ 'factur-x.xml': xml(TOTAL, '20251345') }),
    told: ['impossible_value', 'einvoice_contradicts', 'einvoice_unreadable'],
  },
  {
    name: 'two XML files that contradict each other',
    bytes: () => withFiles({ 'factur-x.xml': xml(), 'xrechnung.xml': xml('9999.00') }),
    told: ['einvoice_contradicts', 'einvoice_unreadable'],
  },
  {
    name: 'date that no calendar has',
    bytes: () => page({}, invoice().replace('24 November 2025', '31 February 2025')),
    told: ['impossible_value'],
  },
  {
    name: 'total of forty digits',
    bytes: () => page({}, invoice(NUMBER, ['100.00', '20.00', `${'9'.repeat(40)}.99`])),
    told: ['impossible_value'],
  },
  { name: 'total as a power', bytes: () => page({}, invoice(NUMBER, ['100.00', '20.00', '1.2E99'])), told: [INCOMPLETE] },
  { name: 'digits of full width', bytes: () => withMap('31', 'FF11') },
  { name: 'digits of another script', bytes: () => withMap('31', '0661') },
  {
    name: 'steering characters between the letters',
    bytes: () => page({}, invoice().replace('Invoice number: ', 'Invoice number: \x01\x1b\x07')),
  },
  { name: 'glyphs from the last to the first', bytes: () => page({}, invoice(NUMBER, undefined, shown(scattered(480, 470, TOTAL)))) },
  {
    name: 'two totals over each other',
    bytes: () => page({}, invoice(NUMBER, undefined, shown(honest + fake))),
    told: ['overprinted_text', 'totals_add_up'],
  },
  {
    name: 'note with another total upon the total',
    bytes: () =>
      page({
        page: '/Annots [20 0 R]',
        objects: { 20: `<< ${ANNOTATION} /Subtype /FreeText /F 4 /Contents (9999.00) /AP << /N 21 0 R >> >>`, 21: appearance(FAKE_NOTE) },
      }),
    total: '9999.00',
    told: ['hidden_text'],
  },
  {
    name: 'note with another total that is never shown',
    bytes: () =>
      page({
        page: '/Annots [20 0 R]',
        objects: { 20: `<< ${ANNOTATION} /Subtype /FreeText /F 2 /Contents (9999.00) /AP << /N 21 0 R >> >>`, 21: appearance(FAKE_NOTE) },
      }),
  },
  {
    name: 'another total outside of what is shown of the sheet',
    bytes: () => page({ page: '/CropBox [0 100 600 800]' }, `${invoice()}${textAt(380, 60, 'Total GBP 9999.00')}`),
    told: ['hidden_text'],
  },
  { name: 'packed a thousand times', bytes: packedOften },
  {
    name: 'picture of twenty thousand by twenty thousand points',
    bytes: () => largePicture(20_000),
    endless: true,
    told: ['no_text_layer', 'timed_out', 'out_of_memory', 'partly_damaged'],
  },
]

function deepTree(): Uint8Array {
  const levels = 5_000
  const objects = Object.fromEntries(
    Array.from({ length: levels }, (_none, at) => [
      1_000 + at,
      `<< /Type /Pages /Count 1 /Kids [${at === levels - 1 ? 100 : 1_001 + at} 0 R] >>`,
    ]),
  )
  return replaced('/Kids [100 0 R]', '/Kids [1000 0 R]', page({ objects }))
}

function packedOften(): Uint8Array {
  let bytes = Buffer.from(invoice(), 'latin1')
  const times = 1_000
  for (let at = 0; at < times; at++) bytes = deflateSync(bytes)
  return makePdf({ pages: [{ bytes, filter: `[${'/FlateDecode '.repeat(times)}]` }] })
}

function largePicture(side: number): Uint8Array {
  const head = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`
  const rows = deflateSync(Buffer.alloc((side / 8) * side))
  return page({ resources: '/XObject << /Im 20 0 R >>', objects: { 20: stream(rows, head) } }, 'q 600 0 0 800 0 0 cm /Im Do Q')
}

// The standard security handler of PDF 1.3: RC4 of 40 bits (ISO 32000-1, 7.6).
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)

function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_none, at) => at)
  let j = 0
  const swap = (a: number, b: number) => ([box[a], box[b]] = [box[b]!, box[a]!])
  for (let i = 0; i < 256; i++) {
    j = (j + box[i]! + key[i % key.length]!) & 255
    swap(i, j)
  }
  let i = 0
  j = 0
  const turned = Uint8Array.from(bytes, (byte) => {
    i = (i + 1) & 255
    j = (j + box[i]!) & 255
    swap(i, j)
    return byte ^ box[(box[i]! + box[j]!) & 255]!
  })
  return Buffer.from(turned)
}

/** The invoice, to be opened with this password. */
function locked(password: string): Uint8Array {
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(password))
  const permissions = Buffer.from([0xff, 0xff, 0xff, 0xff])
  const id = Buffer.from('gleaner-gleaner-')
  const key = md5(padded(password), owner, permissions, id).subarray(0, 5)
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
  const content = rc4(md5(key, Buffer.from([101, 0, 0, 0, 0])).subarray(0, 10), Buffer.from(invoice(), 'latin1'))
  const whole = makePdf({ pages: [{ bytes: content, filter: '[]' }] })
  const encrypt = `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} >>`
  return replaced('trailer\n<<', `trailer\n<< ${encrypt}`, Buffer.from(whole))
}
