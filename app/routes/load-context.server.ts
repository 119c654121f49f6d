import type { AppLoadContext } from '@remix-run/node'
import type { Request, Response } from 'express'

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    nonce?: string
    /**
     * Aborts when nothing more can be written to whoever asked. Held by the connection: `request.signal` is that of a copy of a copy, which Node
     * collects while a stream goes on, and then it never aborts.
     */
    gone: AbortSignal
  }
}

/** What the server tells every route beside the request. */
export function loadContextOf(_req: Request, res: Response): AppLoadContext {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  return { nonce: res.locals.nonce as string | undefined, gone: gone.signal }
}
