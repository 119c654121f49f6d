import { expect, test } from '#tests/support/browser.ts'
import { openDesk, uploadSamples } from './prepare.ts'

test('French and Spanish from the choice on, remembered in the browser', async ({ desk: page, office }) => {
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-ruled.pdf'])
  await page.goto('/settings/preferences')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('fr')

  await openDesk(page, `/invoice_extracts/${id}`)
  await expect(page.getByRole('button', { name: 'Approuver' })).toBeVisible()
  await expect(page.getByLabel('Numéro de facture', { exact: true })).toBeVisible()
  await expect(page.getByPlaceholder('Non mentionné dans le document').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approuver' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Voulez-vous vraiment approuver ce document')
  await page.getByRole('button', { name: 'Annuler' }).click()

  // Dates in French have the 24-hour clock and the day first.
  await page.goto('/invoice_extracts')
  await expect(page.getByText(/^\d{2}\/\d{2}\/\d{2},? \d{2}:\d{2}$/).first()).toBeVisible()

  // Longer words than the English ones stay whole.
  await page.goto('/bot/ai_threads')
  await expect(page.getByRole('button', { name: 'Nouvelle conversation' })).toBeInViewport({ ratio: 1 })

  await page.goto('/settings/preferences')
  await page.getByLabel('Langue').selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await openDesk(page, `/invoice_extracts/${id}`)
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible()
  await expect(page.getByLabel('Número de factura', { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/invoice_extracts/analytics')
  // All but the line under it, which lies upon that of the list.
  await expect(page.getByRole('tab', { name: 'Análisis' })).toBeInViewport({ ratio: 0.97 })

  // On a tablet the filters are as wide as their words.
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/invoice_extracts')
  await expect(page.getByRole('form', { name: 'Filtros' }).getByRole('combobox')).toHaveCount(2)
  const spare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('form select')].map((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font
      const words = pen.measureText(select.selectedOptions[0]!.text).width
      return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words
    }),
  )
  expect(Math.min(...spare)).toBeGreaterThanOrEqual(0)

  // The choice goes with the account: the stories after this one are told in English.
  await page.goto('/settings/preferences')
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.waitForLoadState('networkidle')
})

test('the language that local storage remembers is the one shown, also where the cookies went', async ({ browser, office }) => {
  const context = await browser.newContext({ baseURL: office.url })
  const page = await context.newPage()
  await page.goto('/sign_in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const language of ['fr', 'es']) {
    await page.evaluate((word) => localStorage.setItem('lang', word), language)
    await context.clearCookies()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('es')
  // A cookie set since by somebody else is heeded, as local storage still says what was agreed on.
  await context.addCookies([{ name: 'lang', value: 'en', url: office.url }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  await page.evaluate(() => localStorage.setItem('lang', 'es'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // A word that names no language of ours is none.
  await page.evaluate(() => localStorage.setItem('lang', 'tlh'))
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('es')
  await context.close()
})
