import type { Language } from '#app/contract/languages.ts'
import type { Settled } from '#app/domain/assistant/query.ts'
import type { LineOfReply, Reply, SumOfReply } from '#app/domain/assistant/reply.ts'
import { formatDate, formatMoney, formatMonth, formatRate } from '#app/i18n/format.ts'
import { fieldLabel, labelled } from '#app/i18n/labels.ts'
import type { Text } from '#app/i18n/text.ts'
import { daysOf, describeQuestion } from './describe-question.server.ts'
import { paidWords } from '#app/domain/assistant/lexicon/states.ts'
import { phraseArticles, phraseMeans, phrasePrices } from './phrase-articles.server.ts'
import { phraseFigures } from './phrase-figures.server.ts'
import { eventName, phraseChanges, phraseHistory, phraseTold } from './phrase-told.server.ts'
import { phraseWhy } from './phrase-why.server.ts'
import { documents, money, more, shown, type Tongue } from './tongue.server.ts'

/** The facts of a reply as sentences of one language. Every number in them comes from the reply. */
export function phraseReply(reply: Reply, tongue: Tongue): string {
  const lines = [...bodies[reply.tool](reply, tongue), ...ambiguous(reply, tongue)]
  return lines.filter((line) => line !== '').join('\n')
}

/** Of these the heading is known before anything was looked up. */
const headed = new Set<Settled['ask']>(['list', 'count', 'sum', 'average', 'parties', 'items', 'quantity'])

export function openingOf(question: Settled, t: Text, language: Language): string {
  const isOfOne = question.named.length > 0
  return headed.has(question.ask) && !isOfOne ? labelled(t, describeQuestion(question, t, language), '') : ''
}

const heading = ({ question }: Reply, { t, language }: Tongue) => describeQuestion(question, t, language)

const headedBy = (reply: Reply, tongue: Tongue, said: string) => labelled(tongue.t, heading(reply, tongue), said)
const bullet = ({ t }: Tongue, label: string, value: string) => `• ${labelled(t, label, value)}`

const bodies: Record<Reply['tool'], (reply: Reply, tongue: Tongue) => string[]> = {
  list: (reply, tongue) => [...listed(reply, tongue, heading(reply, tongue))],
  found: (reply, tongue) => listed(reply, tongue, tongue.t('bot:answer.found', { query: reply.question.words })),
  count: (reply, tongue) => [
    headedBy(reply, tongue, documents(reply.count, tongue)),
    ...reply.sums.map((sum) => bullet(tongue, labelOf(sum, reply.question, tongue), documents(sum.count, tongue))),
    ...(reply.sums.length === 0 && reply.by_status.length > 1 ? byStatus(reply, tongue) : []),
    more(reply, tongue),
  ],
  sum: (reply, tongue) => sums(reply, tongue, ''),
  average: (reply, tongue) => sums(reply, tongue, `${tongue.t('bot:answer.average')} `),
  parties: (reply, tongue) => [
    headedBy(reply, tongue, tongue.t(`bot:answer.${reply.question.by === 'client' ? 'customers' : 'suppliers'}`, { count: reply.count })),
    ...reply.sums.map((sum) => bullet(tongue, sum.name ?? '', documents(sum.count, tongue))),
    more(reply, tongue),
  ],
  document: (reply, tongue) => [
    reply.count > 1 ? tongue.t('bot:answer.several', { count: reply.count }) : '',
    documentName(reply.lines[0]!, tongue, reply.lines),
    ...reply.fields.map(({ name, value }) =>
      bullet(tongue, fieldLabel(tongue.t, reply.lines[0]!.kind, name), shown(name, value, reply.lines[0]!.currency, tongue)),
    ),
  ],
  fields: (reply, tongue) =>
    reply.lines.flatMap((line) => [documentName(line, tongue, reply.lines), ...valuesOf(line, tongue).map((value) => `• ${value}`)]),
  told: phraseTold,
  items: phraseArticles,
  prices: phrasePrices,
  average_price: phraseMeans,
  history: phraseHistory,
  people: (reply, tongue) => [
    labelled(
      tongue.t,
      eventName(reply.question.deed ?? 'any', tongue) +
        (reply.question.ranges[0] ? `, ${daysOf(reply.question.ranges[0], tongue.t, tongue.language)}` : ''),
      reply.count === 0 ? tongue.t('bot:answer.none') : '',
    ).trim(),
    ...reply.people.map(({ name, count }) => bullet(tongue, name ?? tongue.t('bot:answer.program'), documents(count, tongue))),
  ],
  changes: phraseChanges,
  pages: (reply, tongue) => [
    headedBy(reply, tongue, `${tongue.t('bot:answer.pages', { count: reply.pages })} (${documents(reply.count, tongue)})`),
  ],
  supplier: (reply, tongue) => [
    tongue.t('bot:answer.sellers', { query: reply.question.words }),
    ...reply.sums.map((sum) => bullet(tongue, sum.name ?? '', documents(sum.count, tongue))),
  ],
  figures: phraseFigures,
  nothing: ({ question: { ask, words } }, { t }) => [t(ask === 'search' && words === '' ? 'bot:answer.help' : 'bot:answer.nothing')],
  unclear: (reply, tongue) => [
    tongue.t('bot:answer.unclear', {
      words:
        reply.left
          .filter((word) => /\p{L}|\d/u.test(word))
          .map((word) => tongue.t('quoted', { text: word }))
          .join(', ') || '…',
    }),
    reply.left.some((words) => words.split(' ').some((word) => paidWords.test(word))) ? tongue.t('bot:answer.no_payments') : '',
    tongue.t('bot:answer.understood', { parts: heading(reply, tongue) }),
    tongue.t('bot:answer.try'),
  ],
}

