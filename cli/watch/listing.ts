import type { Stats } from 'node:fs'
import { CommandFailure } from '../failure.ts'
import { lookAt } from '../look-at.ts'
import { plain, say } from '../output.ts'
import { pdfsIn } from '../pdf-files.ts'
import { listen, type Ear } from './ear.ts'

/**
 * The folder, listed anew every so often and, where somebody listens, as soon as a change is heard of. Only the listing tells for sure: events of the
 * file system end without a word with the folder they were asked of, and shares send none.
 */
export class Listing {
  private listedAt = -Infinity
  private isAway = false
  private ear: Ear | undefined
  /** How each file that nobody took away looked when it was handled. */
  private readonly left = new Map<string, string>()

  constructor(
    private readonly folder: string,
    private readonly everyMs: number,
    private readonly listens: boolean,
  ) {
    this.listen()
  }

  async close(): Promise<void> {
    await this.ear?.()
  }

  private listen(): void {
    if (this.listens) this.ear = listen(this.folder, () => (this.listedAt = -Infinity))
  }

  /** The files that are there, except those that stayed as they were left; none where it is not yet time for another look. */
  arrivals(now: number): string[] {
    if (now - this.listedAt < this.everyMs) return []
    this.listedAt = now
    const there = this.list()
    const kept = new Set(there)
    for (const path of this.left.keys()) if (!kept.has(path)) this.left.delete(path)
    return there.filter((path) => !this.stayed(path))
  }

  /** Notes how a file looked that is handled now, so that it comes back only when it changes. */
  leave(path: string, look?: Stats): void {
    this.left.set(path, appearanceOf(look))
  }

  private stayed(path: string): boolean {
    return this.left.has(path) && this.left.get(path) === appearanceOf(lookAt(path))
  }

  private list(): string[] {
    try {
      const there = pdfsIn(this.folder)
      if (this.isAway) this.welcome()
      return there
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      if (!this.isAway) say(`${error.message} Waiting for it.`)
      this.isAway = true
      return []
    }
  }

  private welcome(): void {
    say(`The folder "${plain(this.folder)}" is there again.`)
    this.isAway = false
    void this.ear?.()
    this.listen()
  }
}

/** With the time of the last change of its rights: a file that may now be read is another one. */
const appearanceOf = (look?: Stats) => (look ? `${look.size} ${look.mtimeMs} ${look.ctimeMs}` : 'nothing to be seen')
