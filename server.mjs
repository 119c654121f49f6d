// The server around Remix's build. Everything with a meaning lies in the build (app/entry.server.tsx); here is only the wiring.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const dev = process.argv.includes('--dev')
// Vite would set production by itself, and React's development build would then fail.
process.env.NODE_ENV = dev ? 'development' : 'production'

const PATIENCE = 8_000 // milliseconds that open requests get to end
const UPLOAD_PATIENCE = 60 * 60_000 // milliseconds
const buildFolder = join(root, 'build')

const { default: express } = await import('express')
const { default: compression } = await import('compression')
const { createRequestHandler } = await import('@remix-run/express')

const vite = dev ? await startVite() : undefined
const loadBuild = () =>
  vite ? vite.ssrLoadModule('virtual:remix/server-build') : import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)
const build = await loadBuild()
const { startHouse, makeGuards, guardBuild, loadContextOf, answerError, log } = build.entry.module

let house
try {
  house = await startHouse()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error?.exitCode ?? 1)
}

const streams = new Set()
const app = express()
app.disable('x-powered-by')
app.set('query parser', false)
app.set('trust proxy', house.trustedProxies)
app.use(makeGuards({ dev }))
app.use(keepStreams)
app.use(endLines)
app.use(
  compression({ filter: (req, res) => !/event-stream|pdf/.test(String(res.getHeader('Content-Type'))) && compression.filter(req, res) }),
)
if (vite) app.use(vite.middlewares)
else serveFiles(app)

const handlerOf = (loaded) => createRequestHandler({ build: guardBuild(loaded), mode: process.env.NODE_ENV, getLoadContext: loadContextOf })
const handler = handlerOf(build)
app.all('*', dev ? async (req, res, next) => handlerOf(await loadBuild())(req, res, next) : handler)
app.use(answerError)

const server = createServer(app)
// A large upload over a slow line takes longer than Node's five minutes; headers still have to come at once.
server.requestTimeout = UPLOAD_PATIENCE
server.on('error', async (error) => {
  console.error(sentenceOf(error))
  await house.halt()
  house.close()
  process.exit(1)
})
server.listen(house.port, house.host, () => {
  console.log(house.greet(server.address().port).join('\n'))
})

process.on('unhandledRejection', (error) => log().error({ err: error }, 'a promise failed and nobody was waiting'))

/** Why it cannot listen. */
function sentenceOf({ code, message }) {
  if (code === 'EADDRINUSE') return `Port ${house.port} is taken. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${house.port} may only be used by the system. Set PORT to one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `This machine has no address "${house.host}". Correct HOST.`
  return message
}

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

/** Takes no new requests, lets the open ones end, gives running work back, closes the database. A second signal ends at once. */
async function stop() {
  if (stopping) process.exit(1)
  stopping = true
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE)
  // Streams of events never end by themselves.
  for (const response of streams) response.destroy()
  await Promise.all([closed, house.halt()])
  clearTimeout(timer)
  house.close()
  await vite?.close()
  process.exit(0)
}

function keepStreams(_req, res, next) {
  const { writeHead } = res
  res.writeHead = function (...args) {
    if (/event-stream/.test(String(res.getHeader('Content-Type')))) {
      streams.add(res)
      res.once('close', () => streams.delete(res))
    }
    return writeHead.apply(res, args)
  }
  next()
}

/** While it ends, each answer is the last of its line: a client that went on asking over the same one would be served until patience ends, and cut off. */
function endLines(_req, res, next) {
  const { writeHead } = res
  res.writeHead = function (...args) {
    if (stopping) res.setHeader('Connection', 'close')
    return writeHead.apply(res, args)
  }
  next()
}

async function startVite() {
  const { createServer: createVite } = await import('vite')
  return createVite({ root, server: { middlewareMode: true } })
}

function serveFiles(target) {
  const client = join(buildFolder, 'client')
  if (!existsSync(client)) throw new Error('There is no build yet: npm run build')
  // The pdf.js worker takes the policy of its own answer; its picture decoders are WebAssembly.
  const workerPolicy = (res) =>
    res.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
  target.use(
    '/assets',
    express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', setHeaders: workerPolicy, fallthrough: false }),
  )
  target.use(express.static(client, { maxAge: '1h', index: false }))
}
