import type { Compose } from '#app/domain/members/mailer.ts'
import type { ComposeFailures } from '#app/domain/documents/notify-failures.server.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'

/** The words of the mails about accounts, in the language of their reader. */
export const composeMail: Compose = async ({ sort, url, name, language }) => {
  const { t } = await textsIn(language)
  return { subject: t(`auth:mail.${sort}_subject`), text: t(`auth:mail.${sort}_text`, { name, url }) }
}

const MOST_NAMED = 50 // files of one mail

/** The words of the mail about files that could not be read. */
export const composeFailures: ComposeFailures = async ({ name, files, language }) => {
  const { t } = await textsIn(language)
  const reasonOf = (code: string) => t(`errors:${code}` as 'errors:damaged', { defaultValue: t('documents:read_failed') })
  const [first] = files
  if (first && files.length === 1) {
    const { file, code, url } = first
    return {
      subject: t('auth:mail.failure_subject', { file }),
      text: t('auth:mail.failure_text', { name, file, reason: reasonOf(code), url }),
    }
  }
  const named = files.slice(0, MOST_NAMED).map(({ file, code, url }) => `${file}: ${reasonOf(code)}\n${url}`)
  const more = files.length > MOST_NAMED ? [t('and_more', { count: files.length - MOST_NAMED })] : []
  const list = [...named, ...more].join('\n\n')
  return { subject: t('auth:mail.failures_subject', { number: files.length }), text: t('auth:mail.failures_text', { name, list }) }
}
