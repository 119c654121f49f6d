import { expect, test } from '#tests/support/browser.ts'
import { makeByHand, openDesk, uploadSamples } from './prepare.ts'

test('what visitors find by role and label', async ({ page }) => {
  await page.goto('/sign_in')
  await expect(page.getByText(/extraction tool/)).toBeVisible()
  for (const label of ['Email', 'Password']) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/sign_up$/)
  await page.goto('/sign_in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forget_password$/)
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByText(/instructions/i).first()).toBeVisible()
})

test('both navigations, the lists and their tools', async ({ desk: page, office }) => {
  for (let number = 1; number <= 12; number++)
    await makeByHand(office, 'work_orders', { name: `NM-${number}`, customer_company_name: 'Naming House', order_date: '2026-01-05' })
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Work order extract', 'Invoice extract', 'Settings', 'Bot'])
    await expect(main.getByRole('link', { name })).toBeVisible()
  const top = page.getByRole('navigation', { name: 'Top' })
  for (const name of ['Home', 'About', 'Contact', 'Settings', 'My profile', 'FAQ'])
    await expect(top.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(top.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(top.getByRole('searchbox', { name: 'Search' })).toBeVisible()

  await page.goto('/work_orders?filter[q]=Naming')
  await expect(page.getByRole('tab')).toHaveText(['All', 'Pending for approval', 'Analytics'])
  await expect(page.getByText('Showing 1 to 12 of 12 entries')).toBeVisible()
  await page.getByRole('combobox', { name: 'Items per page' }).selectOption('10')
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible()
  await page.getByRole('columnheader', { name: 'Name' }).first().getByRole('link').click()
  await expect(page.getByRole('columnheader', { name: 'Name' }).first()).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('checkbox', { name: 'Select NM-1', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve selected' })).toBeVisible()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  const period = page.getByRole('combobox', { name: 'Period' })
  await expect(period.getByRole('option')).toHaveText(['Today', 'Last 7 Days', 'Last Month', 'Last 6 Months', 'This Year'])
  for (const name of [
    'Number of documents processed',
    'Uploaded documents',
    'Corrections made',
    'Mean corrections per document',
    'Time saved through automation',
    'Correct versus error comparison',
  ])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^−?\d+ Minutes and \d+ Seconds$/).first()).toBeVisible()
})

test('the detail: labels in sentence case, the buttons of its status, texts to the letter', async ({ desk: page, office }) => {
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-ruled.pdf'])
  await openDesk(page, `/invoice_extracts/${id}`)
  for (const label of ['Invoice number', 'VAT rate', 'Client ID', 'Supplier tax ID', 'Total amount with tax', 'Additional notes'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Items' }).getByRole('table')).toBeVisible()
  for (const name of ['Save', 'Approve', 'Reject', 'Delete', 'Next document'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const reject = page.getByRole('dialog')
  await expect(reject.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await expect(reject.getByRole('button', { name: 'Close' }), 'no dialog has a button of that name').toHaveCount(0)
  await reject.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'is approved' })
  await expect(toast).toContainText('Success!')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await page.goto(`/invoice_extracts/${id}`)
  await expect(page.getByRole('button', { name: 'Reopen', exact: true })).toBeVisible()

  await page.goto('/work_orders/new')
  await expect(page.getByText('No item selected for preview')).toBeVisible()
  await page.goto('/bot/ai_threads')
  await expect(page.getByText('Please select any thread on the left')).toBeVisible()
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/members$/)
  await expect(page.getByRole('button', { name: 'Add member' })).toBeVisible()
})
