import type { Compose } from '#app/domain/members/mailer.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'

/** The words of the mails about accounts, in the language of their reader. */
export const composeMail: Compose = async ({ sort, url, name, language }) => {
  const { t } = await textsIn(language)
  return { subject: t(`auth:mail.${sort}_subject`), text: t(`auth:mail.${sort}_text`, { name, url }) }
}
