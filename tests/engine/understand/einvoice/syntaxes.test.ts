import { describe, expect, test } from 'vitest'
import { scoreDocument, truthSchema } from '#app/domain/learning/score.ts'
import type { Reading } from '#app/contract/reading.ts'
import { extractReading } from '#app/engine/extract.ts'
import { writeCii } from '#tests/generator/cii.ts'
import { composeDocument } from '#tests/generator/compose.ts'
import type { Facts } from '#tests/generator/facts.ts'
import { inventFacts, type Wish } from '#tests/generator/invent.ts'
import { asZugferd1, writeOrderX } from '#tests/generator/order-x.ts'
import { rollDice } from '#tests/generator/random.ts'
import { openPdfkitSheet } from '#tests/generator/sheets/pdfkit.ts'
import { A4 } from '#tests/generator/sheets/sheet.ts'
import { chooseStyle } from '#tests/generator/style.ts'
import type { Truth } from '#tests/generator/truth.ts'
import { writeUblOf } from '#tests/generator/ubl.ts'

interface File {
  name: string
  content: string | Uint8Array
}

interface Paper {
  facts: Facts
  truth: Truth
  reading: Reading
}

const invoice: Wish = { kind: 'invoice', language: 'fr', rows: 3, vatRates: 2 }
const order: Wish = { kind: 'work_order', language: 'fr', rows: 3 }

/** A page that prints the facts, with files inside. */
async function readWith(wish: Wish, embed: (facts: Facts) => File[], seed = 77): Promise<Paper> {
  const dice = rollDice(seed)
  const facts = inventFacts(wish, dice)
  const sheet = openPdfkitSheet(A4)
  const style = { ...chooseStyle(facts, dice), mail: false, face: 'sans' as const, rules: 'full' as const, fullness: 1 }
  const truth = composeDocument(facts, style, sheet, dice)
  for (const { name, content } of embed(facts)) sheet.attach(name, content)
  return { facts, truth, reading: await extractReading(new Uint8Array(await sheet.finish())) }
}

const syntaxes: [name: string, wish: Wish, file: string, write: (facts: Facts) => string][] = [
  ['Factur-X 1.0 and ZUGFeRD 2', invoice, 'factur-x.xml', writeCii],
  ['ZUGFeRD 1.0', invoice, 'ZUGFeRD-invoice.xml', (facts) => asZugferd1(writeCii(facts))],
  ['XRechnung in UBL', invoice, 'xrechnung.xml', writeUblOf],
  ['a UBL credit note', { ...invoice, credit: true }, 'ubl.xml', writeUblOf],
  ['a CII credit note', { ...invoice, credit: true }, 'factur-x.xml', writeCii],
  ['Order-X', order, 'order-x.xml', writeOrderX],
  ['a UBL order', order, 'ubl-order.xml', writeUblOf],
]

const checkOf = ({ reading }: Paper) => reading.checks.find(({ code }) => code === 'einvoice_matches_page')
const warnings = ({ reading }: Paper) => reading.warnings.map(({ code }) => code)
const numberField = ({ facts }: Paper) => (facts.kind === 'invoice' ? 'invoice_number' : 'name')
const totalOf = (facts: Facts) => (facts.kind === 'invoice' ? 'total_amount_with_tax' : 'total_amount_without_tax')

describe.each(syntaxes)('%s', (_name, wish, file, write) => {
  test('agrees with its page: every printed value is right, located, and there is no doubt', async () => {
    const paper = await readWith(wish, (facts) => [{ name: file, content: write(facts) }])
    expect(checkOf(paper)).toMatchObject({ status: 'passed', fields: [] })
    const { outcomes } = scoreDocument(truthSchema.parse({ ...paper.truth, complete: false }), paper.reading)
    expect(outcomes.filter(({ outcome }) => outcome === 'wrong' || outcome === 'missed')).toEqual([])
    const fromXml = Object.entries(paper.reading.fields).filter(([, { source }]) => source === 'einvoice')
    expect(fromXml.length).toBeGreaterThan(5)
    const unplaced = fromXml.filter(([name, { box }]) => paper.truth.fields[name] && !box)
    expect(unplaced).toEqual([])
    expect(paper.reading.items.every((row) => Object.values(row).some(({ source, box }) => source === 'einvoice' && box))).toBe(true)
  })

  test('with another number and total than its page: both are named, the page stands, the XML is the runner-up', async () => {
    const paper = await readWith(wish, (facts) => {
      const other = { ...facts, number: `${facts.number}9`, net: `${facts.net}1`, gross: `${facts.gross}1` }
      return [{ name: file, content: write(other) }]
    })
    const names = [numberField(paper), ...(paper.truth.fields[totalOf(paper.facts)] ? [totalOf(paper.facts)] : [])]
    expect(checkOf(paper)?.status).toBe('failed')
    expect(checkOf(paper)?.fields).toEqual(expect.arrayContaining(names))
    expect(warnings(paper)).toContain('einvoice_contradicts')
    for (const name of names) {
      const cell = paper.reading.fields[name]!
      expect(cell.confidence).toBeLessThan(0.9)
      expect(
        cell.candidates?.some(({ source }) => source === 'einvoice'),
        name,
      ).toBe(true)
    }
    expect(paper.reading.fields[numberField(paper)]?.value.replace(/\W/g, '')).toBe(paper.facts.number.replace(/\W/g, ''))
  })
})

