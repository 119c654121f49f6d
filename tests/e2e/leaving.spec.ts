import { join } from 'node:path'
import { expect, test } from '#tests/support/browser.ts'
import { makeByHand, samples } from './prepare.ts'

test('signing out asks about what is not saved before the session ends, and keeps it', async ({ desk: page, office }) => {
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'LEAVING-1' })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(`/invoice_extracts/${id}`)
  await page.locator('html[data-awake]').waitFor()
  const reference = page.getByLabel('Order reference')
  await reference.fill('not saved yet')
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await page.request.get(`${office.url}/api/v1/auth/me`)).status(), 'still signed in').toBe(200)
  await expect(reference).toHaveValue('not saved yet')

  await signOut.click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${office.url}/sign_in`)
  expect(asked, 'nobody is asked twice').toEqual([])
  await page.getByLabel('Email').fill(office.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(office.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${office.url}/`)
  await page.goto(`/invoice_extracts/${id}`)
  await expect(reference).toHaveValue('not saved yet')
})

test('while files are on their way, closing the window and signing out ask first', async ({ desk: page }) => {
  await page.goto('/invoice_extracts')
  await page.locator('html[data-awake]').waitFor()
  let arrive: () => void = () => undefined
  const held = new Promise<void>((done) => (arrive = done))
  await page.route(/\/api\/v1\/invoice_extracts$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  await dialog.getByLabel('PDF files').setInputFiles(join(samples, 'invoice-en-long.pdf'))
  await expect(dialog.getByText('Uploading…')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const question = page.waitForEvent('dialog')
  void page.evaluate(() => location.reload())
  const native = await question
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave while files are being uploaded?')
  await page.getByRole('button', { name: 'Cancel' }).click()

  arrive()
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
})
