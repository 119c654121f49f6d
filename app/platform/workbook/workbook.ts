import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findBuilt } from '../find-built.ts'
import type { WorkbookLine } from './lines.ts'

/**
 * The lines as an XLSX workbook. It has to be built whole, which takes time and memory with many lines, so a process of its own builds it: whoever else
 * is served waits for nothing. Whoever gives up reading ends it.
 */
export function streamWorkbook(lines: AsyncIterable<WorkbookLine>, script = findBuilt('workbook.js')): Readable {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const body = new PassThrough()
  body.on('close', () => child.kill('SIGKILL'))
  const written = Promise.all([
    once(child, 'close') as Promise<[code: number | null]>,
    pipeline(Readable.from(jsonLines(lines)), child.stdin),
    pipeline(child.stdout, body, { end: false }),
  ])
  written.then(
    ([[code]]) => (code === 0 ? body.end() : body.destroy(new Error(`the workbook's process ended with ${String(code)}`))),
    (error: Error) => body.destroy(error),
  )
  return body
}

async function* jsonLines(lines: AsyncIterable<WorkbookLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
