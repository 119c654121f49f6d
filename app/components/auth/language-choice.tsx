import { useRevalidator } from '@remix-run/react'
import { chooseLanguage } from '#app/i18n/i18n.client.ts'
import { isLanguage, languages } from '#app/i18n/config.ts'
import { useText } from '#app/i18n/text.ts'
import { Select } from '../ui/select.tsx'

/** Each language by its own name, whatever the page's language is. */
const names = { en: 'English', es: 'Español', fr: 'Français' }

export function LanguageChoice() {
  const { t, language } = useText()
  const { revalidate } = useRevalidator()
  return (
    <Select
      small
      aria-label={t('auth:language')}
      value={language}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void chooseLanguage(target.value).then(revalidate)
      }}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  )
}
