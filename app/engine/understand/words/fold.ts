import { remembered } from './remembered.ts'

/** Case, accents and ligatures put aside, so that `Échéance`, `ECHEANCE` and `echeance` are one word. */
export function fold(text: string): string {
  // Most words are plain letters; the long way is ten times as slow.
  return /^[\x20-\x7e]*$/.test(text) ? (text.includes('`') ? text.replaceAll('`', "'") : text).toLowerCase() : foldLetters(text)
}

const foldLetters = remembered(2000, (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase(),
)

/** The words of a folded text, signs left out. */
export const wordsOf = remembered(1000, (text): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean),
)
