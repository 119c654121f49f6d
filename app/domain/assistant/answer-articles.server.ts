import Big from 'big.js'
import { kinds } from '#app/contract/kinds/index.ts'
import { foldText } from '../documents/keys.ts'
import type { Asked } from './answer.server.ts'
import { articleRows, type ArticleRow } from './articles.server.ts'
import { cite, citeCell, MOST_CITATIONS, titleOf } from './cite.server.ts'
import { lineOf } from './line-of.server.ts'
import { mean, plain, sumUp } from './reckon.ts'
import { blank, type ArticleOfReply, type Reply } from './reply.ts'
import { askRows, type AskedRow } from './rows.server.ts'

const LINES = 15
const RANKED = 3 // articles by currency, where none is named

type Row = ArticleRow & { of: AskedRow }

/** What was bought or ordered, and at what prices, from the rows of the documents that fit. */
export function answerArticles(asked: Asked): Reply | undefined {
  const { question } = asked
  const rows = rowsOf(asked)
  if (rows.length === 0) return undefined
  const isPrice = question.ask === 'price' || question.ask === 'average_price'
  const cells = isPrice ? rows.filter(({ unit_price }) => unit_price !== null) : rows
  if (question.ask === 'price') return prices(asked, cells)
  const articles = byArticle(cells)
  const shown = articles.slice(0, LINES)
  const cited = cells.slice(0, MOST_CITATIONS)
  return {
    ...blank(question),
    tool: isPrice ? 'average_price' : 'items',
    count: cells.length,
    articles: shown,
    more: articles.length - shown.length,
    sums: isPrice ? [] : sumUp(cells.map(({ total, of }) => ({ name: null, currency: of.currency, amount: total }))),
    without_total: isPrice ? 0 : cells.filter(({ total }) => total === null).length,
    citations: cited.map((row) =>
      citeCell(asked.who, row.of, row, isPrice ? 'unit_price' : row.total === null ? 'quantity' : 'total_amount'),
    ),
  }
}

function rowsOf({ who, question, today, timeZone }: Asked): Row[] {
  const ranges = question.ranges.length > 0 ? question.ranges : [null]
  const documents = new Map(ranges.flatMap((range) => askRows(who, { ...question, range, today, timeZone }).map((row) => [row.id, row])))
  return articleRows(who, question.article, [...documents.keys()]).map((row) => ({ ...row, of: documents.get(row.document_id)! }))
}

/** One price a line: the newest first, or the newest, highest or lowest of each article and currency. */
function prices({ who, question }: Asked, rows: readonly Row[]): Reply {
  const { order } = question
  const sorted = [...rows].sort((a, b) => compare(a, b, order))
  const seen = new Set<string>()
  const first = order === null ? sorted : sorted.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)))
  // Of all articles the dearest or cheapest, by currency.
  const chosen = question.article === '' && (order === 'highest' || order === 'lowest') ? topOf(first, question.limit ?? RANKED) : first
  const shown = chosen.slice(0, LINES)
  return {
    ...blank(question),
    tool: 'prices',
    count: chosen.length,
    articles: shown.map((row) => articleOf([row])),
    more: chosen.length - shown.length,
    citations: shown.map((row) => citeCell(who, row.of, row, 'unit_price')),
  }
}

function topOf(rows: readonly Row[], limit: number): Row[] {
  const currencies = [...new Set(rows.map(({ of }) => of.currency))]
  return currencies.flatMap((currency) => rows.filter(({ of }) => of.currency === currency).slice(0, limit))
}

function compare(a: Row, b: Row, order: string | null): number {
  if (order === 'highest') return new Big(b.unit_price!).cmp(a.unit_price!)
  if (order === 'lowest') return new Big(a.unit_price!).cmp(b.unit_price!)
  const [first, second] = [a.of.document_date ?? '', b.of.document_date ?? '']
  return (first < second ? 1 : first > second ? -1 : 0) * (order === 'oldest' ? -1 : 1)
}

const keyOf = ({ kind, name, code, of }: Row) => JSON.stringify([kind, foldText(name ?? code ?? ''), of.currency])

/** One line an article and currency, that with the largest total first. */
function byArticle(rows: readonly Row[]): ArticleOfReply[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups.values()].map(articleOf).sort((a, b) => new Big(b.total ?? 0).cmp(a.total ?? 0))
}

function articleOf(rows: readonly Row[]): ArticleOfReply {
  const [{ kind, name, code, of }] = rows as [Row]
  const values = (column: 'quantity' | 'total' | 'unit_price') => rows.flatMap((row) => row[column] ?? []).map((value) => new Big(value))
  const sum = (list: Big[]) => list.reduce((all, one) => all.plus(one), new Big(0))
  const [quantities, totals, unit] = [values('quantity'), values('total'), values('unit_price').sort((a, b) => a.cmp(b))]
  return {
    kind,
    name: name ?? code ?? '',
    currency: of.currency,
    lines: rows.length,
    quantity: quantities.length > 0 ? sum(quantities).toFixed() : null,
    total: totals.length > 0 ? plain(sum(totals)) : null,
    price: unit.length > 0 ? mean(sum(unit).toFixed(), unit.length) : null,
    lowest: unit[0] ? plain(unit[0]) : null,
    highest: unit.length > 0 ? plain(unit.at(-1)!) : null,
    title: titleOf(of),
    party: of.party,
    date: of.document_date,
  }
}

/** Who sells what the words name: by the rows of invoices, else by the words of their pages. */
export function answerSupplier({ who, question, today, timeZone }: Asked): Reply | undefined {
  if (question.words === '') return undefined
  const named = [...new Set(articleRows(who, question.words).map(({ document_id }) => document_id))]
  const wish = { ...question, kind: question.kind ?? 'invoice', range: question.ranges[0] ?? null, today, timeZone } as const
  const fitting = named.length > 0 ? askRows(who, { ...wish, words: '', named }) : []
  const rows = (fitting.length > 0 ? fitting : askRows(who, wish)).filter(({ party }) => party !== null)
  if (rows.length === 0) return undefined
  return {
    ...blank(question),
    tool: 'supplier',
    count: rows.length,
    sums: sumUp(rows.map(({ party }) => ({ name: party, currency: null, amount: '1' }))),
    lines: rows.slice(0, LINES).map((row) => lineOf(row)),
    citations: cite(who, rows, ({ kind }) => kinds[kind].partyField),
  }
}
