import type { Citation } from '#app/contract/assistant.ts'
import type { Language } from '#app/contract/languages.ts'
import type { Who } from '../who.ts'
import { answerQuestion } from './answer.server.ts'
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

/** Answers what somebody asks, from the documents they may read and nothing else, in the language of the question, else of the reader. */
export async function reply(who: Who, { content, today, timeZone }: Asked, words: Words): Promise<Answered> {
  const { question, language } = understandQuestion(content, knownTo(who, today))
  const facts = answerQuestion(who, question, today, timeZone)
  return { text: await words(facts, language ?? who.language), citations: facts.citations }
}
