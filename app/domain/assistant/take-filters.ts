import type { KindName } from '#app/contract/kinds/index.ts'
import { statuses as allStatuses, type Status } from '#app/contract/documents.ts'
import type { AskedText } from './asked-text.ts'
import { currencyWords, notApproved, statusWords, withField, withoutField } from './lexicon/documents.ts'
import { between, numerals, over, under } from './lexicon/order.ts'
import { pairWords, stateWords } from './lexicon/states.ts'
import { lackedWords, topicPattern, topicWords } from './lexicon/topics.ts'
import type { State } from './query.ts'
import type { Topic } from './topics.ts'

/** Which documents are meant: what the question says of them, taken out of it. */

export function takeAmounts(text: AskedText): { over: string | null; under: string | null } {
  const both = text.take(between, ([whole, low, high]) => !(isYear(low!) && isYear(high!)) || /[€£$]/.test(whole!))
  if (both) return { over: amountOf(both[1]!), under: amountOf(both[2]!) }
  const [least, most] = [text.take(over), text.take(under)]
  return { over: least && amountOf(least[1]!), under: most && amountOf(most[1]!) }
}

const isYear = (number: string) => /^20\d\d$/.test(number)

/** `1.000`, `1,000`, `1 000`, `1000,50`, `5k`: one separator before three digits parts thousands. */
export function amountOf(said: string): string {
  const digits = said.replace(/[k ]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isDecimal = last >= 0 && (digits.length - last - 1 !== 3 || (digits.includes('.') && digits.includes(',')))
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  const plain = `${whole.replace(/^0+(?=\d)/, '')}${isDecimal ? `.${digits.slice(last + 1)}` : ''}`
  return said.endsWith('k') && !isDecimal ? `${plain}000` : plain
}

/** Fields that the documents must or must not mention. */
export function takePresence(text: AskedText): { present: Topic[]; missing: Topic[] } {
  const taken = (before: string) => topicWords.filter(([, names]) => text.take(topicPattern(names, before))).map(([topic]) => topic)
  const missing = taken(withoutField)
  // `With a total` is said of an amount, `à échéance` of a day; without one it is missing like any other field.
  for (const [topic, names] of lackedWords) if (text.take(topicPattern(names, withoutField))) missing.push(topic)
  return { present: taken(withField), missing }
}

export function takeStates(text: AskedText): { states: State[]; kind: KindName | null } {
  let kind: KindName | null = null
  const states = (Object.keys(stateWords) as State[]).filter((state) => {
    const found = text.take(stateWords[state]!)
    if (found && (state === 'matched' || state === 'unmatched'))
      kind = (Object.keys(pairWords) as KindName[]).find((name) => pairWords[name].test(found[0])) ?? null
    return found
  })
  return { states, kind }
}

export function takeStatuses(text: AskedText): Status[] {
  if (text.take(notApproved)) return allStatuses.filter((status) => status !== 'approved')
  return (Object.keys(statusWords) as Status[]).filter((status) => text.takeAll(statusWords[status]!))
}

export function takeCurrency(text: AskedText): string | null {
  return currencyWords.find(([pattern]) => text.takeAll(pattern))?.[1] ?? null
}

export const limitOf = (found: RegExpExecArray): number | null => {
  const said = found.slice(1).find(Boolean)
  return said === undefined ? null : Math.min(numerals[said] ?? Number(said), 25) || null
}
