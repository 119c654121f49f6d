import type { Anchor } from '#app/contract/memory.ts'
import type { Line, Page, Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import type { Place } from './locate.ts'
import type { TableEnd } from './table-end.ts'
import { linesAbove, linesBelow, rowsOfPage } from './rows-of-page.ts'

/** How far away a line may stand to be a label, in points. */
const FAR_ABOVE = 60
const FAR_BELOW = 30
const WORDS_BESIDE = 4
/** A label above may begin so far to the left of its value, in points. */
const INDENT = 60

/** What stays when the value changes: words without digits that belong to no value. */
export function staticWords(words: readonly Word[], values: ReadonlySet<Word>): string[] {
  return words.filter((word) => !values.has(word)).flatMap((word) => wordsOf(word.text).filter((token) => !/\d/.test(token)))
}

/** The words around a place that will find it again, the surest first. */
export function anchorsOf(place: Place, values: ReadonlySet<Word>, end: TableEnd | undefined): Anchor[] {
  const first = place.words[0]!
  const line = place.lines[0]!
  const lastLine = place.lines.at(-1)!
  const from = ({ box }: { box: { left: number; top: number } }) => ({ dx: first.box.left - box.left, dy: first.box.top - box.top })
  const anchors: Anchor[] = []
  const add = (side: Anchor['side'], words: readonly Word[], origin: { box: { left: number; top: number } } | undefined) => {
    const kept = staticWords(words, values)
    if (origin && kept.length) anchors.push({ side, words: kept, ...from(origin) })
  }
  const before = takeBeside(line.words.slice(0, line.words.indexOf(first)).reverse(), values).reverse()
  const last = place.words.at(-1)!
  const after = takeBeside(lastLine.words.slice(lastLine.words.indexOf(last) + 1), values)
  add('before', before, before[0])
  add('after', after, after[0])
  if (before.length === 0) {
    const left = leftOf(place.page, line)
    add('left', left?.words ?? [], left)
  }
  const above = [INDENT, Infinity].flatMap(
    (indent) => linesAbove(place.page, line, indent).find((one) => staticWords(one.words, values).length > 0) ?? [],
  )[0]
  if (above && first.box.top - above.box.bottom < FAR_ABOVE) add('above', above.words, above)
  const below = linesBelow(place.page, lastLine).find((one) => staticWords(one.words, values).length > 0)
  if (below && below.box.top - lastLine.box.bottom < FAR_BELOW) add('below', below.words, below)
  if (end?.page === first.page && first.box.top > end.bottom)
    anchors.push({ side: 'table', words: [], dx: first.box.left, dy: first.box.top - end.bottom })
  anchors.push({ side: 'page', words: [], dx: first.box.left, dy: first.box.top })
  return anchors
}

/** The nearest words of the line up to another value. */
function takeBeside(words: readonly Word[], values: ReadonlySet<Word>): Word[] {
  const stop = words.findIndex((word) => values.has(word))
  return words.slice(0, Math.min(WORDS_BESIDE, stop < 0 ? words.length : stop))
}

function leftOf(page: Page, line: Line): Line | undefined {
  const row = rowsOfPage(page).find((one) => one.lines.includes(line))
  const at = row?.lines.indexOf(line) ?? 0
  return row?.lines[at - 1]
}