describe('an embedded file', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'))

  test('in UTF-16 is read', async () => {
    const paper = await readWith(invoice, (facts) => [{ name: 'factur-x.xml', content: utf16(writeCii(facts)) }])
    expect(checkOf(paper)?.status).toBe('passed')
  })

  test.each([
    ['a DOCTYPE with entities', (xml: string) => xml.replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>')],
    ['an entity from elsewhere', (xml: string) => xml.replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>')],
    ['more than is ever read', (xml: string) => xml.replace('</rsm:', `<!--${'x'.repeat(6_000_000)}--></rsm:`)],
    ['a root of no standard', (xml: string) => xml.replaceAll('CrossIndustryInvoice', 'CrossFunction')],
    ['half a file', (xml: string) => xml.slice(0, xml.length / 2)],
  ])('with %s is named, and the page is read without it', async (_name, spoil) => {
    const paper = await readWith(invoice, (facts) => [{ name: 'factur-x.xml', content: spoil(writeCii(facts)) }])
    expect(warnings(paper)).toContain('einvoice_unreadable')
    expect(checkOf(paper)?.status).toBe('not_applicable')
    expect(paper.reading.fields.invoice_number?.value).toBe(paper.facts.number)
  })

  test('in UTF-16 with an entity from elsewhere is refused too', async () => {
    const content = (facts: Facts) => utf16(writeCii(facts).replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>'))
    const paper = await readWith(invoice, (facts) => [{ name: 'factur-x.xml', content: content(facts) }])
    expect(warnings(paper)).toContain('einvoice_unreadable')
  })

  test('that includes other files, or shares names with other standards, gives what is its own', async () => {
    const foreign =
      '<x:ID xmlns:x="urn:example:x">FOREIGN-1</x:ID><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/hostname" parse="text"/>'
    const paper = await readWith(invoice, (facts) => [
      { name: 'factur-x.xml', content: writeCii(facts).replace('<rsm:ExchangedDocument>', `<rsm:ExchangedDocument>${foreign}`) },
    ])
    expect(checkOf(paper)?.status).toBe('passed')
    expect(paper.reading.fields.invoice_number?.value).toBe(paper.facts.number)
    expect(JSON.stringify(paper.reading)).not.toContain('FOREIGN-1')
  })

  test('with a rate of nought on nothing: the taxes are those of the page', async () => {
    const nought =
      '<ram:ApplicableTradeTax><ram:CalculatedAmount>0.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>0.00</ram:BasisAmount><ram:CategoryCode>Z</ram:CategoryCode><ram:RateApplicablePercent>0.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>'
    const rates = ({ reading }: { reading: Reading }) => reading.vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])
    const plain = await readWith(invoice, (facts) => [{ name: 'factur-x.xml', content: writeCii(facts) }])
    const paper = await readWith(invoice, (facts) => [
      {
        name: 'factur-x.xml',
        content: writeCii(facts).replace('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>', `${nought}$&`),
      },
    ])
    expect(checkOf(paper)?.status).toBe('passed')
    expect(rates(paper)).toEqual(rates(plain))
  })

  test('of several the first by name counts; where others say another number or total, these are in doubt', async () => {
    const paper = await readWith(invoice, (facts) => [
      { name: 'a.xml', content: writeCii({ ...facts, number: 'ZZ-1', gross: '1.00' }) },
      { name: 'factur-x.xml', content: writeCii(facts) },
      { name: 'b.xml', content: writeUblOf({ ...facts, number: 'ZZ-2' }) },
    ])
    expect(checkOf(paper)?.status).toBe('passed')
    const warning = paper.reading.warnings.find(({ code }) => code === 'einvoice_contradicts')
    expect(warning?.details).toEqual({ files: '3' })
    expect(warning?.fields).toEqual(expect.arrayContaining(['invoice_number', 'total_amount_with_tax']))
    expect(paper.reading.fields.invoice_number?.value).toBe(paper.facts.number)
    expect(paper.reading.fields.total_amount_with_tax?.value).toBe(paper.facts.gross)
  })

  test('beside others is told by what it is', async () => {
    const paper = await readWith(invoice, (facts) => [
      { name: 'delivery-note.xml', content: '<DespatchAdvice><ID>9</ID></DespatchAdvice>' },
      { name: 'data.xml', content: writeCii(facts) },
      { name: 'terms.txt', content: 'pay' },
    ])
    expect(checkOf(paper)?.status).toBe('passed')
  })

  test('of another document contradicts in every field that matters, and gives no value', async () => {
    const other = inventFacts(invoice, rollDice(4242))
    const paper = await readWith(invoice, () => [{ name: 'factur-x.xml', content: writeCii(other) }])
    expect(checkOf(paper)?.fields).toEqual(
      expect.arrayContaining(['invoice_number', 'invoice_date', 'supplier_name', 'total_amount_with_tax']),
    )
    for (const [name, value] of Object.entries({
      invoice_number: paper.facts.number,
      invoice_date: paper.facts.date,
      total_amount_with_tax: paper.facts.gross,
    }))
      expect(paper.reading.fields[name]?.value).toBe(value)
  })

  test('with less than the page: the page fills in', async () => {
    const paper = await readWith(invoice, (facts) => [
      {
        name: 'factur-x.xml',
        content: writeCii(facts).replace(/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, ''),
      },
    ])
    expect(paper.reading.items).toHaveLength(3)
    expect(checkOf(paper)?.status).toBe('passed')
  })
})
