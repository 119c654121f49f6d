import type { KindName } from '#app/contract/kinds/index.ts'
import type { Language } from '#app/contract/languages.ts'
import type { Question } from '#app/domain/assistant/question.ts'
import type { LineOfReply, Reply, SumOfReply } from '#app/domain/assistant/reply.ts'
import { formatCount, formatDate, formatDecimal, formatDuration, formatMoney } from '#app/i18n/format.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import type { Text } from '#app/i18n/text.ts'

/** The facts of a reply as sentences of one language. Every number in them comes from the reply. */
export function phraseReply(reply: Reply, t: Text, language: Language): string {
  const lines = bodies[reply.tool](reply, t, language)
  return lines.filter((line) => line !== '').join('\n')
}

/** With what the answer to a question begins, before anything was looked up. */
export function openingOf(question: Question, party: string | null, t: Text, language: Language): string {
  switch (question.intent) {
    case 'count':
    case 'sum':
      return `${about({ question, party }, t, language)}: `
    case 'overdue':
    case 'waiting':
    case 'latest':
      return `${t(`bot:answer.${question.intent}`)}: `
    case 'due':
      return `${dueHeading({ question }, t, language)}: `
    default:
      return ''
  }
}

function dueHeading({ question: { range } }: Pick<Reply, 'question'>, t: Text, language: Language): string {
  return t('bot:answer.due', { from: formatDate(range!.from, language), to: formatDate(range!.to, language) })
}

const bodies: Record<Reply['tool'], (reply: Reply, t: Text, language: Language) => string[]> = {
  count: (reply, t, language) => [
    `${about(reply, t, language)}: ${t('bot:answer.documents', { count: reply.count })}`,
    ...(reply.by_status.length > 1
      ? reply.by_status.map(({ status, count }) => `• ${t(`documents:status_short.${status}`)}: ${formatCount(count, language)}`)
      : []),
  ],
  sum: (reply, t, language) =>
    reply.sums.length === 0
      ? [`${about(reply, t, language)}: ${t('bot:answer.none')}`]
      : [`${about(reply, t, language)}: ${sums(reply, t, language)}`, ...bySum(reply, t, language), ...rest(reply, t)],
  overdue: (reply, t, language) => dueList(reply, t, language, t('bot:answer.overdue')),
  due: (reply, t, language) => dueList(reply, t, language, dueHeading(reply, t, language)),
  waiting: (reply, t, language) => listed(reply, t, language, t('bot:answer.waiting')),
  latest: (reply, t, language) => listed(reply, t, language, t('bot:answer.latest')),
  document: (reply, t, language) => [
    reply.count > 1 ? t('bot:answer.several', { count: reply.count }) : '',
    `${kindOf(reply.lines[0]!.kind, t)} ${reply.lines[0]!.title} (${t(`documents:status_short.${reply.lines[0]!.status}`)})`,
    ...reply.fields.map(({ name, value }) => `• ${fieldLabel(t, reply.lines[0]!.kind, name)}: ${shown(name, value, reply, language)}`),
  ],
  supplier: (reply, t) => [...new Set(reply.lines.map(({ party, title }) => t('bot:answer.supplier', { name: title, supplier: party })))],
  figures: (reply, t, language) =>
    (Object.keys(reply.measures) as KindName[]).flatMap((kind) => {
      const { corrections, mean_corrections, approved, time_saved_seconds } = reply.measures[kind]!
      return [
        `${t(`bot:answer.kinds.${kind}`)}, ${t('bot:answer.this_year')}:`,
        `• ${t('bot:answer.approved')}: ${formatCount(approved, language)}`,
        `• ${t('bot:answer.corrections')}: ${formatCount(corrections, language)}${mean_corrections === null ? '' : ` (${t('bot:answer.mean', { mean: formatCount(mean_corrections, language) })})`}`,
        `• ${t('bot:answer.time_saved')}: ${formatDuration(t, time_saved_seconds)}`,
      ]
    }),
  found: (reply, t, language) => listed(reply, t, language, t('bot:answer.found', { query: reply.question.words })),
  nothing: (_, t) => [t('bot:answer.nothing')],
}

/** `Invoices, pending, Verger du Midi, 11/01/26 – 11/30/26`: what was looked at, so that the number says what it counts. */
function about({ question, party }: Pick<Reply, 'question' | 'party'>, t: Text, language: Language): string {
  const { kind, statuses, range, currency } = question
  return [
    t(`bot:answer.kinds.${kind ?? 'both'}`),
    statuses.map((status) => t(`documents:status_short.${status}`).toLowerCase()).join('/'),
    party ?? '',
    range ? t('bot:answer.dated', { from: formatDate(range.from, language), to: formatDate(range.to, language) }) : '',
    currency ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Totals by currency, whatever they are grouped by. */
function sums(reply: Reply, t: Text, language: Language): string {
  if (reply.question.by) return t('bot:answer.documents', { count: reply.count })
  return `${reply.sums.map((sum) => money(sum, language)).join(' + ')} (${t('bot:answer.documents', { count: reply.count - reply.without_total })})`
}

function bySum({ sums: list, question, by_status }: Reply, t: Text, language: Language): string[] {
  if (question.by)
    return list.map(
      (sum) => `• ${sum.name ?? t('bot:answer.unnamed')}: ${money(sum, language)} (${t('bot:answer.documents', { count: sum.count })})`,
    )
  return by_status.length > 1
    ? by_status.map(({ status, count }) => `• ${t(`documents:status_short.${status}`)}: ${t('bot:answer.documents', { count })}`)
    : []
}

function rest({ more, without_total }: Reply, t: Text): string[] {
  return [
    more > 0 ? t('bot:answer.more', { count: more }) : '',
    without_total > 0 ? t('bot:answer.without_total', { count: without_total }) : '',
  ]
}

function dueList(reply: Reply, t: Text, language: Language, heading: string): string[] {
  if (reply.count === 0) return [`${heading}: ${t('bot:answer.none')}`]
  const total = reply.sums.map((sum) => money(sum, language)).join(' + ')
  const [first, ...lines] = listed(reply, t, language, heading)
  return [`${first} (${t('bot:answer.total', { total })})`, ...lines]
}

function listed(reply: Reply, t: Text, language: Language, heading: string): string[] {
  if (reply.count === 0) return [`${heading}: ${t('bot:answer.none')}`]
  return [
    `${heading}: ${t('bot:answer.documents', { count: reply.count })}`,
    ...reply.lines.map((line) => `• ${lineOf(line, language)}`),
    reply.more > 0 ? t('bot:answer.more', { count: reply.more }) : '',
  ]
}

function lineOf({ title, party, total, currency, date }: LineOfReply, language: Language): string {
  return [title, party, total && formatMoney(total, currency, language), date && formatDate(date, language)].filter(Boolean).join(' · ')
}

function shown(name: string, value: string, { lines }: Reply, language: Language): string {
  if (/amount|subtotal|total/.test(name)) return formatMoney(value, lines[0]!.currency, language)
  if (/_date$/.test(name)) return formatDate(value, language)
  return name === 'vat_rate' ? `${formatDecimal(value, language)} %` : value.replace(/\n/g, ', ')
}

const kindOf = (kind: KindName, t: Text): string => t(`documents:kind.${kind}`)
const money = ({ total, currency }: SumOfReply, language: Language): string => formatMoney(total, currency, language)
