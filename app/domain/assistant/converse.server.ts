import { setImmediate as breathe } from 'node:timers/promises'
import type { Citation } from '#app/contract/assistant.ts'
import type { Language } from '#app/contract/languages.ts'
import type { Who } from '../who.ts'
import { answerQuestion, answerUnclear } from './answer.server.ts'
import { chooseQuestions } from './choose.server.ts'
import { MOST_CITATIONS } from './cite.server.ts'
import { knownTo } from './known.server.ts'
import type { Known, Question, Settled } from './query.ts'
import type { Reply } from './reply.ts'
import { settleQuestion } from './settle.server.ts'
import { understandQuestion } from './understand.ts'

const MOST_EARLIER = 10 // questions: who goes on longer has named what he means again

export interface Asked {
  content: string
  /** The questions before it in the conversation, oldest first. */
  earlier?: readonly string[]
  /** `yyyy-mm-dd` where the reader is. */
  today: string
  timeZone: string
}

/** Facts in the words of a language: the domain has none of its own. */
export interface Words {
  /** With what the answer to a question begins, whatever comes of it; empty where only the facts can say. */
  opening(question: Settled, language: Language): Promise<string>
  /** The whole answer, which begins with the opening. */
  whole(reply: Reply, language: Language, timeZone: string): Promise<string>
}

export interface Answered {
  text: string
  citations: Citation[]
}

/**
 * Answers what somebody asks, from the documents they may read and nothing else, in the language of the question, else of the reader. Gives the text by
 * pieces, each as soon as it is known, and the whole with its sources at the end. Throws the reason of `signal`.
 */
export async function* reply(
  who: Who,
  { content, earlier = [], today, timeZone }: Asked,
  words: Words,
  signal: AbortSignal,
): AsyncGenerator<string, Answered> {
  const known = knownTo(who, today)
  const before = lastUnderstood(earlier, known)
  const { question: plain, language: spoken, left } = understandQuestion(content, known, before)
  const language = spoken ?? who.language
  const chosen = left.length > 0 || plain.ask === 'search' ? await chooseQuestions(who, content, earlier.at(-1), known, signal) : undefined
  const questions = chosen ?? [plain]
  const isUnclear = !chosen && left.length > 0
  const told: Answered = { text: '', citations: [] }
  const tell = (text: string) => {
    told.text += text
    return text
  }
  for (const [at, one] of questions.entries()) {
    const question = settleQuestion(who, one, today)
    const opening = isUnclear ? '' : await words.opening(question, language)
    const first = at > 0 ? `\n\n${opening}` : opening
    if (first !== '') yield tell(first)
    // What was said goes out before the query is run.
    await breathe()
    signal.throwIfAborted()
    const facts = isUnclear ? answerUnclear(who, question, left) : answerQuestion(who, question, today, timeZone)
    const whole = await words.whole(facts, language, timeZone)
    const rest = whole.startsWith(opening) ? whole.slice(opening.length) : `\n${whole}`
    for (const piece of rest.split(/(?<=\n)/)) {
      if (piece !== '') yield tell(piece)
      signal.throwIfAborted()
    }
    told.citations = [...told.citations, ...facts.citations].slice(0, MOST_CITATIONS)
  }
  return told
}

/** What the conversation speaks of: the last question, with what it went on from; none where it was not understood. */
function lastUnderstood(earlier: readonly string[], known: Known): Question | undefined {
  let before: Question | undefined
  for (const content of earlier.slice(-MOST_EARLIER)) {
    const { question, left } = understandQuestion(content, known, before)
    before = left.length === 0 ? question : undefined
  }
  return before
}
