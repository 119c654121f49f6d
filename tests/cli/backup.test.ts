import { createHash, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, extract } from 'tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openToRead } from '#db/client.server.ts'
import { startApi, type ApiServer, type Client } from '#tests/support/api-server.ts'
import { commandLine, type CommandLine } from '#tests/support/command-line.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

let api: ApiServer
let client: Client
let gleaner: CommandLine
const scratch = mkdtempSync(join(tmpdir(), 'gleaner-backup-test-'))
const archive = join(scratch, 'first.tar')

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('files[]', new Blob([makePdf({ pages: [textAt(50, 700, randomUUID())] }) as BlobPart]), 'a.pdf')
  const answer = await client.fetch('/api/v1/invoice_extracts', { method: 'POST', body: form })
  expect(answer.status).toBe(201)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return data[0]!.id
}

function rowsOf(folder: string): { id: string; sha256: string }[] {
  const db = openToRead(join(folder, 'gleaner.sqlite'))
  try {
    return db.$client.prepare('select id, sha256 from documents order by seq').all() as { id: string; sha256: string }[]
  } finally {
    db.$client.close()
  }
}

function countOf(folder: string, table: string): number {
  const db = openToRead(join(folder, 'gleaner.sqlite'))
  try {
    return db.$client.prepare(`select count(*) from ${table}`).pluck().get() as number
  } finally {
    db.$client.close()
  }
}

const pathOf = (folder: string, sha256: string) => join(folder, 'documents', sha256.slice(0, 2), `${sha256}.pdf`)
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const modeOf = (path: string) => statSync(path).mode & 0o777
const restore = (file: string, folder: string, ...more: string[]) => gleaner.run(['restore', file, '--data', folder, ...more])

beforeAll(async () => {
  gleaner = commandLine()
  api = await startApi()
  client = await api.signIn()
  for (let count = 0; count < 5; count += 1) await upload()
})

afterAll(async () => {
  await api.close()
  for (const folder of [scratch, gleaner.home]) rmSync(folder, { recursive: true, force: true })
})

describe('a backup while uploads arrive', () => {
  test('holds every document that was there before, whole, and none without its file', async () => {
    const before = rowsOf(api.folder).map(({ id }) => id)
    let running = true
    const uploading = (async () => {
      let count = 0
      for (; running; count += 1) await upload()
      return count
    })()
    const { code, err } = await gleaner.run(['backup', archive], { env: { GLEANER_DATA_DIR: api.folder } })
    running = false
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Written to') })
    expect(await uploading).toBeGreaterThan(0)
    expect(modeOf(archive)).toBe(0o600)
    expect(readdirSync(scratch)).toEqual(['first.tar'])

    const folder = join(scratch, 'restored')
    expect((await restore(archive, folder)).code).toBe(0)
    const restored = rowsOf(folder)
    expect(restored.map(({ id }) => id).slice(0, before.length)).toEqual(before)
    for (const { sha256 } of restored) expect(hashOf(pathOf(folder, sha256))).toBe(sha256)
    expect(readFileSync(join(folder, 'keys/secret.key'))).toEqual(readFileSync(join(api.folder, 'keys/secret.key')))
    expect([folder, join(folder, 'gleaner.sqlite'), join(folder, 'keys/secret.key')].map(modeOf)).toEqual([0o700, 0o600, 0o600])
    expect((await gleaner.run(['doctor', '--data', folder])).code).toBe(0)
  })

  test('may be compressed, is never written over by chance, and names a damaged document', async () => {
    const zipped = join(scratch, 'second.tar.gz')
    const first = rowsOf(api.folder)[0]!
    const whole = readFileSync(pathOf(api.folder, first.sha256))
    appendFileSync(pathOf(api.folder, first.sha256), 'x')
    const { code, out } = await gleaner.run(['backup', zipped, '--data', api.folder, '--json'])
    writeFileSync(pathOf(api.folder, first.sha256), whole)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ status: 'incomplete', broken: [expect.stringContaining(first.sha256)] })
    expect([...readFileSync(zipped).subarray(0, 2)]).toEqual([0x1f, 0x8b])
    expect((await gleaner.run(['backup', zipped, '--data', api.folder])).code).toBe(2)
    expect((await restore(zipped, join(scratch, 'from-zipped'))).code).toBe(1)
    expect(rowsOf(join(scratch, 'from-zipped'))).toHaveLength(rowsOf(api.folder).length)
  })
})

describe('restoring', () => {
  test('is refused where a server works, and where it would replace something unasked', async () => {
    const rows = rowsOf(api.folder)
    expect(await restore(archive, api.folder, '--force')).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') })
    expect(await restore(archive, api.folder)).toMatchObject({ code: 2, err: expect.stringContaining('--force') })
    expect(rowsOf(api.folder)).toEqual(rows)
  })

  test('replaces all that was there, also what the old database had not written home', async () => {
    const folder = join(scratch, 'replaced')
    cpSync(api.folder, folder, { recursive: true, filter: (path) => !path.includes('server.lock') })
    expect(existsSync(join(folder, 'gleaner.sqlite-wal'))).toBe(true)
    mkdirSync(join(folder, '.restore-killed'))
    writeFileSync(join(folder, '.restore-killed/gleaner.sqlite'), 'half of it')
    expect((await restore(archive, folder, '--force')).code).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
    expect(countOf(folder, 'members')).toBeGreaterThan(0)
    // Whoever was signed in when the backup was made is not in again.
    expect(countOf(folder, 'session_tokens') + countOf(folder, 'sessions')).toBe(0)
    const rows = rowsOf(folder)
    expect(rows.length).toBeLessThan(rowsOf(api.folder).length)
    expect(readdirSync(join(folder, 'documents'), { recursive: true }).filter((name) => String(name).endsWith('.pdf'))).toHaveLength(
      rows.length,
    )
    for (const { sha256 } of rows) expect(hashOf(pathOf(folder, sha256))).toBe(sha256)
  })
})

