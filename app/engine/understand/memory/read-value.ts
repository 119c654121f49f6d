import type { Field } from '#app/contract/kinds/index.ts'
import type { FieldMemory, Memory } from '#app/contract/memory.ts'
import type { Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { textOfWords } from './chunks.ts'
import type { Lead } from './follow-anchor.ts'
import { growBlock } from './grow-block.ts'
import { meansSame, readTyped } from './typed.ts'

const LONGEST_SPAN = 7

export interface ReadValue {
  value: string
  words: Word[]
}

/** The value that begins with these words, if it reads as the field's type and is of the make of the earlier one. */
export function readValue(lead: Lead, field: Field, known: FieldMemory, memory: Memory): ReadValue | undefined {
  const { words } = lead
  if (field.type === 'text') return readText(lead, field, known, memory)
  const read = (span: Word[]): ReadValue | undefined => {
    const value = readTyped(field.type, textOfWords(span), memory.formats)
    return value !== undefined && (field.type !== 'code' || fitsCode(value, known.value)) ? { value, words: span } : undefined
  }
  if (lead.backwards) return readBackwards(words, read)
  const fromEnd = known.place!.anchors.some((anchor) => anchor.side === 'before' || anchor.side === 'left') ? 0 : 2
  for (let from = 0; from <= Math.min(words.length - 1, fromEnd + 1); from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_SPAN); to > from; to -= 1) {
      const found = read(words.slice(from, to))
      if (found) return found
    }
  }
  return undefined
}

/** The longest value that ends the words, signs behind it passed over. */
function readBackwards(words: readonly Word[], read: (span: Word[]) => ReadValue | undefined): ReadValue | undefined {
  for (let to = words.length; to > Math.max(0, words.length - 2); to -= 1) {
    for (let from = Math.max(0, to - LONGEST_SPAN); from < to; from += 1) {
      const found = read(words.slice(from, to))
      if (found) return found
    }
  }
  return undefined
}

/** A code has digits where the earlier one had, and as many words. */
function fitsCode(value: string, earlier: string): boolean {
  return /\d/.test(value) === /\d/.test(earlier) && value.split(/\s+/).length === earlier.split(/\s+/).length
}

function readText(lead: Lead, field: Field, known: FieldMemory, memory: Memory): ReadValue | undefined {
  const { part, lines } = known.place!
  const grows = (field.multiline || lines > 1) && (!part || part.to === null)
  const block = grows ? growBlock(lead, known.place!, memory) : lead.words
  const skipped = [...known.place!.skipped]
  const kept = block.filter((word) => {
    const tokens = wordsOf(word.text)
    if (tokens.length === 0 || !tokens.every((token) => skipped.includes(token))) return true
    for (const token of tokens) skipped.splice(skipped.indexOf(token), 1)
    return false
  })
  const text = textOfWords(kept).replace(/^[\s:;,•–—-]+|[\s:;,•·|/–—-]+$/gu, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  return { value: meansSame('text', text, known.value) ? known.value : text, words: kept }
}
