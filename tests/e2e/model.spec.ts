import AxeBuilder from '@axe-core/playwright'
import { expect, openOffice, signIn, test, type Office } from '#tests/support/browser.ts'
import { startModelStandIn, type StandIn } from '#tests/support/model-stand-in/server.ts'

let standIn: StandIn
let ollama: Office & { close(): Promise<void> }

test.beforeAll(async ({ office }) => {
  standIn = await startModelStandIn({ pace: 400, pullable: ['gemma4'] })
  ollama = await openOffice({ OLLAMA_HOST: standIn.url })
  const person = { ...office.admin, first_name: 'Ada', last_name: 'Byron' }
  await fetch(`${ollama.url}/api/v1/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  })
})
test.afterAll(() => Promise.all([ollama.close(), standIn.close()]))

test('settings show the local model, choose it, and download another', async ({ page }) => {
  await signIn(page, ollama)
  await page.goto(`${ollama.url}/settings/extraction`)
  await expect(page.getByText('Answers', { exact: true })).toBeVisible()
  await expect(page.getByText('(the best one installed)')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.screenshot({ path: test.info().outputPath('model.png'), fullPage: true })

  await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption('None')
  await expect(page.getByText('(switched off)')).toBeVisible()
  await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption('qwen2.5:7b')
  await expect(page.getByText('(chosen here)')).toBeVisible()

  await page.getByRole('button', { name: 'Download gemma4' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('model-pull.png'), fullPage: true })
  await expect(page.getByText('gemma4 is installed.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('without a model server it is said how to have one', async ({ desk }) => {
  await desk.goto('/settings/extraction')
  await expect(desk.getByText('Not running')).toBeVisible()
  await expect(desk.getByText(/Install Ollama, start it/)).toBeVisible()
})
