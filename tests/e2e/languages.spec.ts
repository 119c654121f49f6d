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

  await page.goto('/settings/preferences')
  await page.getByLabel('Langue').selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await openDesk(page, `/invoice_extracts/${id}`)
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible()
  await expect(page.getByLabel('Número de factura', { exact: true })).toBeVisible()

  // The choice goes with the account: the stories after this one are told in English.
  await page.goto('/settings/preferences')
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.waitForLoadState('networkidle')
})
