const underWay = new Map<string, Promise<unknown>>()

/**
 * Runs `work` when nobody else is at the same thing, named by `key`: the bytes of a file (their hash), or a hand-over. What is looked at first and
 * written later would otherwise be looked at by a second one in between. One process works on a data folder, so a map is enough.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(key)
  const own = (before ?? Promise.resolve()).then(work, work)
  underWay.set(key, own)
  try {
    return await own
  } finally {
    if (underWay.get(key) === own) underWay.delete(key)
  }
}
