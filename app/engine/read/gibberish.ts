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
  return long.filter(isOdd).length > TOO_ODD * long.length || hasStrangeLetters(long)
}

/** How often letters stand in English, French, German and Spanish print, on average, in per cent. */
const USUAL: Record<string, number> = {
  e: 15,
  a: 8.5,
  i: 7.5,
  n: 7.5,
  s: 7,
  t: 7,
  r: 7,
  o: 6.5,
  l: 5,
  u: 5,
  d: 4.5,
  c: 4,
  m: 3,
  p: 2.8,
  g: 1.8,
  h: 2.5,
  b: 1.5,
  f: 1.4,
  v: 1.6,
  q: 0.7,
  k: 0.8,
  w: 0.9,
  y: 1,
  z: 0.6,
  j: 0.4,
  x: 0.4,
}
/** Fewer letters than this have no usual frequency; below this likeness (cosine, 0 to 1) they are others than they claim. */
const LETTERS_ENOUGH = 80
const UNLIKE = 0.7

/** A false map to Unicode gives letters their neighbours' names: words may look possible, but the frequencies do not. */
function hasStrangeLetters(words: readonly string[]): boolean {
  const letters = words
    .filter((word) => !/\p{N}/u.test(word))
    .join('')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  if (letters.length < LETTERS_ENOUGH) return false
  const counts: Record<string, number> = {}
  for (const letter of letters) counts[letter] = (counts[letter] ?? 0) + 1
  const product = Object.entries(USUAL).reduce((sum, [letter, usual]) => sum + usual * (counts[letter] ?? 0), 0)
  const length = (values: readonly number[]) => Math.hypot(...values)
  return product / (length(Object.values(USUAL)) * length(Object.values(counts))) < UNLIKE
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
