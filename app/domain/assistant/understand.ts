import type { KindName } from '#app/contract/kinds/index.ts'
import { languages, type Language } from '#app/contract/languages.ts'
import { addDays } from '../analytics/periods.ts'
import { nameKey } from '../documents/keys.ts'
import { AskedText, plainText } from './asked-text.ts'
import { decideAsk, type Signs } from './decide-ask.ts'
import { goOn, takeLink } from './follow-up.ts'
import * as asking from './lexicon/asks.ts'
import * as days from './lexicon/basis.ts'
import * as deeds from './lexicon/deeds.ts'
import { companyWords, documentWords, eachCurrency, groupWords, kindWords, singular } from './lexicon/documents.ts'
import { countBefore, mostOften, orderWords, topCompanies } from './lexicon/order.ts'
import { small, tellTale } from './lexicon/small.ts'
import { overdueThen } from './lexicon/states.ts'
import { amountWords, ofOne, topicPattern, topicWords } from './lexicon/topics.ts'
import { takeDocuments } from './name-documents.ts'
import { companiesOf, takePartOfNames, takeWholeNames } from './name-parties.ts'
import { takeDoer } from './take-doer.ts'
import { spellPeriods, takeRanges } from './periods.ts'
import { querySchema, type Known, type Question, type Understood } from './query.ts'
import { limitOf, takeAmounts, takeCurrency, takePresence, takeStates, takeStatuses } from './take-filters.ts'
import type { Topic } from './topics.ts'

const EARLY_ASKS = 5
const LONGEST_WORDS = 200 // characters that are searched for

/**
 * The usual questions, by their words. Pure. Bit by bit what is recognised is taken out of the question, the longer and surer first; words that are
 * left over at the end and matter are given back as not understood. A question that goes on from the one `before` means what that one left in force.
 */
export function understandQuestion(asked: string, known: Known, before?: Question): Understood {
  const plain = plainText(asked)
  const language = languageOf(plain)
  const text = new AskedText(plain)
  spellPeriods(text)
  const link = before && takeLink(text)
  const companies = companiesOf(known.parties)
  const question: Question = { ...querySchema.parse({ ask: 'search' }), parties: takeWholeNames(text, companies), named: [], doer: null }
  Object.assign(question, takeAmounts(text))
  question.named = takeDocuments(text, known)
  // `Who approved it?`, `And the due date?`
  if (link && question.named.length + question.parties.length === 0) question.named = before.named
  const isOverdueThen = text.has(overdueThen)
  const { states, kind } = takeStates(text)
  question.states = states
  const signs: Signs = {
    isNamed: question.named.length > 0,
    isSingular: text.has(singular),
    isWhich: text.has(whichCompany),
    isBuying: text.has(asking.buying),
    isOwed: text.has(asking.owing) || text.take(asking.leftToPay) !== null,
  }
  takeAmount(text, question, signs)
  Object.assign(question, takePresence(text))
  if (!signs.isNamed) question.doer = takeDoer(text, known.members)
  if (!signs.isNamed && text.take(deeds.changeWords)) signs.ask = 'changes'
  // Pages, lines, prices of articles and figures of Analytics come before the deeds and amounts of documents.
  for (const [ask, pattern] of asking.askWords.slice(0, EARLY_ASKS)) if (!signs.ask && text.take(pattern)) signs.ask = ask
  if (!signs.isNamed) takeWhy(text, signs)
  takeDeed(text, question, signs)
  takeTopics(text, question, signs)
  takeBasis(text, question, signs)
  signs.isCompared = text.takeAll(asking.comparing)
  if (signs.isCompared) text.replace(/(?<= )(?:between|entre)(?= )/g, () => 'in')
  const isAhead = question.basis === 'due' || question.basis === 'delivery'
  if (isOverdueThen && question.basis === 'dated') question.basis = 'due'
  const clock = { today: known.today, isAhead, isMonthFirst: language !== 'es' && language !== 'fr' }
  question.ranges = takeRanges(text, clock, () => {
    for (const [basis, pattern] of days.doneThen)
      if (question.basis === 'dated' && !question.deed && text.take(pattern)) question.basis = basis
  })
  const yesterday = addDays(known.today, -1)
  const isJustNow = question.ranges.length > 0 && question.ranges.every(({ from, to }) => from === to && from >= yesterday)
  if (question.basis === 'dated' && isJustNow && text.takeAll(days.receivingWords)) question.basis = 'arrived'
  if (!question.deed) question.statuses = takeStatuses(text)
  takeAsks(text, question, signs)
  takeOrder(text, question, signs)
  const kinds = (Object.keys(kindWords) as KindName[]).filter((name) => text.takeAll(kindWords[name]))
  question.kind ??= kind ?? (kinds.length === 1 ? kinds[0]! : null)
  signs.isBoth = kinds.length === 2 && kind === null
  signs.isPlain = kinds.length > 0 || text.takeAll(documentWords)
  for (const group of ['party', 'client'] as const) if (text.takeAll(companyWords[group])) signs.company = group
  question.currency = takeCurrency(text)
  text.takeAll(asking.buying)
  text.takeAll(asking.spending)
  signs.isMentioned = text.takeAll(mentions)
  question.parties.push(...takePartOfNames(text, companies))
  text.takeAll(small)
  // A company's legal form may be said without the rest of its name.
  const words = question.parties.length > 0 ? text.words.filter((word) => nameKey(`x ${word}`) !== 'x') : text.words
  const left = decideAsk(question, signs, words, (said) => known.hasArticle(said))
  if (link) left.push(...goOn(before, question, signs, link))
  question.words = question.words.slice(0, LONGEST_WORDS)
  return { question, language, left }
}

