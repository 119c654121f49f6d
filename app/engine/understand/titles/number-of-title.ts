import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { matchPhrase } from '../words/phrases.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { ofOrders, titlePhrases } from './title-phrases.ts'

const OF_TITLE = 0.8

/** `Guía nº GP-1443` */
const numbered = /^(\p{L}{4,12})\s(?:n\.?[°º]\.?|nr\.?|no\.|núm\.?|#)\s?:?\s?((?:\p{Lu}{1,4}[ -]?)?(?=\S*\d{2})[\p{Lu}\d./_-]{2,20})$/iu

/** `GUÍA DE PEDIDO`, `Foglio d'ordine`: what the paper is comes first, and what it is for behind it. */
const isOfOrder = /^\p{L}+\s(?:de\s|di\s|da\s|para\s|pour\s|per\s|d['’])/iu

/** The number behind the first word of the paper's title, though that word alone names other papers too. */
export function readNumberOfTitle(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  const [, noun, value] = line.line.page === 1 ? (numbered.exec(line.text) ?? []) : []
  if (!noun || !value || !page.some((other) => other !== line && isTitled(other, fold(noun)))) return []
  const end = line.text.length
  const start = end - value.length
  const { page: number } = line.line
  const place = { page: number, box: boxBetween(line, start, end), words: wordsBetween(line, start, end), text: value }
  return [{ value, score: OF_TITLE, source: 'layout', ...place, reason: 'number told in the title' }]
}

function isTitled({ text, tokens }: LabelledLine, noun: string): boolean {
  if (tokens[0]?.text !== noun || !isOfOrder.test(text)) return false
  const match = matchPhrase(titlePhrases, tokens, 0)
  return match !== undefined && match.to > 1 && match.says.some((title) => ofOrders.includes(title))
}
