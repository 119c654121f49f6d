import { expect, test } from '#tests/support/browser.ts'
import { attributesOf, uploadSamples } from './prepare.ts'

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
