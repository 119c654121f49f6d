import { readdirSync, existsSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFailure } from '#app/domain/intake/store-failure.server.ts'
import { getHouse } from '#app/domain/who.server.ts'
import { cancelJobs } from '#app/jobs/queue.server.ts'
import { documents } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/jobs.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'

let server: ApiServer
let client: Client

beforeAll(async () => {
  server = await startApi()
  client = await server.signIn()
})
afterAll(() => server.close())

const pdf = (content: string) => `%PDF-1.7\n${content}\n%%EOF\n`
const incoming = () => (existsSync(join(server.folder, 'documents/incoming')) ? readdirSync(join(server.folder, 'documents/incoming')) : [])
const countRows = () => getHouse().db.select().from(documents).all().length

interface Uploaded {
  status: number
  data: { id: string; type: string; attributes: Record<string, unknown> }[] | undefined
  files: { name: string; status: string; id?: string; code?: string; message?: string }[]
  errors: { code: string }[] | undefined
}

async function upload(slug: string, files: [name: string, content: string | Uint8Array][], kind?: string): Promise<Uploaded> {
  const form = new FormData()
  for (const [name, content] of files) form.append('files[]', new Blob([content as BlobPart], { type: 'application/pdf' }), name)
  if (kind) form.append('kind', kind)
  const answer = await client.fetch(`/api/v1/${slug}`, { method: 'POST', body: form })
  const body = (await answer.json()) as { data?: Uploaded['data']; meta: { files: Uploaded['files'] }; errors?: Uploaded['errors'] }
  return { status: answer.status, data: body.data, files: body.meta?.files, errors: body.errors }
}

