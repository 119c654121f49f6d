import type { LoaderFunctionArgs } from '@remix-run/node'
import type { DocumentChange } from '#app/contract/changes.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { watchChanges } from '#app/domain/documents/changes.ts'
import type { Who } from '#app/domain/who.ts'
import { findLiveWho, requireWho } from '../session.server.ts'

const HEARTBEAT = 25_000 // milliseconds; keeps proxies from closing a quiet stream, and ends it when the session has ended

/** GET: `event: document` with `{id, kind, status, version, progress?}` for every change of a document that the member may see. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { db } = await requireWho(request)
  const encoder = new TextEncoder()
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let telling = Promise.resolve()
      let ended = false
      const unwatch = watchChanges(db, tell)
      const heart = setInterval(() => tell(), HEARTBEAT)
      end = () => {
        ended = true
        clearInterval(heart)
        unwatch()
      }
      controller.enqueue(encoder.encode('retry: 2000\n\n'))

      /** Asked anew each time: who has signed out or lost the role hears nothing more, and the stream ends with the session. */
      function tell(change?: DocumentChange): void {
        telling = telling.then(async () => {
          const who = ended ? undefined : await findLiveWho(request)
          if (ended) return
          if (who) return controller.enqueue(encoder.encode(textOf(who, change)))
          end()
          controller.close()
        })
      }
    },
    cancel: () => end(),
  })
  context.gone.addEventListener('abort', () => end(), { once: true })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}

/** A comment, which is a heart-beat, where there is nothing to tell. */
function textOf(who: Who, change?: DocumentChange): string {
  if (!change) return ': \n\n'
  return mayDo(who.member.role, kinds[change.kind].scope, 'read') ? `event: document\ndata: ${JSON.stringify(change)}\n\n` : ''
}
