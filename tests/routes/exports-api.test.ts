import { parse } from 'csv-parse/sync'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
})
afterAll(() => server.close())

async function makeOrder(name: string, items: Record<string, string>[], approve = true): Promise<string> {
  const attributes = { name, customer_company_name: `=Cantine "${name}"`, total_amount_with_tax: '-12.50', items }
  const made = await client.json('POST', '/api/v1/work_orders', { data: { type: 'work_orders', attributes } })
  const { id } = made.body.data as unknown as { id: string }
  if (approve) await client.json('POST', `/api/v1/work_orders/${id}/approve`)
  return id
}

const item = { product_code: 'GOL-1', product_name: 'Golden', requested_quantity: '12', unit_price: '0.10' }

/** Reads a ZIP archive as any program does, from its directory at the end; throws where a checksum is wrong. */
function namesIn(zip: Buffer): string[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = inflateRawSync(zip.subarray(data, data + zip.readUInt32LE(at + 20)))
    expect([crc32(content), content.length]).toEqual([zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)])
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return name
  })
}

describe('exporting', () => {
  test('CSV has one line a document, texts are no formulas, numbers stay', async () => {
    await makeOrder('X-1', [item])
    const answer = await client.fetch('/api/v1/work_orders/export?format=csv&filter[q]=X-1&filter[status]=approved')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="work_orders-.*\.csv"$/)
    const lines = parse(await answer.text(), { columns: true }) as Record<string, string>[]
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      name: 'X-1',
      customer_company_name: `'=Cantine "X-1"`,
      total_amount_with_tax: '-12.50',
      status: 'approved',
    })
  })

  test.each(['work_orders?filter[q]=', 'work_orders/export?format=csv&filter[q]=', 'search?q='])('NUL in %s ends nothing', async (path) => {
    await makeOrder('NUL-1', [item])
    const answer = await client.fetch(`/api/v1/${path}%00NUL-1%00`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('NUL-1')])
  })

  test('CSV by items has one line an item', async () => {
    await makeOrder('X-2', [item, { ...item, product_code: 'POI-2' }])
    const answer = await client.fetch('/api/v1/work_orders/export?format=csv&lines=items&filter[q]=X-2')
    const lines = parse(await answer.text(), { columns: true }) as Record<string, string>[]
    expect(lines.map((line) => [line.name, line.line, line.item_product_code])).toEqual([
      ['X-2', '1', 'GOL-1'],
      ['X-2', '2', 'POI-2'],
    ])
  })

  test('JSON holds the rows', async () => {
    await makeOrder('X-3', [item])
    const [document] = (await (await client.fetch('/api/v1/work_orders/export?format=json&filter[q]=X-3')).json()) as Record<
      string,
      unknown
    >[]
    expect(document).toMatchObject({ kind: 'work_order', name: 'X-3', items: [{ product_code: 'GOL-1', requested_quantity: '12' }] })
    expect(await (await client.fetch('/api/v1/work_orders/export?format=json&filter[q]=nothing-like-it')).json()).toEqual([])
  })

  test('XLSX is a workbook', async () => {
    await makeOrder('X-4', [item])
    const answer = await client.fetch('/api/v1/work_orders/export?format=xlsx&filter[q]=X-4')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([answer.status, String.fromCharCode(bytes[0]!, bytes[1]!)]).toEqual([200, 'PK'])
    expect(bytes.length).toBeGreaterThan(1000)
  })

  test('UBL is one XML, or an archive of several', async () => {
    await makeOrder('X-5', [item])
    await makeOrder('X-6', [item])
    const one = await client.fetch('/api/v1/work_orders/export?format=ubl&filter[q]=X-5')
    expect([one.headers.get('content-type'), (await one.text()).includes('<Order ')]).toEqual(['application/xml; charset=utf-8', true])
    const several = await client.fetch('/api/v1/work_orders/export?format=ubl')
    const names = namesIn(Buffer.from(await several.arrayBuffer()))
    expect(names.filter((name) => /^X-[56]-.*\.xml$/.test(name))).toHaveLength(2)
  })

  test('an unknown format is 400', async () => {
    expect((await client.json('GET', '/api/v1/work_orders/export?format=pdf')).status).toBe(400)
  })
})

