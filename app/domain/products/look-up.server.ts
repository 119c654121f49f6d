import type { DocumentProvenance } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { codeKey } from '../documents/keys.ts'
import type { Values } from '../documents/values.server.ts'

const SURE_OF_CATALOGUE = 0.99

/** Fills the Divalto code of order lines from the catalogue, by the exact article code and nothing else; on invoices, where the line prints it, a code that the catalogue holds is sure. */
export function lookUpProducts(
  db: Database,
  kind: KindName,
  values: Values,
  provenance: DocumentProvenance,
): { values: Values; provenance: DocumentProvenance } {
  if (kind !== 'work_order') return { values, provenance: confirmCodes(db, values, provenance) }
  const statement = db.$client.prepare('select divalto_code from products where code_key = ?').pluck()
  const proofs = { ...provenance.items }
  const items = values.items.map((row) => {
    if (row.divalto_code || !row.product_code) return row
    const code = statement.get(codeKey(row.product_code)) as string | null | undefined
    if (!code) return row
    const confidence = Math.min(SURE_OF_CATALOGUE, proofs[row.id]?.product_code?.confidence ?? 0)
    proofs[row.id] = { ...proofs[row.id], divalto_code: { source: 'derived', confidence, reason: 'product catalogue' } }
    return { ...row, divalto_code: code }
  })
  return { values: { ...values, items }, provenance: { ...provenance, items: proofs } }
}

function confirmCodes(db: Database, { items }: Values, provenance: DocumentProvenance): DocumentProvenance {
  const printed = items.flatMap(({ divalto_code: code }) => code ?? [])
  if (printed.length === 0) return provenance
  // One look through the catalogue for all lines: its Divalto codes have no index.
  const statement = db.$client.prepare('select divalto_code from products where divalto_code in (select value from json_each(?))').pluck()
  const known = new Set(statement.all(JSON.stringify(printed)))
  const proofs = { ...provenance.items }
  for (const { id, divalto_code: code } of items) {
    const proof = proofs[id]?.divalto_code
    if (!proof || !known.has(code)) continue
    proofs[id] = { ...proofs[id], divalto_code: { ...proof, confidence: Math.max(proof.confidence ?? 0, SURE_OF_CATALOGUE) } }
  }
  return { ...provenance, items: proofs }
}
