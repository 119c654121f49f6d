const underWay = new Map<string, Promise<unknown>>()

/**
 * Runs `work` when nobody else is at the same file, named by its hash. A file is put in its place before its row is written and taken away after
 * its row is gone: between the two a second one would find or leave half of it. One process works on a data folder, so a map is enough.
 */
export async function oneAtATime<T>(sha256: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(sha256)
  const own = (before ?? Promise.resolve()).then(work, work)
  underWay.set(sha256, own)
  try {
    return await own
  } finally {
    if (underWay.get(sha256) === own) underWay.delete(sha256)
  }
}
