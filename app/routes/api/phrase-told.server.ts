import type { Reply } from '#app/domain/assistant/reply.ts'
import { formatDate, formatDateTime } from '#app/i18n/format.ts'
import { fieldLabel, labelled } from '#app/i18n/labels.ts'
import { daysOf } from './describe-question.server.ts'
import { documents, more, shown, type Tongue } from './tongue.server.ts'

/** What the documents of companies say of them, and who did what with a document. */
export function phraseTold(reply: Reply, tongue: Tongue): string[] {
  const { t, language } = tongue
  if (reply.told.length === 0) return [labelled(t, reply.question.partyNames.join(' / '), t('bot:answer.not_told'))]
  const headings = [...new Set(reply.told.map(({ company, kind, field }) => JSON.stringify([company, fieldLabel(t, kind, field)])))]
  return [
    ...headings.flatMap((one) => {
      const values = reply.told.filter(({ company, kind, field }) => JSON.stringify([company, fieldLabel(t, kind, field)]) === one)
      const [company, label] = JSON.parse(one) as [string, string]
      return [
        labelled(t, `${company}, ${label}`, '').trim(),
        ...values.map(({ value, count, title, date, field }) => {
          const source =
            count === 0
              ? t('bot:answer.kept')
              : [title, date && formatDate(date, language), documents(count, tongue)].filter(Boolean).join(' · ')
          return `• ${shown(field, value, null, tongue)} (${source})`
        }),
        values.length > 1 ? t('bot:answer.differs') : '',
      ]
    }),
    more(reply, tongue),
  ]
}

export function phraseHistory(reply: Reply, tongue: Tongue): string[] {
  return [
    ...notDone(reply, tongue),
    ...reply.deeds.map(({ type, actor, at, note, title }) =>
      [
        `• ${labelled(
          tongue.t,
          `${title}, ${eventName(type, tongue)}`,
          `${actor ?? tongue.t('bot:answer.program')}, ${formatDateTime(at, tongue.language, tongue.timeZone)}`,
        )}`,
        note ?? '',
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    more(reply, tongue),
  ]
}

/** What was done in a period: one line a deed and person. */
export function phraseChanges({ changes, question: { kind, ranges } }: Reply, tongue: Tongue): string[] {
  const heading = `${tongue.t(`bot:answer.kinds.${kind ?? 'both'}`)}, ${daysOf(ranges[0]!, tongue.t, tongue.language)}`
  if (changes.length === 0) return [labelled(tongue.t, heading, tongue.t('bot:answer.no_event'))]
  return [
    labelled(tongue.t, heading, '').trim(),
    ...changes.map(
      ({ type, name, count }) =>
        `• ${labelled(tongue.t, eventName(type, tongue), `${documents(count, tongue)} (${name ?? tongue.t('bot:answer.program')})`)}`,
    ),
  ]
}

function notDone({ lines, question: { deed }, deeds }: Reply, tongue: Tongue): string[] {
  const { t } = tongue
  if (deed === 'approved' || deed === 'rejected')
    return lines.map((line) =>
      line.status === deed
        ? t(`bot:answer.is_${deed}`, { name: line.title })
        : t(`bot:answer.not_${deed}`, { name: line.title, status: t(`documents:status_short.${line.status}`).toLowerCase() }),
    )
  return deeds.length === 0 ? lines.map((line) => labelled(t, line.title, t('bot:answer.no_event'))) : []
}

export function eventName(type: string, { t }: Tongue): string {
  return t(`desk:event.${type}` as 'desk:event.approved', { defaultValue: type })
}
