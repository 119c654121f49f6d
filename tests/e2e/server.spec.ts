import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { expect, openOffice, test } from '#tests/support/browser.ts'

/** Starts another server and waits for its end; gives what it said and its exit status. */
function runServer(env: Record<string, string>, command = ['server.mjs']) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, said: stdout + stderr }
}

test('keeps its folder to itself: nobody else reads it, and a second server ends at once with a sentence', async ({ office }) => {
  expect(statSync(office.folder).mode & 0o777).toBe(0o700)
  const second = runServer({ PORT: '0', GLEANER_DATA_DIR: office.folder })
  expect(second.status).toBe(1)
  expect(second.said.trim()).toBe(
    `Another Gleaner server is using the data folder ${office.folder}. End it, or name another folder in GLEANER_DATA_DIR.`,
  )
})

test('is what `gleaner serve` starts', async ({ office }) => {
  const { status, said } = runServer({ PORT: '0', GLEANER_DATA_DIR: office.folder }, ['cli/gleaner.mjs', 'serve'])
  expect(said).toContain(`Another Gleaner server is using the data folder ${office.folder}.`)
  expect(status).toBe(1)
})

test('names what is wrong before it starts', async ({ office }, info) => {
  expect(runServer({ PORT: 'eighty' })).toMatchObject({ status: 2, said: 'PORT must be a whole number from 0 to 65535.\n' })
  const taken = runServer({ PORT: new URL(office.url).port, GLEANER_DATA_DIR: info.outputPath('data') })
  expect(taken).toMatchObject({ status: 1, said: expect.stringContaining('is taken. Set PORT to another one.') })
})

test('says that it serves and that it is ready, and answers in JSON what it has not got', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  // A process for extraction is begun at the first question, which takes a while on a busy machine.
  await expect.poll(async () => (await request.get('/readyz')).status(), { timeout: 60_000 }).toBe(200)
  for (const [address, status] of [
    ['/assets/nothing.js', 404],
    ['/api/v1/nothing', 404],
    ['/%E0%A4%A', 400],
  ] as const) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, status])
    expect((await answer.json()).errors).toHaveLength(1)
  }
  for (const address of ['/healthz', '/readyz']) {
    const answer = await request.post(address)
    expect([answer.status(), answer.headers().allow, (await answer.json()).errors[0].code]).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ])
  }
  expect((await request.get('/nothing/here/at/all')).status()).toBe(404)
})

test('sends its own policy with every page, lets browsers keep what never changes, and compresses', async ({ request }) => {
  const page = await request.get('/sign_in')
  const policy = page.headers()['content-security-policy']!
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!
  const html = await page.text()
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  expect(page.headers()['cache-control']).toBe('no-store')
  const asset = await request.get(/(\/assets\/entry\.client-[\w-]+\.js)/.exec(html)![1]!)
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-encoding']).toBeTruthy()
})

test('ends politely on SIGTERM, and after SIGKILL starts again at once on the same data', async () => {
  const office = await openOffice({ HOST: '0.0.0.0' })
  try {
    expect(office.said()).toMatch(/\/sign_up\?code=[\w-]{16}\n/)
    await office.restart('SIGKILL')
    await office.restart('SIGTERM')
    expect((await fetch(`${office.url}/healthz`)).status).toBe(200)
    expect(statSync(join(office.folder, 'keys', 'secret.key')).mode & 0o777).toBe(0o600)
  } finally {
    await office.close()
  }
})

test('clients that go on asking over the lines they have do not hold up the end', async () => {
  const office = await openOffice()
  const lines = new Agent({ keepAlive: true, maxSockets: 4 })
  const ask = () =>
    new Promise<boolean>((done) => {
      const question = get(`${office.url}/sign_in`, { agent: lines }, (answer) => answer.resume().on('close', () => done(answer.complete)))
      question.on('error', () => done(false))
    })
  const goOn = async () => {
    while (await ask());
  }
  await ask()
  const asking = [goOn(), goOn(), goOn(), goOn()]
  try {
    await new Promise((done) => setTimeout(done, 500))
    const begun = performance.now()
    await office.close()
    expect(performance.now() - begun).toBeLessThan(5000)
    await Promise.all(asking)
  } finally {
    lines.destroy()
  }
})
