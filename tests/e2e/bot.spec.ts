import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bearerOf, expect, openOffice, signIn, test, type Office } from '#tests/support/browser.ts'
import { startModelStandIn } from '#tests/support/model-stand-in/server.ts'

/** An invoice made by hand, over the API. */
async function makeInvoice(office: Office, attributes: Record<string, string>): Promise<void> {
  await fetch(`${office.url}/api/v1/invoice_extracts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'invoice_extracts', attributes: { currency: 'EUR', ...attributes } } }),
  })
}

async function ask(desk: Page, question: string): Promise<void> {
  await desk.getByLabel('Message').fill(question)
  await desk.keyboard.press('Enter')
}

test('a conversation: asked, answered with its sources, followed to the field, renamed, deleted', async ({ desk, office }) => {
  await makeInvoice(office, { invoice_number: 'F-101', supplier_name: 'Verger du Midi', total_amount_with_tax: '100.10' })
  await makeInvoice(office, { invoice_number: 'F-102', supplier_name: 'Verger du Midi', total_amount_with_tax: '0.20' })
  await desk.getByRole('link', { name: 'Bot' }).click()
  await expect(desk.getByText('Please select any thread on the left')).toBeVisible()
  await desk.getByRole('button', { name: 'New thread' }).click()

  await desk.getByRole('button', { name: 'Which documents wait for approval?' }).click()
  await expect(desk.getByText('Waiting for approval: 2 documents')).toBeVisible()
  await ask(desk, 'How much did Verger du Midi invoice?')
  await expect(desk.getByText('Invoices, Verger du Midi: €100.30 (2 documents)')).toBeVisible()
  await ask(desk, '¿Cuántas facturas hay?')
  await expect(desk.getByText(/Facturas: \d+ documentos/)).toBeVisible() // other stories of the office leave some too
  await expect(desk.getByLabel('Message')).toHaveValue('')
  for (const scheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme: scheme })
    expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([])
    await desk.screenshot({ path: test.info().outputPath(`bot-${scheme}.png`) })
  }
  await desk.setViewportSize({ width: 360, height: 740 })
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await desk.screenshot({ path: test.info().outputPath('bot-360.png') })
  await desk.reload()
  // The last answer is seen to its lower edge, and with the room under it.
  const leftBelow = () =>
    desk.getByRole('log').evaluate(({ parentElement: room }) => room!.scrollHeight - room!.clientHeight - room!.scrollTop)
  await expect.poll(leftBelow).toBeLessThanOrEqual(1)
  await desk.setViewportSize({ width: 1280, height: 800 })

  const thread = desk.url()
  await desk.getByRole('list', { name: 'Sources' }).nth(1).getByRole('link', { name: 'F-101, Total amount with tax' }).click()
  await expect(desk).toHaveURL(/\/invoice_extracts\/[^/]+\?field=total_amount_with_tax$/)
  await expect(desk.getByLabel('Total amount with tax')).toBeFocused()

  await desk.goto(thread)
  await expect(desk.getByText('Waiting for approval: 2 documents')).toBeVisible()
  await desk.getByRole('button', { name: 'Rename thread' }).click()
  await desk.getByRole('dialog').getByLabel('Name').fill('Verger')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('link', { name: /^Verger/ })).toBeVisible()
  await desk.getByRole('button', { name: 'Delete thread' }).click()
  await expect(desk.getByText('Are sure to delete thread? This action cannot be undone.')).toBeVisible()
  await desk.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk).toHaveURL(/\/bot\/ai_threads$/)
  await expect(desk.getByRole('link', { name: /^Verger/ })).toHaveCount(0)
})

test('a question that could not be sent stands in the box again', async ({ desk }) => {
  await desk.goto('/bot/ai_threads')
  await desk.getByRole('button', { name: 'New thread' }).click()
  await expect(desk.getByLabel('Message')).toBeVisible()
  await desk.route('**/messages', (route) => route.abort())
  await ask(desk, 'How many invoices?')
  await expect(desk.getByRole('alert')).toBeVisible()
  await expect(desk.getByLabel('Message')).toHaveValue('How many invoices?')
})

test('a question whose answer was broken off says so and can be asked again', async ({ page }) => {
  const standIn = await startModelStandIn({ trap: 'silent' })
  const office = await openOffice({ OLLAMA_HOST: standIn.url })
  try {
    const json = { 'Content-Type': 'application/json' }
    const person = { ...office.admin, first_name: 'Ada', last_name: 'Byron' }
    await fetch(`${office.url}/api/v1/users`, { method: 'POST', headers: json, body: JSON.stringify(person) })
    await signIn(page, office)
    await page.goto(`${office.url}/bot/ai_threads`)
    await page.getByRole('button', { name: 'New thread' }).click()
    await ask(page, 'Would you ponder the melons of yore?')
    await expect.poll(() => standIn.chats.length).toBe(1)
    await page.reload()
    const unanswered = page.getByText('Not answered: it was stopped, or the connection broke off.')
    await expect(unanswered).toBeVisible()
    await expect.poll(() => standIn.abandoned).toBe(1)
    standIn.trap = 'none'
    standIn.reply = () => ({ json: { queries: [{ ask: 'count', kind: 'invoice' }] } })
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByText('Invoices: 0 documents')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
  } finally {
    await office.close()
    await standIn.close()
  }
})

test('long examples stay within their buttons in a narrow window', async ({ desk, office }) => {
  await makeInvoice(office, {
    invoice_number: 'L-1',
    supplier_name: 'Consolidated Kilns and Bakeries of the Lower Valley',
    bank_details: 'DE1',
  })
  await desk.setViewportSize({ width: 360, height: 740 })
  await desk.goto('/bot/ai_threads')
  await desk.getByRole('button', { name: 'New thread' }).click()
  const example = desk.getByRole('button', { name: /Consolidated Kilns/ }).first()
  await expect(example).toBeVisible()
  expect(await example.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})
