/** A surface that every producer offers: the same layout can be written by several PDF libraries. Points, origin top-left, y of a text is its base line. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly producer: string
  text(text: string, x: number, y: number, look: Look): void
  line(fromX: number, fromY: number, toX: number, toY: number, thickness?: number): void
  /** Filled (grey 0 black to 1 white, or `#rrggbb`) or, without fill, drawn around. */
  box(left: number, top: number, width: number, height: number, fill?: string): void
  nextPage(): void
  attach(name: string, content: string | Uint8Array): void
  finish(): Promise<Uint8Array>
}

export type Face = 'sans' | 'serif' | 'mono'

export interface Look {
  size: number
  bold?: boolean
  colour?: string
  /** x is the left end, the right end or the middle. */
  align?: 'left' | 'right' | 'center'
  face?: Face
}

/** Every fixture was made at this instant, so that its bytes never change. */
export const MADE_AT = new Date('2026-01-01T00:00:00Z')

export const A4 = { width: 595.28, height: 841.89 }
export const LETTER = { width: 612, height: 792 }
export type Paper = typeof A4

export function leftOf(x: number, textWidth: number, align: Look['align']): number {
  return align === 'right' ? x - textWidth : align === 'center' ? x - textWidth / 2 : x
}
