import { expect, test } from '#tests/support/browser.ts'
import { attributesOf, makeByHand } from './prepare.ts'

const ROWS = 200

test('an order of hundreds of rows: all of them there for keys and readers, only those in sight are drawn', async ({
  desk: page,
  office,
}) => {
  test.slow()
  const items = Array.from({ length: ROWS }, (_, at) => ({
    product_code: `P-${at + 1}`,
    product_name: `Article ${at + 1}`,
    requested_quantity: '2',
    unit_price: '1.50',
    total_amount: '3.00',
  }))
  const id = await makeByHand(office, 'work_orders', { name: 'LONG-1', items })
  await page.goto(`/work_orders/${id}`)
  await page.locator('html[data-awake]').waitFor()
  await expect(page.getByRole('group', { name: 'Items' }).getByRole('row'), 'the head and each row').toHaveCount(ROWS + 1)

  const rows = page.locator('[data-grid=items] tbody tr')
  const cell = (row: number, column: string) => rows.nth(row - 1).locator(`[data-path$=${column}]`)
  const isDrawn = (row: number) =>
    cell(row, 'product_code').evaluate((input) => input.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions))
  expect(await isDrawn(ROWS), 'far out of sight').toBe(false)
  await cell(ROWS, 'product_code').focus()
  await expect(cell(ROWS, 'product_code')).toBeInViewport()
  await expect.poll(() => isDrawn(ROWS), 'come into sight').toBe(true)
  await expect.poll(() => isDrawn(1), 'gone out of sight').toBe(false)

  const heads = page.locator('[data-grid=items] thead')
  await expect(heads, 'what a column is called stays in sight').toBeInViewport()
  await page.keyboard.press('Control+Home')
  await expect(cell(1, 'divalto_code')).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(cell(ROWS, 'total_amount')).toBeFocused()
  await cell(ROWS, 'product_code').focus()

  // Up and down as in a spreadsheet, a new row after the last one, and the sum follows.
  await page.keyboard.press('ArrowUp')
  await expect(cell(ROWS - 1, 'product_code')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(ROWS + 1)
  await cell(ROWS + 1, 'total_amount').fill('7.25')
  await expect(page.locator('[data-grid=items] [aria-live]')).toContainText('607.25')

  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => ((await attributesOf(office, 'work_orders', id)) as { version: number }).version, { timeout: 30_000 })
    .toBeGreaterThan(1)
  await page.reload()
  await expect(rows).toHaveCount(ROWS + 1)

  // Where the grid scrolls sideways it does so within a window of its own, whose heads stay over its cells.
  await page.setViewportSize({ width: 360, height: 740 })
  await cell(150, 'total_amount').focus()
  await page.keyboard.press('ArrowUp')
  await expect(cell(149, 'total_amount')).toBeInViewport()
  const head = heads.getByRole('columnheader', { name: 'Total amount' })
  await expect(head).toBeInViewport()
  const [over, under] = [(await head.boundingBox())!, (await cell(149, 'total_amount').boundingBox())!]
  expect(over.y + over.height).toBeLessThanOrEqual(under.y)
  expect(Math.abs(over.x - under.x), 'each over its column').toBeLessThan(2)
})
