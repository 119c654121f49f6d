import { Readable } from 'node:stream'
import { kinds } from '#app/contract/kinds/index.ts'
import { zip, type ZipEntry } from '#app/platform/zip.ts'
import type { Exported } from './each-document.server.ts'
import { writeUbl } from './ubl.ts'

/** One document as XML; several as a ZIP archive of one XML each, named by number and id. */
export async function toUbl(documents: AsyncIterator<Exported>): Promise<{ type: string; extension: string; body: Readable }> {
  const first = await documents.next()
  const second = first.done ? first : await documents.next()
  if (!first.done && second.done)
    return { type: 'application/xml; charset=utf-8', extension: 'xml', body: Readable.from([writeUbl(first.value)]) }
  return { type: 'application/zip', extension: 'zip', body: Readable.from(zip(entriesOf(eachOf([first, second], documents)))) }
}

async function* entriesOf(documents: AsyncIterable<Exported>): AsyncGenerator<ZipEntry> {
  for await (const document of documents) yield { name: nameOf(document), content: writeUbl(document) }
}

async function* eachOf(looked: IteratorResult<Exported>[], documents: AsyncIterator<Exported>): AsyncGenerator<Exported> {
  for (const one of looked) if (!one.done) yield one.value
  for (let next = await documents.next(); !next.done; next = await documents.next()) yield next.value
}

function nameOf(document: Exported): string {
  const number = (document.fields[kinds[document.kind].titleField] ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)
  return `${number || 'document'}-${document.id}.xml`
}