/** A part of a name that fits several companies: all of them were looked at, and are named. */
function ambiguous({ question: { parties, partyNames }, tool }: Reply, { t }: Tongue): string[] {
  if (tool === 'unclear') return []
  let at = 0
  return parties.flatMap(({ said, fits }) => {
    const names = partyNames.slice(at, (at += fits.length))
    return fits.length > 1 ? [t('bot:answer.ambiguous', { said, names: names.join(' · '), count: fits.length })] : []
  })
}

/** Totals by currency, or one line for each group and period. */
function sums(reply: Reply, tongue: Tongue, before: string): string[] {
  const { t } = tongue
  if (reply.sums.length === 0) return [headedBy(reply, tongue, t('bot:answer.none')), without(reply, tongue)]
  const isPlain = reply.question.by === null && reply.sums.every(({ range }) => range === null)
  const counted = isPlain ? reply.count - reply.without_total : reply.count
  const all = isPlain
    ? `${reply.sums.map((sum) => money(sum, tongue)).join(reply.tool === 'average' ? ' · ' : ' + ')} (${documents(counted, tongue)})`
    : documents(counted, tongue)
  return [
    headedBy(reply, tongue, before + all),
    ...(isPlain
      ? reply.by_status.length > 1 && reply.tool === 'sum'
        ? byStatus(reply, tongue)
        : []
      : reply.sums.map((sum) =>
          bullet(
            tongue,
            labelOf(sum, reply.question, tongue),
            sum.count === 0
              ? t('bot:answer.none')
              : `${money(sum, tongue)} (${reply.question.by === 'rate' ? t('bot:answer.lines', { count: sum.count }) : documents(sum.count, tongue)})`,
          ),
        )),
    ...reply.differences.map((one) => labelled(t, t('bot:answer.difference'), money(one, tongue))),
    more(reply, tongue),
    without(reply, tongue),
  ]
}

function without({ without_total }: Reply, { t }: Tongue): string {
  return without_total > 0 ? t('bot:answer.without_total', { count: without_total }) : ''
}

function labelOf({ name, range, count }: SumOfReply, { by }: Settled, { t, language }: Tongue): string {
  const shownName = () => {
    if (name === null)
      return by === null || count === 0
        ? ''
        : t(by === 'month' ? 'bot:answer.undated' : by === 'rate' ? 'bot:answer.unrated' : 'bot:answer.unnamed')
    if (by === 'status') return t(`documents:status_short.${name}` as 'documents:status_short.pending')
    if (by === 'kind') return t(`bot:answer.kinds.${name}` as 'bot:answer.kinds.invoice')
    if (by === 'month') return formatMonth(name)
    return by === 'rate' ? formatRate(name, language) : name
  }
  return [range && daysOf(range, t, language), shownName()].filter(Boolean).join(', ')
}

function byStatus({ by_status }: Reply, tongue: Tongue): string[] {
  return by_status.map(({ status, count }) => bullet(tongue, tongue.t(`documents:status_short.${status}`), documents(count, tongue)))
}

function listed(reply: Reply, tongue: Tongue, title: string): string[] {
  const { t } = tongue
  if (reply.count === 0) return [labelled(t, title, t('bot:answer.none'))]
  const total =
    reply.sums.length > 0 ? ` (${t('bot:answer.total', { total: reply.sums.map((sum) => money(sum, tongue)).join(' + ') })})` : ''
  const count = reply.question.order ? '' : documents(reply.count, tongue)
  return [
    labelled(t, title, count + total),
    ...reply.lines.map((line) => `• ${[lineOf(line, tongue), ...valuesOf(line, tongue), ...phraseWhy(line, tongue)].join(' · ')}`),
    more(reply, tongue),
  ]
}

function lineOf({ title, party, total, currency, date }: LineOfReply, { language }: Tongue): string {
  return [title, party, total && formatMoney(total, currency, language), date && formatDate(date, language)].filter(Boolean).join(' · ')
}

function valuesOf({ values, kind, currency }: LineOfReply, tongue: Tongue): string[] {
  const { t } = tongue
  return values.map(({ name, value }) => {
    const label = fieldLabel(t, kind, name)
    const known = label === name ? fieldLabel(t, kind === 'invoice' ? 'work_order' : 'invoice', name) : label
    return labelled(t, known, value === null ? t('documents:missing') : shown(name, value, currency, tongue))
  })
}

/** Among others of the same number its day tells it from them. */
function documentName({ kind, title, status, date }: LineOfReply, { t, language }: Tongue, among: readonly LineOfReply[] = []): string {
  const isAlone = date === null || among.filter((one) => one.kind === kind && one.title === title).length < 2
  return `${t(`documents:kind.${kind}`)} ${title}${isAlone ? '' : `, ${formatDate(date, language)}`} (${t(`documents:status_short.${status}`)})`
}
