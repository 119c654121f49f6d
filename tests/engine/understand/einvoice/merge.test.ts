import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import { extractReading } from '#app/engine/extract.ts'
import { composeDocument } from '#tests/generator/compose.ts'
import { writeCii } from '#tests/generator/cii.ts'
import type { Facts } from '#tests/generator/facts.ts'
import { inventFacts } from '#tests/generator/invent.ts'
import { rollDice } from '#tests/generator/random.ts'
import { openPdfkitSheet } from '#tests/generator/sheets/pdfkit.ts'
import { A4 } from '#tests/generator/sheets/sheet.ts'
import { chooseStyle } from '#tests/generator/style.ts'

const read = (name: string, options = {}) => extractReading(new Uint8Array(readFileSync(`tests/fixtures/made/${name}.pdf`)), options)
const truth = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/made/${name}.json`, 'utf8')) as {
    fields: Record<string, string>
    items: Record<string, string>[]
  }
const check = (reading: Reading) => reading.checks.find((one) => one.code === 'einvoice_matches_page')

/** A page with an e-invoice that says something else about the facts. */
async function readWith(embed: (facts: Facts) => string): Promise<{ reading: Reading; facts: Facts }> {
  const dice = rollDice(31)
  const facts = inventFacts({ kind: 'invoice', language: 'fr', rows: 3 }, dice)
  const sheet = openPdfkitSheet(A4)
  composeDocument(facts, { ...chooseStyle(facts, dice), face: 'sans', rules: 'full', fullness: 1 }, sheet, dice)
  sheet.attach('factur-x.xml', embed(facts))
  return { facts, reading: await extractReading(new Uint8Array(await sheet.finish())) }
}

describe('an e-invoice that agrees', () => {
  test('gives the values, each with its place on the page', async () => {
    const reading = await read('invoice-fr-facturx')
    const { fields, items } = truth('invoice-fr-facturx')
    expect(check(reading)).toMatchObject({ status: 'passed', fields: [] })
    for (const name of [
      'invoice_number',
      'invoice_date',
      'due_date',
      'supplier_name',
      'client_id',
      'subtotal_without_tax',
      'tax_amount',
      'total_amount_with_tax',
    ]) {
      const cell = reading.fields[name]
      expect([name, cell?.value, cell?.source]).toEqual([name, fields[name], 'einvoice'])
      expect(cell!.confidence).toBeGreaterThanOrEqual(0.9)
      expect(cell!.box).toHaveLength(4)
    }
    expect(reading.items.map((item) => item.total_amount?.value)).toEqual(items.map((item) => item.total_amount))
    expect(reading.items.every((item) => item.quantity?.source === 'einvoice' && item.quantity.box !== undefined)).toBe(true)
  })
  test('is left aside when nobody wants it', async () => {
    const reading = await read('invoice-fr-facturx', { einvoice: false })
    expect(check(reading)?.status).toBe('not_applicable')
    expect(Object.values(reading.fields).filter((cell) => cell.source === 'einvoice')).toEqual([])
  })
})

describe('an e-invoice that contradicts', () => {
  test('leaves the page its word, doubtful, and names the fields', async () => {
    const reading = await read('invoice-de-facturx-contradicts')
    const { fields } = truth('invoice-de-facturx-contradicts')
    expect(check(reading)?.status).toBe('failed')
    expect(check(reading)?.fields).toEqual(expect.arrayContaining(['invoice_number', 'total_amount_with_tax']))
    expect(reading.warnings.find((warning) => warning.code === 'einvoice_contradicts')?.fields).toEqual(check(reading)?.fields)
    for (const name of ['invoice_number', 'total_amount_with_tax']) {
      expect(reading.fields[name]?.value).toBe(fields[name])
      expect(reading.fields[name]?.confidence).toBeLessThan(0.5)
      expect(reading.fields[name]?.candidates?.some((candidate) => candidate.source === 'einvoice')).toBe(true)
    }
  })
  test('in one quantity only: that cell is named', async () => {
    const { reading } = await readWith((facts) =>
      writeCii({ ...facts, lines: facts.lines.map((line, at) => (at === 1 ? { ...line, quantity: '777' } : line)) }),
    )
    expect(check(reading)).toMatchObject({ status: 'failed', fields: ['items.1.quantity'] })
  })
  test('in the supplier', async () => {
    const { reading } = await readWith((facts) => writeCii({ ...facts, seller: { ...facts.seller, name: 'Somebody Else', form: 'Inc' } }))
    expect(check(reading)?.fields).toContain('supplier_name')
  })
})

describe('an e-invoice that is none', () => {
  test('with a DOCTYPE: warned of, the page counts', async () => {
    const { reading, facts } = await readWith(() => '<!DOCTYPE a [<!ENTITY b "c">]><CrossIndustryInvoice>&b;</CrossIndustryInvoice>')
    expect(reading.warnings.map((warning) => warning.code)).toContain('einvoice_unreadable')
    expect(check(reading)?.status).toBe('not_applicable')
    expect(reading.fields.invoice_number?.value).toBe(facts.number)
  })
})
