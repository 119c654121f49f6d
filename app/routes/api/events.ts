import type { LoaderFunctionArgs } from '@remix-run/node'
import { kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { watchChanges } from '#app/domain/documents/changes.ts'
import { findWho, requireWho } from '../session.server.ts'

const HEARTBEAT = 25_000 // milliseconds; keeps proxies from closing a quiet stream, and ends it when the session has ended

/** GET: `event: document` with `{id, kind, status, version, progress?}` for every change of a document that the member may see. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  const encoder = new TextEncoder()
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const unwatch = watchChanges(who.db, (change) => {
        if (!mayDo(who.member.role, kinds[change.kind].scope, 'read')) return
        say(`event: document\ndata: ${JSON.stringify(change)}\n\n`)
      })
      const heart = setInterval(() => void beat(), HEARTBEAT)
      async function beat(): Promise<void> {
        const still = await findWho(request).catch(() => undefined)
        if (still) return say(': \n\n')
        end()
        controller.close()
      }
      end = () => {
        clearInterval(heart)
        unwatch()
      }
      say('retry: 2000\n\n')
    },
    cancel: () => end(),
  })
  request.signal.addEventListener('abort', () => end(), { once: true })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
