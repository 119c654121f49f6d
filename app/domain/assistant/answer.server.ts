import { requireScope, type Who } from '../who.ts'
import { answerArticles, answerSupplier } from './answer-articles.server.ts'
import { answerField } from './answer-fields.server.ts'
import { answerFigures } from './answer-figures.server.ts'
import { answerChanges, answerHistory } from './answer-history.server.ts'
import { answerList } from './answer-list.server.ts'
import { answerPages } from './answer-pages.server.ts'
import { answerAverage, answerCount, answerParties, answerSum, answerTaxes } from './answer-sums.server.ts'
import type { Ask, Settled } from './query.ts'
import { blank, type Reply } from './reply.ts'

export interface Asked {
  who: Who
  question: Settled
  /** The reader's. */
  today: string
  timeZone: string
}

/** Answers a question by queries over the documents that the member may read. */
export function answerQuestion(who: Who, question: Settled, today: string, timeZone: string): Reply {
  requireScope(who, 'bot', 'read')
  return answers[question.ask]({ who, question, today, timeZone }) ?? blank(question)
}

/** Where a part of the question was not understood, nothing is looked up: it would be the answer to another question. */
export function answerUnclear(who: Who, question: Settled, left: string[]): Reply {
  requireScope(who, 'bot', 'read')
  return { ...blank(question), tool: 'unclear', left }
}

/** Undefined: the documents do not say it. */
const answers: Record<Ask, (asked: Asked) => Reply | undefined> = {
  list: answerList,
  count: answerCount,
  sum: (asked) => (asked.question.by === 'rate' ? answerTaxes(asked) : answerSum(asked)),
  average: answerAverage,
  parties: answerParties,
  field: answerField,
  items: answerArticles,
  quantity: answerArticles,
  price: answerArticles,
  average_price: answerArticles,
  history: answerHistory,
  changes: answerChanges,
  pages: answerPages,
  figures: answerFigures,
  supplier: answerSupplier,
  search: (asked) => (asked.question.words === '' ? undefined : answerList(asked)),
}
