import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Summary } from '#app/domain/learning/score-report.ts'
import { buildNode } from '#tests/support/build-node.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-evaluate-test-'))
let program: string

beforeAll(() => {
  program = join(buildNode(), 'cli.js')
  for (const name of ['invoice-fr-ruled', 'order-en-ruled']) {
    for (const ending of ['pdf', 'json']) copyFileSync(`tests/fixtures/made/${name}.${ending}`, join(folder, `${name}.${ending}`))
  }
  writeFileSync(join(folder, 'broken.pdf'), 'no pdf')
  copyFileSync('tests/fixtures/made/invoice-fr-ruled.json', join(folder, 'broken.json'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function evaluate(...args: string[]) {
  return spawnSync(process.execPath, [program, 'evaluate', ...args], { encoding: 'utf8' })
}

describe('gleaner evaluate', () => {
  test('prints figures of a folder, by a key of the truths, and names what could not be read', () => {
    const { stdout, stderr, status } = evaluate(folder, '--json', '--by', 'kind')
    const report = JSON.parse(stdout) as Record<string, Summary>
    expect(Object.keys(report).sort()).toEqual(['all', 'kind=invoice', 'kind=work_order'])
    expect(report.all).toMatchObject({ documents: 3, errors: 1 })
    expect(report['kind=work_order']).toMatchObject({ documents: 1, kind: 1, errors: 0 })
    expect(stderr).toContain('broken.pdf')
    expect(status).toBe(1)
  })
  test('prints a table and the errors of one document', () => {
    const { stdout, status } = evaluate(folder, '--only', 'order', '--errors', '3')
    expect(stdout).toMatch(/^GROUP\s+DOCS\s+KIND/)
    expect(stdout).toMatch(/^all\s+1\s+100\.0/m)
    expect(status).toBe(0)
  })
  test('without a folder, with both, or with nothing to measure it is used wrongly', () => {
    expect(evaluate().status).toBe(2)
    expect(evaluate(folder, '--approved').status).toBe(2)
    expect(evaluate(join(folder, 'nowhere')).status).toBe(2)
    expect(evaluate('tests/support').status).toBe(2)
  })
})
