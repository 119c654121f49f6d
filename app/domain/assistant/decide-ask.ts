import type { Ask, Question, State } from './query.ts'
import type { Topic } from './topics.ts'

/** What was heard in a question beside what it says of the documents. */
export interface Signs {
  isNamed: boolean
  isSingular: boolean
  /** `Which supplier …` */
  isWhich: boolean
  ask?: Ask
  topicWords?: string[]
  byWords?: string
  byCurrency?: string | undefined
  orderWords?: string
  company?: 'party' | 'client'
  counted?: 'party' | 'client'
  alsoAsked?: string | undefined
  isBoth?: boolean
  isPlain?: boolean
  isBuying?: boolean
  isOwed?: boolean
  isCompared?: boolean
  isMentioned?: boolean
  isOften?: boolean
  isSelling?: boolean
  isWhere?: boolean
  /** The reasons are asked for. */
  why?: string
}

const ofArticles: Ask[] = ['items', 'quantity', 'price', 'average_price']
const ofCompanies: Topic[] = ['bank', 'address', 'tax_id', 'contact', 'terms', 'method', 'customer_code', 'delivery_address', 'currency']
/** Amounts that can be added up. */
const measurable: Topic[] = ['net', 'tax', 'amount_due']

/** Settles what is asked; gives the words that matter and found no place. */
export function decideAsk(question: Question, signs: Signs, words: readonly string[], hasArticle: (words: string) => boolean): string[] {
  const rest = [...words]
  question.ask = askOf(question, signs, rest, hasArticle)
  const { ask } = question
  // `More apples than pears` is no name of anything.
  const isName = !rest.some((word) => comparing.test(word)) && !hasNegation(rest)
  if (ofArticles.includes(ask)) settleArticle(question, signs, rest, hasArticle)
  else if (ask === 'search' || (ask === 'supplier' && isName) || (signs.isMentioned && ['list', 'count', 'sum'].includes(ask)))
    question.words = rest.splice(0).join(' ')
  if (ask === 'sum' && signs.isOwed) question.measure = 'amount_due'
  if (ask === 'sum' || ask === 'average' || (ask === 'list' && question.order)) settleMeasure(question, signs, rest)
  if (ask === 'sum' && signs.isBoth) question.by ??= 'kind'
  settleDays(question)
  if (question.doer && question.basis === 'dated') question.basis = BASIS[question.doer.deed]
  return [...rest, ...unusedOf(question, signs)].map((word) => word.trim()).filter(Boolean)
}

/** A period beside who did something is when it was done. */
const BASIS = { approved: 'approved', rejected: 'rejected', uploaded: 'arrived', edited: 'dated' } as const

function settleArticle(question: Question, signs: Signs, rest: string[], hasArticle: (words: string) => boolean): void {
  if (rest.length > 0 && hasArticle(rest.join(' '))) question.article = rest.splice(0).join(' ')
  // By price, by quantity or by money: that is not said.
  if (question.ask === 'items' && signs.orderWords && /\btop\b/.test(signs.orderWords)) rest.push(signs.orderWords)
  // The dearest article is the one with the highest price.
  if (question.ask === 'items' && isRanked(question)) question.ask = 'price'
  // An article, a company or a document has to be named, or the whole catalogue would be the answer.
  const isOpen = question.article === '' && question.parties.length === 0 && question.named.length === 0
  if (question.ask !== 'items' && isOpen && !isRanked(question)) rest.push('?')
  if (signs.isBuying && question.parties.length === 0) question.kind ??= 'invoice'
}

const isRanked = ({ order }: Question) => order === 'highest' || order === 'lowest'

/** Which amount is added up or ranked by. */
function settleMeasure(question: Question, signs: Signs, rest: string[]): void {
  const [measure, ...more] = question.topics
  const isDate = question.ask === 'list' && !isRanked(question) && measure === 'date'
  if (measure && measurable.includes(measure) && (question.ask !== 'list' || isRanked(question))) question.measure = measure as 'net'
  else if (measure && measure !== 'total' && !isDate) rest.push(...(signs.topicWords ?? []))
  if (more.length > 0) rest.push(...(signs.topicWords ?? []))
  question.topics = []
}

/** `With a due date in December`: the period is of that day. */
function settleDays(question: Question): void {
  if (question.ranges.length === 0 || question.basis !== 'dated') return
  for (const [topic, basis] of [
    ['due_date', 'due'],
    ['delivery_date', 'delivery'],
  ] as const) {
    if (!question.present.includes(topic) && !(question.topics.includes(topic) && question.ask === 'list')) continue
    question.basis = basis
    question.present = question.present.filter((one) => one !== topic)
  }
}

/** What was understood and has no place in the query that is asked: leaving it out would answer another question. */
function unusedOf(question: Question, signs: Signs): string[] {
  const { ask, by, order, topics, ranges, parties, states, statuses, currency, over, under, present, missing, deed, named, doer } = question
  const isGrouped = ['sum', 'count', 'average', 'parties'].includes(ask)
  const isOverall = ask === 'figures' || ask === 'changes' || (ask === 'history' && deed !== null && named.length === 0)
  const isNarrowed = [states, statuses, present, missing].some((list) => list.length > 0) || (currency ?? over ?? under) !== null
  return [
    ...(by && !isGrouped ? [signs.byWords ?? ''] : []),
    ...(signs.byCurrency && !(ask === 'sum' || ask === 'average' || (ask === 'list' && isRanked(question))) ? [signs.byCurrency] : []),
    ...(order && !(ask === 'list' || ask === 'price' || (by && isGrouped && ask !== 'average')) ? [signs.orderWords ?? ''] : []),
    ...(topics.length > 0 && !['list', 'field'].includes(ask) ? (signs.topicWords ?? []) : []),
    ...(isOverall ? parties.map(({ said }) => said) : []),
    ...(isOverall && isNarrowed ? ['…'] : []),
    // Who did it says something of documents; of edits it is not known which day is meant.
    ...(doer && (!['list', 'count', 'sum', 'average', 'parties'].includes(ask) || (doer.deed === 'edited' && ranges.length > 0))
      ? [doer.said]
      : []),
    ...(signs.alsoAsked ? [signs.alsoAsked] : []),
    ...(signs.why && !(ask === 'list' && tellsWhy(question)) ? [signs.why] : []),
    // `Invoice F-1 and its order`: only one of them is named.
    ...(signs.isBoth && named.length > 0 ? ['…'] : []),
    ...(signs.isCompared && ranges.length < 2 && parties.length < 2 && by === null ? ['compare'] : []),
  ]
}