describe('uploading PDFs', () => {
  test('makes one document a file, in order, with file, job and event', async () => {
    const { status, data, files } = await upload('invoice_extracts', [
      ['a.pdf', pdf('first')],
      ['b.pdf', pdf('second')],
    ])
    expect(status).toBe(201)
    expect(data!.map((one) => [one.type, one.attributes.file_name, one.attributes.status])).toEqual([
      ['invoice_extracts', 'a.pdf', 'processing'],
      ['invoice_extracts', 'b.pdf', 'processing'],
    ])
    expect(files.map((file) => [file.name, file.status, file.id])).toEqual(
      data!.map((one) => [one.attributes.file_name, 'created', one.id]),
    )
    const { db } = getHouse()
    const waiting = db.select().from(jobs).all()
    expect(waiting.map((job) => job.subject)).toEqual(expect.arrayContaining(data!.map((one) => one.id)))
    expect(incoming()).toEqual([])
  })

  test('the same bytes again are the document that is there, whatever its kind', async () => {
    const first = await upload('invoice_extracts', [['one.pdf', pdf('same')]])
    const again = await upload('work_orders', [
      ['two.pdf', pdf('same')],
      ['three.pdf', pdf('same')],
    ])
    const id = first.data![0]!.id
    expect(again.status).toBe(200)
    expect(again.data!.map((one) => [one.id, one.type])).toEqual([[id, 'invoice_extracts']])
    expect(again.files).toEqual([
      { name: 'two.pdf', status: 'duplicate', id },
      { name: 'three.pdf', status: 'duplicate', id },
    ])
  })

  test('two uploads of the same bytes at once make one document', async () => {
    const before = countRows()
    const answers = await Promise.all([1, 2, 3, 4].map((number) => upload('work_orders', [[`${number}.pdf`, pdf('at once')]])))
    expect(countRows()).toBe(before + 1)
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map((answer) => answer.files[0]!.id)).size).toBe(1)
  })

  test('a deleted twin is restored', async () => {
    const first = await upload('work_orders', [['d.pdf', pdf('deleted')]])
    const id = first.data![0]!.id
    await client.json('DELETE', `/api/v1/work_orders/${id}`)
    const again = await upload('work_orders', [['d.pdf', pdf('deleted')]])
    expect([again.status, again.files[0]!.id]).toEqual([200, id])
    expect((await client.json('GET', `/api/v1/work_orders/${id}`)).status).toBe(200)
  })

  test('what an upload brings back from the trash counts again for what waits', async () => {
    const first = await upload('work_orders', [['o.pdf', pdf('order')]])
    const id = first.data![0]!.id
    const { db } = getHouse()
    cancelJobs(db, id)
    storeFailure({ db, now: new Date(), via: 'engine', member: null }, id, 'timed_out', 'It took too long.')
    const filled = { type: 'work_orders', id, attributes: { version: 2, name: 'PO-9' } }
    expect((await client.json('PATCH', `/api/v1/work_orders/${id}`, { data: filled })).status).toBe(200)
    const attributes = { invoice_number: 'F-7', supplier_name: 'Verger', order_reference: 'PO-9' }
    const made = await client.json('POST', '/api/v1/invoice_extracts', { data: { type: 'invoice_extracts', attributes } })
    const waiting = (made.body.data as unknown as { id: string }).id
    const known = async () => {
      const { body } = await client.json('GET', `/api/v1/invoice_extracts/${waiting}`)
      const { checks } = (body.data as unknown as { attributes: { checks: { code: string; status: string }[] } }).attributes
      return checks.find((check) => check.code === 'order_known')?.status
    }
    await client.json('DELETE', `/api/v1/work_orders/${id}`)
    expect(await known()).toBe('not_applicable')
    await upload('work_orders', [['o.pdf', pdf('order')]])
    expect(await known()).toBe('passed')
  })

  test('a failed twin is tried again', async () => {
    const first = await upload('work_orders', [['f.pdf', pdf('failed')]])
    const id = first.data![0]!.id
    const { db } = getHouse()
    cancelJobs(db, id)
    storeFailure({ db, now: new Date(), via: 'engine', member: null }, id, 'timed_out', 'It took too long.')
    const seen = await client.fetch(`/api/v1/work_orders/${id}`, { headers: { 'Accept-Language': 'fr' } })
    const { data } = (await seen.json()) as { data: { attributes: { failure: unknown } } }
    expect(data.attributes.failure).toEqual({ code: 'timed_out', message: 'La lecture du PDF a pris trop de temps.' })
    const again = await upload('work_orders', [['f.pdf', pdf('failed')]])
    expect([again.status, again.files[0]!.status, again.data![0]!.attributes.status]).toEqual([200, 'duplicate', 'processing'])
    expect(
      db
        .select()
        .from(jobs)
        .all()
        .filter((job) => job.subject === id),
    ).toHaveLength(1)
  })

  test('what is no PDF is refused, the others are taken', async () => {
    const { status, data, files } = await upload('work_orders', [
      ['note.pdf', 'just text'],
      ['good.pdf', pdf('good')],
      ['empty.pdf', ''],
    ])
    expect(status).toBe(201)
    expect(data!.map((one) => one.attributes.file_name)).toEqual(['good.pdf'])
    expect(files.map((file) => [file.name, file.status, file.code])).toEqual([
      ['note.pdf', 'refused', 'not_a_pdf'],
      ['good.pdf', 'created', undefined],
      ['empty.pdf', 'refused', 'not_a_pdf'],
    ])
    expect(files[0]!.message).toBeTruthy()
  })

  test('all refused: 415 for no PDF, 413 for size, 422 for a mixture, never data beside errors', async () => {
    const big = new Uint8Array(1024 * 1024 + 1).fill(65)
    big.set(new TextEncoder().encode('%PDF-1.7'))
    const noPdf = await upload('work_orders', [['a.pdf', 'x']])
    expect([noPdf.status, noPdf.data, noPdf.errors![0]!.code]).toEqual([415, undefined, 'not_a_pdf'])
    const tooLarge = await upload('work_orders', [['b.pdf', big]])
    expect([tooLarge.status, tooLarge.files[0]!.code]).toEqual([413, 'too_large'])
    const both = await upload('work_orders', [
      ['a.pdf', 'x'],
      ['b.pdf', big],
    ])
    expect([both.status, both.files.map((file) => file.code)]).toEqual([422, ['not_a_pdf', 'too_large']])
    expect(incoming()).toEqual([])
  })

  test('the mark may stand anywhere in the first 1,024 bytes', async () => {
    expect((await upload('work_orders', [['late.pdf', `${'x'.repeat(1019)}${pdf('late')}`]])).status).toBe(201)
    expect((await upload('work_orders', [['later.pdf', `${'x'.repeat(1020)}${pdf('later')}`]])).status).toBe(415)
  })

  test('names are made safe', async () => {
    const { data } = await upload('work_orders', [['../../etc/pass\u202ewd.pdf', pdf('name')]])
    expect(data![0]!.attributes.file_name).toBe('passwd.pdf')
    const broken = await upload('work_orders', [['over two\nlines.pdf', pdf('broken')]])
    expect(broken.data![0]!.attributes.file_name).toBe('over two lines.pdf')
    // fetch writes the quotation marks as %22, as every browser does.
    const quoted = await upload('work_orders', [['the "first" at 100%.pdf', pdf('quoted')]])
    expect(quoted.data![0]!.attributes.file_name).toBe('the "first" at 100%.pdf')
  })

  test('kind=auto leaves it to the engine; another kind than the address is invalid', async () => {
    const { data } = await upload('work_orders', [['auto.pdf', pdf('auto')]], 'auto')
    const row = getHouse()
      .db.select()
      .from(documents)
      .all()
      .find((one) => one.id === data![0]!.id)
    expect(row?.kind_choice).toBe('auto')
    const wrong = await upload('work_orders', [['x.pdf', pdf('wrong kind')]], 'invoice')
    expect([wrong.status, incoming()]).toEqual([422, []])
  })

  test('a form without files is invalid, a broken one malformed', async () => {
    expect((await upload('work_orders', [], 'auto')).status).toBe(422)
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const broken = await client.fetch('/api/v1/work_orders', {
      method: 'POST',
      headers,
      body: '--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-',
    })
    expect(broken.status).toBe(400)
    expect(incoming()).toEqual([])
  })

  test('an upload that breaks off leaves nothing', async () => {
    const before = countRows()
    const body = `--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n${pdf('whole')}\r\n--x\r\nContent-Disposition: form-data; name="files[]"; filename="b.pdf"\r\n\r\n%PDF-1.7 ha`
    await new Promise<void>((done) => {
      const headers = {
        Authorization: `Bearer ${client.token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': body.length + 1000,
      }
      const request = httpRequest(`${server.url}/api/v1/work_orders`, { method: 'POST', headers })
      request.on('error', () => done())
      request.write(body)
      const look = setInterval(() => {
        if (incoming().length < 2) return
        clearInterval(look)
        request.destroy(new Error('broken off'))
      }, 10)
    })
    await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
    expect(countRows()).toBe(before)
  })
})

test('a form with a broken part is refused, not waited for', async () => {
  const body = ['--b', 'Content-Disposition: form-data; name="files[]"; filename="a', 'b.pdf"', '', pdf('x'), '--b--', ''].join('\r\n')
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const answer = await client.fetch('/api/v1/work_orders', { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
})

describe('the stored file', () => {
  test('comes back whole, in ranges and by its tag', async () => {
    const content = pdf('the very bytes')
    const { data } = await upload('invoice_extracts', [['Rechnung März.pdf', content]])
    const path = `/api/v1/invoice_extracts/${data![0]!.id}/file`
    const whole = await client.fetch(path)
    expect([whole.status, await whole.text()]).toEqual([200, content])
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('content-disposition')).toMatch(/^inline; filename=/)
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    const part = await client.fetch(path, { headers: { Range: 'bytes=1-4' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'PDF-', `bytes 1-4/${content.length}`])
    const beyond = await client.fetch(path, { headers: { Range: `bytes=${content.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    const known = await client.fetch(path, { headers: { 'If-None-Match': whole.headers.get('etag')! } })
    expect(known.status).toBe(304)
  })

  test('a document without a file has none', async () => {
    const made = await client.json('POST', '/api/v1/work_orders', { data: { type: 'work_orders', attributes: { name: 'Z' } } })
    const { id } = made.body.data as unknown as { id: string }
    expect((await client.fetch(`/api/v1/work_orders/${id}/file`)).status).toBe(404)
  })
})
