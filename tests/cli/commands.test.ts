import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '#cli/commands.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { clientOf, startApi, type ApiServer } from '#tests/support/api-server.ts'
import { commandLine, type CommandLine } from '#tests/support/command-line.ts'

const fixtures = resolve('tests/fixtures/made')
const samples = readdirSync(fixtures).filter((name) => name.endsWith('.pdf'))

let api: ApiServer
let gleaner: CommandLine
let sessionFile: string
const member = { email: 'cli@example.com', password: 'quite-a-long-Passw0rd', first_name: 'Cleo', last_name: 'Line' }

const run: CommandLine['run'] = (args, more) => gleaner.run(args, more)
const jsonLines = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, string>)
const login = () => run(['login', '--url', api.url, '--email', member.email, '--password-stdin'], { input: `${member.password}\n` })

function inbox(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-inbox-'))
  for (const name of names) copyFileSync(join(fixtures, name), join(folder, name))
  return folder
}

beforeAll(async () => {
  gleaner = commandLine()
  sessionFile = join(gleaner.home, 'gleaner/session.json')
  api = await startApi()
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${api.url}/api/v1/users`, { method: 'POST', headers, body: JSON.stringify(member) })
  expect(answer.status).toBe(201)
})

afterAll(async () => {
  await api.close()
  rmSync(gleaner.home, { recursive: true, force: true })
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
    [['watch', 'package.json'], /"package.json" is a file\. Name the folder/],
    [['evaluate', 'package.json'], /"package.json" is a file\. Name the folder/],
    [['evaluate', fixtures, '--by', 'nosuch'], /No truth has a "nosuch"\. --by is one of .*kind, language, layout/],
    [['watch', fixtures, '--done', fixtures], /folder that is watched/],
    [['login', '--url', 'ftp://example.com'], /is not an address/],
    [['tokens'], /Usage: gleaner tokens/],
    [['export', '--format', 'csv', '--out', '/nowhere/at/all.csv'], /no folder/],
    [['restore', '/nowhere/at/all.tar'], /no file/],
    [['catalogue', 'import', '/nowhere/at/all.csv'], /no file/],
    [['catalogue', 'import', fixtures], /is a folder\. Name a file in it/],
    [['evaluate', fixtures, '--only', 'no such name'], /leave none of the \d+ PDFs/],
    [['export', '--format', 'csv', '--out', '-', '--since', '2026-02-30'], /a day that exists/],
    [['handover', '--since', 'soon'], /a day that exists/],
    [['list', '--nope'], /gleaner list --help/],
    [['list', '--search', 'x'.repeat(300)], /1 to 200 characters/],
    [['reject', 'some-id', '--reason', ' '], /1 to 2000 characters/],
    [['members', 'add', '--nope'], /gleaner members add --help/],
    [['tokens', 'frob'], /gleaner tokens --help/],
    [['help', 'frob'], /unknown command 'frob'/],
    [['login', '--email', 'a@example.org', '--password-stdin'], /holds no password/],
    [['backup', fixtures, '--data', 'nowhere'], /no Gleaner database in .*--data/],
    [['watch', fixtures, '--done', 'package.json'], /"package.json" is a file\. Name a folder/],
    [['evaluate', fixtures, '--approved'], /one of the two/],
    [['export', '--format', 'csv', '--out', 'package.json/all.csv'], /"package.json" is a file\. Name a folder/],
    [['tokens', 'create', ' '], /1 to 100 characters/],
    [['tokens', 'revoke', ''], /1 to 100 characters/],
    [['export', '--format', 'csv', '--out', ''], /name of the file to write is empty/],
    [['doctor', '--data', ''], /name of the data folder is empty/],
    [['login', '--email', ''], /must be an e-mail address/],
    [['login', '--url', 'http://127.0.0.1:1/below'], /says more than where Gleaner is\. Write http:\/\/127\.0\.0\.1:1\./],
    [
      ['members', 'add', '--email', 'nobody', '--first-name', 'No', '--last-name', 'Body', '--role', 'viewer'],
      /'nobody' is invalid\. It must be an e-mail address/,
    ],
  ])('%j', async (args, sentence) => {
    const { code, err, out } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(sentence)
  })

  test('a variable of the environment that cannot be meant', async () => {
    const wrong = await run(['extract', join(fixtures, samples[0]!)], { env: { GLEANER_MAX_PAGES: 'all' } })
    expect(wrong).toMatchObject({ code: 2, out: '', err: 'gleaner: GLEANER_MAX_PAGES must be a whole number from 1 to 100000.\n' })
  })

  // The administrator of a machine may read and write everything.
  test.runIf(process.getuid?.() !== 0)('what may not be read or written', async () => {
    const folder = inbox(samples[0]!)
    const file = join(folder, samples[0]!)
    chmodSync(file, 0o000)
    for (const args of [
      ['catalogue', 'import', file],
      ['restore', file, '--data', join(folder, 'data')],
    ])
      expect(await run(args)).toMatchObject({
        code: 2,
        err: `gleaner: The file "${file}" may not be read. See who owns it and what it allows.\n`,
      })
    chmodSync(folder, 0o500)
    const out = join(folder, 'all.csv')
    expect(await run(['export', '--format', 'csv', '--out', out])).toMatchObject({
      code: 2,
      err: `gleaner: Nothing may be written to the folder "${folder}". See who owns it and what it allows.\n`,
    })
  })

  test('a pipe, which would be waited for without an end', async () => {
    const pipe = join(inbox(), 'pipe.pdf')
    execFileSync('mkfifo', [pipe])
    expect(await run(['upload', pipe])).toMatchObject({ code: 2, out: '', err: `gleaner: "${pipe}" is a pipe or a device. Name a file.\n` })
  })
})

describe('help', () => {
  test('lists every command with what it does', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    const said = out.replace(/\s+/g, ' ')
    for (const [name, { about }] of Object.entries(commands)) expect(said).toContain(` ${name} ${about}`)
  })

  test.runIf(existsSync('/dev/full'))('that finds no room on standard output is told in a sentence', () => {
    const program = join(buildNode(), 'cli.js')
    const { status, stderr } = spawnSync('sh', ['-c', '"$0" "$1" --help >/dev/full', process.execPath, program], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^gleaner: There is no space left on the disk\..*\n$/)])
  })

  test('every line of the list is a command', async () => {
    for (const [name, { load }] of Object.entries(commands)) {
      const program = new Command()
      ;(await load())(program)
      expect(program.commands.map((command) => command.name())).toEqual([name])
    }
  })

  test('of one command is the same in both ways of asking', async () => {
    const [asked, helped] = await Promise.all([run(['approve', '--help']), run(['help', 'approve'])])
    expect(asked).toMatchObject({ code: 0, err: '' })
    expect(asked.out).toContain('Usage: gleaner approve')
    expect(asked.out).toContain(commands.approve!.about)
    expect(helped.out).toBe(asked.out)
  })
})

describe('the session', () => {
  test('before it, and at a server that is away, commands end with 3', async () => {
    expect((await run(['whoami'])).code).toBe(3)
    const away = await run(['whoami'], { env: { GLEANER_TOKEN: 'x', GLEANER_URL: 'http://127.0.0.1:1' } })
    expect(away.code).toBe(3)
    expect(away.err).toContain('cannot be reached')
  })

  test('something else that answers there is 3, with a sentence', async () => {
    const stranger = createServer((_request, response) => response.end('<html>Welcome</html>'))
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
    const sentence = `gleaner: What answers at ${url} is not Gleaner.\n`
    const signIn = await run(['login', '--url', url, '--email', member.email, '--password-stdin'], { input: 'whatever\n' })
    const list = await run(['list'], { env: { GLEANER_TOKEN: 'x', GLEANER_URL: url } })
    stranger.close()
    expect([signIn, list]).toMatchObject([
      { code: 3, err: sentence },
      { code: 3, err: sentence },
    ])
  })

  test.each([
    [200, {}, (url: string) => `What answers at ${url} is not Gleaner.`],
    [404, {}, (url: string) => `What answers at ${url} is not Gleaner.`],
    [
      302,
      { location: 'https://wall.example/' },
      (url: string) => `${url} sends on to https://wall.example/. Use the address of that server.`,
    ],
  ])('a page of something else (%i) refuses no file: it stays where it is', async (status, headers, sentence) => {
    const stranger = createServer((request, response) => {
      request.resume()
      response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end('<html>Back soon</html>')
    })
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
    const folder = inbox(samples[0]!)
    const env = { GLEANER_TOKEN: 'x', GLEANER_URL: url }
    const ended = await run(['watch', folder, '--once'], { env })
    stranger.close()
    expect(ended).toMatchObject({ code: 3, out: '', err: `gleaner: ${sentence(url)}\n` })
    expect(readdirSync(folder).sort()).toEqual([samples[0], 'done', 'failed'].sort())
  })

  test('that can be kept nowhere is told in a sentence', async () => {
    const file = join(gleaner.home, 'no-folder')
    writeFileSync(file, '')
    const places = [file, ...(existsSync('/proc/self') ? ['/proc/gleaner'] : [])]
    for (const XDG_CONFIG_HOME of places) {
      const args = ['login', '--url', api.url, '--email', member.email, '--password-stdin']
      const { code, err } = await run(args, { input: `${member.password}\n`, env: { XDG_CONFIG_HOME } })
      expect([code, err]).toEqual([1, expect.stringMatching(/^gleaner: (A folder is needed|It may not be written).*\n$/)])
    }
  })

  test('a wrong password is 3 and leaves no session', async () => {
    const { code, err } = await run(['login', '--url', api.url, '--email', member.email, '--password-stdin'], { input: 'not-it-at-all\n' })
    expect(code).toBe(3)
    expect(err).toMatch(/gleaner: \S+/)
    expect(existsSync(sessionFile)).toBe(false)
  })

  test('is kept for its owner only, says who one is, and ends with logout', async () => {
    expect((await login()).code).toBe(0)
    expect(statSync(sessionFile).mode & 0o777).toBe(0o600)
    const who = await run(['whoami', '--json'])
    expect(JSON.parse(who.out)).toMatchObject({ email: member.email, role: 'admin', url: api.url })
    // GLEANER_URL overrides the session's server, at which nobody is signed in.
    const elsewhere = await run(['logout'], { env: { GLEANER_URL: 'http://127.0.0.1:1' } })
    expect(elsewhere).toMatchObject({ code: 0, err: 'You were not signed in at http://127.0.0.1:1.\n' })
    expect((await run(['logout'])).code).toBe(0)
    expect((await run(['whoami'])).code).toBe(3)
  })
})

