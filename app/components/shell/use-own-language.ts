import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { LANGUAGE_KEY, type Language } from '#app/i18n/config.ts'
import { chooseLanguage } from '#app/i18n/i18n.client.ts'

/** In a browser where no language was chosen yet, the member's own one applies from the first screen on. */
export function useOwnLanguage(language: Language | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!language || new RegExp(`(^|; )${LANGUAGE_KEY}=`).test(document.cookie)) return
    void chooseLanguage(language).then(revalidate)
  }, [language, revalidate])
}
