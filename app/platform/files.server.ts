import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, statfs, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Stored PDFs lie in `documents/` of the data folder, named by the SHA-256 of their bytes; arriving ones in `documents/incoming/`. */
export function pdfPath(dataFolder: string, sha256: string): string {
  return join(dataFolder, 'documents', sha256.slice(0, 2), `${sha256}.pdf`)
}

/** The words of its pages, kept beside a PDF when it is read (gzip of JSON). */
export function wordsPath(dataFolder: string, sha256: string): string {
  return join(dataFolder, 'documents', sha256.slice(0, 2), `${sha256}.words.json.gz`)
}

const incoming = (dataFolder: string) => join(dataFolder, 'documents', 'incoming')

/** A file that has arrived whole but has no name yet. */
export interface ArrivedFile {
  path: string
  sha256: string
  bytes: number
}

const HEAD = 1024 // bytes in which `%PDF-` has to begin

/** Why a file was not taken. */
export class Refusal extends Error {
  readonly code: 'not_a_pdf' | 'too_large'

  constructor(code: 'not_a_pdf' | 'too_large') {
    super(code)
    this.code = code
  }
}

export interface FileLimits {
  maxBytes: number
  /** What must be free on the disk before a file is taken: the database has to go on writing. */
  minFreeBytes: number
}

/**
 * Streams to disk, hashing on the way; nothing is held in memory. Throws Refusal, or the system's ENOSPC where the disk is full;
 * whatever goes wrong, no part of the file stays.
 */
export async function receiveFile(dataFolder: string, stream: Readable, { maxBytes, minFreeBytes }: FileLimits): Promise<ArrivedFile> {
  await mkdir(incoming(dataFolder), { recursive: true, mode: 0o700 })
  await requireSpace(dataFolder, minFreeBytes)
  const path = join(incoming(dataFolder), randomUUID())
  const hash = createHash('sha256')
  let bytes = 0
  let head: Buffer | undefined = Buffer.alloc(0)
  let refusal: Refusal | undefined
  // A refused file is read to its end and thrown away: the form goes on behind it.
  const look = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (refusal) return done()
      bytes += chunk.length
      if (bytes > maxBytes) refusal = new Refusal('too_large')
      else if (head) {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD) {
          if (!isPdf(head)) refusal = new Refusal('not_a_pdf')
          head = undefined
        }
      }
      if (refusal) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const closed = new Promise<void>((done) => file.once('close', done))
  try {
    await pipeline(stream, look, file)
    if (head && !isPdf(head)) refusal ??= new Refusal('not_a_pdf')
    if (refusal) throw refusal
    await syncFile(path)
    return { path, sha256: hash.digest('hex'), bytes }
  } catch (error) {
    // The stream may have failed before the disk had made the file: it would come to be after its removal.
    await closed
    await rm(path, { force: true })
    throw error
  }
}

async function requireSpace(dataFolder: string, minFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder)
  if (bavail * bsize >= minFreeBytes) return
  throw Object.assign(new Error(`Less than ${minFreeBytes} bytes are free where ${dataFolder} lies.`), { code: 'ENOSPC' })
}

function isPdf(head: Buffer): boolean {
  return head.subarray(0, HEAD).includes('%PDF-')
}

/** Gives an arrived file its lasting name, so that it survives a power cut: file synced before, folders after. */
export async function keepFile(dataFolder: string, file: ArrivedFile): Promise<void> {
  const target = pdfPath(dataFolder, file.sha256)
  const folder = dirname(target)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(file.path, target)
  await syncFile(folder)
  if (made) await syncFile(dirname(folder))
}

export async function discardFile(file: ArrivedFile): Promise<void> {
  await rm(file.path, { force: true })
}

/** At the start: what was arriving when the server died is of no use. */
export async function clearIncoming(dataFolder: string): Promise<void> {
  await rm(incoming(dataFolder), { recursive: true, force: true })
}

/** Deletes for good, words included. */
export async function deleteStored(dataFolder: string, sha256: string): Promise<void> {
  await unlink(pdfPath(dataFolder, sha256)).catch(ignoreMissing)
  await unlink(wordsPath(dataFolder, sha256)).catch(ignoreMissing)
}

/** Hashes of all stored PDFs, for `doctor`. */
export async function storedHashes(dataFolder: string): Promise<string[]> {
  const names = await readdir(join(dataFolder, 'documents'), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => name.match(/(?:^|[\\/])([0-9a-f]{64})\.pdf$/)?.[1] ?? [])
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
