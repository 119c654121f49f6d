import type { Page } from '@playwright/test'
import { bearerOf, expect, type Office, signIn, test } from '#tests/support/browser.ts'
import { addMember, attributesOf, makeByHand } from './prepare.ts'

/** What somebody else does meanwhile, over the API. */
async function byAnother(office: Office, method: string, path: string, body?: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${office.url}/api/v1/invoice_extracts/${path}`, { method, headers, body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
}

/** Types a value that is not saved. */
async function typeInto(page: Page, id: string, words: string): Promise<void> {
  // The desk hears of changes from here on.
  const listening = page.waitForRequest('**/api/v1/events')
  await page.goto(`/invoice_extracts/${id}`)
  await listening
  await page.getByLabel('Order reference').fill(words)
}

const notice = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said })

test('what somebody else puts into the trash is told, what is typed stays, and it can be restored', async ({ desk: page, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-1' })
  await typeInto(page, id, 'typed meanwhile')
  await byAnother(office, 'DELETE', id)
  const gone = notice(page, 'This document was moved to the trash meanwhile. What you typed is not saved.')
  await expect(gone).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(gone.locator('#gone')).toBeFocused()
  await expect(page.getByLabel('Order reference')).toHaveValue('typed meanwhile')
  await gone.getByRole('button', { name: 'Restore' }).click()
  await expect(gone).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The changes are saved.' })).toBeVisible()
  expect(await attributesOf(office, 'invoice_extracts', id)).toMatchObject({ order_reference: 'typed meanwhile' })
})

/** A desk that hears nothing of what others do: the news always comes too late. */
async function openDeaf(page: Page, id: string): Promise<void> {
  await page.route('**/api/v1/events', (route) => route.abort())
  await page.goto(`/invoice_extracts/${id}`)
}

/** Another person's edit of the first version. */
const edit = (id: string, attributes: Record<string, string | number>) => ({
  data: { type: 'invoice_extracts', id, attributes: { version: 1, ...attributes } },
})

test('what somebody else saved first and touches nothing that is typed is taken over without a question', async ({
  desk: page,
  office,
}) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-5' })
  await openDeaf(page, id)
  await page.getByLabel('Order reference').fill('typed meanwhile')
  await byAnother(office, 'PATCH', id, edit(id, { supplier_name: 'Changed' }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The changes are saved.' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Supplier name')).toHaveValue('Changed')
  const kept = { order_reference: 'typed meanwhile', supplier_name: 'Changed' }
  expect(await attributesOf(office, 'invoice_extracts', id)).toMatchObject(kept)
  // Each change once, nothing of the other's in one's own name.
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('dialog').getByText('typed meanwhile')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByText('Changed')).toHaveCount(1)
})

test('who never stops changing it keeps nobody’s desk busy: after some tries the person is told', async ({ desk: page, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-7' })
  await openDeaf(page, id)
  let tries = 0
  await page.route(`**/${id}.data*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    await byAnother(office, 'PATCH', id, edit(id, { version: tries, supplier_name: `Changed ${tries}` }))
    await route.continue()
  })
  await page.getByLabel('Order reference').fill('typed meanwhile')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByRole('dialog', { name: 'Someone else changed this document' })
  await told.getByRole('button', { name: 'Back' }).click()
  expect(tries).toBe(4)
  await expect(page.getByLabel('Order reference')).toHaveValue('typed meanwhile')
  await page.unroute(`**/${id}.data*`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The changes are saved.' })).toBeVisible()
  const kept = { order_reference: 'typed meanwhile', supplier_name: 'Changed 4' }
  expect(await attributesOf(office, 'invoice_extracts', id)).toMatchObject(kept)
})

test('a value that both changed is asked about, and an approval waits until what another changed was seen', async ({
  desk: page,
  office,
}) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-6' })
  await openDeaf(page, id)
  await page.getByLabel('Supplier name').fill('Mine')
  await byAnother(office, 'PATCH', id, edit(id, { supplier_name: 'Theirs' }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Someone else changed this document' })
  await question.getByLabel('Theirs').check()
  await question.getByRole('button', { name: 'Take this choice over' }).click()
  await expect(page.getByLabel('Supplier name')).toHaveValue('Theirs')

  await byAnother(office, 'PATCH', id, edit(id, { version: 2, order_reference: 'unseen' }))
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toContainText('Other values than yours were changed.')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Order reference')).toHaveValue('unseen')
  expect(await attributesOf(office, 'invoice_extracts', id)).toMatchObject({ status: 'pending' })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await attributesOf(office, 'invoice_extracts', id)).status).toBe('approved')
})

