import type { Citation } from '#app/contract/assistant.ts'
import type { Language } from '#app/contract/languages.ts'
import type { Who } from '../who.ts'
import { answerQuestion } from './answer.server.ts'
import { askModel } from './ask-model.server.ts'
import { knownTo } from './known.server.ts'
import type { Reply } from './reply.ts'
import { understandQuestion } from './understand.ts'

export interface Asked {
  content: string
  /** `yyyy-mm-dd` where the reader is. */
  today: string
  timeZone: string
}

/** Facts in the words of a language: the domain has none of its own. */
export type Words = (reply: Reply, language: Language) => Promise<string>

export interface Answered {
  text: string
  citations: Citation[]
}

/**
 * Answers what somebody asks, from the documents they may read and nothing else. The usual questions are understood by their words; where they are
 * not, a local model may choose among the same queries and put the answer into words. Without one, or where it fails, the plain answer stands.
 */
export async function reply(who: Who, { content, today, timeZone }: Asked, words: Words, signal: AbortSignal): Promise<Answered> {
  const known = knownTo(who, today)
  const { question, language } = understandQuestion(content, known)
  const spoken = language ?? who.language
  const isPlain = question.intent !== 'search'
  const helped = isPlain ? undefined : await askModel(who, { content, today, timeZone, known, language: spoken, words }, signal)
  if (helped) return helped
  const facts = answerQuestion(who, question, today, timeZone)
  return { text: await words(facts, spoken), citations: facts.citations }
}
