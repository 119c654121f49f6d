import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { en } from '#app/locales/en/all.ts'
import { es } from '#app/locales/es/all.ts'
import { fr } from '#app/locales/fr/all.ts'
import { DEFAULT_LANGUAGE, i18nOptions, isLanguage, LANGUAGE_KEY, languages, type Language } from './config.ts'

const resources = { en, es, fr }
const instances = new Map<Language, i18n>()

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ['custom'],
    findLocale: async ({ headers }) => languageOfCookies(headers.get('Cookie')) ?? languageOfHeader(headers.get('Accept-Language')),
  },
})

/** The language of a request: the cookie `lang`, else Accept-Language, else English. */
export async function languageOf(request: Request): Promise<Language> {
  const found = await detector.getLocale(request)
  return isLanguage(found) ? found : DEFAULT_LANGUAGE
}

/** The most wanted language that there is here. (remix-i18next looks only at the most wanted one that Node knows: `de, es` would be English.) */
function languageOfHeader(header: string | null): Language | null {
  const wanted = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = wanted.filter(({ language, weight }) => isLanguage(language) && weight > 0).sort((a, b) => b.weight - a.weight)[0]?.language
  return isLanguage(best) ? best : null
}

/** The texts of one language, ready to render with or to ask: `(await textsIn('fr')).t('errors:not_found')`. One instance a language, never changed. */
export async function textsIn(language: Language): Promise<i18n> {
  const known = instances.get(language)
  if (known) return known
  const instance = createInstance()
  await instance.use(initReactI18next).init({ ...i18nOptions, lng: language, resources })
  instances.set(language, instance)
  return instance
}

/** The `lang` cookie of a Cookie header, or null where it is missing or names no language of ours. */
export function languageOfCookies(header: string | null): Language | null {
  const value = header?.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`))?.[1]
  return isLanguage(value) ? value : null
}
