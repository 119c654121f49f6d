import { expect, test } from '#tests/support/browser.ts'
import { uploadSamples } from './prepare.ts'

test('until the pages are there, a page stands in for them and their number is known', async ({ desk: page, office }) => {
  test.slow()
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-en-long.pdf'])
  let give = () => undefined as void
  const held = new Promise<void>((resolve) => (give = resolve))
  await page.route('**/file', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/invoice_extracts/${id}`)
  await page.locator('html[data-awake]').waitFor()
  const preview = page.getByRole('region', { name: 'Document preview' })
  const standIn = preview.locator('[data-pages] .animate-shimmer')
  await expect(standIn).toBeVisible({ timeout: 30_000 })
  expect((await standIn.boundingBox())!.width).toBeGreaterThan(200)
  await expect(preview.getByRole('toolbar')).toContainText('1 of 3')
  give()
  await expect(preview.locator('canvas').first()).toBeVisible({ timeout: 30_000 })
  await expect(standIn).toHaveCount(0)
})

test('a desk that is left while its PDF loads leaves no error behind', async ({ desk: page, office }) => {
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-en-long.pdf'])
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/file', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest('**/file')
  await page.goto(`/invoice_extracts/${id}`)
  await asked
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('**/settings/**')
  await page.waitForTimeout(3000)
  expect(errors).toEqual([])
})
