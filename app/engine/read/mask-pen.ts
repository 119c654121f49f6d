/** What pdf.js tells of a soft mask (ISO 32000-2, 11.6.5.2). */
export interface SoftMask {
  subtype?: string
  backdrop?: unknown
  transferMap?: unknown
}

/** Lets nothing through where it is painted into a mask. */
const DARK = /^#0[0-7]0[0-7]0[0-7]$/

/** Follows the groups of a page: what is painted in those that are masks is no part of it, but decides what is seen through them. */
export class MaskPen {
  /** Whether the mask that was painted last lets anything through: not until it paints something bright. */
  shows = true
  private byAlpha = false
  private readonly groups: boolean[] = []
  private depth = 0

  get open(): boolean {
    return this.depth > 0
  }

  begin(mask: SoftMask | undefined): void {
    this.groups.push(mask !== undefined)
    if (!mask) return
    if (!this.open) {
      this.byAlpha = mask.subtype === 'Alpha'
      // A ground of another colour or a transfer function may let anything through.
      this.shows = Boolean(mask.backdrop ?? mask.transferMap)
    }
    this.depth += 1
  }

  paint(colour: string): void {
    this.shows ||= this.byAlpha || !DARK.test(colour)
  }

  end(): void {
    if (this.groups.pop()) this.depth -= 1
  }
}
