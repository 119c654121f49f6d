import { PassThrough } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceContext } from './components/nonce.ts'
import { languageOf, textsIn } from './i18n/i18n.server.ts'
import { log } from './platform/log.server.ts'

// What server.mjs reaches through `build.entry.module`: one module graph, so one database, one queue, one pool.
export { startHouse } from './start.server.ts'
export { guardBuild } from './routes/guard-build.server.ts'
export { answerError, makeGuards } from './routes/guards.server.ts'
export { loadContextOf } from './routes/load-context.server.ts'
export { log } from './platform/log.server.ts'

const STREAM_TIMEOUT = 10_000 // milliseconds

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const i18n = await textsIn(await languageOf(request))
  const { nonce } = loadContext
  const whole = isbot(request.headers.get('User-Agent')) || context.isSpaMode
  return new Promise((resolve, reject) => {
    let sent = false
    let code = status
    const answer = () => {
      sent = true
      const body = new PassThrough()
      // Without this every page would stay in memory until its timer ends.
      body.once('close', () => clearTimeout(timer))
      headers.set('Content-Type', 'text/html; charset=utf-8')
      headers.set('Cache-Control', 'no-store')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <I18nextProvider i18n={i18n}>
          <RemixServer context={context} url={request.url} abortDelay={STREAM_TIMEOUT} nonce={nonce} />
        </I18nextProvider>
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady: whole ? undefined : answer,
        onAllReady: whole ? answer : undefined,
        onShellError: reject,
        onError(error) {
          code = 500
          if (sent) log().error({ err: error }, 'rendering')
        },
      },
    )
    const timer = setTimeout(abort, STREAM_TIMEOUT + 1000)
  })
}

/** What loaders and actions threw and did not mean to; paths only, no query strings. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  const wasAsking = isRouteErrorResponse(error) && error.status < 500 // a wrong method or address is the asker's fault
  if (request.signal.aborted || wasAsking) return
  log().error({ err: error, method: request.method, path: new URL(request.url).pathname }, 'unexpected')
}
