import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, i18nOptions, isLanguage, LANGUAGE_KEY, languages, type Language } from './config.ts'

const ONE_YEAR = 31_536_000 // seconds

/** One chunk a language; only the chosen one is loaded. */
const chunks: Record<Language, () => Promise<Record<string, ResourceKey>>> = {
  en: async () => (await import('#app/locales/en/all.ts')).en,
  es: async () => (await import('#app/locales/es/all.ts')).es,
  fr: async () => (await import('#app/locales/fr/all.ts')).fr,
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = isLanguage(language) ? chunks[language] : chunks[DEFAULT_LANGUAGE]
    load().then(
      (texts) => done(null, texts[namespace] ?? {}),
      (error: Error) => done(error, false),
    )
  },
}

/**
 * Starts the texts in the language of the page as the server sent it, and mirrors it into local storage. Where that was given another one
 * since, or the cookie that the server knows it by is gone, the page is asked for anew in it, and this never ends.
 */
export async function startTexts(): Promise<typeof i18next> {
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : DEFAULT_LANGUAGE
  const remembered = localStorage.getItem(LANGUAGE_KEY)
  // A cookie of another language than was agreed on last is the newer wish, as long as local storage still says what was.
  const isNewer = remembered !== sessionStorage.getItem(LANGUAGE_KEY) || !cookieSays(`(?:${languages.join('|')})`)
  if (isLanguage(remembered) && remembered !== language && isNewer && tellServer(remembered)) {
    location.reload()
    return new Promise(() => {})
  }
  agreeOn(language)
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({ ...i18nOptions, lng: language, fallbackLng: false })
  return i18next
}

/** Changes the language of the page at once and remembers it in cookie and local storage. The page's own data must be loaded again by the caller. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberChoice(LANGUAGE_KEY, language)
  agreeOn(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** Whether the server learns something new by it; not where it was told already, nor where the browser keeps no cookies: the page would be loaded for ever. */
function tellServer(language: Language): boolean {
  if (cookieSays(language)) return false
  rememberChoice(LANGUAGE_KEY, language)
  return cookieSays(language)
}

const cookieSays = (language: string) => new RegExp(`(^|; )${LANGUAGE_KEY}=${language}(;|$)`).test(document.cookie)

/** What server and browser both go by now, for the browser and for this tab. */
function agreeOn(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language)
  sessionStorage.setItem(LANGUAGE_KEY, language)
}

/** Keeps a choice of the reader in a cookie, so that the server's next page already heeds it. */
export function rememberChoice(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure}`
}
