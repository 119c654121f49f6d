import { TextReader, ZipWriter } from '@zip.js/zip.js'
import { PassThrough, Readable, Writable } from 'node:stream'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Exported } from './each-document.server.ts'
import { writeUbl } from './ubl.ts'

/** One document as XML; several as a ZIP archive of one XML each, named by number and id. */
export async function toUbl(documents: AsyncIterator<Exported>): Promise<{ type: string; extension: string; body: Readable }> {
  const first = await documents.next()
  const second = first.done ? first : await documents.next()
  if (!first.done && second.done)
    return { type: 'application/xml; charset=utf-8', extension: 'xml', body: Readable.from([writeUbl(first.value)]) }
  const body = new PassThrough()
  writeArchive(eachOf([first, second], documents), body).catch((error: Error) => body.destroy(error))
  return { type: 'application/zip', extension: 'zip', body }
}

/** The same documents give the same bytes: no entry has a day of its own. */
const options = { lastModDate: new Date(1980, 0, 1), extendedTimestamp: false, useWebWorkers: false }

async function writeArchive(documents: AsyncIterable<Exported>, to: Writable): Promise<void> {
  const archive = new ZipWriter(Writable.toWeb(to) as WritableStream, options)
  for await (const document of documents) await archive.add(nameOf(document), new TextReader(writeUbl(document)))
  await archive.close()
}

async function* eachOf(looked: IteratorResult<Exported>[], documents: AsyncIterator<Exported>): AsyncGenerator<Exported> {
  for (const one of looked) if (!one.done) yield one.value
  for (let next = await documents.next(); !next.done; next = await documents.next()) yield next.value
}

function nameOf(document: Exported): string {
  const number = (document.fields[kinds[document.kind].titleField] ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)
  return `${number || 'document'}-${document.id}.xml`
}
