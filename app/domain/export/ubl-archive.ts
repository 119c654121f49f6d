import { Readable } from 'node:stream'
import type { DocumentView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Exported } from './each-document.server.ts'
import { writeUbl } from './ubl.ts'
import { zipPieces, type ZipEntry } from './zip.ts'

/** One document as XML; several as a ZIP archive of one XML each, named by number and id. */
export function toUbl(documents: Iterator<Exported>): { type: string; extension: string; body: Readable } {
  const first = documents.next()
  const second = first.done ? first : documents.next()
  if (!first.done && second.done)
    return { type: 'application/xml; charset=utf-8', extension: 'xml', body: Readable.from([writeUbl(viewOf(first.value))]) }
  const body = Readable.from(zipPieces(entries([first, second], documents)))
  return { type: 'application/zip', extension: 'zip', body }
}

function* entries(looked: IteratorResult<Exported>[], documents: Iterator<Exported>): Generator<ZipEntry> {
  for (const one of looked) if (!one.done) yield entryOf(one.value)
  for (let next = documents.next(); !next.done; next = documents.next()) yield entryOf(next.value)
}

function entryOf(document: Exported): ZipEntry {
  const number = (document.fields[kinds[document.kind].titleField] ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)
  return { name: `${number || 'document'}-${document.id}.xml`, content: writeUbl(viewOf(document)) }
}

function viewOf(document: Exported): DocumentView {
  return { ...document, provenance: { fields: {}, items: {}, vat_details: {} }, events: [] }
}