/** Lists of these tell of each document why it is among them. */
function tellsWhy({ statuses, states, basis, doer }: Question): boolean {
  const isRejected = basis === 'rejected' || doer?.deed === 'rejected' || statuses.includes('rejected')
  return isRejected || states.some((state) => TOLD.has(state))
}
const TOLD = new Set<State>(['check_failed', 'sums_wrong', 'iban_wrong', 'tax_id_wrong', 'price_changed', 'warned'])

function askOf(question: Question, signs: Signs, rest: readonly string[], hasArticle: (words: string) => boolean): Ask {
  const { topics, by, order, basis } = question
  if (signs.ask === 'changes' && !question.deed) return 'changes'
  if (question.deed) return 'history'
  if (signs.isNamed) return ofOneDocument(question, signs)
  if (signs.isSelling) return 'supplier'
  const { ask } = signs
  const isOfArticle =
    rest.some((word) => !hasNegation([word])) && !signs.isMentioned && question.basis === 'dated' && hasArticle(rest.join(' '))
  // `Combien de TVA`
  if (ask === 'count' && topics.some((topic) => measurable.includes(topic)) && !signs.isPlain) return 'sum'
  if (ask === 'count' && isOfArticle) return 'quantity'
  if (ask === 'sum' && isOfArticle) return 'items'
  if (ask === 'average' && isOfArticle) return 'average_price'
  if (ask === 'count' && signs.counted) return parties(question, signs.counted)
  if (ask === 'count' && signs.company && !signs.isPlain) return parties(question, signs.company)
  if (signs.isOften) {
    Object.assign(question, { by: signs.company ?? 'party', order: 'highest' })
    return 'count'
  }
  if (ask) {
    // `Total of suppliers`, `which supplier … how much`
    if (ask === 'sum' && signs.company && question.parties.length === 0) question.by ??= signs.company
    if (ask === 'sum' && order !== null && by === null && signs.isSingular) return 'list'
    return ask
  }
  // `Net total of 2024`: what asks to add up is part of the name.
  if (topics.length === 1 && measurable.includes(topics[0]!) && signs.topicWords?.some((words) => /\btotal/.test(words))) return 'sum'
  if (topics.length > 0 && question.parties.length > 0 && topics.every((topic) => ofCompanies.includes(topic))) return 'field'
  if (signs.byCurrency && order === null) return 'sum'
  if (signs.isCompared || by !== null) return topics.some((topic) => measurable.includes(topic)) || topics.length === 0 ? 'sum' : 'list'
  if (order !== null || basis === 'due' || basis === 'delivery') return 'list'
  if (signs.company && topics.length === 0 && question.parties.length === 0) return parties(question, signs.company)
  if (isOfArticle && question.parties.length > 0) return 'items'
  // What is printed somewhere is searched for: a code, an article, or where nothing says that a question was put.
  const isSought = isOfArticle || rest.every((word) => /\d/.test(word)) || signs.isMentioned
  if (rest.length > 0 && !isFiltered(question) && !hasNegation(rest) && (isSought || !signs.isPlain)) return 'search'
  return isFiltered(question) || signs.isPlain || question.parties.length > 0 || topics.length > 0 ? 'list' : 'search'
}

function ofOneDocument(question: Question, signs: Signs): Ask {
  if (signs.ask === 'pages') return 'pages'
  // `Is there a duplicate of F-1`, `what is wrong with F-1`: whether it is among those.
  if (question.states.length > 0) return 'list'
  if (signs.ask && ofArticles.includes(signs.ask)) return 'items'
  if (question.topics.length > 0) return 'field'
  if (question.basis === 'due') question.topics = ['due_date']
  if (question.basis === 'delivery') question.topics = signs.isWhere ? ['delivery_address'] : ['delivery_date', 'delivery_time']
  if (question.statuses.length > 0 || question.basis === 'approved') {
    question.deed = question.statuses[0] === 'rejected' ? 'rejected' : 'approved'
    question.statuses = []
    return 'history'
  }
  return 'field'
}

function parties(question: Question, by: 'party' | 'client'): Ask {
  question.by = by
  return 'parties'
}

const comparing = /^(?:more|most|less|least|than|mas|menos|plus|moins|compare)$/
const hasNegation = (rest: readonly string[]) =>
  rest.some((word) => /^(?:not?|never|without|except|but|sin|nunca|salvo|excepto|sans|pas|ne|sauf|jamais|non)$/.test(word))

function isFiltered(question: Question): boolean {
  const { statuses, states, present, missing, over, under, ranges, currency, parties: of, topics, doer } = question
  return (
    doer !== null ||
    [statuses, states, present, missing, ranges, of, topics].some((list) => list.length > 0) ||
    Boolean(over ?? under ?? currency)
  )
}