describe('an archive that is not what a backup writes changes nothing', () => {
  /** The whole backup unpacked, changed by `change`, and packed again. */
  async function forge(name: string, change: (folder: string) => string[]): Promise<string> {
    const folder = mkdtempSync(join(scratch, 'forged-'))
    await extract({ file: archive, cwd: folder })
    const more = change(folder)
    const file = join(scratch, `${name}.tar`)
    const names = ['manifest.json', 'gleaner.sqlite', 'keys', 'documents'].filter((one) => existsSync(join(folder, one)))
    await create({ file, cwd: folder, preservePaths: true, noDirRecurse: true }, [...flat(folder, names), ...more])
    return file
  }
  const flat = (folder: string, names: string[]): string[] =>
    names.flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? flat(
            folder,
            readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`),
          )
        : [name],
    )
  const firstPdf = (folder: string) => pathOf(folder, rowsOf(folder)[0]!.sha256)

  test.each<[string, (folder: string) => string[]]>([
    ['a-way-out', (folder) => (writeFileSync(join(folder, '../evil.txt'), 'evil'), ['../evil.txt'])],
    ['a-link', (folder) => (symlinkSync('/etc', join(folder, 'zz')), ['zz'])],
    ['an-absolute-name', () => ['/etc/hostname']],
    ['something-odd', (folder) => (writeFileSync(join(folder, 'notes.txt'), 'hello'), ['notes.txt'])],
    ['a-folder', (folder) => (mkdirSync(join(folder, 'handovers')), ['handovers'])],
    ['a-changed-document', (folder) => (appendFileSync(firstPdf(folder), 'x'), [])],
    ['a-missing-document', (folder) => (rmSync(firstPdf(folder)), [])],
    ['a-changed-database', (folder) => (appendFileSync(join(folder, 'gleaner.sqlite'), 'x'), [])],
    ['no-manifest', (folder) => (rmSync(join(folder, 'manifest.json')), [])],
  ])('%s', async (name, change) => {
    const file = await forge(name, change)
    const folder = join(scratch, `target-${name}`)
    cpSync(join(scratch, 'restored'), folder, { recursive: true })
    const rows = rowsOf(folder)
    const { code, err } = await restore(file, folder, '--force')
    expect(code).toBe(1)
    expect(err).toContain('Nothing was changed.')
    expect(rowsOf(folder)).toEqual(rows)
    expect(readdirSync(folder).filter((one) => one.startsWith('.'))).toEqual([])
    for (const { sha256 } of rows) expect(hashOf(pathOf(folder, sha256))).toBe(sha256)
  })

  test('cut off, or no archive at all', async () => {
    const cut = join(scratch, 'cut.tar')
    cpSync(archive, cut)
    truncateSync(cut, Math.floor(statSync(cut).size / 2))
    expect((await restore(cut, join(scratch, 'nothing'))).code).toBe(1)
    const letter = join(scratch, 'letter.txt')
    writeFileSync(letter, 'Dear all')
    expect((await restore(letter, join(scratch, 'nothing'))).code).toBe(1)
    expect((await restore(join(scratch, 'nowhere.tar'), join(scratch, 'nothing'))).code).toBe(2)
    expect(existsSync(join(scratch, 'nothing/gleaner.sqlite'))).toBe(false)
  })
})

describe('doctor', () => {
  test('names what is missing, damaged or nobody’s, with its remedy', async () => {
    const folder = join(scratch, 'ill')
    cpSync(join(scratch, 'restored'), folder, { recursive: true })
    const [missing, damaged] = rowsOf(folder)
    rmSync(pathOf(folder, missing!.sha256))
    appendFileSync(pathOf(folder, damaged!.sha256), 'x')
    mkdirSync(join(folder, 'documents/00'), { recursive: true })
    writeFileSync(pathOf(folder, '0'.repeat(64)), 'nobody’s')
    const { code, lines } = await gleaner.run(['doctor', '--data', folder, '--json'])
    const findings = lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ status }) => status !== 'ok')
    expect(code).toBe(1)
    expect(findings).toMatchObject([
      { check: 'documents', status: 'failed', id: missing!.id, remedy: expect.any(String) },
      { check: 'documents', status: 'failed', id: damaged!.id, remedy: expect.any(String) },
      { check: 'documents', status: 'warning', file: pathOf(folder, '0'.repeat(64)), remedy: expect.any(String) },
    ])
  })

  test('sees a broken database, a mail server and a model server that are set and silent', async () => {
    const folder = join(scratch, 'worse')
    mkdirSync(folder, { mode: 0o700 })
    writeFileSync(join(folder, 'gleaner.sqlite'), 'no database')
    const env = { SMTP_URL: 'smtp://someone:secret@127.0.0.1:9', OLLAMA_HOST: 'http://127.0.0.1:9' }
    const { code, lines, out } = await gleaner.run(['doctor', '--data', folder, '--json'], { env })
    expect(code).toBe(1)
    const wrong = lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ status }) => status === 'failed')
    expect(wrong.map(({ check }) => check)).toEqual(['database', 'model', 'mail'])
    expect(out).not.toContain('secret')
  })

  test('works beside the server; a folder that is none is wrong usage', async () => {
    expect((await gleaner.run(['doctor', '--data', api.folder])).code).toBe(0)
    expect((await gleaner.run(['doctor', '--data', join(scratch, 'nowhere')])).code).toBe(2)
  })
})
