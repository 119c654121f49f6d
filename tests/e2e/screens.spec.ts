import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
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

test('each value of a list stands under its heading, at every width', async ({ desk: page, office }) => {
  await makeByHand(office, 'invoice_extracts', { invoice_number: 'F-3', invoice_date: '2026-03-31' })
  await open(page, '/invoice_extracts')
  const seen = (role: 'columnheader' | 'cell') =>
    page
      .getByRole('row')
      .nth(role === 'cell' ? 1 : 0)
      .getByRole(role)
      .count()
  for (let width = 656; width <= 1600; width += 8) {
    await page.setViewportSize({ width, height: 800 })
    expect(await seen('cell'), `${width} px`).toBe(await seen('columnheader'))
  }
})

test('the arrow of a heading that sorts stands beside a word of it, however narrow its column is', async ({ desk: page, office }) => {
  await makeByHand(office, 'invoice_extracts', { invoice_number: 'F-2', total_amount_with_tax: '1.00' })
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, '/invoice_extracts')
  const alone = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const [link, arrow] = [head.querySelector('a'), head.querySelector('svg')]
      if (!link || !arrow?.checkVisibility()) return []
      link.style.width = 'min-content'
      const words = document.createRange()
      words.selectNodeContents(link)
      const place = arrow.getBoundingClientRect()
      const isBeside = (box: DOMRect) => box.width > place.width && box.top < place.bottom && box.bottom > place.top
      return [...words.getClientRects()].some(isBeside) ? [] : [head.textContent]
    }),
  )
  expect(alone).toEqual([])
})

test('where the system gives the colours, what is chosen can still be told', async ({ desk: page, office }) => {
  await makeByHand(office, 'invoice_extracts', { invoice_number: 'FORCED-1' })
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/invoice_extracts')
  const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const tab = (name: string) => page.getByRole('tab', { name })
  expect(await ground(tab('All'))).not.toBe(await ground(tab('Analytics')))
  const entry = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  expect(await ground(entry('Invoice extract'))).not.toBe(await ground(entry('Bot')))
  const box = page.getByRole('checkbox', { name: 'Select FORCED-1' })
  await box.check()
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto')
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  expect(await ground(items.first())).not.toBe(await ground(items.last()))
})

test('what changes is heard: its region is there before its words', async ({ desk: page, office }) => {
  const vat_details = [{ rate: '20', amount: '4.00' }]
  const id = await makeByHand(office, 'invoice_extracts', { invoice_number: 'HEARD-1', vat_details, items: [{ description: 'Pears' }] })
  await open(page, '/invoice_extracts')
  const region = page.getByRole('main').getByRole('status').filter({ hasNotText: /./ }).first()
  await region.evaluate((element) => (element.id = 'before'))
  await page.getByRole('checkbox', { name: 'Select HEARD-1' }).check()
  await expect(page.locator('#before')).toHaveText('1 selected')

  await open(page, `/invoice_extracts/${id}`)
  await page.evaluate(() => {
    const toasts = document.querySelector('[data-toasts]')!
    const told = { first: '' }
    Object.assign(window, { told })
    new MutationObserver((_, observer) => {
      observer.disconnect()
      const words = toasts.querySelector('p')!.parentElement!
      told.first = words.getAttribute('aria-hidden') ?? ''
    }).observe(toasts, { childList: true })
  })
  await page.getByLabel('Order reference').fill('O-1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').getByText('The changes are saved.')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { told: { first: string } }).told.first)).toBe('true')
  await expect(page.locator('[data-toasts] [aria-hidden=true]:has(p)')).toHaveCount(0)

  // Two tables, two names for what can be done with a first row.
  for (const name of ['Row 1: Row actions', 'VAT line 1: Row actions'])
    await expect(page.getByRole('button', { name, exact: true }), name).toHaveCount(1)
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