describe('a session that ran out', () => {
  test('is renewed once, however many commands notice it at the same time', async () => {
    await login()
    const kept = JSON.parse(readFileSync(sessionFile, 'utf8')) as Record<string, string>
    writeFileSync(sessionFile, JSON.stringify({ ...kept, expireAt: '2020-01-01T00:00:00.000Z' }))
    const codes = await Promise.all([1, 2, 3].map(async () => (await run(['whoami'])).code))
    expect(codes).toEqual([0, 0, 0])
    const renewed = JSON.parse(readFileSync(sessionFile, 'utf8')) as Record<string, string>
    expect(renewed.refreshToken).not.toBe(kept.refreshToken)
    expect(renewed).toMatchObject({ url: api.url, email: member.email })
    expect(statSync(sessionFile).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(gleaner.home, 'gleaner'))).toEqual(['session.json'])
  })

  test('and cannot be renewed is 3, with the way back in', async () => {
    await login()
    const kept = JSON.parse(readFileSync(sessionFile, 'utf8')) as Record<string, string>
    writeFileSync(sessionFile, JSON.stringify({ ...kept, expireAt: '2020-01-01T00:00:00.000Z', refreshToken: 'spent' }))
    const { code, err } = await run(['list'])
    expect(code).toBe(3)
    expect(err).toContain(`gleaner login --url ${api.url}`)
  })

  test('is never shown to another server', async () => {
    await login()
    const { code, err } = await run(['whoami'], { env: { GLEANER_URL: 'http://127.0.0.1:1' } })
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('not signed in at http://127.0.0.1:1') })
  })

  test('is that of one server, however its address is written', async () => {
    await login()
    expect(await run(['whoami'], { env: { GLEANER_URL: `${api.url.toUpperCase()}/` } })).toMatchObject({ code: 0, err: '' })
  })
})

