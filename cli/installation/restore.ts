import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { deleteStored, storedHashes } from '#app/platform/files.server.ts'
import { makeFolder } from '#app/platform/make-folder.ts'
import { openDatabase } from '#db/client.server.ts'
import { lockFolder } from '#db/lock.ts'
import { CommandFailure, exit } from '../failure.ts'
import { DATABASE, SECRET_KEY, type Manifest } from './archive.ts'
import { syncToDisk } from './files.ts'
import { newestMigration } from './migrations.ts'
import { unpack, verify } from './unpack.ts'

const STAGING = '.restore-'

export interface RestoreOptions {
  archive: string
  dataFolder: string
  onDocument?: (done: number, of: number) => void
}

/**
 * Puts a backup in the place of what the data folder holds. All is unpacked and verified beside it first. Then the documents move in, which
 * disturbs nothing, since files are named by their content; and the renaming of the database is the one moment at which the old installation
 * becomes the restored one. Broken off before, all is as it was; broken off after, only the tidying is missing.
 */
export async function restoreBackup({ archive, dataFolder, onDocument }: RestoreOptions): Promise<Manifest> {
  makeFolder(dataFolder, 0o700)
  const unlock = lockFolder(dataFolder)
  if (!unlock) throw new CommandFailure(exit.someFailed, `A Gleaner server is using "${dataFolder}". Stop it first; nothing was changed.`)
  await clearStaging(dataFolder)
  const staging = await mkdtemp(join(dataFolder, STAGING))
  try {
    await unpack(archive, staging)
    const manifest = await verify(staging, newestMigration(), onDocument)
    endSessions(join(staging, DATABASE))
    await moveFiles(staging, dataFolder, 'documents')
    await moveFiles(staging, dataFolder, 'handovers')
    await replaceDatabase(staging, dataFolder)
    if (existsSync(join(staging, SECRET_KEY))) await moveFile(staging, dataFolder, SECRET_KEY)
    await removeUnnamed(dataFolder)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
    unlock()
  }
}

/** What a restoring that was killed has left: a whole second copy. The lock says that nobody is at it. */
async function clearStaging(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith(STAGING)) await rm(join(dataFolder, name), { recursive: true, force: true })
}

/** Who was signed out or shut out since the backup was made must not be in again. API tokens stay: services live by them, and they can be seen and revoked. */
function endSessions(file: string): void {
  const db = openDatabase(file)
  db.$client.exec('begin; delete from sessions; delete from password_links; commit')
  // Into the file itself: only the file is moved.
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
}

async function moveFiles(from: string, to: string, folder: string): Promise<void> {
  if (!existsSync(join(from, folder))) return
  const entries = await readdir(join(from, folder), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    await moveFile(from, to, join(entry.parentPath, entry.name).slice(from.length + 1))
  }
}

async function moveFile(from: string, to: string, path: string): Promise<void> {
  const target = join(to, path)
  await syncToDisk(join(from, path))
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await rename(join(from, path), target)
  await syncToDisk(dirname(target))
}

/** What the old database had not yet written home belongs to it and must not meet the new one. */
async function replaceDatabase(from: string, to: string): Promise<void> {
  const old = join(to, DATABASE)
  if (existsSync(old)) writeHome(old)
  for (const ending of ['-wal', '-shm']) await rm(`${old}${ending}`, { force: true })
  await moveFile(from, to, DATABASE)
}

function writeHome(file: string): void {
  try {
    const db = openDatabase(file)
    db.$client.pragma('wal_checkpoint(TRUNCATE)')
    db.$client.close()
  } catch (error) {
    // A database that cannot be opened any more is what many restore for.
    if (!(error instanceof Sqlite.SqliteError)) throw error
  }
}

/** Documents of the installation that was replaced: no row names them any more. */
async function removeUnnamed(dataFolder: string): Promise<void> {
  const db = openDatabase(join(dataFolder, DATABASE))
  const named = new Set(db.$client.prepare('select sha256 from documents where sha256 is not null').pluck().all() as string[])
  db.$client.close()
  for (const sha256 of await storedHashes(dataFolder)) if (!named.has(sha256)) await deleteStored(dataFolder, sha256)
}
