import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-extract-'))
let program: string

function write(name: string, bytes: Uint8Array): string {
  writeFileSync(join(folder, name), bytes)
  return name
}

const first = write('first.pdf', makePdf({ pages: [textAt(50, 700, 'Invoice no. 42'), textAt(50, 700, 'Page 2')] }))
const second = write('second.pdf', makePdf({ pages: [textAt(50, 700, 'Invoice no. 43')] }))
const picture = write('picture.pdf', Buffer.from('\x89PNG'))
const slow = write('slow.pdf', makePdf({ pages: ['q '.repeat(400_000)] }))

beforeAll(() => {
  program = join(buildNode(), 'cli.js')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function gleaner(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
  return { stdout, stderr, status, lines: stdout.split('\n').filter(Boolean) }
}

describe('gleaner extract', () => {
  test('what is no file is told of one by one, and the files are read all the same', () => {
    symlinkSync('circle.pdf', join(folder, 'circle.pdf'))
    execFileSync('mkfifo', [join(folder, 'pipe.pdf')])
    const { lines, status, stderr } = gleaner('extract', 'circle.pdf', 'pipe.pdf', first)
    const answers = lines.map((line) => JSON.parse(line) as { error?: { code: string; message: string } })
    expect(answers.map(({ error }) => error?.code)).toEqual(['not_found', 'not_a_pdf', undefined])
    expect(answers[1]?.error?.message).toContain('pipe')
    expect(status).toBe(1)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  test('prints one object a line, in the order given, and goes on after a bad file', () => {
    const { lines, status, stderr } = gleaner('extract', first, picture, 'nowhere.pdf', second)
    const answers = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(answers.map(({ file }) => file)).toEqual([first, picture, 'nowhere.pdf', second])
    expect(answers[0]).toMatchObject({
      pages: 2,
      fields: {},
      ms: { read: expect.any(Number), understand: expect.any(Number), total: expect.any(Number) },
    })
    expect(answers[0]!.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(answers[1]).toEqual({ file: picture, error: { code: 'not_a_pdf', message: 'This is not a PDF file.' } })
    expect(answers[2]).toMatchObject({ error: { code: 'not_found' } })
    expect(answers[3]).toMatchObject({ pages: 1 })
    expect(status).toBe(1)
    expect(stderr).toContain('picture.pdf')
  })

  test('ends with 0 when all could be read; --pretty is for people', () => {
    const { stdout, status } = gleaner('extract', '--pretty', '--json', second)
    expect(status).toBe(0)
    expect(stdout.split('\n').length).toBeGreaterThan(10)
    expect(JSON.parse(stdout)).toMatchObject({ file: second })
  })

  test('takes the kind it is told', () => {
    expect(JSON.parse(gleaner('extract', '--kind', 'work_order', second).stdout)).toMatchObject({ kind: 'work_order' })
  })

  test('a folder is named as what it is, standard input is wrong usage', () => {
    const { stdout, status } = gleaner('extract', '.')
    expect(JSON.parse(stdout)).toMatchObject({ file: '.', error: { code: 'not_a_pdf', message: expect.stringContaining('folder') } })
    expect(status).toBe(1)
    expect(gleaner('extract', '-')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Standard input') })
  })

  test('with a data folder it reads there and leaves no trace', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    const db = openDatabase(join(data, 'gleaner.sqlite'))
    migrateDatabase(db, 'db/migrations')
    db.$client.close()
    const look = () => readdirSync(data).map((name) => [name, readFileSync(join(data, name)).toString('base64')])
    const before = look()
    expect(gleaner('extract', '--data', data, '--no-model', second).status).toBe(0)
    expect(look()).toEqual(before)
    expect(gleaner('extract', '--data', folder, second).status).toBe(2)
  })

  test('a reader that has seen enough ends it without a word', () => {
    const pipe = `"${process.execPath}" "${program}" extract ${Array(20).fill(second).join(' ')} | head -1`
    const { stdout, stderr } = spawnSync('sh', ['-c', pipe], { cwd: folder, encoding: 'utf8' })
    expect(JSON.parse(stdout)).toMatchObject({ file: second })
    expect(stderr).toBe('')
  })

  test.each([[['extract']], [['extract', '--kind', 'letter', 'a.pdf']], [['extract', '--colour', 'a.pdf']]])(
    '%j is wrong usage',
    (args) => {
      const { status, stdout } = gleaner(...args)
      expect(status).toBe(2)
      expect(stdout).toBe('')
    },
  )

  test.each([
    ['SIGKILL', null],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no process behind when it is ended in the middle of the work (%s)', async (signal, status) => {
    const command = spawn(process.execPath, [program, 'extract', slow], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    const said = text(command.stdout)
    const workers = await until(
      () => childrenOf(command.pid!),
      (pids) => pids.length > 0,
    )
    const ended = once(command, 'exit')
    command.kill(signal)
    expect([(await ended)[0], await said]).toEqual([status, ''])
    expect(
      await until(
        () => workers.filter(isAlive),
        (pids) => pids.length === 0,
      ),
    ).toEqual([])
  })
})

/** Asks until the answer is as wished; the time limit of the test is the only clock. */
async function until<T>(ask: () => T, isWished: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = ask()
    if (isWished(answer)) return answer
    await wait(50)
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [pid, of, ...rest] = line.trim().split(/\s+/)
    return Number(of) === parent && rest.join(' ').includes('worker.js') ? [Number(pid)] : []
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
