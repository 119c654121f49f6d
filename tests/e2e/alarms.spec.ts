import { bearerOf, expect, type Office, test } from '#tests/support/browser.ts'
import { composeDocument } from '#tests/generator/compose.ts'
import type { Facts } from '#tests/generator/facts.ts'
import { inventFacts } from '#tests/generator/invent.ts'
import { rollDice } from '#tests/generator/random.ts'
import { openPdfkitSheet } from '#tests/generator/sheets/pdfkit.ts'
import { A4 } from '#tests/generator/sheets/sheet.ts'
import { chooseStyle } from '#tests/generator/style.ts'
import { gleaner, waitUntilRead } from './prepare.ts'

interface Check {
  code: string
  status: string
  fields: string[]
}

const facts = {
  ...inventFacts({ kind: 'invoice', language: 'en', rows: 3 }, rollDice(501)),
  number: 'INV-20417',
  orderReference: 'PO-4711',
}

async function draw(what: Facts): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openPdfkitSheet(A4)
  const style = { ...chooseStyle(facts, rollDice(502)), mail: false, rules: 'full' as const, fullness: 1, face: 'sans' as const }
  composeDocument(what, style, sheet, rollDice(503))
  return new Uint8Array(await sheet.finish())
}

/** Calls the API as the admin. */
async function call(office: Office, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData
  const headers = { Authorization: `Bearer ${await bearerOf(office)}`, ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}) }
  const answer = await fetch(`${office.url}/api/v1/${path}`, {
    method,
    headers,
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Record<string, unknown>
}

async function upload(office: Office, name: string, what: Facts): Promise<string> {
  const form = new FormData()
  form.append('files[]', new Blob([await draw(what)], { type: 'application/pdf' }), name)
  const { meta } = (await call(office, 'POST', 'invoice_extracts', form)) as { meta: { files: { id: string }[] } }
  const { id } = meta.files[0]!
  await waitUntilRead(office, 'invoice_extracts', id, { Authorization: `Bearer ${await bearerOf(office)}` })
  return id
}

async function checksOf(office: Office, id: string): Promise<Check[]> {
  const { data } = (await call(office, 'GET', `invoice_extracts/${id}`)) as { data: { attributes: { checks: Check[] } } }
  return data.attributes.checks
}

/** An order by hand, one of whose prices the invoices do not keep to. */
async function placeOrder(office: Office): Promise<string> {
  const items = facts.lines.map((line, at) => ({
    product_code: line.code,
    product_name: line.name,
    requested_quantity: line.quantity,
    unit_price: at === 0 ? '0.01' : line.unitPrice,
  }))
  const attributes = { name: 'PO-4711', order_date: '2026-01-05', customer_company_name: facts.buyer.name, items }
  const { data } = (await call(office, 'POST', 'work_orders', { data: { type: 'work_orders', attributes } })) as { data: { id: string } }
  return data.id
}

/** The office is shared with the stories that follow, which count what they find. */
async function tidyUp(office: Office, paths: string[]): Promise<void> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  for (const path of paths) expect((await fetch(`${office.url}/api/v1/${path}`, { method: 'DELETE', headers })).status).toBe(204)
}

const failed = (code: string) => expect.objectContaining({ code, status: 'failed' })

test('another account, the same invoice twice, other prices than ordered: three alarms in API, terminal and browser', async ({
  desk: page,
  office,
}) => {
  test.setTimeout(240_000)
  const order = await placeOrder(office)
  const usual = { ...facts, orderReference: 'X-1' }
  const first = await upload(office, 'usual.pdf', usual)
  await call(office, 'POST', `invoice_extracts/${first}/approve`, {})
  const iban = facts.seller.iban.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  const diverted = { ...facts, number: 'INV-20418', orderReference: 'X-2', seller: { ...facts.seller, iban } }
  const alarms = [
    {
      code: 'bank_details_changed',
      id: await upload(office, 'diverted.pdf', diverted),
      sentence: 'The bank details differ from those of earlier approved invoices of this supplier.',
    },
    {
      code: 'duplicate',
      id: await upload(office, 'scan of tuesday.pdf', { ...usual, number: 'inv20417' }),
      sentence: 'There is already a document with this number from this company.',
    },
    {
      code: 'amounts_match_order',
      id: await upload(office, 'dear.pdf', { ...facts, number: 'INV-20419' }),
      sentence: 'Quantities or prices differ from the order.',
    },
  ]

  const listed = JSON.parse(await gleaner(office, 'list', 'invoices', '--json')) as { id: string; checks: Check[] }[]
  const answered = await gleaner(office, 'approve', '--all', '--yes', '--min-confidence', '0', '--json')
  for (const { code, id, sentence } of alarms) {
    expect(await checksOf(office, id)).toContainEqual(failed(code))
    expect(listed.find((document) => document.id === id)?.checks).toContainEqual(failed(code))
    expect(answered, 'approve --all names what it passes over').toContain(id)
    const shown = JSON.parse(await gleaner(office, 'show', id, '--json')) as { status: string; checks: Check[] }
    expect(shown).toMatchObject({ status: 'pending', checks: expect.arrayContaining([failed(code)]) })
    await page.goto(`/invoice_extracts/${id}`)
    await expect(page.getByText(sentence)).toBeVisible()
  }

  const dear = await checksOf(office, alarms[2]!.id)
  expect(dear).toContainEqual(expect.objectContaining({ code: 'order_known', status: 'passed' }))
  expect(dear.find(({ code }) => code === 'amounts_match_order')?.fields).toContain('items.0.unit_price')

  const twin = `invoice_extracts/${alarms[1]!.id}/approve`
  expect(await call(office, 'POST', twin, {})).toMatchObject({ errors: [{ code: 'blocked_by_check' }] })
  expect(await call(office, 'POST', twin, { override: true, note: 'sent twice on purpose' })).toHaveProperty('data')

  await tidyUp(office, [`work_orders/${order}`, ...[first, ...alarms.map(({ id }) => id)].map((id) => `invoice_extracts/${id}`)])
})
