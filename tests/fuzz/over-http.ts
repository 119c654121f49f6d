import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { unreadableCodes } from '#app/contract/reading.ts'
import { rollDice } from '#tests/generator/random.ts'
import { type Health, watchHealth } from '#tests/hostile/health.ts'
import { startOddServer, type OddServer } from '#tests/hostile/server.ts'
import { watchMemory } from '#tests/hostile/watch-memory.ts'
import { mutate } from './mutate.ts'

export { ordinaryFiles } from './main.ts'

export interface HttpFuzz {
  /** Ordinary PDFs that are spoiled. */
  files: string[]
  count: number
  seed: number
  port: number
  workers: number
  onProgress?: (done: number, report: HttpFuzzReport) => void
}

export interface HttpFuzzReport {
  /** By what became of the files: `pending`, `duplicate`, `failed damaged`, `refused not_a_pdf`… */
  outcomes: Record<string, number>
  /** Answers that no file should bring about. */
  faults: string[]
  health: Health
  /** Largest resident memory of an extraction process, in MB. */
  largest: number
  seconds: number
}

/** Files of one upload, and uploads under way at a time. */
const BATCH = 5
const LANES = 4
const LOOK_EVERY = 150 // milliseconds
/** A document that nothing has become of by then is stuck: longer than any limit of extraction, twice over, behind others. */
const STUCK = 300_000

/** Sends spoiled PDFs to a real server, waits until nothing is being read any more, and looks at every answer. */
export async function fuzzOverHttp({ files, count, seed, port, workers, onProgress }: HttpFuzz): Promise<HttpFuzzReport> {
  const began = performance.now()
  const server = await startOddServer(port, workers)
  const report: HttpFuzzReport = {
    outcomes: {},
    faults: [],
    health: { asked: 0, silent: 0, median: 0, p99: 0, longest: 0 },
    largest: 0,
    seconds: 0,
  }
  const memory = watchMemory(server.pid)
  const health = watchHealth(server)
  let next = 0
  let done = 0
  const lane = async () => {
    for (let first = next; first < count; first = next) {
      next += BATCH
      const batch = Array.from({ length: Math.min(BATCH, count - first) }, (_none, index) => spoil(files, seed, first + index))
      for (const outcome of await throwBatch(server, batch, report.faults)) report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1
      done += batch.length
      if (done % 100 < BATCH) onProgress?.(done, report)
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
    if (!(await server.isAlive())) report.faults.push('the server is gone')
    if (server.hasWrittenOutside()) report.faults.push('something was written beside the data folder')
  } finally {
    report.health = await health.stop()
    report.largest = memory.stop()
    await server.close()
  }
  return { ...report, seconds: Math.round((performance.now() - began) / 1000) }
}

interface Spoiled {
  name: string
  bytes: Buffer
}

function spoil(files: readonly string[], seed: number, at: number): Spoiled {
  const dice = rollDice(seed * 1_000_003 + at)
  const file = dice.pick(files)
  return { name: `${seed}-${at}.pdf`, bytes: mutate(readFileSync(file), dice).bytes }
}

const sentFile = z.object({
  status: z.enum(['created', 'duplicate', 'refused']),
  id: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})
const sentSchema = z.object({ meta: z.object({ files: z.array(sentFile) }) })
const refusalSchema = z.object({ error: z.string(), errors: z.array(z.object({ code: z.string() })).min(1) })

async function throwBatch(server: OddServer, batch: readonly Spoiled[], faults: string[]): Promise<string[]> {
  const form = new FormData()
  form.append('kind', 'auto')
  for (const { name, bytes } of batch) form.append('files[]', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  const answer = await server.fetch('/api/v1/invoice_extracts', { method: 'POST', body: form })
  const text = await answer.text()
  const sent = sentSchema.safeParse(parse(text))
  if (!sent.success) {
    const refusal = refusalSchema.safeParse(parse(text))
    if (!refusal.success || answer.status >= 500 || !isSentence(refusal.data.error))
      faults.push(`upload: ${answer.status} ${text.slice(0, 300)}`)
    return batch.map(() => `refused ${refusal.data?.errors[0]?.code ?? answer.status}`)
  }
  return Promise.all(sent.data.meta.files.map((file, index) => waitFor(server, file, batch[index]!.name, faults)))
}

const documentSchema = z.object({
  data: z.object({
    attributes: z.object({
      status: z.enum(['processing', 'pending', 'failed']),
      failure: z.object({ code: z.enum(unreadableCodes), message: z.string() }).nullable(),
      confidence: z.number().min(0).max(1).nullable(),
    }),
  }),
})

async function waitFor(
  server: OddServer,
  { status, id, code, message }: z.infer<typeof sentFile>,
  name: string,
  faults: string[],
): Promise<string> {
  if (status === 'refused') {
    if (!code || !isSentence(message)) faults.push(`${name}: refused without a reason: ${code} ${message}`)
    return `refused ${code}`
  }
  const began = performance.now()
  while (performance.now() - began < STUCK) {
    const answer = await server.fetch(`/api/v1/invoice_extracts/${id}`)
    const text = await answer.text()
    const shown = documentSchema.safeParse(parse(text))
    if (!shown.success) {
      faults.push(`${name}: ${answer.status} ${text.slice(0, 300)}`)
      return 'fault'
    }
    const { attributes } = shown.data.data
    if (attributes.status === 'pending') return status === 'duplicate' ? 'duplicate' : 'pending'
    if (attributes.status === 'failed') {
      if (!isSentence(attributes.failure?.message)) faults.push(`${name}: failed without a reason`)
      return `failed ${attributes.failure?.code}`
    }
    await new Promise((done) => setTimeout(done, LOOK_EVERY))
  }
  faults.push(`${name}: still processing`)
  return 'stuck'
}

/** One line for people: no stack, no path, no type name of a program. */
function isSentence(text: string | undefined): boolean {
  return text !== undefined && /^\p{Lu}[^\n]{8,200}\.$/u.test(text) && !/\bat \S+:\d+|Exception|undefined|\[object/.test(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not even JSON: the schema says so.
    return undefined
  }
}
