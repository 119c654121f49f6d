import { readFileSync, readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Cell } from '#app/contract/reading.ts'

const samples = readdirSync('tests/fixtures/made').filter((name) => name.endsWith('.pdf') && !name.includes('scan'))

// The fitted weights say how sure a value is and choose none: documents whose layout was left out of the fit are read the same.
test('other weights change how sure the values are, and not one value', async () => {
  const shipped = await readAll()
  vi.resetModules()
  vi.doMock('#app/engine/understand/confidence.json', () => ({
    default: { score: 0.1, margin: 0, base: 0.2, fields: {}, cells: { score: 0.1, margin: 0, base: 0.2, fields: {} } },
  }))
  const other = await readAll()
  expect(other.map(({ values }) => values)).toEqual(shipped.map(({ values }) => values))
  expect(other.map(({ sureness }) => sureness)).not.toEqual(shipped.map(({ sureness }) => sureness))
}, 120_000)

async function readAll() {
  const { extractReading } = await import('#app/engine/extract.ts')
  const read = []
  for (const name of samples) {
    const { kind, fields, items, vat_details } = await extractReading(new Uint8Array(readFileSync(`tests/fixtures/made/${name}`)))
    const cells = [fields, ...items, ...vat_details].map((part) => Object.entries(part as Record<string, Cell | undefined>))
    const of = (take: (cell: Cell) => unknown) => cells.map((part) => part.map(([field, cell]) => [field, cell && take(cell)]))
    read.push({ values: [name, kind, of(({ value }) => value)], sureness: of(({ confidence }) => confidence) })
  }
  return read
}
