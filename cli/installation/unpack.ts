import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { extract, type ReadEntry } from 'tar'
import { z } from 'zod'
import { pdfPath } from '#app/platform/files.server.ts'
import { openToRead } from '#db/client.server.ts'
import { CommandFailure, exit } from '../failure.ts'
import { DATABASE, isMemberName, MANIFEST, manifestSchema, type Manifest } from './archive.ts'
import { hashFile } from './files.ts'

const refuse = (why: string, cause?: unknown) => new CommandFailure(exit.someFailed, `${why} Nothing was changed.`, { cause })

/** Unpacks an archive into an empty folder. Throws where it is none of ours, holds anything odd (links, `../`), or is cut off. */
export async function unpack(archive: string, folder: string): Promise<void> {
  const odd: string[] = []
  const filter = (path: string, entry: unknown) => {
    const fits = (entry as ReadEntry).type === 'File' && isMemberName(path)
    if (!fits) odd.push(path)
    return fits && odd.length === 0
  }
  try {
    await extract({ file: archive, cwd: folder, strict: true, noMtime: true, filter })
  } catch (error) {
    throw refuse('This file is no backup of Gleaner, or it is damaged.', error)
  }
  if (odd.length > 0) throw refuse(`The archive holds "${odd[0]}", which no backup of Gleaner does.`)
}

/** Holds what was unpacked against its hashes: every document of the database must be there with its very bytes. */
export async function verify(folder: string, newestMigration: number, onDocument?: (done: number, of: number) => void): Promise<Manifest> {
  const manifest = readManifest(join(folder, MANIFEST))
  for (const [path, wanted] of Object.entries(manifest.hashes))
    if ((await hashFile(join(folder, path))) !== wanted) throw refuse(`The backup is damaged: "${path}" is not as it was written.`)
  const hashes = readDatabase(join(folder, DATABASE), newestMigration)
  const known = new Set(manifest.broken)
  for (const [index, sha256] of hashes.entries()) {
    onDocument?.(index, hashes.length)
    const path = pdfPath(folder, sha256)
    if (!known.has(path.slice(folder.length + 1)) && (await hashFile(path)) !== sha256)
      throw refuse(`The backup is damaged: the document ${sha256} is missing or not as it was.`)
  }
  onDocument?.(hashes.length, hashes.length)
  return manifest
}

function readManifest(path: string): Manifest {
  try {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    if (manifest.hashes[DATABASE] === undefined || !Object.keys(manifest.hashes).every(isMemberName)) throw new SyntaxError('no database')
    return manifest
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      throw refuse('This file is no backup of Gleaner.', error)
    throw error
  }
}

/** The hashes that the documents name. Throws where the database is damaged or of a later Gleaner. */
function readDatabase(path: string, newestMigration: number): string[] {
  try {
    return askDatabase(path, newestMigration)
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) throw refuse('The database in the backup is damaged.', error)
    throw error
  }
}

function askDatabase(path: string, newestMigration: number): string[] {
  const db = openToRead(path)
  try {
    const column = (query: string) => db.$client.prepare(query).pluck()
    if (column('pragma integrity_check').get() !== 'ok') throw refuse('The database in the backup is damaged.')
    if (Number(column('select max(created_at) from __drizzle_migrations').get()) > newestMigration)
      throw refuse('The backup is of a later version of Gleaner. Please update Gleaner first.')
    return column('select sha256 from documents where sha256 is not null order by seq').all() as string[]
  } finally {
    db.$client.close()
  }
}
