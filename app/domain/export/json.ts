import { Readable } from 'node:stream'
import type { Exported } from './each-document.server.ts'
import { flatDocument } from './each-document.server.ts'

/** One array of flat documents, rows inside. */
export function toJson(documents: Iterable<Exported>): Readable {
  return Readable.from(pieces(documents))
}

function* pieces(documents: Iterable<Exported>): Generator<string> {
  let separator = '[\n'
  for (const document of documents) {
    yield separator + JSON.stringify({ kind: document.kind, ...flatDocument(document) })
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
