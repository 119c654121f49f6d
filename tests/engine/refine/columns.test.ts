import { describe, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import type { Model, Prompt } from '#app/engine/refine/model.ts'
import { refineReading } from '#app/engine/refine/refine.ts'
import { findWantedColumns } from '#app/engine/refine/rows/column-question.ts'
import { makeReading } from '#tests/support/make-documents.ts'
import { page } from '#tests/support/words-page.ts'

const never = new AbortController().signal
const ROWS = 45 // more than fit into an answer that gives whole rows
const top = (at: number) => 100 + at * 14
const code = (at: number) => `K-${1000 + at}`

const LONG = page(
  [40, 80, 'Code article'],
  [140, 80, 'Designation'],
  [380, 80, 'Qte'],
  [480, 80, 'Total'],
  ...Array.from({ length: ROWS }, (_, at): [number, number, string][] => [
    [40, top(at), code(at)],
    [140, top(at), 'Pommes'],
    [380, top(at), `${at + 1}`],
    [480, top(at), `${at + 1},50`],
  ]).flat(),
)

/** A long table whose codes share a doubt; `except`: confidences of single codes. */
function read(except: Record<number, number> = {}): Reading {
  const lines = Array.from({ length: ROWS }, (_, at) => ({
    divalto_code: code(at),
    description: 'Pommes',
    quantity: `${at + 1}`,
    total_amount: `${at + 1}.50`,
  }))
  const reading = makeReading('invoice', { fields: { invoice_number: 'F-1' }, items: lines, confidence: 0.97 }, { language: 'fr' })
  const lefts: Record<string, number> = { divalto_code: 40, description: 140, quantity: 380, total_amount: 480 }
  for (const [at, cells] of reading.items.entries()) {
    for (const [name, cell] of Object.entries(cells)) {
      const left = lefts[name]!
      cell.box = [left / 600, top(at) / 800, (left + 6 * cell.value.length) / 600, (top(at) + 10) / 800]
    }
    cells.divalto_code!.confidence = except[at] ?? 0.85
  }
  return { ...reading, checks: [] }
}

interface Said {
  /** The row whose line is named, and what is printed there. */
  row: number
  text: string
}

/** Answers for codes with these cells; gives nothing else. */
function says(...cells: Said[]): Model & { asked: Prompt[] } {
  const asked: Prompt[] = []
  const lineOf = (row: number, text: string, user: string) => {
    const here = user.split('\n').filter((line) => line.split(' ')[2]?.endsWith(`,${Math.round(top(row) / 8)}`))
    return Number(/^\[(\d+)\]/.exec(here.find((line) => line.endsWith(` ${text}`)) ?? here[0] ?? '')?.[1] ?? 1)
  }
  return {
    name: 'test:7b',
    sees: false,
    asked,
    ask(prompt) {
      asked.push(prompt)
      const isOfColumns = prompt.user.includes('- divalto_code: article code') && !prompt.user.includes('- items:')
      const said = cells.map(({ row, text }) => ({ line: lineOf(row, text, prompt.user), text }))
      return Promise.resolve(isOfColumns ? { columns: { divalto_code: said } } : {})
    },
  }
}

const FIRST = [0, 1, 2].map((row) => ({ row, text: code(row) }))
const confidences = ({ items }: Reading) => [...new Set(items.map((row) => row.divalto_code!.confidence))]

test('a few cells of a column settle the doubt that all of them share, in a table of any length', async () => {
  const model = says(...FIRST)
  const { reading, confirmed, filled } = await refineReading(read(), LONG, model, never)
  expect(confidences(reading)).toEqual([0.962])
  expect([confirmed.length, filled.length]).toEqual([ROWS, 0])
  expect(reading.items.map((row) => row.divalto_code!.value)).toEqual(Array.from({ length: ROWS }, (_, at) => code(at)))
  // The whole rows of so long a table are not asked for, and only the doubtful column is.
  expect(model.asked.filter(({ user }) => user.includes('table of items'))).toHaveLength(1)
  expect(model.asked.at(-1)!.user).not.toContain('- quantity')
})

test('a cell with a doubt of its own keeps it', async () => {
  const { reading } = await refineReading(read({ 7: 0.5 }), LONG, says(...FIRST), never)
  expect(reading.items[7]!.divalto_code!.confidence).toBe(0.5)
  expect(reading.items[8]!.divalto_code!.confidence).toBe(0.962)
})

describe('a column is not settled by', () => {
  test.each<[string, Said[]]>([
    ['one cell', FIRST.slice(0, 1)],
    ['the same cell twice', [FIRST[0]!, FIRST[0]!]],
    ['what is printed nowhere', FIRST.map(({ row }) => ({ row, text: `X-${row}9999` }))],
    ['cells of which one stands in another column', [...FIRST.slice(0, 2), { row: 2, text: '3,50' }]],
    ['a whole other column', [0, 1, 2].map((row) => ({ row, text: `${row + 1},50` }))],
  ])('%s', async (_, said) => {
    const { reading, confirmed } = await refineReading(read(), LONG, says(...said), never)
    expect([confidences(reading), confirmed]).toEqual([[0.85], []])
  })

  test.each<[string, unknown]>([
    ['words', 'the first column'],
    ['a list', [FIRST]],
    ['cells without lines', { columns: { divalto_code: FIRST.map(({ text }) => ({ text })) } }],
    ['null', { columns: null }],
  ])('an answer of another form: %s', async (_, said) => {
    const { reading } = await refineReading(read(), LONG, { name: 'x', sees: false, ask: () => Promise.resolve(said) }, never)
    expect(confidences(reading)).toEqual([0.85])
  })
})

test('columns that are sure, that were recognised, or that somebody typed are not asked about', () => {
  const sure = read(Object.fromEntries(Array.from({ length: ROWS }, (_, at) => [at, 0.95])))
  expect(findWantedColumns(sure)).toEqual([])
  expect(findWantedColumns(read()).map(({ name }) => name)).toEqual(['divalto_code'])
  for (const source of ['ocr', 'person'] as const) {
    const other = read()
    other.items[0]!.quantity = { ...other.items[0]!.quantity!, source }
    expect(findWantedColumns(other)).toEqual([])
  }
})
