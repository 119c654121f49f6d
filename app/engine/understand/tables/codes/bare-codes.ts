import type { Word } from '../../../document.ts'
import { textOf } from '../rows.ts'
import { isSubLine } from '../lines/sub-lines.ts'
import { isCodeLike } from './code-like.ts'

const SHORTEST = 4 // signs of a code that nothing announces
const LEADING = 5 // signs where it stands before the name: `2024` may lead a name
const GTIN = /^\d{13,14}$/

/** One word in capitals with digits, in a line of its own. */
export function isBareCode(words: readonly Word[], shortest = LEADING): boolean {
  const text = words.length === 1 ? words[0]!.text : ''
  return text.length >= shortest && isCodeLike(text) && /\d.*\d|\d.*[-_]|[-_].*\d/.test(text) && /^[\p{Lu}\d][\p{Lu}\d./_-]*$/u.test(text)
}

/** `CAJ-REG-M`: capitals in three groups at least. */
export const isDashed = (words: readonly Word[]) => words.length === 1 && /^\p{Lu}{2,6}(?:[-_][\p{Lu}\d]{1,6}){2,}$/u.test(words[0]!.text)

/** `SVC-CAL`: capitals in two groups, among codes with digits. */
export const isCapitals = (words: readonly Word[]) => words.length === 1 && /^\p{Lu}{2,6}[-_][\p{Lu}\d]{2,6}$/u.test(words[0]!.text)

/** `FRT` over `Inside delivery, lift gate`, among `LG-4410`. */
export const isInitials = (words: readonly Word[], next: readonly Word[] | undefined) =>
  words.length === 1 && /^\p{Lu}{2,6}$/u.test(words[0]!.text) && next !== undefined && /\p{Ll}{3}/u.test(textOf(next))

/** `MO-A` in small type over `Main d'oeuvre atelier`. */
export const isSmallCode = ([code, ...more]: readonly Word[], next: readonly Word[] | undefined) =>
  code !== undefined &&
  more.length === 0 &&
  /^\p{Lu}{1,6}(?:[-_./][\p{Lu}\d]{1,6})+$/u.test(code.text) &&
  next?.[0] !== undefined &&
  code.size < SMALLER * next[0].size &&
  /\p{Ll}{3}/u.test(textOf(next))

const SMALLER = 0.92 // of the type of the name

const isName = (words: readonly Word[] | undefined) => words !== undefined && /\p{L}{3}/u.test(textOf(words))

/** `CST-2201-A   Rev: C`: which version of it, behind a code that stands alone otherwise. */
export function withoutRevision(words: Word[]): Word[] {
  const at = words.findIndex(({ text }) => /^(?:rev|revision|ind|index|indice)[.:]*$/iu.test(text))
  return at === 1 && words.length <= 3 ? words.slice(0, 1) : words
}

/** `4711-0815-A` over `Cover, anodised`, `JKT-RIDGE-M-BLK` over `Ridge shell jacket`. */
export function beginsWithCode([first, second]: Word[][]): boolean {
  if (!first || !isName(second) || isSubLine(second!)) return false
  return isBareCode(withoutRevision(first)) || (isDashed(first) && /\p{Ll}{3}/u.test(textOf(second!)))
}

/** `VXM-R70` over `Wire`, `VXM-CONE` over `Nozzle`: one house's letters lead all codes, so that those without a figure are codes as well. */
export function beginWithOneHouse(items: readonly Word[][][]): boolean {
  const houses = new Set(items.map(([code]) => (code?.length === 1 ? house.exec(code[0]!.text)?.[0] : undefined)))
  return (
    houses.size === 1 &&
    !houses.has(undefined) &&
    items.every(([, name]) => isName(name) && !isSubLine(name!)) &&
    items.filter(beginsWithCode).length > 1
  )
}

const house = /^\p{Lu}{2,5}[-_](?=[\p{Lu}\d._/-]{2,14}$)/u

/** `Cover, anodised` over `4711-0815-A`. */
export const hasCodeUnderName = (lines: Word[][]): boolean => placeUnderName(lines) > 0

/** The lines of an item without the code among them. */
export function codeUnderName(lines: Word[][]): { lines: Word[][]; code?: { value: string; words: Word[] } } {
  // Among `VJ-075` one may be `SAL-ES`.
  const at = placeUnderName(lines, isCapitals)
  if (at < 0) return { lines }
  const words = lines[at]!
  const code = upToDot(words)
  return { lines: lines.filter((line) => line !== words), code: { value: textOf(code), words: code } }
}

function placeUnderName(lines: Word[][], isToo: (words: Word[]) => boolean = () => false): number {
  if (!isName(lines[0])) return -1
  const [name] = lines
  return lines
    .map(upToDot)
    .findIndex(
      (words, at) =>
        at > 0 && (isBareCode(words, SHORTEST) || isDashed(words) || isToo(words) || isSmall(words, name!)) && !GTIN.test(textOf(words)),
    )
}

/** `M2155516 · Prix catalogue`: the code leads its line, and a dot parts it from what else is said. */
const upToDot = (words: Word[]) => (words[1] && /^[·•|]$/.test(words[1].text) ? words.slice(0, 1) : words)

/** `SERV-MONT`, `RECY` in smaller type than the name over it. */
const isSmall = ([code, ...more]: readonly Word[], [first]: readonly Word[]) =>
  code !== undefined &&
  more.length === 0 &&
  /^\p{Lu}[\p{Lu}\d]{2,9}(?:[-_./][\p{Lu}\d]{1,8}){0,3}$/u.test(code.text) &&
  code.size < SMALLER * first!.size
