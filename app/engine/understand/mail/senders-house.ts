import type { Candidates } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold, wordsOf } from '../words/fold.ts'
import { senderOf } from './mail.ts'

/** What people sign a mail with among those who know them: `Karim`, `Anne-Lise B.` */
const givenName = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?$/u

interface Signed<L> {
  house: L
  person: L
}

/** `Karim` over `Le Petit Zinc`, whose mailbox bears the name of the house: who orders, and for whom. */
export function signedForHouse<L extends Pick<LabelledLine, 'text'>>(
  lines: readonly L[],
  open: readonly LabelledLine[],
): Signed<L> | undefined {
  const senders = open.flatMap(({ text }) => senderOf(text)?.trim() ?? [])
  const at = lines.findIndex(({ text }) => senders.some((name) => fold(name) === fold(text)))
  const person = lines.slice(0, Math.max(0, at)).find(({ text }) => givenName.test(text))
  return person && !isOf(person.text, lines[at]!.text) ? { house: lines[at]!, person } : undefined
}

/** `Von: Kita Regenbogen` over a mail that `Birte Ohlendorf` signs for the `Kindertagesstätte Regenbogen`: the mailbox is the house's, and nobody's name. */
export function withoutHouse(found: Candidates): Candidates {
  const [person, house] = [found.client_name, found.customer_company_name].map((list) => list?.find(({ reason }) => reason === 'signature'))
  if (!person || !house) return found
  const isHouse = (value: string) => value !== person.value && !sharesWord(value, person.value) && sharesWord(value, house.value)
  return { ...found, client_name: found.client_name!.filter(({ value }) => !isHouse(value)) }
}

const isOf = (given: string, name: string) => wordsOf(name).includes(fold(given))

const sharesWord = (one: string, other: string) => wordsOf(one).some((word) => word.length > LONG && wordsOf(other).includes(word))
const LONG = 2
