import { expect, test } from '#tests/support/browser.ts'
import { attributesOf, discard, makeByHand, uploadSamples } from './prepare.ts'

test('many are approved at once after a question; each has its answer', async ({ desk: page, office }) => {
  const ids = await uploadSamples(office, 'work_orders', ['order-en-ruled.pdf', 'order-fr-boxed.pdf', 'order-es-groups.pdf'])
  await page.goto('/work_orders')
  const approve = page.getByRole('button', { name: 'Approve selected' })
  await expect(approve).toBeDisabled()

  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await expect(boxes).toHaveCount(3)
  await boxes.first().check()
  await approve.click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to approve this document?')
  await page.getByRole('button', { name: 'Cancel' }).click()

  const approveAll = async () => {
    await page.getByRole('checkbox', { name: 'All on this page' }).check()
    await approve.click()
    await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to approve these documents?')
    const told = (await Promise.all(ids.map((id) => attributesOf(office, 'work_orders', id)))).filter(
      ({ doubtful }) => Number(doubtful) > 0,
    )
    const warning = page.getByText(`With something to check: ${told.length} of 3.`)
    await expect(warning).toHaveCount(told.length > 0 ? 1 : 0)
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  const toast = page.getByRole('status').filter({ hasText: '3 documents approved' })
  await approveAll()
  // It stays while the pointer is on it.
  await toast.hover()
  for (const id of ids)
    expect(await attributesOf(office, 'work_orders', id)).toMatchObject({ status: 'approved', approved_by: 'Ada Byron' })

  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 documents are open again' })).toBeVisible()
  for (const id of ids) expect(await attributesOf(office, 'work_orders', id)).toMatchObject({ status: 'pending' })

  await approveAll()
  await expect(toast).toBeVisible()
  await page.getByRole('tab', { name: 'Pending for approval' }).click()
  await expect(page.getByText('Nothing is waiting for approval')).toBeVisible()
})

test('who is refused stays ticked and is linked; once all are through, the keyboard goes on in the list', async ({
  desk: page,
  office,
}) => {
  const make = (number: string) => makeByHand(office, 'invoice_extracts', { invoice_number: number, supplier_name: 'Mixed Goods Ltd' })
  const twins = [await make('MIX-1'), await make('MIX-1')]
  await make('MIX-2')
  await page.goto('/invoice_extracts?filter[q]=MIX')
  await page.locator('html[data-awake]').waitFor()
  const approve = page.getByRole('button', { name: 'Approve selected' })
  const approveAll = async () => {
    await approve.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await approveAll()
  // Of two twins the first one goes through.
  const refused = page.getByRole('alert').filter({ hasText: '1 document was not approved' })
  await expect(refused).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true, name: /^Select / })).toHaveCount(1)
  await expect(approve).toBeFocused()
  const open = await Promise.all(twins.map((id) => attributesOf(office, 'invoice_extracts', id)))
  const left = twins[open.findIndex(({ status }) => status === 'pending')]!
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.locator(`a[href^="/invoice_extracts/${left}"]`) })
      .getByRole('checkbox'),
  ).toBeChecked()
  await expect(refused.getByRole('link', { name: 'MIX-1' })).toHaveAttribute('href', `/invoice_extracts/${left}`)
  await refused.getByRole('button', { name: 'Close' }).click()

  await page
    .getByRole('checkbox', { name: /^Select / })
    .and(page.getByRole('checkbox', { checked: true }))
    .uncheck()
  await page.getByRole('checkbox', { name: 'Select MIX-2' }).check()
  await approveAll()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'All on this page' })).toBeFocused()
  // What still waits would be counted by the other stories of this office.
  await discard(office, 'invoice_extracts', left)
})
