import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { makeByHand, uploadSamples } from './prepare.ts'

/** Screens of the signed-in area that need no document. */
const signedIn = [
  '/work_orders',
  '/invoice_extracts?filter[status]=pending',
  '/invoice_extracts?filter[q]=nothing-of-the-kind',
  '/work_orders/analytics',
  '/work_orders/new',
  '/settings/members',
  '/settings/preferences',
  '/settings/profile',
  '/settings/password',
  '/settings/tokens',
  '/settings/parties',
  '/settings/products',
  '/settings/extraction',
  '/settings/outbox',
  '/search',
  '/search?q=pommes',
  '/bot/ai_threads',
  '/about',
  '/contact',
  '/faq',
  '/not/there',
]
const signedOut = ['/sign_in', '/sign_up', '/forget_password', '/users/password/edit?reset_password_token=x', '/not/there']

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe finds nothing for visitors', async ({ page }) => {
      for (const address of signedOut) await expectAccessible(page, address)
    })

    test('axe finds nothing for members', async ({ desk: page, office }) => {
      test.slow()
      // Home before the first document (in the theme that comes first), and after it.
      await expectAccessible(page, '/')
      const [invoice] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-ruled.pdf'])
      const [order] = await uploadSamples(office, 'work_orders', ['order-en-ruled.pdf'])
      for (const address of ['/', ...signedIn, `/invoice_extracts/${invoice}?find=total`, `/work_orders/${order}`])
        await expectAccessible(page, address)
    })
  })

test('nothing hangs over the edge of a narrow window', async ({ desk: page, office }) => {
  test.slow()
  const [invoice] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-ruled.pdf'])
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/', ...signedIn, `/invoice_extracts/${invoice}`]) {
    await open(page, address)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Below zero where the place of a scroll bar is kept free.
    expect(over, address).toBeLessThanOrEqual(0)
  }
})

test('what findings name can be hit in a narrow window, where it stands in several lines', async ({ desk: page, office }) => {
  const items = ['10.00', '20.00', '30.00', '40.00'].map((total_amount) => ({ description: 'A thing', total_amount }))
  const invoice = await makeByHand(office, 'invoice_extracts', { invoice_number: 'F-1', subtotal_without_tax: '1.00', items })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, `/invoice_extracts/${invoice}`)
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-awake]').waitFor()
}

async function expectAccessible(page: Page, address: string): Promise<void> {
  await open(page, address)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    address,
  ).toEqual([])
}
