import type { Language } from '#app/contract/languages.ts'

/** The words of a mail; routes find them in the language of the reader, since the domain has none. */
export type Compose = (content: {
  sort: 'reset' | 'invitation'
  url: string
  name: string
  language: Language
}) => Promise<{ subject: string; text: string }>
