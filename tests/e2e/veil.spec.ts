import { expect, test } from '#tests/support/browser.ts'
import config from '../../playwright.config.ts'

// Headless browsers hide scroll bars, and with them the place that a veil does not reach.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const colorScheme of ['light', 'dark'] as const)
  test(`a veil darkens the place of the scroll bar too and moves nothing under it (${colorScheme})`, async ({ desk: page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 800, height: 480 })
    await page.goto('/faq', { waitUntil: 'networkidle' })
    const heading = page.getByRole('heading', { level: 1 })
    const before = (await heading.boundingBox())!
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'there is a scroll bar').toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('[data-veil]').waitFor()
    expect((await page.locator('h1').boundingBox())!).toEqual(before)
    const [shown, wanted] = await page.evaluate(async () => {
      const veil = document.querySelector('[data-veil]')!
      await Promise.all(veil.getAnimations().map((animation) => animation.finished))
      const numbers = (element: Element) =>
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)!
          .map(Number)
      const [canvas, over] = [numbers(document.body), numbers(veil)]
      const share = over[3] ?? 1
      return [numbers(document.documentElement), [0, 1, 2].map((at) => canvas[at]! * (1 - share) + over[at]! * share)]
    })
    for (const at of [0, 1, 2]) expect(Math.abs(shown![at]! - wanted![at]!)).toBeLessThan(2)
  })
