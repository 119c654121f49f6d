import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy, type ScoredDocument, type Summary, summarize } from '#app/domain/learning/score-report.ts'
import { scoreDocument, truthSchema } from '#app/domain/learning/score.ts'
import { extractReading } from '#app/engine/extract.ts'

const FIXTURES = 'tests/fixtures/made'

/** Reads the sample documents that have a text layer and scores them. */
export async function scoreFixtures(): Promise<ScoredDocument[]> {
  const documents: ScoredDocument[] = []
  for (const name of readdirSync(FIXTURES)
    .filter((one) => one.endsWith('.pdf'))
    .sort()) {
    const truth = truthSchema.parse(JSON.parse(readFileSync(join(FIXTURES, name.replace(/pdf$/, 'json')), 'utf8')))
    if (truth.scanned) continue
    const reading = await extractReading(new Uint8Array(readFileSync(join(FIXTURES, name))))
    documents.push({ name, truth, failed: false, ...scoreDocument(truth, reading) })
  }
  return documents
}

export type Floor = Record<string, Record<'kind' | 'touchless' | 'header' | 'items' | 'vat' | 'sure_right', number>>

/** The figures that may only rise: of all samples and of each kind and language. Shares, 0 to 1, cut to three digits. */
export function figuresOf(documents: ScoredDocument[]): Floor {
  const groups = { ...groupBy(documents, 'kind'), ...groupBy(documents, 'language') }
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, cut(summarize(group))]))
}

function cut({ kind, touchless, header, items, vat, all }: Summary): Floor[string] {
  const three = (share: number) => Math.floor(share * 1000 + 1e-9) / 1000
  return {
    kind: three(kind),
    touchless: three(touchless),
    header: three(header.f1),
    items: three(items.f1),
    vat: three(vat.f1),
    sure_right: three(all.sure_right),
  }
}