const whichCompany =
  /(?<= )(?:which|what|que|quel(?:le)?s?|cual(?:es)?) (?:suppliers?|vendors?|clients?|customers?|proveedor(?:es)?|clientes?|fournisseurs?)(?= )/
const mentions =
  /(?<= )(?:that )?(?:mentions?|mentioning|contain(?:s|ing)?|about|include[s]?|including|mencionan?|contienen?|incluyen?|sobre|mentionnent|mentionne|contiennent|contient|concernant)(?= )/

/** `Total without tax`: what is added up. */
function takeAmount(text: AskedText, question: Question, signs: Signs): void {
  for (const [topic, names] of amountWords) {
    if (!text.take(topicPattern(names))) continue
    signs.ask = 'sum'
    if (topic === 'net') question.measure = 'net'
  }
}

/** `Rejected, and why`; of one document it is part of what happened to it. */
function takeWhy(text: AskedText, signs: Signs): void {
  const found = text.take(deeds.whyWords)
  if (found) signs.why = found[0]
}

function takeDeed(text: AskedText, question: Question, signs: Signs): void {
  for (const [deed, pattern] of deeds.deedWords) if (!question.deed && text.take(pattern)) question.deed = deed
  if (signs.isNamed)
    for (const [deed, before, after] of deeds.deedAround)
      if (!question.deed && text.has(before) && text.has(after) && text.take(before) && text.take(after)) question.deed = deed
  if (!question.deed && text.take(deeds.historyWords)) question.deed = 'any'
  if (signs.isNamed) return
  // `How many did each person approve`, `who approved the most`
  const isEach = text.take(deeds.eachPerson) !== null
  for (const [deed, pattern] of deeds.plainDeeds) if (isEach && !question.deed && text.take(pattern)) question.deed = deed
  // Who did it most often stands first anyway.
  if (question.deed) text.take(deeds.theMost)
}

function takeTopics(text: AskedText, question: Question, signs: Signs): void {
  const taken: [Topic, string][] = []
  for (const group of ['month', 'rate', 'status', 'party', 'client'] as const) {
    const found = text.take(groupWords[group])
    if (!found) continue
    question.by = group
    signs.byWords = found[0]
  }
  signs.byCurrency = text.take(eachCurrency)?.[0]
  if (signs.isNamed && text.take(asking.senderWords)) taken.push(['supplier', ''])
  for (const [topic, names] of topicWords) {
    const found = text.take(topicPattern(names))
    if (found) taken.push([topic, found[0]])
  }
  if (signs.isNamed && taken.length === 0)
    for (const [topic, names] of ofOne) {
      const found = taken.length === 0 && text.take(topicPattern(names))
      if (found) taken.push([topic, found[0]])
    }
  signs.topicWords = taken.map(([, words]) => words)
  question.topics = taken.map(([topic]) => topic)
}

function takeBasis(text: AskedText, question: Question, signs: Signs): void {
  if (text.takeAll(days.dueWords)) question.basis = 'due'
  else if (text.takeAll(days.deliveryWords)) question.basis = 'delivery'
  else if (text.takeAll(days.readingWords)) question.basis = 'read'
  else if (text.takeAll(days.approvalWords)) question.basis = 'approved'
  else if (text.takeAll(days.arrivalWords)) question.basis = 'arrived'
  signs.isWhere = question.basis === 'delivery' && text.take(/(?<= )(?:where|donde|ou)(?= )/) !== null
  if (question.basis === 'delivery' || question.basis === 'due' || signs.isNamed) text.takeAll(/(?<= )(?:when|cuando|quand)(?= )/)
}

function takeAsks(text: AskedText, question: Question, signs: Signs): void {
  for (const group of ['party', 'client'] as const) if (text.has(asking.countedCompany[group])) signs.counted = group
  const ofCompany = signs.ask ? null : text.take(asking.boughtBy)
  if (ofCompany) signs.ask = 'items'
  if (ofCompany && /order/.test(ofCompany[0])) question.kind = 'work_order'
  // `Which supplier do we spend the most with`: before what is spent.
  for (const group of ['party', 'client'] as const) {
    const found = !question.by && text.take(topCompanies[group])
    if (found) Object.assign(question, { by: group, order: 'highest', limit: limitOf(found) })
  }
  signs.isSelling = !signs.isNamed && text.take(asking.sellingWords) !== null
  for (const [ask, pattern] of asking.askWords.slice(EARLY_ASKS)) if (!signs.ask && text.take(pattern)) signs.ask = ask
  if (signs.ask === 'count' && !signs.counted && text.take(asking.andHowMuch)) signs.ask = 'sum'
  if (signs.ask === 'count') signs.alsoAsked = text.take(asking.alsoAsked)?.[0]
  signs.isOften = question.by === null && text.take(mostOften) !== null
}

function takeOrder(text: AskedText, question: Question, signs: Signs): void {
  for (const order of ['highest', 'lowest', 'latest', 'oldest'] as const) {
    const found = question.order === null && text.take(orderWords[order])
    if (found) signs.orderWords = found[0]
    if (found) Object.assign(question, { order, limit: limitOf(found) ?? (signs.isSingular ? 1 : null) })
  }
  const count = question.order !== null && text.take(countBefore)
  if (count) question.limit = limitOf(count)
}

/** Null where the words of two languages weigh the same. */
function languageOf(text: string): Language | null {
  const [first, second] = languages
    .map((language) => ({ language, count: text.match(tellTale[language])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
  return first && first.count > (second?.count ?? 0) ? first.language : null
}
