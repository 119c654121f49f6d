import type { LoaderFunctionArgs } from '@remix-run/node'
import { addAbortSignal, Readable } from 'node:stream'
import { toResource } from '#app/contract/json-api.ts'
import { memoriesQuery } from '#app/contract/memory.ts'
import { giveTurn } from '#app/domain/give-turn.ts'
import { eachWholeMemory, listMemories } from '#app/domain/learning/memories.server.ts'
import type { Who } from '#app/domain/who.ts'
import { requireWho } from '../session.server.ts'
import { contentTypeFor, readQuery, send } from './answer.server.ts'

/** GET: what was learned from approved documents; `?whole=true` is the export of all of it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { whole } = readQuery(request, memoriesQuery)
  const who = await requireWho(request)
  if (whole === 'true') {
    const body = Readable.from(wholeList(who))
    // Who goes away ends what is still being made for them.
    addAbortSignal(context.gone, body)
    const headers = { 'Content-Type': contentTypeFor(request), 'Cache-Control': 'no-store' }
    return new Response(Readable.toWeb(body) as ReadableStream, { headers })
  }
  const memories = listMemories(who)
  return send(request, { data: memories.map((memory) => toResource('memories', { ...memory })), meta: { total: memories.length } })
}

const PIECE = 64 * 1024 // characters handed on at a time, with a turn for everybody else in between

/** Thousands of memories are tens of megabytes: never all of them at once. */
async function* wholeList(who: Who): AsyncGenerator<string> {
  let [piece, total] = ['{"data":[', 0]
  for (const memory of eachWholeMemory(who)) {
    piece += (total > 0 ? ',' : '') + JSON.stringify(toResource('memories', { ...memory }))
    total += 1
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
    await giveTurn()
  }
  yield `${piece}],"meta":{"total":${total}}}`
}
