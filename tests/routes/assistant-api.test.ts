import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client
let thread: string

beforeAll(async () => {
  // A port where nothing answers: there is no model here.
  server = await startApi({ OLLAMA_HOST: 'http://127.0.0.1:9' })
  client = await server.signIn()
  thread = ((await client.json('POST', '/api/v1/ai_threads', {})).body.data as unknown as { id: string }).id
  for (const [number, total] of [
    ['A-1', '100.10'],
    ['A-2', '0.20'],
  ]) {
    const attributes = { invoice_number: number, supplier_name: 'Obst & Söhne', total_amount_with_tax: total, currency: 'EUR' }
    await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
  }
})
afterAll(() => server.close())

interface Heard {
  event: string
  data: Record<string, unknown>
}

async function ask(content: string, headers: Record<string, string> = {}): Promise<Heard[]> {
  const answer = await client.fetch(`/api/v1/ai_threads/${thread}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ content }),
  })
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream')
  const heard: Heard[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => heard.push({ event: event!, data: JSON.parse(data) as Record<string, unknown> }),
  })
  parser.feed(await answer.text())
  return heard
}

const textOf = (heard: Heard[]) => heard.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : [])).join('')

describe('a question over the API', () => {
  test('is answered by pieces, citations and an end, and kept with the thread', async () => {
    const heard = await ask('What is the total of all invoices?')
    expect(textOf(heard)).toBe('Invoices: €100.30 (2 documents)')
    const cited = heard.filter(({ event }) => event === 'citation')
    expect(cited.map(({ data }) => data)).toEqual([
      expect.objectContaining({ kind: 'invoice', title: 'A-1', field: 'total_amount_with_tax', value: '100.10' }),
      expect.objectContaining({ kind: 'invoice', title: 'A-2', field: 'total_amount_with_tax', value: '0.20' }),
    ])
    expect(heard.at(-1)).toMatchObject({ event: 'done', data: { content: 'Invoices: €100.30 (2 documents)' } })
    const { body } = await client.json('GET', `/api/v1/ai_threads/${thread}`)
    const kept = (body.included as unknown as { id: string; attributes: Record<string, unknown> }[]).at(-1)!
    expect(kept).toMatchObject({ id: heard.at(-1)!.data.id, attributes: { role: 'assistant', content: 'Invoices: €100.30 (2 documents)' } })
    expect(kept.attributes.citations).toHaveLength(2)
  })

  test('is answered in the language in which it was asked', async () => {
    expect(textOf(await ask('¿Cuántas facturas hay?'))).toBe('Facturas: 2 documentos')
    expect(textOf(await ask('Combien de factures y a-t-il ?'))).toBe('Factures\u00a0: 2 documents')
  })

  test.each([
    ['en', 'This is not in your documents.'],
    ['es', 'Esto no está en sus documentos.'],
    ['fr', 'Cela ne figure pas dans vos documents.'],
  ])('that the documents do not answer is told so: %s', async (language, sentence) => {
    const heard = await ask('xyzzy', { 'Accept-Language': language })
    expect(heard.map(({ event }) => event)).toEqual(['delta', 'done'])
    expect(textOf(heard)).toBe(sentence)
  })

  test('goes on from the one before it', async () => {
    expect(textOf(await ask('How many invoices are there?'))).toBe('Invoices: 2 documents')
    expect(textOf(await ask('And orders?'))).toBe('Work orders: 0 documents')
    expect(textOf(await ask('Total of A-1'))).toContain('100.10')
    expect(textOf(await ask('And of A-2?'))).toContain('0.20')
  })

  test('needs something asked, and a thread of one’s own', async () => {
    expect((await client.json('POST', `/api/v1/ai_threads/${thread}/messages`, { content: ' ' })).status).toBe(422)
    expect((await client.json('POST', '/api/v1/ai_threads/nobodys/messages', { content: 'hello' })).status).toBe(404)
  })
})
