import type { Language } from '#app/contract/languages.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Range, Settled } from '#app/domain/assistant/query.ts'
import { fieldOfTopic, type Topic } from '#app/domain/assistant/topics.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import type { Text } from '#app/i18n/text.ts'

/** `Invoices, pending, Verger du Midi, dated 11/01/26 – 11/30/26`: all that was looked at, so that an answer says what it is the answer to. */
export function describeQuestion(question: Settled, t: Text, language: Language): string {
  const {
    kind,
    statuses,
    states,
    partyNames,
    present,
    missing,
    over,
    under,
    ranges,
    basis,
    currency,
    measure,
    doer,
    article,
    words,
    order,
    by,
    ask,
  } = question
  const isWaiting = ask === 'list' && statuses.length === 1 && statuses[0] === 'pending' && kind === null && states.length === 0
  const money = (amount: string) => formatMoney(amount, currency, language)
  return [
    isWaiting ? t('bot:answer.waiting') : t(`bot:answer.kinds.${kind ?? 'both'}`),
    isWaiting || isUsual(statuses) ? '' : statuses.map((status) => t(`bot:answer.statuses.${status}`)).join(' / '),
    ...states.map((state) =>
      t(`bot:answer.states.${state === 'matched' || state === 'unmatched' ? (`${state}_${kind ?? 'invoice'}` as const) : state}`),
    ),
    ...missing.map((topic) => t('bot:answer.missing', { field: topicLabel(topic, question, t) })),
    ...present.map((topic) => t('bot:answer.present', { field: topicLabel(topic, question, t) })),
    over && under ? t('bot:answer.between', { over: money(over), under: money(under) }) : '',
    over && !under ? t('bot:answer.over', { over: money(over) }) : '',
    under && !over ? t('bot:answer.under', { under: money(under) }) : '',
    article === '' ? '' : t('quoted', { text: article }),
    words === '' || ask === 'search' ? '' : t('bot:answer.mentioning', { query: words }),
    partyNames.join(' / '),
    doer ? t(`bot:answer.done_by.${doer.deed}`, { names: doer.members.map(({ name }) => name).join(' / ') }) : '',
    ranges.length > 0 ? t(`bot:answer.bases.${basis}`, { days: ranges.map((range) => daysOf(range, t, language)).join(' / ') }) : '',
    currency ?? '',
    measure === 'total' ? '' : topicLabel(measure, question, t),
    order && (ask === 'list' || (ask === 'sum' && (by === 'party' || by === 'client')))
      ? t(`bot:answer.orders.${order === 'latest' && kind === null ? 'arrival' : order}`)
      : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What counts where nobody says which. */
const isUsual = (statuses: Settled['statuses']) =>
  statuses.length === 0 || (statuses.length === 2 && statuses[0] === 'pending' && statuses[1] === 'approved')

export function topicLabel(topic: Topic, { kind }: Pick<Settled, 'kind'>, t: Text): string {
  const first = kind ?? 'invoice'
  const other = first === 'invoice' ? 'work_order' : 'invoice'
  const own = fieldOfTopic(topic, first)
  return own ? fieldLabel(t, kinds[first].name, own) : fieldLabel(t, other, fieldOfTopic(topic, other) ?? '')
}

/** A whole year or month is called so. */
export function daysOf({ from, to }: Range, t: Text, language: Language): string {
  if (from && to && from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01-01') && to.endsWith('-12-31')) return from.slice(0, 4)
  if (from === to) return formatDate(from, language)
  if (from === '') return t('bot:answer.until', { to: formatDate(to, language) })
  if (to === '') return t('bot:answer.since', { from: formatDate(from, language) })
  return `${formatDate(from, language)} – ${formatDate(to, language)}`
}
