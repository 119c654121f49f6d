import type { AskedText } from './asked-text.ts'
import type { Signs } from './decide-ask.ts'
import { goingOn, sameOnes, sameOnesBetween } from './lexicon/link.ts'
import type { Question } from './query.ts'

/** How a question hangs on the one before: it asks the same of others (`And in May?`), or something else of the same documents (`Who approved it?`). */
export type Link = 'going on' | 'the same ones'

export function takeLink(text: AskedText): { link: Link; said: string } | undefined {
  const isGoingOn = text.take(goingOn) !== null
  let said = text.take(sameOnes)?.[0]
  text.replace(sameOnesBetween, (whole) => {
    said ??= whole.trim()
    return ''
  })
  if (said !== undefined) return { link: 'the same ones', said }
  return isGoingOn ? { link: 'going on', said: '' } : undefined
}

/**
 * What is meant by a question that goes on from `before`: whatever it does not say itself is as it was. Gives the words that then find no place.
 * Everything that narrows an answer down stands at its head, so that who meant something else sees it.
 */
export function goOn(before: Question, now: Question, signs: Signs, { link, said }: { link: Link; said: string }): string[] {
  // `And how many orders came this month?` says all it means.
  if (link === 'going on' && hasOwnAsk(now, signs) && signs.isPlain && isNarrowed(now)) return []
  // Which the largest three are, only their answer says.
  if (link === 'the same ones' && before.limit !== null) return [said]
  const left = link === 'going on' && !hasOwnAsk(now, signs) ? takeOver(before, now) : []
  for (const name of ['statuses', 'states', 'present', 'missing', 'ranges', 'parties', 'named'] as const)
    if (now[name].length === 0) Object.assign(now, { [name]: before[name] })
  for (const name of ['kind', 'over', 'under', 'currency'] as const) if (now[name] === null) Object.assign(now, { [name]: before[name] })
  now.doer ??= before.doer
  if (now.basis === 'dated') now.basis = before.basis
  if (now.article === '') now.article = before.article
  if (now.ask === 'search' && now.words === '') now.ask = before.ask === 'search' ? 'search' : 'list'
  if (now.words === '' && (now.ask === 'search' || before.ask === 'search')) now.words = before.words
  return left
}

/** What is asked stays as it was: of another company, period, article … */
function takeOver(before: Question, now: Question): string[] {
  const left: string[] = []
  if (now.ask === 'search' && now.words !== '' && before.ask !== 'search') {
    // A word that no document has as an article, and that narrows nothing down.
    left.push(...now.words.split(' '))
    now.words = ''
  }
  const [topic] = now.topics
  if (topic && (topic === 'net' || topic === 'tax' || topic === 'amount_due') && before.ask !== 'field') {
    now.measure = topic
    now.topics = []
  } else if (topic && before.ask !== 'field' && before.ask !== 'list') left.push(topic)
  now.ask = before.ask
  if (now.topics.length === 0) now.topics = before.topics
  if (now.measure === 'total') now.measure = before.measure
  now.by ??= before.by
  now.limit ??= now.order === null ? before.limit : null
  now.order ??= before.order
  now.deed ??= before.deed
  return left
}

function hasOwnAsk(now: Question, signs: Signs): boolean {
  return signs.ask !== undefined || now.deed !== null || signs.isSelling === true || signs.isOften === true || signs.isCompared === true
}

function isNarrowed({ statuses, states, present, missing, ranges, parties, currency, over, under, named, doer }: Question): boolean {
  return (
    [statuses, states, present, missing, ranges, parties, named].some((list) => list.length > 0) ||
    (currency ?? over ?? under ?? doer) !== null
  )
}
