import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { flaggedSchema, flagsOf, type OddFile, type Outcome } from './outcome.ts'
import { watchMemory } from './watch-memory.ts'

const answerSchema = z.union([
  z.object({ error: z.object({ code: z.string() }) }),
  flaggedSchema.extend({ fields: z.record(z.string(), z.object({ value: z.string() })) }),
])

/** `gleaner extract` for one file, in an empty working folder. */
export async function throwAtCli({ file, path }: OddFile): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-odd-'))
  try {
    const began = performance.now()
    const { text, memory } = await run(resolve('cli/gleaner.mjs'), ['extract', path], folder)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const answer = answerSchema.parse(JSON.parse(text))
    const seen = { file, seconds, rss_mb: memory, server_alive: true, wrote_outside: readdirSync(folder).length > 0, text }
    if ('error' in answer) return { ...seen, outcome: 'rejected', code: answer.error.code, fields: {}, flags: [] }
    const flags = flagsOf(answer)
    const fields = Object.fromEntries(Object.entries(answer.fields).map(([name, { value }]) => [name, value]))
    return { ...seen, outcome: flags.length > 0 ? 'accepted_needs_review' : 'accepted', fields, flags }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, options: readonly string[], cwd: string): Promise<{ text: string; memory: number }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [command, ...options], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
    const memory = watchMemory(child.pid!)
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', fail)
    child.on('close', () => done({ text, memory: memory.stop() }))
  })
}
