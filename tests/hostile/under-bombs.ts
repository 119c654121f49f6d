import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { ordinaryFiles } from '#tests/fuzz/main.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'
import { type Health, shareOf, watchHealth } from './health.ts'
import { startOddServer, type OddServer } from './server.ts'
import { watchMemory } from './watch-memory.ts'

export interface UnderBombs {
  /** How many bombs are sent, all before the first good document. */
  bombs: number
  good: number
  port: number
  workers: number
}

export interface BombReport {
  /** How `GET /healthz` answered while bombs ran. */
  healthz: Health
  /** Seconds from sending a good document until it was read. */
  good: { read: number; failed: number; median: number; longest: number }
  /** What became of the bombs. */
  bombs: Record<string, number>
  seconds: number
  /** Largest extraction process, in MB. */
  largest: number
}

const LOOK_EVERY = 200 // milliseconds

/** Fills every extraction process with bombs, then sends good documents and asks all the while whether the server is well. */
export async function measureUnderBombs({ bombs, good, port, workers }: UnderBombs): Promise<BombReport> {
  const server = await startOddServer(port, workers)
  try {
    const began = performance.now()
    const memory = watchMemory(server.pid)
    const health = watchHealth(server)
    const bombIds = await sendAll(
      server,
      Array.from({ length: bombs }, (_, at) => makeBomb(at)),
    )
    await pause(1_000)
    const samples = ordinaryFiles('tests/fixtures/made')
    const waits = Array.from({ length: good }, async (_, at) => {
      const sent = performance.now()
      const [id] = await sendAll(server, [Buffer.concat([readFileSync(samples[at % samples.length]!), Buffer.from(`\n%${at}\n`)])])
      const status = await waitFor(server, id!)
      return { status, seconds: (performance.now() - sent) / 1000 }
    })
    const read = await Promise.all(waits)
    const endings = await Promise.all(bombIds.map((id) => waitFor(server, id)))
    const healthz = await health.stop()
    const seconds = read.map((one) => one.seconds).sort((a, b) => a - b)
    return {
      healthz,
      good: {
        read: read.filter(({ status }) => status === 'pending').length,
        failed: read.filter(({ status }) => status === 'failed').length,
        median: shareOf(seconds, 0.5),
        longest: shareOf(seconds, 1),
      },
      bombs: countBy(endings),
      seconds: Math.round((performance.now() - began) / 1000),
      largest: memory.stop(),
    }
  } finally {
    await server.close()
  }
}

/** In turn: minutes of unbalanced states, and gibibytes in a page of some kilobytes. Each is another file. */
function makeBomb(at: number): Buffer {
  const own = `\n%${at}\n`
  if (at % 2 === 0) return Buffer.concat([makePdf({ pages: [`${'q '.repeat(400_000)}${textAt(50, 700, 'Late')}`] }), Buffer.from(own)])
  const bytes = deflateSync(Buffer.alloc(2 * 16 * 1024 * 1024, Buffer.from([129, 32])))
  return Buffer.concat([makePdf({ pages: [{ bytes, filter: '[/FlateDecode /RunLengthDecode]' }] }), Buffer.from(own)])
}

const sentSchema = z.object({ meta: z.object({ files: z.array(z.object({ id: z.string() })) }) })
const statusSchema = z.object({ data: z.object({ attributes: z.object({ status: z.string() }) }) })

async function sendAll(server: OddServer, files: readonly Buffer[]): Promise<string[]> {
  const form = new FormData()
  form.append('kind', 'auto')
  files.forEach((bytes, at) => form.append('files[]', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `file-${at}.pdf`))
  const answer = await server.fetch('/api/v1/invoice_extracts', { method: 'POST', body: form })
  return sentSchema.parse(await answer.json()).meta.files.map(({ id }) => id)
}

async function waitFor(server: OddServer, id: string): Promise<string> {
  for (;;) {
    const answer = await server.fetch(`/api/v1/invoice_extracts/${id}`)
    const { status } = statusSchema.parse(await answer.json()).data.attributes
    if (status !== 'processing') return status
    await pause(LOOK_EVERY)
  }
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
