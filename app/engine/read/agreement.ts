import type { Word } from '../document.ts'
import { shareWithin } from './geometry.ts'

/** A layer is believed when this share of its longer words was also recognised. */
const BELIEVED = 0.7
/** A recognised number contradicts the layer only when it was read this well. */
const READ_WELL = 0.8
/** Numbers of fewer digits are misread too easily. */
const TELLING_DIGITS = 3

export interface Agreement {
  agrees: boolean
  /** Numbers of the layer where other numbers are seen: "9200 / 1200". */
  contradictions: string[]
}

/** Holds the invisible text layer of a scan against what is recognised on the picture. */
export function compareLayer(layer: readonly Word[], seen: readonly Word[]): Agreement {
  const fold = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
  const known = new Set(seen.map(({ text }) => fold(text)))
  const long = layer.map(({ text }) => fold(text)).filter((text) => text.length >= 4)
  const found = long.filter((text) => known.has(text)).length
  const contradictions = layer.flatMap((word) => contradiction(word, seen))
  return { agrees: found >= BELIEVED * long.length && contradictions.length === 0, contradictions }
}

function contradiction(word: Word, seen: readonly Word[]): string[] {
  const digits = digitsOf(word.text)
  if (digits.length < TELLING_DIGITS) return []
  const there = seen.filter(({ box }) => shareWithin(box, grown(word.box)) > 0.5)
  const number = there.map(({ text }) => digitsOf(text)).join('')
  if (number.length < TELLING_DIGITS || there.some(({ certainty = 1 }) => certainty < READ_WELL)) return []
  return number.includes(digits) || digits.includes(number) ? [] : [`${word.text} / ${there.map(({ text }) => text).join(' ')}`]
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

function grown({ left, top, right, bottom }: Word['box']): Word['box'] {
  return { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 }
}
