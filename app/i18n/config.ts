import { languages, type Language } from '#app/contract/languages.ts'

/** To add a language: a word in contract/languages.ts, a folder in locales, a line each in i18n.server.ts and i18n.client.ts. */
export { languages, type Language }
export const DEFAULT_LANGUAGE: Language = 'en'

/** Name of the cookie (the server must know the choice) and of the key in local storage (the browser remembers it). */
export const LANGUAGE_KEY = 'lang'

/** One namespace a screen; `fields`, `checks` and `errors` are keyed by the names of the contract. */
export const namespaces = [
  'common',
  'auth',
  'documents',
  'desk',
  'fields',
  'checks',
  'analytics',
  'settings',
  'learning',
  'bot',
  'pages',
  'errors',
  'reasons',
] as const

/** What server and browser give to i18next alike. React escapes, so i18next must not. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: DEFAULT_LANGUAGE,
  ns: [...namespaces],
  defaultNS: 'common' as const,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
}

export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word)
}
