import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { bearerOf, type Office } from '#tests/support/browser.ts'

export const samples = join(import.meta.dirname, '..', 'fixtures', 'made')

type Slug = 'invoice_extracts' | 'work_orders'

/** Uploads sample files over the API and waits until each is read; their ids in the order given. */
export async function uploadSamples(office: Office, slug: Slug, names: string[]): Promise<string[]> {
  const token = await bearerOf(office)
  const form = new FormData()
  for (const name of names)
    form.append('files[]', new Blob([readFileSync(join(samples, name))], { type: 'application/pdf' }), basename(name))
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${office.url}/api/v1/${slug}`, { method: 'POST', headers, body: form })
  const { meta } = (await answer.json()) as { meta: { files: { id: string }[] } }
  const ids = meta.files.map((file) => file.id)
  for (const id of ids) await waitUntilRead(office, slug, id, headers)
  return ids
}

export async function waitUntilRead(office: Office, slug: Slug, id: string, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const answer = await fetch(`${office.url}/api/v1/${slug}/${id}`, { headers })
    const { data } = (await answer.json()) as { data: { attributes: { status: string } } }
    if (data.attributes.status !== 'processing') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The attributes of a document as the API tells them. */
export async function attributesOf(office: Office, slug: Slug, id: string): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  const answer = await fetch(`${office.url}/api/v1/${slug}/${id}`, { headers })
  return ((await answer.json()) as { data: { attributes: Record<string, unknown> } }).data.attributes
}

/** Makes a document by hand over the API; its id. */
export async function makeByHand(office: Office, slug: Slug, attributes: Record<string, unknown>): Promise<string> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ data: { type: slug, attributes } })
  const answer = await fetch(`${office.url}/api/v1/${slug}`, { method: 'POST', headers, body })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** Puts a document into the trash over the API. */
export async function discard(office: Office, slug: Slug, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await bearerOf(office)}` }
  const answer = await fetch(`${office.url}/api/v1/${slug}/${id}`, { method: 'DELETE', headers })
  if (answer.status !== 204) throw new Error(`${slug} ${id} was not discarded: ${answer.status}`)
}

/** Another member, invited by the admin, who has set the password by the link. */
export async function addMember(
  office: Office,
  { password, ...attributes }: { email: string; password: string; first_name: string; last_name: string; role: string },
): Promise<void> {
  const json = { 'Content-Type': 'application/json' }
  const added = await fetch(`${office.url}/api/v1/members`, {
    method: 'POST',
    headers: { ...json, Authorization: `Bearer ${await bearerOf(office)}` },
    body: JSON.stringify({ data: { type: 'members', attributes } }),
  })
  const { meta } = (await added.json()) as { meta: { invitation_url: string } }
  const reset_password_token = new URL(meta.invitation_url).searchParams.get('reset_password_token')
  const body = JSON.stringify({ reset_password_token, password })
  await fetch(`${office.url}/api/v1/users/password`, { method: 'PUT', headers: json, body })
}

/** How many dark pixels the first page of the preview shows: a blank canvas has none. */
export function inkOf(page: Page): Promise<number> {
  return page
    .locator('#document-preview canvas')
    .first()
    .evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if (data[at]! < 128 && data[at + 3]! > 0) dark += 1
      return dark
    })
}

/** Waits until the desk listens to keys and the page is drawn. */
export async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('#document-preview canvas').first().waitFor()
}

/** The command line as the admin runs it; what it prints. */
export async function gleaner(office: Office, ...args: string[]): Promise<string> {
  const env = { ...process.env, GLEANER_URL: office.url, GLEANER_TOKEN: await bearerOf(office) }
  return (await promisify(execFile)(process.execPath, ['cli/gleaner.mjs', ...args], { env })).stdout
}
