import type { Locator, Page } from '@playwright/test'
import { join } from 'node:path'
import { expect, openOffice, test } from '#tests/support/browser.ts'
import { discard, makeByHand, openDesk, samples, uploadSamples } from './prepare.ts'

const MOST_TABS = 200

/** Goes on with Tab until something has the focus, as people without a mouse do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let strokes = 0; strokes < MOST_TABS; strokes++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

test('the whole job without a mouse: sign up, upload, review, approve, next', async ({ page }) => {
  test.slow()
  const office = await openOffice()
  try {
    await page.goto(`${office.url}/sign_up`)
    await page.locator('html[data-awake]').waitFor()
    for (const [label, words] of [
      ['First name', 'Grace'],
      ['Last name', 'Hopper'],
      ['Email', 'grace@example.org'],
      ['Password', 'a nanosecond of wire'],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(words)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${office.url}/`)
    await page.locator('html[data-awake]').waitFor()

    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Upload' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Upload documents' })
    await tabTo(page, dialog.getByLabel('PDF files'))
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(['invoice-fr-ruled.pdf', 'invoice-es-plain.pdf'].map((name) => join(samples, name)))
    const links = dialog.getByRole('link', { name: 'Open' })
    await expect(links).toHaveCount(2)
    await tabTo(page, links.last())
    await page.keyboard.press('Enter')

    await expect(page.getByText('Pending for approval')).toBeVisible({ timeout: 60_000 })
    const first = page.url()
    await page.locator('#document-preview canvas').first().waitFor()
    await tabTo(page, page.getByLabel('Order reference', { exact: true }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('PO-9')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('status').filter({ hasText: 'is approved' })).toBeVisible()
    if ((await page.getByText('No more documents available').count()) === 0) await expect(page).not.toHaveURL(first)
    await tabTo(page, page.getByRole('button', { name: 'Sign out' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${office.url}/sign_in`)
  } finally {
    await office.close()
  }
})

test('what was opened gives the focus back to what opened it, a menu by its button', async ({ desk: page, office }) => {
  const [id] = await uploadSamples(office, 'invoice_extracts', ['invoice-fr-ruled.pdf'])
  await page.setViewportSize({ width: 768, height: 900 })
  await openDesk(page, `/invoice_extracts/${id}`)
  const openAndLeave = async (opener: Locator, dialog: Locator, item?: string) => {
    await opener.focus()
    await page.keyboard.press('Enter')
    if (item !== undefined) {
      await page.getByRole('menuitem', { name: item }).focus()
      await page.keyboard.press('Enter')
    }
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect(opener).toBeFocused()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openAndLeave(button('Delete'), page.getByRole('alertdialog'))
  await openAndLeave(button('Reject'), page.getByRole('dialog'))
  await openAndLeave(button('More actions'), page.getByRole('dialog'), 'History')
  await openAndLeave(button('Menu'), page.getByRole('dialog'))
})

test('the focus stays among the rows when steps are taken back, and G leads there where none is yet', async ({ desk: page, office }) => {
  const id = await makeByHand(office, 'work_orders', { name: 'PO-KEYS' })
  await page.goto(`/work_orders/${id}`)
  await page.locator('html[data-awake]').waitFor()
  const items = page.getByRole('group', { name: 'Items' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await expect(items.getByRole('button', { name: 'Add row' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('A-1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A-2')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.locator(':focus'), 'the second row went, the first has the focus').toHaveValue('A-1')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(items.getByRole('button', { name: 'Add row' })).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('g')
  await expect(items.getByRole('textbox').first()).toBeFocused()
  await discard(office, 'work_orders', id)
})
