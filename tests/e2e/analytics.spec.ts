import { bearerOf, expect, test } from '#tests/support/browser.ts'
import { discard, uploadSamples } from './prepare.ts'

test('each bar of the corrected fields has its name', async ({ desk: page, office }) => {
  // No other story has this paper: what is approved here, and learnt of it, is in nobody's way.
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-facturx.pdf'])
  const names = [
    'Order reference',
    'Supplier contact',
    'Client ID',
    'Payment terms',
    'Payment methods',
    'Bank details',
    'Legal mentions',
    'Additional notes',
  ]
  const address = `${office.url}/api/v1/invoice_extracts/${id}`
  const headers = { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' }
  const { data } = (await (await fetch(address, { headers })).json()) as { data: { attributes: { version: number } } }
  const corrected = Object.fromEntries(names.map((name) => [name.toLowerCase().replace(' ', '_'), 'corrected']))
  const attributes = { version: data.attributes.version, ...corrected }
  const edit = JSON.stringify({ data: { type: 'invoice_extracts', id, attributes } })
  expect((await fetch(address, { method: 'PATCH', headers, body: edit })).status).toBe(200)
  expect((await fetch(`${address}/approve`, { method: 'POST', headers, body: '{}' })).status).toBe(200)
  await page.goto('/invoice_extracts/analytics?period=today')
  for (const name of names) await expect(page.locator('svg text').filter({ hasText: name })).toBeVisible()
  await discard(office, 'invoice_extracts', id!)
})
