import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { create, replace } from 'tar'
import { pdfPath, wordsPath } from '#app/platform/files.server.ts'
import { openToRead } from '#db/client.server.ts'
import { DATABASE, MANIFEST, SECRET_KEY, type Manifest } from './archive.ts'
import { hashFile, syncToDisk } from './files.ts'

export interface BackupOptions {
  dataFolder: string
  /** Absolute path of the archive; written beside and renamed when it is whole. Gzipped where it ends in `gz`. */
  target: string
  gleaner: string
  now: Date
  /** Told before each document: how many of how many are done. */
  onDocument?: (done: number, of: number) => void
}

export interface BackupResult {
  documents: number
  /** Files of documents that are missing or damaged: they make the backup incomplete, not impossible. */
  broken: string[]
}

/**
 * Writes a consistent copy while the server works. The database comes first, as of one instant; every document it names was on the disk
 * before its row was, and never changes, so what is copied afterwards is whole however many uploads arrive meanwhile.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  try {
    return await copyAll(options)
  } catch (error) {
    // The trash was emptied meanwhile: the next copy of the database no longer names what went.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return copyAll(options)
  }
}

async function copyAll({ dataFolder, target, gleaner, now, onDocument }: BackupOptions): Promise<BackupResult> {
  const staging = await mkdtemp(join(dirname(target), '.gleaner-backup-'))
  try {
    const { hashes: named, handovers } = copyDatabase(join(dataFolder, DATABASE), join(staging, DATABASE))
    const { files, broken } = await findDocuments(dataFolder, named, onDocument)
    const others = [SECRET_KEY, ...handovers].filter((path) => existsSync(join(dataFolder, path)))
    const hashes: Record<string, string> = { [DATABASE]: (await hashFile(join(staging, DATABASE)))! }
    for (const path of others) hashes[path] = (await hashFile(join(dataFolder, path)))!
    const manifest: Manifest = { format: 'gleaner-backup', version: 1, gleaner, made_at: now.toISOString(), hashes, broken }
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest, null, 2))

    const archive = await pack(staging, dataFolder, [...others, ...files], target.endsWith('gz'))
    await syncToDisk(archive)
    await rename(archive, target)
    await syncToDisk(dirname(target))
    return { documents: named.length, broken }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** One instant of the database in a file of its own, and what it names: hashes of PDFs, hand-over files. */
function copyDatabase(file: string, copy: string): { hashes: string[]; handovers: string[] } {
  const db = openToRead(file)
  try {
    db.$client.prepare('vacuum into ?').run(copy)
  } finally {
    db.$client.close()
  }
  const taken = openToRead(copy)
  try {
    const column = (query: string) => taken.$client.prepare(query).pluck().all() as string[]
    return {
      hashes: column('select sha256 from documents where sha256 is not null order by seq'),
      handovers: column('select file_name from handovers order by at, id').map((name) => `handovers/${name}`),
    }
  } finally {
    taken.$client.close()
  }
}

async function findDocuments(dataFolder: string, hashes: string[], onDocument: BackupOptions['onDocument']) {
  const within = (path: string) => path.slice(dataFolder.length + 1).replaceAll('\\', '/')
  const files: string[] = []
  const broken: string[] = []
  for (const [index, sha256] of hashes.entries()) {
    onDocument?.(index, hashes.length)
    const pdf = pdfPath(dataFolder, sha256)
    const found = await hashFile(pdf)
    if (found !== undefined) files.push(within(pdf))
    if (found !== sha256) broken.push(within(pdf))
    const words = wordsPath(dataFolder, sha256)
    if (existsSync(words)) files.push(within(words))
  }
  onDocument?.(hashes.length, hashes.length)
  return { files, broken }
}

/** The manifest first, so that a reader knows at once what it holds; PDFs are compressed already, so plain tar unless the name asks for more. */
async function pack(staging: string, dataFolder: string, files: string[], zipped: boolean): Promise<string> {
  const plain = join(staging, 'archive.tar')
  await create({ file: plain, cwd: staging, portable: true, strict: true }, [MANIFEST, DATABASE])
  if (files.length > 0) await replace({ file: plain, cwd: dataFolder, portable: true, strict: true }, files)
  if (!zipped) return plain
  const archive = `${plain}.gz`
  await pipeline(createReadStream(plain), createGzip(), createWriteStream(archive))
  return archive
}
