import AxeBuilder from '@axe-core/playwright'
import { bearerOf, expect, type Office, signIn, test } from '#tests/support/browser.ts'

async function addParty(office: Office, name: string): Promise<string> {
  const answer = await fetch(`${office.url}/api/v1/parties`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ role: 'supplier', name }),
  })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

test('two entries of one company become one, and are parted again', async ({ page, office }) => {
  await signIn(page, office)
  const [kept, other] = [await addParty(office, 'Kiln Lane Mills'), await addParty(office, 'KLM Trading')]
  await page.goto(`${office.url}/settings/parties/${other}`)
  await page.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge KLM Trading with another company' })
  await dialog.getByRole('combobox', { name: 'Company that is kept' }).selectOption('Kiln Lane Mills')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'KLM Trading is merged into Kiln Lane Mills.' })).toBeVisible()
  await expect(page).toHaveURL(`${office.url}/settings/parties/${kept}`)
  await expect(page.getByText('Merged into this company:')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Part KLM Trading again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'KLM Trading stands by itself again.' })).toBeVisible()
  await expect(page.getByText('Merged into this company:')).toHaveCount(0)
  await page.goto(`${office.url}/settings/parties?filter[q]=KLM`)
  await expect(page.getByRole('link', { name: 'KLM Trading' })).toBeVisible()
})

test('the table of companies fits a narrow window, however long their names are', async ({ page, office }) => {
  await signIn(page, office)
  await addParty(office, 'Consolidated Kilns, Bakeries and Confectionery Works of the Lower Valley')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${office.url}/settings/parties`)
  const table = page.getByRole('table', { name: 'Known suppliers and customers' })
  await expect(table).toBeVisible()
  expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBeLessThanOrEqual(0)
})

test('how much a price may change is set', async ({ page, office }) => {
  await signIn(page, office)
  await page.goto(`${office.url}/settings/extraction`)
  const tolerated = page.getByRole('spinbutton', { name: 'Tolerated, in %' })
  await expect(tolerated).toHaveValue('10')
  await tolerated.fill('12.5')
  await page.locator('form').filter({ has: tolerated }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The tolerance is saved.' })).toBeVisible()
  await page.reload()
  await expect(tolerated).toHaveValue('12.5')
})
