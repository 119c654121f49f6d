const FEWEST = 3 // names

/**
 * `OATPR25 Porridge oats`, `RYEWH10 Rye flour`, `BRANFIN Fine bran`: a small house calls its articles by shortened words and sizes. All names begin so, most
 * with figures at the end, no two alike, and what stands behind is not in capitals.
 */
export function areMnemonic(names: readonly string[]): boolean {
  const found = names.flatMap((name) => mnemonic.exec(name)?.[1] ?? [])
  const sized = found.filter((code) => /\p{Lu}{3}\d+$/u.test(code))
  return found.length === names.length && found.length >= FEWEST && new Set(found).size === found.length && sized.length > found.length / 2
}

const mnemonic = /^(\p{Lu}{4,9}\d{0,4}|\p{Lu}{3}\d{1,4}) \p{Lu}\p{Ll}/u
