import { afterAll, describe, expect, test } from 'vitest'
import { signIn, type Client } from '#tests/support/api-server.ts'
import { hasBuild, serverProcess } from '#tests/support/server-process.ts'

const PORT = 3961
const FILES = 40
const KILL_AFTER = [8, 18, 30] // acknowledged uploads

const server = serverProcess(PORT)
afterAll(() => server.close())

/** A page with one line of text: enough to be read, different for each number. */
function tinyPdf(number: number): string {
  const stream = `BT /F1 12 Tf 72 720 Td (Invoice number: KILL-${number}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${body}xref\n0 6\n0000000000 65535 f \n${lines}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
}

async function upload(client: Client, number: number): Promise<string> {
  const form = new FormData()
  form.append('files[]', new Blob([tinyPdf(number)], { type: 'application/pdf' }), `${number}.pdf`)
  const answer = await client.fetch('/api/v1/invoice_extracts', { method: 'POST', body: form })
  const { meta } = (await answer.json()) as { meta: { files: { id: string }[] } }
  return meta.files[0]!.id
}

async function listAll(client: Client): Promise<{ id: string; attributes: { file_name: string; status: string } }[]> {
  const answer = await client.json('GET', '/api/v1/invoice_extracts?page[size]=100')
  return answer.body.data as unknown as { id: string; attributes: { file_name: string; status: string } }[]
}

describe.skipIf(!hasBuild)('kill -9 of the server', () => {
  test('loses no acknowledged upload, doubles none, and every document is read in the end', { timeout: 240_000 }, async () => {
    await server.start()
    let client = await signIn(server.url)
    const acknowledged = new Map<number, string>()
    const kills = [...KILL_AFTER]
    const queue = Array.from({ length: FILES }, (_, index) => index)
    while (queue.length > 0) {
      const batch = queue.splice(0, 4)
      const killing = kills[0] !== undefined && acknowledged.size >= kills[0]
      const uploads = batch.map(async (number) => acknowledged.set(number, await upload(client, number)))
      const settled = Promise.allSettled(uploads)
      if (killing) {
        kills.shift()
        // In the middle of the batch: one is acknowledged, the others are on their way.
        await Promise.race(uploads)
        await server.kill()
      }
      const results = await settled
      // Whoever got no answer asks again, as the CLI and the browser do.
      queue.push(...batch.filter((_, index) => results[index]!.status === 'rejected'))
      if (killing) {
        await server.start()
        client = await signIn(server.url)
      }
    }
    expect(kills).toEqual([])

    const left = async () => (await listAll(client)).filter(({ attributes }) => attributes.status === 'processing').length
    await expect.poll(left, { timeout: 120_000, interval: 250 }).toBe(0)
    const documents = await listAll(client)
    expect(documents.map(({ attributes }) => attributes.status).filter((status) => status !== 'pending')).toEqual([])
    expect(documents.map(({ attributes }) => attributes.file_name).sort()).toEqual(
      Array.from({ length: FILES }, (_, number) => `${number}.pdf`).sort(),
    )
    expect(documents.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort())
    const detail = await client.json('GET', `/api/v1/invoice_extracts/${documents[0]!.id}`)
    const events = (detail.body.included as unknown as { type: string; attributes: { type: string } }[]).filter(
      (one) => one.type === 'events',
    )
    expect(events.map((event) => event.attributes.type)).toEqual(['uploaded', 'read'])
  })
})
