import type { Language } from '#app/contract/languages.ts'
import type { Who } from '../who.ts'
import type { Answered, Words } from './converse.server.ts'
import type { Known } from './question.ts'

export interface ModelAsked {
  content: string
  today: string
  timeZone: string
  known: Known
  language: Language
  words: Words
}

export function askModel(_who: Who, _asked: ModelAsked, _signal: AbortSignal): Promise<Answered | undefined> {
  return Promise.resolve(undefined)
}
