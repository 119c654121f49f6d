import type { Compose } from '#app/domain/members/mailer.ts'
import type { ComposeFailure } from '#app/domain/documents/notify-failures.server.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'

/** The words of the mails about accounts, in the language of their reader. */
export const composeMail: Compose = async ({ sort, url, name, language }) => {
  const { t } = await textsIn(language)
  return { subject: t(`auth:mail.${sort}_subject`), text: t(`auth:mail.${sort}_text`, { name, url }) }
}

/** The words of the mail about a file that could not be read. */
export const composeFailure: ComposeFailure = async ({ name, file, code, url, language }) => {
  const { t } = await textsIn(language)
  const reason = t(`errors:${code}` as 'errors:damaged', { defaultValue: t('documents:read_failed') })
  return { subject: t('auth:mail.failure_subject', { file }), text: t('auth:mail.failure_text', { name, file, reason, url }) }
}
