import { describe, expect, test } from 'vitest'
import type { Candidate } from '#app/engine/candidate.ts'
import { settleRows } from '#app/engine/understand/memory/settle-rows.ts'

const cell = (value: string, score: number, left: number): Candidate => ({
  value,
  score,
  source: 'layout',
  page: 1,
  box: { left, top: 100, right: left + 40, bottom: 110 },
  text: value,
  reason: 'test',
})

const own = { divalto_code: cell('A-1', 0.85, 10), total_amount: cell('10.00', 0.75, 200) }
const table = (code: string) => ({
  rows: [{ divalto_code: cell(code, 0.98, 10), total_amount: cell('10.00', 0.98, 200) }],
  needed: new Set<string>(),
  needsRows: false,
  emptied: [],
})

describe('rows that the engine and a remembered table read alike', () => {
  test('the code of the line is surer, its amount is not', () => {
    const [row] = settleRows([own], table('A-1'))
    expect(row).toMatchObject({ divalto_code: { value: 'A-1', score: 0.98 }, total_amount: { score: 0.75 } })
  })

  test('another code in the remembered column makes nothing surer', () => {
    const [row] = settleRows([own], table('A-2'))
    expect(row!.divalto_code).toMatchObject({ value: 'A-1', score: 0.85 })
  })
})
