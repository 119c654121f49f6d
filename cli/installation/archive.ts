import { z } from 'zod'

/**
 * A backup is a tar archive: `manifest.json` first, then the database, keys, hand-overs and documents under their names in the data folder.
 * The outbox is left out: its links die within days and can be sent again.
 */
export const MANIFEST = 'manifest.json'
export const DATABASE = 'gleaner.sqlite'
export const SECRET_KEY = 'keys/secret.key'

export const manifestSchema = z.object({
  format: z.literal('gleaner-backup'),
  version: z.literal(1),
  /** Of the program that wrote it. */
  gleaner: z.string(),
  made_at: z.iso.datetime(),
  /** SHA-256, hexadecimal, of what is not named by its hash. */
  hashes: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  /** Files that documents name and that were not there, or not as their hash says, when the backup was made. */
  broken: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

const members = [
  /^manifest\.json$/,
  /^gleaner\.sqlite$/,
  /^keys\/secret\.key$/,
  /^handovers\/[^/\\\0]+$/,
  /^documents\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.(pdf|words\.json\.gz)$/,
]

/** Whether a backup may hold a file of this name. Everything else in an archive (`../`, `/etc/…`, odd folders) makes it one that is refused whole. */
export function isMemberName(path: string): boolean {
  return !path.split('/').includes('..') && members.some((pattern) => pattern.test(path))
}
