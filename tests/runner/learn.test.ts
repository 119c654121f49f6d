import { afterAll, describe, expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { makeOddFamily } from '#tests/generator/odd/families.ts'
import { signIn, type Client } from '#tests/support/api-server.ts'
import { hasBuild, serverProcess } from '#tests/support/server-process.ts'

const server = serverProcess(3967, { OLLAMA_HOST: 'http://127.0.0.1:9' })
afterAll(() => server.close())

interface Resource {
  id: string
  type: string
  attributes: Record<string, unknown>
}

/** The papers of one company as they stand on the server. */
function onServer(client: Client, type: 'invoice_extracts' | 'work_orders') {
  const { fields } = kinds[type === 'work_orders' ? 'work_order' : 'invoice']
  const at = (id: string) => `/api/v1/${type}/${id}`
  const get = async (id: string) => {
    const { body } = await client.json('GET', at(id))
    return body as unknown as { data: Resource; included?: Resource[] }
  }
  return {
    async upload(bytes: Uint8Array, name: string): Promise<string> {
      const form = new FormData()
      form.append('files[]', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
      const answer = await client.fetch(`/api/v1/${type}`, { method: 'POST', body: form })
      return ((await answer.json()) as { meta: { files: { id: string }[] } }).meta.files[0]!.id
    },
    /** Every value of the header and of the rows, once nothing is being read. */
    async values(ids: readonly string[]): Promise<Record<string, unknown>[]> {
      for (const id of ids) {
        const status = async () => (await get(id)).data.attributes.status
        await expect.poll(status, { timeout: 120_000, interval: 250 }).toBe('pending')
      }
      const views = await Promise.all(ids.map(get))
      return views.map(({ data, included = [] }) => ({
        ...Object.fromEntries(fields.map(({ name }) => [name, data.attributes[name]])),
        rows: included.filter((one) => /items|vat/.test(one.type)).map(({ attributes }) => attributes),
      }))
    },
    /** Corrects a paper, approves it, and has the others read again; gives the memory. */
    async teach(id: string, right: Record<string, unknown>): Promise<string> {
      const { attributes } = (await get(id)).data
      const own = fields.filter(({ name, readOnly }) => !readOnly && name !== 'client' && attributes[name] !== null)
      const emptied = Object.fromEntries(own.map(({ name }) => [name, null]))
      const data = { type, id, attributes: { ...emptied, ...right, version: attributes.version } }
      expect((await client.json('PATCH', at(id), { data })).status).toBe(200)
      const { body } = await client.json('POST', `${at(id)}/approve`, {})
      const { learned } = body.meta as unknown as { learned: { memory_id: string } }
      expect((await client.json('POST', `/api/v1/memories/${learned.memory_id}/apply`)).status).toBe(200)
      return learned.memory_id
    },
    undo: (memory: string) => client.json('POST', `/api/v1/memories/${memory}/undo`),
    reopen: (id: string) => client.json('POST', `${at(id)}/reopen`, {}),
  }
}

describe.skipIf(!hasBuild)('one approval', () => {
  test('teaches; a wrong value in it spoils nothing but that value; undo takes back what it taught', { timeout: 300_000 }, async () => {
    await server.start()
    const papers = await makeOddFamily({ seed: 200_000, papers: 3 })
    const { truth } = papers[0]!
    const { titleField } = kinds[truth.kind]
    const here = onServer(await signIn(server.url), truth.kind === 'invoice' ? 'invoice_extracts' : 'work_orders')
    const ids: string[] = []
    for (const [number, { bytes }] of papers.entries()) ids.push(await here.upload(bytes, `${number}.pdf`))
    const [teacher, ...others] = ids as [string, ...string[]]
    await here.values([teacher])
    const plain = await here.values(others)

    const { fields, items, vat_details: vat } = truth
    const right = { ...fields, items, ...(truth.kind === 'invoice' ? { vat_details: vat } : {}) }
    const memory = await here.teach(teacher, right)
    const learned = await here.values(others)
    expect(learned.map((one) => one[titleField])).toEqual(papers.slice(1).map((paper) => paper.truth.fields[titleField]))
    expect(learned).not.toEqual(plain)
    await here.undo(memory)
    // The company itself stays known from what is approved (docs/decisions/102), and with it the tax id that its papers print.
    const undone = plain.map((one) => ({ ...one, supplier_tax_id: fields.supplier_tax_id }))
    expect(await here.values(others)).toEqual(undone)

    await here.reopen(teacher)
    const wrong = await here.teach(teacher, { ...right, [titleField]: 'WRONG-99' })
    const spoilt = await here.values(others)
    const rest = (all: Record<string, unknown>[]) => all.map((one) => ({ ...one, [titleField]: null }))
    expect(rest(spoilt)).toEqual(rest(learned))
    expect(spoilt.map((one) => one[titleField])).not.toContain('WRONG-99')
    await here.undo(wrong)
    expect(await here.values(others)).toEqual(undone)
  })
})
