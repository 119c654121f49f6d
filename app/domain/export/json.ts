import { Readable } from 'node:stream'
import { flatDocument, type Documents } from './each-document.server.ts'

/** One array of flat documents, rows inside. */
export function toJson(documents: Documents): Readable {
  return Readable.from(pieces(documents))
}

async function* pieces(documents: Documents): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const document of documents) {
    yield separator + JSON.stringify({ kind: document.kind, ...flatDocument(document) })
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
