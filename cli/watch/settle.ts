/** What a file looked like at one look. */
export interface Look {
  size: number
  mtimeMs: number
}

/** An empty file is mostly one whose content is yet to come: it is waited for this many times longer. */
const EMPTY_PATIENCE = 5

/**
 * A file is ready when it has been quiet: neither its size nor its time of change moved for `quietMs`.
 * Copies over the network, scanners and editors write in bursts; an event alone says nothing about the end.
 * Knows no clock and no disk: the caller brings both.
 */
export class Settling {
  private readonly seen = new Map<string, Look & { since: number }>()

  constructor(private readonly quietMs: number) {}

  /** Notes a look at `path` at instant `now` (ms) and says whether the file is ready. */
  look(path: string, look: Look, now: number): boolean {
    const before = this.seen.get(path)
    if (!before || before.size !== look.size || before.mtimeMs !== look.mtimeMs) {
      this.seen.set(path, { ...look, since: now })
      return false
    }
    return now - before.since >= (look.size > 0 ? this.quietMs : EMPTY_PATIENCE * this.quietMs)
  }

  forget(path: string): void {
    this.seen.delete(path)
  }
}
