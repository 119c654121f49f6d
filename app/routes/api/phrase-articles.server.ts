import type { ArticleOfReply, Reply } from '#app/domain/assistant/reply.ts'
import { formatDate, formatDecimal, formatMoney } from '#app/i18n/format.ts'
import { labelled } from '#app/i18n/labels.ts'
import { describeQuestion } from './describe-question.server.ts'
import { more, type Tongue } from './tongue.server.ts'

/** What was bought or ordered: one line an article, with quantity and total. */
export function phraseArticles(reply: Reply, tongue: Tongue): string[] {
  const { t, language } = tongue
  const total = reply.sums.map((sum) => formatMoney(sum.total, sum.currency, language)).join(' + ')
  return [
    headed(reply, tongue, `${lines(reply.count, tongue)}${total ? ` (${t('bot:answer.total', { total })})` : ''}`),
    ...reply.articles.map((article) =>
      bullet([
        article.name,
        article.quantity && `${t('bot:answer.quantity')} ${formatDecimal(short(article.quantity), language)}`,
        article.total && formatMoney(article.total, article.currency, language),
        article.lines > 1 && lines(article.lines, tongue),
        kindOf(article, reply, tongue),
      ]),
    ),
    more(reply, tongue),
    reply.without_total > 0 ? t('bot:answer.rows_without_total', { count: reply.without_total }) : '',
  ]
}

export function phrasePrices(reply: Reply, tongue: Tongue): string[] {
  const { t, language } = tongue
  return [
    headed(reply, tongue, t(reply.question.order ? `bot:answer.prices_${reply.question.order}` : 'bot:answer.prices')),
    ...reply.articles.map((article) =>
      bullet([
        article.price && formatMoney(article.price, article.currency, language),
        article.name,
        article.date && formatDate(article.date, language),
        article.party,
        article.title,
        kindOf(article, reply, tongue),
      ]),
    ),
    more(reply, tongue),
  ]
}

export function phraseMeans(reply: Reply, tongue: Tongue): string[] {
  const { t, language } = tongue
  const money = ({ currency }: ArticleOfReply, amount: string) => formatMoney(amount, currency, language)
  return [
    headed(reply, tongue, t('bot:answer.average_price')),
    ...reply.articles
      .filter(({ price }) => price !== null)
      .map((article) =>
        bullet([
          labelled(t, article.name, money(article, article.price!)),
          `${lines(article.lines, tongue)}${article.lines > 1 ? `, ${money(article, article.lowest!)} – ${money(article, article.highest!)}` : ''}`,
          kindOf(article, reply, tongue),
        ]),
      ),
    more(reply, tongue),
  ]
}

/** Said where rows of both kinds stand beside each other. */
function kindOf({ kind }: ArticleOfReply, { articles }: Reply, { t }: Tongue): string {
  return articles.some((other) => other.kind !== kind) ? t(`bot:answer.kinds.${kind}`) : ''
}

/** Documents that the question names are named in the answer, too. */
function headed({ question, articles }: Reply, { t, language }: Tongue, said: string): string {
  const titles = question.named.length > 0 ? [...new Set(articles.map(({ title }) => title))].join(' / ') : ''
  return labelled(t, [describeQuestion(question, t, language), titles].filter(Boolean).join(', '), said)
}

const lines = (count: number, { t }: Tongue) => t('bot:answer.lines', { count })
const bullet = (parts: (string | false | null)[]) => `• ${parts.filter(Boolean).join(' · ')}`
/** Places that say nothing: 2.00 pieces are 2. */
const short = (quantity: string) => (quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity)
