import { kinds } from '#app/contract/kinds/index.ts'
import { memorySchema, type LearnedChange, type Memory } from '#app/contract/memory.ts'
import { languages } from '#app/contract/reading.ts'
import { documentAsRead } from '#app/engine/document-of-words.ts'
import { settleFormats } from '#app/engine/understand/formats.ts'
import { meansSame } from '#app/engine/understand/memory/typed.ts'
import { type Alone, recall } from '#app/engine/understand/memory/recall.ts'
import type { RecalledRows } from '#app/engine/understand/memory/recall-rows.ts'
import { recognise } from '#app/engine/understand/memory/recognise.ts'
import { findWords } from '../intake/words.server.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import { readValues, type Values } from '../documents/values.server.ts'
import type { Who } from '../who.ts'
import { findCustomer, printedName } from '../parties/resolve.server.ts'
import { requireMemory } from './memories.server.ts'
import { waitingDocuments } from './waiting-documents.server.ts'

/** What a memory would change in the documents that wait: only those in which it says something else than what stands there now. Changes nothing. */
export async function previewMemory(who: Who, id: string): Promise<LearnedChange[]> {
  const row = requireMemory(who, id, 'read')
  const memory = memorySchema.parse(row.data)
  const changes: LearnedChange[] = []
  for (const document of waitingDocuments(who, row)) {
    const change = await changesIn(who, document, memory)
    if (change.length) changes.push({ id: document.id, kind: document.kind, title: document.title, changes: change })
  }
  return changes
}

async function changesIn(who: Who, row: DocumentRow, memory: Memory): Promise<LearnedChange['changes']> {
  const document = documentAsRead(await findWords(who, row.id))
  const language = languages.find((one) => one === row.language) ?? null
  const context = { kind: memory.kind, language, formats: settleFormats(document, language) }
  const values = readValues(who.db, row.kind, row.id)
  const recalled = recall(document, context, recognise(document, [memory]), readAlone(who, row, values))
  if (!recalled) return []
  if (memory.kind !== row.kind) return [{ field: 'kind', old: row.kind, new: memory.kind }]
  const fields = kinds[row.kind].fields.flatMap(({ name, type }) => {
    const old = values.fields[name] ?? null
    // Where the page alone had sufficed before, memory only confirms.
    const taught = recalled.needed.has(name) ? recalled.candidates[name]?.[0]?.value : undefined
    const learned = taught ?? (recalled.emptied.includes(name) ? null : old)
    const same = old === learned || (old !== null && learned !== null && meansSame(type, old, learned))
    return same ? [] : [{ field: name, old, new: learned }]
  })
  // Who is behind a printed name is known to all layouts; reading again asks it anew.
  const printed = values.fields[printedName[row.kind]]
  const client =
    fields.some(({ field }) => field === printedName[row.kind] || field === 'client') || !printed
      ? undefined
      : findCustomer(who.db, printed)
  if (client && client.name !== values.fields.client) fields.push({ field: 'client', old: values.fields.client ?? null, new: client.name })
  const { table } = recalled
  return table && differ(row, values, table)
    ? [
        ...fields,
        { field: 'items', old: String(values.items.length), new: String(table.needsRows ? table.rows.length : values.items.length) },
      ]
    : fields
}

/** What the page had said by itself, as far as that still stands there. */
function readAlone(who: Who, row: DocumentRow, { fields }: Values): Alone {
  const proofs = readProvenance(who.db, row.id).fields
  const own = Object.entries(fields).filter(([name]) => proofs[name]?.source !== 'learned')
  return Object.fromEntries(own.map(([name, value]) => [name, value ?? undefined]))
}

function differ(row: DocumentRow, { items }: Values, { rows, needed, needsRows, emptied }: RecalledRows): boolean {
  if (items.length !== rows.length) return needsRows || items.length === 0
  return items.some((item, at) =>
    kinds[row.kind].columns.some(({ name, type }) => {
      const [old, learned] = [item[name], rows[at]![name]?.value]
      if (emptied.includes(name)) return Boolean(old)
      return needed.has(name) && learned !== undefined && (!old || !meansSame(type, old, learned))
    }),
  )
}
