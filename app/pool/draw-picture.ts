import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBuilt } from '#app/platform/find-built.ts'
import { HEAP_MIB } from './limits.ts'

const LONGEST = 20_000 // milliseconds; pages of the size asked for take less than one
const LARGEST = 12 * 1024 * 1024 // characters of base64

/**
 * A page of a PDF (from 1) as a PNG in base64, drawn by a process that does nothing else: what a file does to it, it does to nobody else. Undefined where
 * it could not be drawn, whatever the reason: a picture is an aid. Throws the reason of `signal`.
 */
export async function drawPicture(
  path: string,
  page: number,
  signal: AbortSignal,
  script = findBuilt('drawer.js'),
): Promise<string | undefined> {
  const limits = { signal, timeout: LONGEST, killSignal: 'SIGKILL', maxBuffer: LARGEST } as const
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, script, path, String(page)], limits)
    return stdout === '' ? undefined : stdout
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
