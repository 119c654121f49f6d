import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildNode } from '#tests/support/build-node.ts'

let folder: string

beforeAll(() => {
  folder = buildNode()
}, 120_000)

test('regular expressions are built as they are written, not made anew each time they are met', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(code).toMatch(/\/\\p\{L\}/)
  expect(code.match(/new RegExp\(".*\\\\p\{.*/gi)).toBeNull()
})