describe('a token for services', () => {
  test('is for the server of the session where GLEANER_URL names no other', async () => {
    await login()
    const { out } = await run(['tokens', 'create', 'short'])
    expect((await run(['whoami'], { env: { GLEANER_TOKEN: out.trim() } })).code).toBe(0)
    expect(await run(['whoami'], { env: { GLEANER_TOKEN: 'none' } })).toMatchObject({ code: 3, err: expect.stringContaining(api.url) })
    expect((await run(['tokens', 'revoke', JSON.parse((await run(['tokens', 'list', '--json'])).out)[0].id])).code).toBe(0)
  })

  test('goes before the session, and is worth nothing once revoked', async () => {
    await login()
    const made = JSON.parse((await run(['tokens', 'create', 'watch', '--json'])).out) as { id: string; token: string }
    const env = { GLEANER_TOKEN: made.token, GLEANER_URL: api.url }
    expect((await run(['logout'])).code).toBe(0)
    expect((await run(['whoami'], { env })).code).toBe(0)
    await login()
    expect(JSON.parse((await run(['tokens', 'list', '--json'])).out)).toMatchObject([{ id: made.id, name: 'watch' }])
    expect((await run(['tokens', 'revoke', made.id])).code).toBe(0)
    const folder = inbox(samples[0]!)
    for (const args of [['whoami'], ['upload', folder], ['watch', folder, '--once']]) expect((await run(args, { env })).code).toBe(3)
    expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual([samples[0]])
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

  test('a password that will not do is refused in words', async () => {
    const refused = async (password: string) => {
      const { code, err } = await run(['members', 'reset-password', member.email, '--data', api.folder, '--password-stdin'], {
        input: password,
      })
      return [code, err]
    }
    expect(await refused('x'.repeat(129))).toEqual([1, expect.stringContaining('may have 128 characters')])
    expect(await refused('short')).toEqual([1, expect.stringContaining('at least 8 characters')])
  })

  test('API tokens go on working, which is said, unless they are revoked along', async () => {
    expect((await login()).code).toBe(0)
    const token = (await run(['tokens', 'create', 'scanner'])).lines[0]!
    const whoami = async () => (await run(['whoami'], { env: { GLEANER_TOKEN: token, GLEANER_URL: api.url } })).code
    const reset = (...more: string[]) =>
      run(['members', 'reset-password', member.email, '--data', api.folder, '--password-stdin', ...more], { input: member.password })
    expect(await reset()).toMatchObject({ code: 0, err: expect.stringMatching(/API tokens go on working \(\d+\)/) })
    expect(await whoami()).toBe(0)
    expect((await reset('--revoke-tokens')).err).not.toContain('go on working')
    expect(await whoami()).toBe(3)
  })

  test('a disabled member gets no password, and so is not let in again by the way', async () => {
    expect((await login()).code).toBe(0)
    const added = await run([
      'members',
      'add',
      '--email',
      'out@example.com',
      '--first-name',
      'O',
      '--last-name',
      'U',
      '--role',
      'viewer',
      '--json',
    ])
    const { id } = JSON.parse(added.out) as { id: string }
    const admin = clientOf(api.url, (await run(['tokens', 'create', 'admin'])).lines[0]!)
    await admin.json('PATCH', `/api/v1/members/${id}`, { data: { type: 'members', id, attributes: { status: 'disabled' } } })
    const refused = await run(['members', 'reset-password', 'out@example.com', '--data', api.folder])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is disabled') })
  })

  test('an unknown member is 1, a folder that is none is 2', async () => {
    expect((await run(['members', 'reset-password', 'nobody@example.com', '--data', api.folder])).code).toBe(1)
    expect((await run(['members', 'reset-password', member.email, '--data', gleaner.home])).code).toBe(2)
  })
})

test('with nothing approved there is nothing to evaluate, which is said instead of shares of nothing', async () => {
  await login()
  expect(await run(['evaluate', '--approved'])).toMatchObject({ code: 0, out: '', err: expect.stringContaining('Nothing is approved yet') })
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

  test('a path that is not there is named, and keeps no other from being sent', async () => {
    const there = join(inbox(samples[0]!), samples[0]!)
    const sent = await run(['upload', '/nowhere/at/all.pdf', there, '--json'])
    expect(sent.code).toBe(1)
    expect(jsonLines(sent.lines)).toMatchObject([{ file: '/nowhere/at/all.pdf', status: 'failed', code: 'not_found' }, { file: there }])
  })

  test('names with control characters arrive, and never reach the terminal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gleaner-inbox-'))
    const name = 'ev\u001b[31mil\u009b.pdf'
    symlinkSync(join(fixtures, samples[0]!), join(folder, name))
    const told = await run(['upload', folder])
    const json = await run(['upload', folder, '--json'])
    expect([told.code, json.code]).toEqual([0, 0])
    expect(told.out + told.err + json.out).not.toMatch(/[\u001b\u009b]/)
    expect(jsonLines(json.lines)).toMatchObject([{ file: join(folder, name), status: 'duplicate' }])
    const unknown = await run(['upload', join(folder, '\u001b[2J.pdf')])
    expect(unknown).toMatchObject({ code: 2, err: expect.not.stringContaining('\u001b') })
  })

  test('a server that is away is 3', async () => {
    const env = { GLEANER_TOKEN: 'x', GLEANER_URL: 'http://127.0.0.1:1' }
    expect((await run(['upload', inbox(samples[0]!)], { env })).code).toBe(3)
  })

  test('list prints one array, show one object, an unknown id is 1', async () => {
    const list = await run(['list', '--json'])
    const documents = JSON.parse(list.out) as { id: string; kind: string; sha256: string }[]
    expect(documents).toHaveLength(1)
    const shown = await run(['show', documents[0]!.id, '--json'])
    expect(JSON.parse(shown.out)).toMatchObject({ id: documents[0]!.id, kind: documents[0]!.kind, sha256: documents[0]!.sha256 })
    for (const id of ['nobody', '', '.', '..'])
      expect(await run(['show', id])).toMatchObject({
        code: 1,
        err: `gleaner: There is no document "${id}". It may have been deleted.\n`,
      })
  })

  test('approving what is still read is refused by name and counts as 1', async () => {
    const [document] = JSON.parse((await run(['list', '--json'])).out) as { id: string }[]
    const { code, lines } = await run(['approve', document!.id, '--json'])
    expect(code).toBe(1)
    expect(jsonLines(lines)).toMatchObject([{ id: document!.id, code: 'wrong_status' }])
  })

  test('stats names every figure, and has a dash where there is none', async () => {
    const { out, code } = await run(['stats', '--period', 'today'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Invoices, \d{4}-\d{2}-\d{2} to \d{4}-\d{2}-\d{2}$/m)
    expect(out).toMatch(/Mean corrections per document +–/)
    expect(out, 'durations as the screens say them').toMatch(/Review time +0 Minutes and 0 Seconds/)
    expect(out).not.toMatch(/null|[a-z]_[a-z]/)
    const { invoice } = JSON.parse((await run(['stats', '--period', 'today', '--json'])).out)
    expect(invoice.measures).toMatchObject({ review_seconds: 0, mean_corrections: null })
  })

  test('tables name things as the screens do, `--json` as the contract does', { timeout: 120_000 }, async () => {
    const [document] = JSON.parse((await run(['list', '--json'])).out) as { id: string; kind: string }[]
    const shown = (await run(['show', document!.id])).out
    expect(shown).toMatch(/^(Invoice number|Order date)\b/m)
    const tables = [(await run(['list'])).out, (await run(['members', 'list'])).out, (await run(['tokens', 'list'])).out, shown]
    expect(tables.map((table) => table.match(/\b(work_order|[A-Z]+_[A-Z]+|(first|last|file|invoice|order)_\w+)\b/)?.[0])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('list says that there is more than it lists, and approve --dry-run what would be refused', async () => {
    await run(['upload', inbox(...samples.slice(0, 2))])
    expect(await run(['list', '--limit', '1'])).toMatchObject({ code: 0, err: expect.stringContaining('there are more') })
    expect((await run(['list', '--limit', '100000'])).err).toBe('')
    const [unread] = JSON.parse((await run(['list', '--status', 'processing', '--limit', '1', '--json'])).out) as { id: string }[]
    const { code, lines } = await run(['approve', '--dry-run', '--json', unread!.id, 'none'])
    expect(code).toBe(1)
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { id: unread!.id, status: 'refused', code: 'wrong_status' },
      { id: 'none', status: 'refused', code: 'not_found' },
    ])
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
    writeFileSync(join(folder, 'empty.pdf'), '')
    const first = gleaner.start(['watch', folder, '--once', '--json'])
    await new Promise<void>((done) => first.stdout!.once('data', () => done()))
    first.kill('SIGKILL')
    await new Promise((done) => first.once('close', done))

    const second = await run(['watch', folder, '--once', '--json'])
    expect(second.code).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(['done', 'failed'])
    expect(readdirSync(join(folder, 'done')).sort()).toEqual([...samples].sort())
    expect(readdirSync(join(folder, 'failed')).sort()).toEqual([
      'empty.pdf',
      'empty.pdf.error.txt',
      'zz-broken.PDF',
      'zz-broken.PDF.error.txt',
    ])
    const documents = JSON.parse((await run(['list', '--json'])).out) as { sha256: string }[]
    expect(documents).toHaveLength(samples.length)
    expect(new Set(documents.map(({ sha256 }) => sha256)).size).toBe(samples.length)
  })
})
