import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32

/** The installation's own key (`keys/secret.key`, 0600), made at the first start. It signs, it never encrypts what must outlive it. */
export function loadSecret(dataDir: string): Buffer {
  const folder = join(dataDir, 'keys')
  const file = join(folder, 'secret.key')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return readKey(file) ?? makeKey(file)
}

/** HMAC-SHA-256 over a purpose and a text, base64url; different purposes never share a value. */
export function signText(secret: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file)
    if (key.length !== KEY_BYTES) throw new Error(`${file} is damaged; remove it to have a new one made`)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not at all: the key is written beside and linked, and of two makers one wins. */
function makeKey(file: string): Buffer {
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, randomBytes(KEY_BYTES), { mode: 0o600 })
  try {
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  return readKey(file)!
}
