import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type KindName, kinds } from '#app/contract/kinds/index.ts'
import { type OddServer } from './server.ts'
import { flaggedSchema, flagsOf, type OddFile, type Outcome } from './outcome.ts'
import { watchMemory } from './watch-memory.ts'

const uploadSchema = z.object({
  meta: z.object({ files: z.array(z.object({ status: z.string(), id: z.string().optional(), code: z.string().optional() })) }),
})
const refusalSchema = z.object({ errors: z.array(z.object({ code: z.string() })) })
const documentSchema = z.object({
  data: z.object({
    attributes: flaggedSchema.extend({ kind: z.string(), status: z.string(), failure: z.object({ code: z.string() }).nullable() }).loose(),
  }),
})
type Attributes = z.infer<typeof documentSchema>['data']['attributes']

const LOOK_EVERY = 50 // milliseconds

/** Upload over HTTP as a browser sends it, then wait for what becomes of it. It is deleted again, so that the next one is no duplicate of it. */
export async function throwAtServer(server: OddServer, odd: OddFile): Promise<Outcome> {
  const began = performance.now()
  const memory = watchMemory(server.pid)
  const result = await send(server, odd)
  return {
    file: odd.file,
    ...result,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    rss_mb: memory.stop(),
    server_alive: await server.isAlive(),
    wrote_outside: server.hasWrittenOutside(),
  }
}

type Result = Pick<Outcome, 'outcome' | 'fields' | 'flags' | 'text' | 'code'>

async function send(server: OddServer, { path, uploadName }: OddFile): Promise<Result> {
  const form = new FormData()
  form.append('kind', 'auto')
  form.append('files[]', new Blob([readFileSync(path)], { type: 'application/pdf' }), uploadName)
  const answer = await server.fetch('/api/v1/invoice_extracts', { method: 'POST', body: form })
  const text = await answer.text()
  const upload = uploadSchema.safeParse(JSON.parse(text))
  if (!upload.success) return refused(text, refusalSchema.parse(JSON.parse(text)).errors[0]?.code)
  const [sent] = upload.data.meta.files
  if (!sent?.id) return refused(text, sent?.code)
  for (;;) {
    const shown = await server.fetch(`/api/v1/invoice_extracts/${sent.id}`)
    const body = await shown.text()
    const { attributes } = documentSchema.parse(JSON.parse(body)).data
    if (attributes.status === 'processing') {
      await new Promise((done) => setTimeout(done, LOOK_EVERY))
      continue
    }
    await server.fetch(`/api/v1/invoice_extracts/${sent.id}`, { method: 'DELETE' })
    if (attributes.status === 'failed') return refused(body, attributes.failure?.code)
    return accepted(body, attributes)
  }
}

const refused = (text: string, code = 'unknown'): Result => ({ outcome: 'rejected', code, fields: {}, flags: [], text })

function accepted(text: string, attributes: Attributes): Result {
  const flags = flagsOf(attributes)
  const names = kinds[attributes.kind as KindName].fields.map(({ name }) => name)
  const fields = Object.fromEntries(names.flatMap((name) => (typeof attributes[name] === 'string' ? [[name, attributes[name]]] : [])))
  return { outcome: flags.length > 0 ? 'accepted_needs_review' : 'accepted', fields, flags, text }
}
