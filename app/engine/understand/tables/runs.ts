import type { Box, Word } from '../../document.ts'

/** Points from the right edge of one word, or run, to the left edge of the next; negative where they overlap. */
export function gapBetween(left: { box: Box }, right: { box: Box }): number {
  return right.box.left - left.box.right
}

/** The words of a row (from left to right) as runs: a word begins a new one where it is parted from the word before it. No words, no runs. */
export function runsBy<T = Word>(words: readonly T[], isParted: (before: T, word: T) => boolean): T[][] {
  const runs: T[][] = []
  for (const word of words) {
    const before = runs.at(-1)?.at(-1)
    if (before && !isParted(before, word)) runs.at(-1)!.push(word)
    else runs.push([word])
  }
  return runs
}

/** The words of a row as runs, which gaps of so many points or more part. How wide a gap tells apart depends on what is sought: see each caller. */
export function runsOf(words: readonly Word[], gap: number): Word[][] {
  return runsBy(words, (before, word) => gapBetween(before, word) >= gap)
}

/** Whether no gap of so many points or more parts the words. */
export function isOneRun(words: readonly Word[], gap: number): boolean {
  return words.every((word, at) => at === 0 || gapBetween(words[at - 1]!, word) < gap)
}
