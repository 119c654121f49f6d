import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { matchPhrase } from '../words/phrases.ts'
import { isOfKind, titlePhrases } from './title-phrases.ts'
import { LOUD, usualSize } from './titles.ts'

const WORDS = 3 // of such a title at most

/** `STORAGE INVOICE` in large capitals on the first sheet: for what is billed stands before the title, whose number follows in a line of its own. */
export function endOfLoudTitle(
  { text, tokens, line }: LabelledLine,
  { document, context }: Sight,
): { start: number; end: number } | undefined {
  if (context.kind !== 'invoice' || line.page !== 1 || tokens.length < 2 || tokens.length > WORDS || !capitals.test(text)) return undefined
  const printed = document.pages.find(({ number }) => number === line.page)
  if (!printed || line.size < LOUD * usualSize(printed)) return undefined
  const isTitle = tokens.some((_, at) => {
    const match = at > 0 ? matchPhrase(titlePhrases, tokens, at) : undefined
    return match?.to === tokens.length && match.says.some((title) => isOfKind(title, 'invoice'))
  })
  return isTitle ? { start: 0, end: text.length } : undefined
}

const capitals = /^\p{Lu}[\p{Lu} &/'’-]+$/u
