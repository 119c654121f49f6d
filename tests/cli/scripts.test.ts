import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let empty = ''
beforeAll(() => {
  empty = mkdtempSync(join(tmpdir(), 'gleaner-scripts-'))
})
afterAll(() => rmSync(empty, { recursive: true }))

const run = (script: string, ...words: string[]) => spawnSync(process.execPath, [`scripts/${script}.mjs`, ...words], { encoding: 'utf8' })

describe('scripts used wrongly end with one sentence', () => {
  test.each([
    ['accuracy', ['--dir', 'none'], 'There is no folder "none". Please check the path.'],
    ['accuracy', ['--dice', 'many'], '--dice is a whole number from 1, not "many".'],
    ['accuracy', ['--dice', '1', '--only', 'receipt'], '--only is one of work_order, invoice, not "receipt".'],
    ['accuracy', ['--field', 'due_date'], '--field goes with --dice N, which is missing.'],
    ['accuracy', ['--seed', '7'], '--seed goes with --dice N, which is missing.'],
    ['bench', ['none'], 'There is no folder "none". Please check the path.'],
    ['bench', ['--bogus'], "Unknown option '--bogus'."],
    ['calibrate', [], 'Name folders of PDFs with their truth (a .json of the same name).'],
    ['calibrate', ['package.json'], '"package.json" is a file. Name the folder that it is in.'],
    ['fuzz', ['--count=-1x'], '--count is a whole number from 1, not "-1x".'],
    ['bombs', ['--good', 'few'], '--good is a whole number from 1, not "few".'],
    ['families', ['--families', 'x'], '--families is a whole number from 1, not "x".'],
    ['hostile', ['docs', '--out', 'x.json', '--over', 'mail'], '--over is one of cli, http, not "mail".'],
    ['refinement', ['none'], 'There is no folder "none". Please check the path.'],
    ['scans', ['docs', '--count', '0'], '--count is a whole number from 1, not "0".'],
    ['fuzz', ['--over', 'mail'], '--over is one of pool, http, not "mail".'],
    ...['bombs', 'families', 'fixtures', 'hostile', 'refinement', 'scans'].map((script): [string, string[], string] => [
      script,
      ['--bogus'],
      "Unknown option '--bogus'.",
    ]),
  ])('%s %j', (script, words, sentence) => {
    const { status, stderr } = run(script, ...words)
    expect(stderr.trim()).toBe(sentence)
    expect(status).toBe(2)
  })

  test('a field that no paper has is refused before papers are drawn', () => {
    const { status, stdout, stderr } = run('accuracy', '--dice', '1', '--field', 'nosuch')
    expect(stderr).toMatch(/^--field is one of .*due_date, .*items\.quantity, .*vat_details\.rate, .*, not "nosuch"\.\n$/)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  test('calibrating over nothing leaves the weights that were measured', () => {
    const weights = () => readFileSync('app/engine/understand/confidence/confidence.json', 'utf8')
    const before = weights()
    const { status, stderr } = run('calibrate', empty)
    expect(weights()).toBe(before)
    expect(stderr.trim()).toBe(`There is no PDF with its truth (a .json of the same name) in ${empty}.`)
    expect(status).toBe(2)
  })
})
