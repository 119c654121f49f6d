import type { FieldMemory, Memory } from '#app/contract/memory.ts'
import type { Line, Page, Rule, Word } from '../../document.ts'
import type { Lead } from './follow-anchor.ts'
import { matchWords } from './match-words.ts'

/** Lines of one text stand no further apart, in em. */
const PITCH = 1.1

/**
 * A text of several lines from its first words on: the lines below in the same column, up to a gap, a drawn rule, the tail that the earlier paper
 * left free, or a line that begins with the label of another field.
 */
export function growBlock({ page, words: first, left }: Lead, place: NonNullable<FieldMemory['place']>, memory: Memory): Word[] {
  const block = [...first]
  const labels = [...labelsOf(memory), ...(place.next?.length ? [place.next] : [])].filter(
    (label) => !label.every((word) => place.skipped.includes(word)),
  )
  let bottom = Math.max(...first.map((word) => word.box.bottom))
  let top = Math.min(...first.map((word) => word.box.top))
  const size = first[0]!.size
  const roomy = roomBetween(place, size)
  for (;;) {
    const next = lineUnder(page, left, top, bottom, size, roomy)
    if (!next || labels.some((label) => startsWith(next, label)) || isParted(page.rules, bottom, next.box.top, left)) return block
    block.push(...next.words)
    top = next.box.top
    bottom = next.box.bottom
  }
}

/** The widest gap between two lines of the block: a little more than on the earlier paper, and less than to what followed there. */
function roomBetween({ gap, tail, lines }: NonNullable<FieldMemory['place']>, size: number): number {
  if (lines === 1) return Math.min(PITCH * size, 0.8 * tail)
  const usual = Math.max(1.3 * gap, 0.6 * size)
  return tail > usual ? Math.min(usual, (gap + tail) / 2) : usual
}

function lineUnder(page: Page, left: number, top: number, bottom: number, size: number, roomy: number): Line | undefined {
  return page.lines
    .filter(({ box }) => box.top > top + 0.5 * size && box.top - bottom <= roomy && Math.abs(box.left - left) < 2.5 * size)
    .sort((a, b) => a.box.top - b.box.top)[0]
}

/** Words before a value on its own line are labels: a text ends where one begins. */
function labelsOf(memory: Memory): string[][] {
  return Object.values(memory.fields).flatMap((field) =>
    (field.place?.anchors ?? []).flatMap((anchor) => (anchor.side === 'before' || anchor.side === 'left' ? [anchor.words] : [])),
  )
}

function startsWith(line: Line, label: readonly string[]): boolean {
  const match = matchWords(line.words, label)
  return match !== undefined && match.first === 0 && match.last < label.length + 2
}

function isParted(rules: readonly Rule[], from: number, to: number, left: number): boolean {
  return rules.some(
    ({ box }) => box.bottom - box.top < 3 && box.top >= from - 1 && box.bottom <= to + 1 && box.left <= left + 5 && box.right > left + 20,
  )
}