describe('handing over to the ERP', () => {
  test('writes the file, sets ftp_quantity, and sends no document twice unless asked', async () => {
    const id = await makeOrder('H-1', [item, item, item])
    const waiting = await makeOrder('H-2', [item], false)
    const first = await client.json('POST', '/api/v1/work_orders/handovers', {})
    expect(first.status).toBe(201)
    const ids = (first.body.data as unknown as { id: string }[]).map((one) => one.id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(waiting)
    const { file_name } = first.body.meta as unknown as { file_name: string }
    const lines = parse(readFileSync(join(server.folder, 'handovers', file_name), 'utf8'), { columns: true }) as Record<string, string>[]
    expect(lines.filter((line) => line.name === 'H-1')).toHaveLength(3)
    const { data } = (await client.json('GET', `/api/v1/work_orders/${id}`)).body as unknown as {
      data: { attributes: Record<string, unknown> }
    }
    expect([data.attributes.ftp_quantity, data.attributes.status]).toEqual(['3', 'approved'])

    const second = await client.json('POST', '/api/v1/work_orders/handovers')
    expect([second.status, second.body.data]).toEqual([200, []])
    const again = await client.json('POST', '/api/v1/work_orders/handovers', { again: true, since: '2026-01-01' })
    expect((again.body.data as unknown as unknown[]).length).toBe(ids.length)
    expect(existsSync(join(server.folder, 'handovers', (again.body.meta as unknown as { file_name: string }).file_name))).toBe(true)
  })

  test('asked twice at the same time, sends each document once', async () => {
    const ids = await Promise.all(['T-1', 'T-2', 'T-3'].map((name) => makeOrder(name, [item])))
    const twice = await Promise.all([1, 2].map(() => client.json('POST', '/api/v1/work_orders/handovers', {})))
    const sent = twice.flatMap(({ body }) => (body.data as unknown as { id: string }[]).map((one) => one.id))
    expect(sent.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort())
  })
})

describe('search', () => {
  test('finds both kinds by any part of a value, with a snippet', async () => {
    const id = await makeOrder('SEARCH-777', [item], false)
    const made = await client.json('POST', '/api/v1/invoice_extracts', {
      data: { type: 'invoice_extracts', attributes: { invoice_number: 'I-1', order_reference: 'SEARCH-777' } },
    })
    const found = (await client.json('GET', '/api/v1/search?q=earch-77')).body as unknown as {
      data: { id: string; type: string; meta: { snippet: string } }[]
    }
    expect(found.data.map((one) => [one.type, one.id]).sort()).toEqual([
      ['invoice_extracts', (made.body.data as unknown as { id: string }).id],
      ['work_orders', id],
    ])
    expect(found.data[0]!.meta.snippet).toContain('SEARCH-777')
    expect((await client.json('GET', '/api/v1/search?q=')).body.data).toEqual([])
    expect((await client.json('GET', '/api/v1/search?q=%22*')).status).toBe(200)
  })
})

describe('the catalogue', () => {
  test('is imported from CSV, all lines or none, and names the Divalto code of nothing but the same code', async () => {
    const csv = 'code;name;divalto_code;unit_price\nAPP-1;Apples;DV001;1,20\nAPP-2;"Pears; ripe";;\n'
    expect((await client.json('POST', '/api/v1/products/import', { csv })).body.meta).toEqual({ created: 2, updated: 0, unchanged: 0 })
    const changed = 'code,name,divalto_code,unit_price\nAPP-1,Apples,DV002,1.20\nAPP-2,Pears; ripe,,\n'
    expect((await client.json('POST', '/api/v1/products/import', { csv: changed })).body.meta).toEqual({
      created: 0,
      updated: 1,
      unchanged: 1,
    })
    const wrong = await client.json('POST', '/api/v1/products/import', { csv: 'code,name,unit_price\nAPP-9,Plums,\nAPP-3,Figs,cheap\n' })
    expect(wrong.body).toMatchObject({ errors: [{ source: { pointer: '/csv/3' } }] })
    const refused = async (text: string) =>
      ((await client.json('POST', '/api/v1/products/import', { csv: text })).body as { error?: string }).error
    expect(await refused('code,name\n')).toBeUndefined()
    expect(await refused('')).toBe('The first line of the file must name the columns code and name.')
    expect(await refused('code,name\nAPP-9,Plums\n\nAPP-8\n')).toBe('Line 4 of the file has no “name”. Fill it in and import again.')
    expect(await refused(`code,name\n${'9'.repeat(201)},Plums\n`)).toBe(
      'Line 2 of the file: “code” may have at most 200 characters. Shorten it and import again.',
    )
    expect(await refused('code,name,unit_price\nAPP-9,Plums,"1.234,50"\n')).toBe(
      'Line 2 of the file: “1.234,50” in “unit_price” is not a price such as 1234.50, without thousands separator and currency. Correct it and import again.',
    )
    expect(await refused('code,name\nAPP-9,Plums,1,2\n')).toMatch(/not a readable CSV \(line 2\)/)
    expect(await refused('code,name\nAPP-9,Pl"ums"\n')).toMatch(/not a readable CSV \(line 2\)/)
    const list = (await client.json('GET', '/api/v1/products?filter[q]=app')).body as unknown as {
      data: { id: string; attributes: unknown }[]
      meta: unknown
    }
    expect(list.meta).toEqual({ total: 2, start: 1, end: 2 })
    expect(list.data[0]!.attributes).toEqual({ code: 'APP-1', name: 'Apples', divalto_code: 'DV002', unit_price: '1.20' })
    expect((await client.json('DELETE', `/api/v1/products/${list.data[1]!.id}`)).status).toBe(204)
  })
})

describe('known parties', () => {
  test('grow out of approvals and fill the client of the next document', async () => {
    const approve = async (number: string, name: string) => {
      const attributes = { invoice_number: number, supplier_name: 'Ferme Bleue SAS', supplier_tax_id: 'FR 40 303265045', client_name: name }
      const made = await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
      const { id } = made.body.data as unknown as { id: string }
      return client.json('POST', `/api/v1/invoice_extracts/${id}/approve`)
    }
    await approve('1', 'Hôpital Sud')
    const again = (await approve('2', 'HOPITAL SUD')).body as unknown as { data: { attributes: Record<string, unknown> } }
    expect(again.data.attributes).toMatchObject({ client: 'Hôpital Sud', client_name: 'HOPITAL SUD' })
    const suppliers = (await client.json('GET', '/api/v1/parties?filter[role]=supplier&filter[q]=ferme')).body as unknown as {
      data: { id: string; attributes: unknown }[]
    }
    expect(suppliers.data.map((one) => one.attributes)).toMatchObject([{ name: 'Ferme Bleue SAS', tax_id: 'FR 40 303265045' }])
    const patched = await client.json('PATCH', `/api/v1/parties/${suppliers.data[0]!.id}`, { payment_terms: '30 days' })
    expect(patched.body).toMatchObject({ data: { attributes: { payment_terms: '30 days', name: 'Ferme Bleue SAS' } } })
  })
})

describe('analytics', () => {
  test('are answered for every period, in a time zone', async () => {
    const answer = await client.json('GET', '/api/v1/work_orders/analytics?period=last_7_days&time_zone=Europe/Paris')
    expect(answer.body).toMatchObject({ data: { type: 'analytics', id: 'last_7_days' } })
    const { attributes } = answer.body.data as unknown as { attributes: { series: unknown[]; measures: { uploaded: number } } }
    expect(attributes.series).toHaveLength(7)
    expect(attributes.measures.uploaded).toBeGreaterThan(0)
    expect((await client.json('GET', '/api/v1/work_orders/analytics?period=always')).status).toBe(400)
    expect((await client.json('GET', '/api/v1/work_orders/analytics?time_zone=Moon/Base')).status).toBe(400)
    expect((await client.json('GET', '/api/v1/work_orders/analytics?time_zone=')).status).toBe(200)
  })
})
