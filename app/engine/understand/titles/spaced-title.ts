import type { Line } from '../../document.ts'

/** `R E C H N U N G` is one word, and so is `FAC T U R A`, whose letters stand apart unevenly. */
export const isSpaced = (text: string) =>
  /^(?:\S\s){4,}\S$/.test(text) || (/^(?:\p{Lu}{1,3}\s){2,11}\p{Lu}{1,3}$/u.test(text) && (text.match(/\b\p{Lu}\b/gu)?.length ?? 0) >= 2)

export function joinSpaced(line: Line): Line {
  if (!isSpaced(line.text)) return line
  const text = line.text.replace(/\s/g, '')
  return { ...line, text, words: [{ ...line.words[0]!, text }] }
}
