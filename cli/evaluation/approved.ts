import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { type Kind, kinds } from '#app/contract/kinds/index.ts'
import type { Truth } from '#app/domain/learning/score.ts'
import { takePages } from '../commands/list.ts'
import { type FlatDocument, pathOf } from '../documents.ts'
import { included, one, type Resource } from '../answer.ts'
import type { Server } from '../server.ts'
import type { Corrected } from './changes.ts'
import type { Sample } from './sample.ts'

/** What people approved is the truth: values of the installation, and the PDFs they came from, copied into `folder`. */
export async function approvedSamples(server: Server, folder: string): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const kind of Object.values(kinds)) {
    for (const document of await takePages(server, kind, { status: 'approved' })) {
      if (!document.sha256) continue // made by hand: no PDF to read
      samples.push(await fetchSample(server, kind, document, folder))
    }
  }
  return samples
}

async function fetchSample(server: Server, kind: Kind, document: FlatDocument, folder: string): Promise<Sample> {
  const answer = await server.call('GET', pathOf(document))
  const path = join(folder, `${document.id}.pdf`)
  await pipeline(await server.download(`${pathOf(document)}/file`, {}), createWriteStream(path))
  const { attributes } = one(answer)
  const rows = (type: string, columns: readonly { name: string }[]) =>
    included(answer, type).map((resource: Resource) => pick(resource.attributes, columns))
  const truth: Truth = {
    kind: kind.name,
    ...(typeof attributes.language === 'string' ? { language: attributes.language } : {}),
    complete: true,
    // Who made the paper: the one thing that all papers of a layout have in common and that is known of every document.
    layout: String(attributes[kind.partyField] ?? '?'),
    fields: pick(attributes, kind.fields),
    items: rows(kind.itemType, kind.columns),
    vat_details: rows('vat_details', kind.vatColumns),
  }
  const name = typeof attributes.file_name === 'string' ? attributes.file_name : document.id
  return { name, path, truth, corrected: correctedIn(attributes.provenance) }
}

const provenances = z.record(z.string(), z.object({ source: z.string() }))
const provenance = z.object({
  fields: provenances,
  items: z.record(z.string(), provenances),
  vat_details: z.record(z.string(), provenances),
})

/** What a person gave is what the engine had not, or had wrong. */
function correctedIn(given: unknown): Corrected {
  const { fields, items, vat_details } = provenance.parse(given)
  const byPerson = (of: z.infer<typeof provenances>) => Object.keys(of).filter((name) => of[name]!.source === 'person')
  const cells = [...Object.values(items), ...Object.values(vat_details)].flatMap(byPerson).length
  return { fields: new Set(byPerson(fields)), cells }
}

function pick(attributes: Record<string, unknown>, fields: readonly { name: string }[]): Record<string, string> {
  const filled = fields.flatMap(({ name }) =>
    typeof attributes[name] === 'string' && attributes[name] !== '' ? [[name, attributes[name]] as const] : [],
  )
  return Object.fromEntries(filled)
}
