import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiServer } from '#tests/support/api-server.ts'
import { buildNode } from '#tests/support/build-node.ts'

const cli = join(buildNode(), 'cli.js')
const fixtures = resolve('tests/fixtures/made')
const samples = readdirSync(fixtures).filter((name) => name.endsWith('.pdf'))

let api: ApiServer
let home: string
const member = { email: 'cli@example.com', password: 'quite-a-long-Passw0rd', first_name: 'Cleo', last_name: 'Line' }

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const clean = { ...process.env, GLEANER_TOKEN: undefined, GLEANER_URL: undefined, XDG_CONFIG_HOME: home }
  return spawn(process.execPath, [cli, ...args], { env: { ...clean, ...env } as NodeJS.ProcessEnv, stdio: ['pipe', 'pipe', 'pipe'] })
}

async function run(args: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) {
  const child = start(args, env)
  child.stdin!.end(input)
  const [out, err, code] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    new Promise<number | null>((done) => child.once('close', done)),
  ])
  return { out, err, code, lines: out.split('\n').filter(Boolean) }
}

const jsonLines = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, string>)
const login = () => run(['login', '--url', api.url, '--email', member.email, '--password-stdin'], { input: `${member.password}\n` })

function inbox(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-inbox-'))
  for (const name of names) copyFileSync(join(fixtures, name), join(folder, name))
  return folder
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'gleaner-cli-'))
  api = await startApi()
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${api.url}/api/v1/users`, { method: 'POST', headers, body: JSON.stringify(member) })
  expect(answer.status).toBe(201)
})

afterAll(async () => {
  await api.close()
  rmSync(home, { recursive: true, force: true })
})

describe('wrong usage is 2, with a sentence on standard error and nothing on standard output', () => {
  test.each([
    [['frobnicate'], /unknown command/],
    [['list', '--status', 'lost'], /Allowed choices/],
    [['approve'], /Name the documents, or say --all/],
    [['approve', '--all', '--min-confidence', '7'], /from 0 to 1/],
    [['upload', '/nowhere/at/all.pdf'], /no file or folder/],
    [['login', '--url', 'http://127.0.0.1:1'], /no terminal/],
    [['watch', '/nowhere/at/all'], /no folder/],
  ])('%j', async (args, sentence) => {
    const { code, err, out } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(sentence)
  })
})

describe('the session', () => {
  test('before it, and at a server that is away, commands end with 3', async () => {
    expect((await run(['whoami'])).code).toBe(3)
    const away = await run(['whoami'], { env: { GLEANER_TOKEN: 'x', GLEANER_URL: 'http://127.0.0.1:1' } })
    expect(away.code).toBe(3)
    expect(away.err).toContain('cannot be reached')
  })

  test('a wrong password is 3 and leaves no session', async () => {
    const { code, err } = await run(['login', '--url', api.url, '--email', member.email, '--password-stdin'], { input: 'not-it-at-all\n' })
    expect(code).toBe(3)
    expect(err).toMatch(/gleaner: \S+/)
    expect(existsSync(join(home, 'gleaner/session.json'))).toBe(false)
  })

  test('is kept for its owner only, says who one is, and ends with logout', async () => {
    expect((await login()).code).toBe(0)
    expect(statSync(join(home, 'gleaner/session.json')).mode & 0o777).toBe(0o600)
    const who = await run(['whoami', '--json'])
    expect(JSON.parse(who.out)).toMatchObject({ email: member.email, role: 'admin', url: api.url })
    expect((await run(['logout'])).code).toBe(0)
    expect((await run(['whoami'])).code).toBe(3)
  })
})

describe('a forgotten password', () => {
  test('is replaced on the machine itself, without server or session', async () => {
    const { code, lines } = await run(['members', 'reset-password', member.email, '--data', api.folder])
    expect(code).toBe(0)
    const signIn = (password: string) => run(['login', '--url', api.url, '--email', member.email, '--password-stdin'], { input: password })
    expect((await signIn(member.password)).code).toBe(3)
    expect((await signIn(lines[0]!)).code).toBe(0)
    const back = await run(['members', 'reset-password', member.email, '--data', api.folder, '--password-stdin'], {
      input: `${member.password}\n`,
    })
    expect({ code: back.code, out: back.out }).toEqual({ code: 0, out: '' })
    expect((await signIn(member.password)).code).toBe(0)
  })

  test('an unknown member is 1, a folder that is none is 2', async () => {
    expect((await run(['members', 'reset-password', 'nobody@example.com', '--data', api.folder])).code).toBe(1)
    expect((await run(['members', 'reset-password', member.email, '--data', home])).code).toBe(2)
  })
})

describe('documents', () => {
  beforeAll(async () => {
    expect((await login()).code).toBe(0)
  })

  test('the same bytes twice are a duplicate, what is no PDF is refused and named', async () => {
    const folder = inbox(samples[0]!)
    writeFileSync(join(folder, 'letter.pdf'), 'Dear all')
    const first = await run(['upload', join(folder, samples[0]!), '--json'])
    expect(first.code).toBe(0)
    expect(jsonLines(first.lines)).toMatchObject([{ status: 'created' }])
    const second = await run(['upload', folder, '--json'])
    expect(second.code).toBe(1)
    const outcomes = jsonLines(second.lines).sort((a, b) => a.status!.localeCompare(b.status!))
    expect(outcomes).toMatchObject([
      { status: 'duplicate', id: jsonLines(first.lines)[0]!.id },
      { status: 'refused', code: 'not_a_pdf', file: join(folder, 'letter.pdf') },
    ])
  })

  test('list prints one array, show one object, an unknown id is 1', async () => {
    const list = await run(['list', '--json'])
    const documents = JSON.parse(list.out) as { id: string; kind: string; sha256: string }[]
    expect(documents).toHaveLength(1)
    const shown = await run(['show', documents[0]!.id, '--json'])
    expect(JSON.parse(shown.out)).toMatchObject({ id: documents[0]!.id, kind: documents[0]!.kind, sha256: documents[0]!.sha256 })
    expect((await run(['show', 'nobody'])).code).toBe(1)
  })

  test('approving what is still read is refused by name and counts as 1', async () => {
    const [document] = JSON.parse((await run(['list', '--json'])).out) as { id: string }[]
    const { code, lines } = await run(['approve', document!.id, '--json'])
    expect(code).toBe(1)
    expect(jsonLines(lines)).toMatchObject([{ id: document!.id, code: 'wrong_status' }])
  })

  test('approve --all passes over what is not sure, without asking anybody', async () => {
    const { code } = await run(['approve', '--all', '--json'])
    expect(code).toBe(0)
  })
})

describe('watch', () => {
  test('broken off and run again, every file is there once; refused ones stand apart with the reason', async () => {
    await login()
    const folder = inbox(...samples)
    writeFileSync(join(folder, 'zz-broken.PDF'), 'no pdf')
    const first = start(['watch', folder, '--once', '--json'])
    await new Promise<void>((done) => first.stdout!.once('data', () => done()))
    first.kill('SIGKILL')
    await new Promise((done) => first.once('close', done))

    const second = await run(['watch', folder, '--once', '--json'])
    expect(second.code).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(['done', 'failed'])
    expect(readdirSync(join(folder, 'done')).sort()).toEqual([...samples].sort())
    expect(readdirSync(join(folder, 'failed')).sort()).toEqual(['zz-broken.PDF', 'zz-broken.PDF.error.txt'])
    const documents = JSON.parse((await run(['list', '--json'])).out) as { sha256: string }[]
    expect(documents).toHaveLength(samples.length)
    expect(new Set(documents.map(({ sha256 }) => sha256)).size).toBe(samples.length)
  })
})
