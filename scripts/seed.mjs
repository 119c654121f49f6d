// npm run db:seed [-- --many N]: one story on an empty data folder, for developers: two members and a dozen documents in every status; with --many, N papers by lot
// besides, two of three approved, to see how it does with thousands (a few a second: each is read as any upload is).
// Told through the server itself, so that nothing stands in the database that the product would not have written.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { loadTest } from './load-test.mjs'
import { readOptions, wholeNumber } from './options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const fixtures = join(root, 'tests/fixtures/made')
const LOOK_EVERY = 200 // milliseconds
const AT_A_TIME = 50 // papers that are drawn, uploaded, read and approved together
const kinds = ['work_orders', 'invoice_extracts']

const { values } = readOptions({ options: { many: { type: 'string' } } })
const many = values.many === undefined ? 0 : wholeNumber('many', values.many)

const ada = { email: 'ada@example.org', password: 'gleaner-ada', first_name: 'Ada', last_name: 'Admin', role: 'admin' }
const ray = { email: 'ray@example.org', password: 'gleaner-ray', first_name: 'Ray', last_name: 'Reviewer', role: 'reviewer' }

const { url, stop } = await startServer()
try {
  const admin = await tellStory()
  if (many > 0) await loadTest('/tests/generator/many.ts', ({ makeMany }) => addMany(admin, makeMany))
  console.log(`Sign in as ${ada.email} (password ${ada.password}) or ${ray.email} (${ray.password}).`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await stop()
}

async function tellStory() {
  const { role: _role, ...first } = ada
  await call('POST', '/api/v1/users', first)
  const admin = await signIn(ada)
  const { meta } = await admin('POST', '/api/v1/members', { data: { type: 'members', attributes: withoutPassword(ray) } })
  if (meta?.invitation_url) {
    const reset_password_token = new URL(meta.invitation_url).searchParams.get('reset_password_token')
    await call('PUT', '/api/v1/users/password', { reset_password_token, password: ray.password })
  }

  const names = readdirSync(fixtures).filter((name) => name.endsWith('.pdf'))
  for (const name of names) await upload(admin, [[name, readFileSync(join(fixtures, name))]])
  await upload(admin, [['broken.pdf', Buffer.from('%PDF-1.4\nThis one was cut off.')]])
  const documents = await untilRead(admin)
  const [toReject, toDelete, ...toApprove] = documents.filter(({ status }) => status === 'pending')
  await admin('POST', `${pathOf(toReject)}/reject`, { reason: 'The prices are not the agreed ones.' })
  await admin('DELETE', pathOf(toDelete))
  for (const one of toApprove.slice(0, 5)) await admin('POST', `${pathOf(one)}/approve`, {})
  // The server stops while it reads this one again.
  const waiting = toApprove[5]
  if (waiting) await admin('POST', `${pathOf(waiting)}/retry`, {})
  return admin
}

async function addMany(admin, makeMany) {
  for (let made = 0; made < many; made += AT_A_TIME) {
    const papers = []
    await makeMany({ many: Math.min(AT_A_TIME, many - made), seed: 1000 + made / AT_A_TIME }, (name, { bytes }) =>
      papers.push([name, bytes]),
    )
    const { data } = await upload(admin, papers)
    const chosen = new Set(data.filter((_, at) => at % 3 !== 0).map(({ id }) => id))
    const read = await untilRead(admin)
    for (const type of kinds) {
      const ids = read.filter((one) => one.type === type && one.status === 'pending' && chosen.has(one.id)).map(({ id }) => id)
      if (ids.length > 0) await admin('POST', `/api/v1/${type}/approve`, { ids })
    }
    process.stderr.write(`${made + papers.length} of ${many} papers\n`)
  }
}

function withoutPassword({ password: _password, ...attributes }) {
  return attributes
}

function pathOf({ type, id }) {
  return `/api/v1/${type}/${id}`
}

/** Files as pairs of name and bytes. */
async function upload(admin, files) {
  const form = new FormData()
  form.append('kind', 'auto')
  for (const [name, bytes] of files) form.append('files[]', new Blob([bytes]), name)
  return admin('POST', '/api/v1/invoice_extracts', form)
}

/** The newest hundred of each kind, once none of them is being read. */
async function untilRead(admin) {
  for (;;) {
    const lists = await Promise.all(kinds.map((type) => admin('GET', `/api/v1/${type}?page[size]=100&sort=-created_at`)))
    const documents = lists.flatMap(({ data }) => data).map(({ type, id, attributes }) => ({ type, id, status: attributes.status }))
    if (documents.every(({ status }) => status !== 'processing')) return documents
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}

async function signIn({ email, password }) {
  const { access_token } = await call('POST', '/oauth/token', { grant_type: 'password', email, password, client_id: 'gleaner-cli' })
  return (method, path, body) => call(method, path, body, { Authorization: `Bearer ${access_token}` })
}

/** JSON or a form in, JSON out. Throws the server's own sentence. */
async function call(method, path, body, headers = {}) {
  const isForm = body instanceof FormData
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}) },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  const told = text === '' ? {} : JSON.parse(text)
  // The broken file is refused or fails later; both belong to the story.
  if (!answer.ok && !isForm) throw new Error(told.error_description ?? told.error ?? `${method} ${path} answered ${answer.status}`)
  return told
}

/** The built server on any free port, on the data folder of the environment. */
async function startServer() {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', GLEANER_URL: '', SMTP_URL: '', GLEANER_SIGN_UP: 'first' }
  const server = spawn(process.execPath, [join(root, 'server.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = line.match(/ready: (\S+)/) ?? []
    if (!address) continue
    server.stdout.resume()
    return { url: address, stop: () => (server.kill('SIGTERM'), ended) }
  }
  throw new Error('The server did not start.')
}
