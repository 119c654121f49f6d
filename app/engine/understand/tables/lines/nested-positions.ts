const nested = /^\d{1,4}(?:\.\d{1,4}){1,4}\.?$|^0*\d{1,3}\s?[-/]\s?0*\d{1,3}$/
const STEP = 20 // positions are counted by ones, fives or tens; a few may have been struck out
const FIRST = 50 // no count of works begins higher
const MOST = 0.8

/** `1.1`, `1.2`, `2.1`, `01.02.0030`: the positions of a bill of works, chapter by chapter, `1- 1`, `2- 1` lines with their shipments; articles are not counted so. */
export function areNested(texts: readonly string[]): boolean {
  const counts = texts.filter((text) => nested.test(text)).map(partsOf)
  if (counts.length < 2 || counts.length < MOST * texts.length || counts[0]!.some((part) => part > FIRST)) return false
  if (areOfPriceBook(counts)) return false
  const steps = counts.slice(1).map((count, at) => isNext(counts[at]!, count))
  return steps.filter(Boolean).length >= MOST * steps.length
}

/** `03.02.014`, `05.01.003`, `07.04.110`: works picked out of a book of prices; what is counted begins each chapter anew. */
function areOfPriceBook(counts: readonly number[][]): boolean {
  const opening = counts.filter((count, at) => at === 0 || count.slice(0, -1).some((part, place) => part !== counts[at - 1]![place]))
  return opening.length >= 3 && opening.filter((count) => !beginnings.has(count.at(-1)!)).length > opening.length / 2
}

const beginnings = new Set([0, 1, 5, 10, 50, 100, 1000])

/** Under a head for positions one `1.1` or `1 - 1` is enough, beside `1` and `2 Produits frais` of the chapters' titles. */
export const areOfChapters = (texts: readonly string[]): boolean =>
  texts.some((text) => ofChapter.test(text)) &&
  texts.every((text) => ofChapter.test(text) || /^\d{1,2}\.?(?: .*\p{L}|$)|^\p{L}[^\d]*$/u.test(text))

const ofChapter = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?$|^\d{1,3}\s?-\s?[1-9]$/

const partsOf = (text: string) =>
  text
    .replace(/\.$/, '')
    .split(/\s?[-./]\s?/)
    .map(Number)

/** The first part that differs has grown by a step, or a part was added. */
function isNext(before: readonly number[], count: readonly number[]): boolean {
  const at = count.findIndex((part, place) => part !== before[place])
  if (at < 0) return false
  const grown = count[at]! - (before[at] ?? 0)
  return grown > 0 && grown <= STEP
}
