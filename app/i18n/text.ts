import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, isLanguage, namespaces, type Language } from './config.ts'

/** Knows every namespace: `t('documents:approve_one')`, and `common` without a prefix. */
export type Text = TFunction<typeof namespaces>

/** The texts of the page's language. */
export function useText(): { t: Text; language: Language } {
  const { t, i18n } = useTranslation(namespaces)
  return { t, language: isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE }
}
