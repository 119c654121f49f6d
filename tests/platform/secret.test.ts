import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecret, signText } from '#app/platform/secret.server.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'gleaner-key-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the key is made once and read by its owner only', () => {
  const key = loadSecret(folder)
  expect(key).toHaveLength(32)
  expect(loadSecret(folder).equals(key)).toBe(true)
  expect(statSync(join(folder, 'keys', 'secret.key')).mode & 0o777).toBe(0o600)
})

test('a damaged key is named, not replaced', () => {
  loadSecret(folder)
  writeFileSync(join(folder, 'keys', 'secret.key'), 'short')
  expect(() => loadSecret(folder)).toThrow(/secret\.key is damaged/)
})

test('another purpose, another value', () => {
  const key = loadSecret(folder)
  expect(signText(key, 'a', 'text')).toBe(signText(key, 'a', 'text'))
  expect(signText(key, 'a', 'text')).not.toBe(signText(key, 'b', 'text'))
})
