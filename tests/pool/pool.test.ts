import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMORY_SIGNAL } from '#app/pool/limits.ts'
import { createPool, type Pool } from '#app/pool/pool.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-pool-'))
const PATIENCE = 60_000 // milliseconds: what is tested here is memory, and machines are busy
let script: string
let pool: Pool

const good = write('good.pdf', makePdf({ pages: [textAt(50, 700, 'Invoice no. 42')] }))
/** States that are opened and never closed make pdf.js quadratic: minutes of work. */
const slow = write('slow.pdf', makePdf({ pages: [`${'q '.repeat(400_000)}${textAt(50, 700, 'Late')}`] }))
/** Two gibibytes in some kilobytes: 129 and a byte is "repeat 128 times" (RunLengthDecode). */
const bomb = { bytes: deflateSync(Buffer.alloc(2 * 16 * 1024 * 1024, Buffer.from([129, 32]))), filter: '[/FlateDecode /RunLengthDecode]' }
const swollen = write('swollen.pdf', makePdf({ pages: [bomb] }))
const withBombInside = write(
  'inside.pdf',
  makePdf({
    pages: [textAt(50, 700, 'Invoice no. 42')],
    catalogue: '/Names << /EmbeddedFiles << /Names [(a.xml) 20 0 R] >> >>',
    objects: {
      20: '<< /Type /Filespec /F (a.xml) /EF << /F 21 0 R >> >>',
      21: { dictionary: `<< /Filter ${bomb.filter} /Length ${bomb.bytes.byteLength} >>`, bytes: bomb.bytes },
    },
  }),
)

function write(name: string, bytes: Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** Processes below this one that run the worker. */
function workerProcesses(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [pid, parent, ...rest] = line.trim().split(/\s+/)
    return Number(parent) === process.pid && rest.join(' ').includes(script) ? [Number(pid)] : []
  })
}

beforeAll(() => {
  script = join(buildNode(), 'worker.js')
  pool = createPool({ workers: 1, script, wallClock: PATIENCE })
})

afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a pool of extraction processes', () => {
  test('reads, and keeps the process warm for the next', async () => {
    const steps: string[] = []
    const reading = await pool.extract(good, {}, { onStep: ({ step }) => steps.push(step) })
    expect(reading.pages).toBe(1)
    expect(steps).toEqual(['read', 'understand'])
    const [first] = workerProcesses()
    await pool.extract(good)
    expect(workerProcesses()).toEqual([first])
  })

  test('says whether a process can be had', async () => {
    expect(await pool.answers()).toBe(true)
    const troubles: string[] = []
    const broken = createPool({
      workers: 1,
      script: write('broken.js', Buffer.from('process.exit(1)')),
      onTrouble: (_, said) => troubles.push(said),
    })
    expect(await broken.answers()).toBe(false)
    expect(troubles).toHaveLength(1)
    await broken.close()
    expect(await broken.answers()).toBe(false)
  })

  test('says what is wrong with a file', async () => {
    await expect(pool.extract(join(folder, 'nowhere.pdf'))).rejects.toMatchObject({ name: 'Unreadable', code: 'not_found' })
    await expect(pool.extract(folder)).rejects.toMatchObject({ code: 'not_found' })
    await expect(pool.extract(write('page.pdf', Buffer.from('<html>')))).rejects.toMatchObject({ code: 'not_a_pdf' })
  })

  test('words that cannot be kept are no fault of the file', async () => {
    const wordsPath = join(good, 'below', 'words.json.gz')
    const error = await pool.extract(good, {}, { wordsPath }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'Error', message: expect.stringContaining('ENOTDIR') })
  })

  test('refuses what is larger than allowed', async () => {
    const small = createPool({ workers: 1, script, maxBytes: 100 })
    await expect(small.extract(good)).rejects.toMatchObject({ code: 'too_large' })
    await small.close()
  })

  test('ends what takes too long; those that wait go on in a new process', { timeout: 4 * PATIENCE }, async () => {
    const hasty = createPool({ workers: 1, script, wallClock: 4_000 })
    const outcomes = await Promise.allSettled([hasty.extract(slow), hasty.extract(good), hasty.extract(good)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(outcomes[0]).toMatchObject({ reason: { code: 'timed_out' } })
    await hasty.close()
  })

  test('ends what takes too much memory; the next one goes on', { timeout: 2 * PATIENCE }, async () => {
    await expect(pool.extract(swollen)).rejects.toMatchObject({ code: 'out_of_memory' })
    await expect(pool.extract(good)).resolves.toMatchObject({ pages: 1 })
  })

  test(
    'a file inside that takes too much memory costs itself only: the page is read, and it is told',
    { timeout: 2 * PATIENCE },
    async () => {
      const reading = await pool.extract(withBombInside)
      expect(reading.fields.invoice_number?.value).toBe('42')
      expect(reading.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['einvoice_unreadable', 'limits_reached']))
    },
  )

  test('a document whose process was killed from outside is read once more', async () => {
    let kills = 0
    const killed = pool.extract(
      good,
      {},
      { onStep: () => kills++ === 0 && workerProcesses().forEach((pid) => process.kill(pid, 'SIGKILL')) },
    )
    await expect(killed).resolves.toMatchObject({ pages: 1 })
    expect(kills).toBeGreaterThan(1)
  })

  test(
    'a document whose process was full of what an earlier one left is read once more, in a new one',
    { timeout: 4 * PATIENCE },
    async () => {
      const hasty = createPool({ workers: 1, script, wallClock: 4_000 })
      await hasty.extract(good)
      let begun = 0
      const onBegin = () => begun++ === 0 && workerProcesses().forEach((pid) => process.kill(pid, MEMORY_SIGNAL))
      // It never ends: the clock of its second try does that.
      await expect(hasty.extract(slow, {}, { onBegin })).rejects.toMatchObject({ code: 'timed_out' })
      expect(begun).toBe(2)
      await hasty.close()
    },
  )

  test.each([
    ['SIGSEGV', 'damaged'],
    ['SIGKILL', 'out_of_memory'],
  ] as const)('one whose process dies twice (%s) is %s, and costs itself only', async (signal, code) => {
    const killed = pool.extract(slow, {}, { onStep: () => workerProcesses().forEach((pid) => process.kill(pid, signal)) })
    await expect(killed).rejects.toMatchObject({ code })
    await expect(pool.extract(good)).resolves.toMatchObject({ pages: 1 })
  })

  test('can be called off', async () => {
    const controller = new AbortController()
    const called = pool.extract(slow, {}, { signal: controller.signal, onStep: () => controller.abort(new Error('deleted')) })
    await expect(called).rejects.toThrow('deleted')
    await expect(pool.extract(good, {}, { signal: AbortSignal.abort(new Error('never mind')) })).rejects.toThrow('never mind')
    await expect(pool.extract(good)).resolves.toMatchObject({ pages: 1 })
  })

  test('close ends what runs and leaves no process', async () => {
    const other = createPool({ workers: 2, script })
    const running = other.extract(slow)
    const outcome = running.then(
      () => 'read',
      () => 'ended',
    )
    await other.extract(good)
    await other.close()
    expect(await outcome).toBe('ended')
    await pool.close()
    expect(workerProcesses()).toEqual([])
  })
})