test('what somebody else approves while one types is told, and is saved once it is open again', async ({ desk: page, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-2' })
  await typeInto(page, id, 'typed meanwhile')
  await byAnother(office, 'POST', `${id}/approve`, {})
  const closed = notice(page, 'This document was approved meanwhile. What you typed is not saved.')
  await expect(closed).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(closed).toHaveCount(0)
  await expect(page.getByLabel('Order reference')).toHaveValue('typed meanwhile')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The changes are saved.' })).toBeVisible()
  expect(await attributesOf(office, 'invoice_extracts', id)).toMatchObject({ order_reference: 'typed meanwhile', status: 'pending' })
})

test('what somebody else moves to the other kind is told before what is typed is left behind', async ({ desk: page, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-3' })
  await typeInto(page, id, 'typed meanwhile')
  await byAnother(office, 'POST', `${id}/move`, { kind: 'work_order' })
  const moved = notice(page, 'This document was moved to the work orders meanwhile. What you typed is not saved.')
  await expect(moved).toBeVisible()
  await expect(page.getByLabel('Order reference')).toHaveValue('typed meanwhile')
  await moved.getByRole('link', { name: 'Open it there' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${office.url}/work_orders/${id}`)
})

/** Another member; what is given changes the account as the admin does. */
async function addReviewer(office: Office, who: Omit<Parameters<typeof addMember>[1], 'role'>) {
  await addMember(office, { ...who, role: 'reviewer' })
  const headers = { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' }
  const members = (await (await fetch(`${office.url}/api/v1/members`, { headers })).json()) as {
    data: { id: string; attributes: { email: string } }[]
  }
  const { id } = members.data.find(({ attributes }) => attributes.email === who.email)!
  return async (attributes: Record<string, string>) => {
    const body = JSON.stringify({ data: { type: 'members', id, attributes } })
    expect((await fetch(`${office.url}/api/v1/members/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
  }
}

test('who loses the role while typing is told that it is kept and how it comes back, and it does', async ({ page, office }) => {
  const who = { email: 'ida@example.org', password: 'a kettle on the moon', first_name: 'Ida', last_name: 'Rhodes' }
  const change = await addReviewer(office, who)
  const reference = page.getByLabel('Order reference')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const document = await makeByHand(office, 'invoice_extracts', { invoice_number: 'TOGETHER-4' })
  await signIn(page, office, who)
  page.on('dialog', (dialog) => void dialog.accept())
  await typeInto(page, document, 'typed meanwhile')

  await change({ role: 'viewer' })
  await save.click()
  const lost = notice(page, 'What you typed is not saved, but kept on this device: ask an administrator for the role')
  await expect(lost).toBeVisible()
  await expect(reference).toHaveValue('typed meanwhile')
  await expect(reference).toHaveAttribute('readonly')
  const listening = page.waitForRequest('**/api/v1/events')
  await page.reload()
  await listening
  await expect(page.getByText('You may look at this document, but not change it.')).toBeVisible()
  // What others change meanwhile makes nobody forget it.
  await byAnother(office, 'PATCH', document, {
    data: { type: 'invoice_extracts', id: document, attributes: { version: 1, supplier_name: 'Changed' } },
  })
  await expect(page.getByLabel('Supplier name')).toHaveValue('Changed')
  await change({ role: 'reviewer' })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'have been brought back' })).toBeVisible()
  await expect(reference).toHaveValue('typed meanwhile')

  await change({ status: 'disabled' })
  await save.click()
  await expect(page).toHaveURL(`${office.url}/sign_in`)
  await expect(page.getByRole('status').filter({ hasText: 'comes back once you have signed in' })).toBeVisible()
  await change({ status: 'active' })
  await signIn(page, office, who)
  await page.goto(`/invoice_extracts/${document}`)
  await expect(reference).toHaveValue('typed meanwhile')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'The changes are saved.' })).toBeVisible()
  expect(await attributesOf(office, 'invoice_extracts', document)).toMatchObject({ order_reference: 'typed meanwhile' })
})

test('who loses the role while entering a document is refused as such, in the same page with what was typed', async ({ page, office }) => {
  const who = { email: 'joan@example.org', password: 'a lantern in the fog', first_name: 'Joan', last_name: 'Clarke' }
  const change = await addReviewer(office, who)
  await signIn(page, office, who)
  await page.goto('/work_orders/new')
  await page.locator('html[data-awake]').waitFor()
  await page.getByLabel('Department', { exact: true }).fill('Kitchen')
  await change({ role: 'viewer' })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/work_orders/new'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answer).status()).toBe(403)
  await expect(notice(page, 'Your role no longer lets you change this.')).toBeVisible()
  await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Kitchen')
})
