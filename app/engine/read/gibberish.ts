/** Fewer long words than this say nothing about a page. */
const ENOUGH = 12
/** With this share of impossible words, the layer lies about its letters. */
const TOO_ODD = 0.45
/** Characters without meaning: private use, replacement, unassigned. */
const MEANINGLESS = /[\p{Co}\p{Cn}\uFFFD]/gu

/**
 * True where the letters of a text layer cannot be what is printed: fonts without a map to Unicode, or with a false one.
 * Latin words have vowels and do not change between capitals and small letters inside; other scripts are believed.
 */
export function isGibberish(words: readonly string[]): boolean {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const meaningless = words.reduce((sum, word) => sum + (word.match(MEANINGLESS)?.length ?? 0), 0)
  if (letters > 0 && meaningless > 0.3 * letters) return true
  const long = words.filter((word) => [...word].length >= 4 && !/^[\p{N}.,:/()+%€$£-]+$/u.test(word))
  if (
    long.length < ENOUGH ||
    long.filter((word) => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word)).length > long.length / 2
  )
    return false
  return long.filter(isOdd).length > TOO_ODD * long.length
}

function isOdd(word: string): boolean {
  // Codes, addresses of the net and abbreviations follow no rule of spelling.
  if (/\p{N}|[@/._:-]/u.test(word)) return false
  const plain = word.normalize('NFD').replace(/[^\p{L}]/gu, '')
  if (plain.length < 0.6 * [...word].length) return true
  const capitals = plain.replace(/\P{Lu}/gu, '').length
  const mixed = capitals > 1 && capitals < plain.length - 1 && !/^\p{Lu}+s?$/u.test(plain)
  return mixed || (plain.length >= 4 && !/[aeiouyäöüæœ]/iu.test(plain) && capitals < plain.length) || /(.)\1\1/u.test(plain)
}
