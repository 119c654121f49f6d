import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { askSecret, confirm } from '#cli/prompt.ts'

const { stdin } = process
const [CTRL_C, CTRL_D] = ['\u0003', '\u0004']

afterEach(() => {
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  vi.restoreAllMocks()
})

/** Somebody at a terminal who types `keys` when asked. */
function sitAt(keys: string): void {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  Object.defineProperty(process, 'stdin', { value: terminal, configurable: true })
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  setTimeout(() => terminal.write(keys), 50)
}

test.each([
  ['Ctrl+C', CTRL_C],
  ['Ctrl+D', CTRL_D],
])('%s instead of an answer is told in a sentence, not as a bug', async (_name, keys) => {
  const broken = { exitCode: 2, message: 'Broken off. Nothing was done.' }
  sitAt(keys)
  await expect(confirm('Sure?', 'Say --yes.')).rejects.toMatchObject(broken)
  sitAt(keys)
  await expect(askSecret('Password', 'Give it.')).rejects.toMatchObject(broken)
})

test('an answer is taken', async () => {
  sitAt('y\r')
  expect(await confirm('Sure?', 'Say --yes.')).toBe(true)
})
