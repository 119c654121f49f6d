import type { Candidate } from '../../../candidate.ts'
import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { type DateOrder, findDates } from '../../values/date.ts'
import type { Group } from './groups.ts'
import type { ReadSegment } from '../tables.ts'
import { printed } from '../printed.ts'
import { textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

const SCORE = 0.8
const MOST = 0.3 // a day that a label names counts for more, and without one it is to be looked at
/** Heads of days on which the goods are wanted; a plain `Date` or a day of service says something else. */
const wanted = pattern()`
  need|requ|\breqd?\b|due|expected|scheduled|planned|planead|planific|deliver|dock|receipt|promis|promet|ship|eta\b|arriv|livr|
  souhait|besoin|entreg|\bvto\b|\bvencim|\bnec\b|necesi|necesari|solicit|f\.? ?ent|liefer|termin|wunsch|benotigt|lever|delai|plazo|frist|consegn|data richiesta|pretend|
  demandee?s?\b|voulu|attendu|prevue?\b|previst|gevraagd|gewenst|verwacht|angefordert|bedarf
`

/** The day of delivery that every line of the items names in its column, or most of them. */
export function readLineDate(tables: readonly ReadSegment[], order: DateOrder): Candidate | undefined {
  return inColumn(tables, order) ?? underLines(tables, order)
}

/** `Lieferdatum: 28.05.2026` in a line of its own under the name of everything that is wanted. */
function underLines(tables: readonly ReadSegment[], order: DateOrder): Candidate | undefined {
  const dated = daysUnder(tables, order).filter(({ isPart }) => !isPart)
  const [first] = dated
  const count = tables.reduce((sum, { groups }) => sum + groups.length, 0)
  if (!first || dated.length < count || dated.some(({ value }) => value !== first.value)) return undefined
  return printed(first.value, first.words, SCORE, 'the day under every line')
}

/**
 * The words of days under single lines that name no day of the order: they differ, say how many are wanted then, or others have none.
 * One under the last line alone may be the order's.
 */
export function differingDays(tables: readonly ReadSegment[], order: DateOrder): Word[] {
  const dated = daysUnder(tables, order)
  const count = tables.reduce((sum, { groups }) => sum + groups.length, 0)
  const last = tables.at(-1)?.groups.at(-1)
  const isOwn =
    new Set(dated.map(({ value }) => value)).size > 1 ||
    dated.some(({ isPart }) => isPart) ||
    (dated.length < count && dated.some(({ group }) => group !== last))
  return isOwn ? dated.flatMap(({ words }) => words) : []
}

interface DayUnder {
  value: string
  words: Word[]
  group: Group
  /** How many are wanted then stands beside it. */
  isPart: boolean
}

const daysUnder = (tables: readonly ReadSegment[], order: DateOrder): DayUnder[] =>
  tables
    .flatMap(({ groups }) => groups)
    .flatMap((group) =>
      group.below.flatMap(({ row: { text, words } }) => {
        const [date, more] = findDates(text, order)
        if (!date || more) return []
        const lead = labelled.exec(fold(text.slice(0, date.index)))
        const rest = behindDay.exec(text.slice(date.index + date.length))
        return lead && rest ? [{ value: date.value, words, group, isPart: Boolean(lead[1] ?? rest[1]) }] : []
      }),
    )

/** `Delivery date:`, `Livraison du`, `200  Fecha entrega` before a day. */
const labelled = pattern('u')`
  ^(\d[\d.,]*\s)?(?:
    (?:gewunschter |wunsch|teil)?liefer(?:datum|termin|ung)|date (?:de )?livraison(?: \p{L}+)?|livraison(?: le| du| prevue)?|echeance|
    delai|(?:requested |required )?delivery(?: date)?|due|required by|fecha (?:de )?entrega|entrega|data (?:di )?consegna|consegna|
    leverdatum|(?:deel)?levering|data (?:de )?entrega
  )\s?:?\s?(?:\p{L}{2,6}\.? ?)?$
`
const behindDay = /^(?:\s?[:–-]?\s?(\d[\d.,]*)(?:\s?\p{L}{1,8}\.?)?)?$/u

function inColumn(tables: readonly ReadSegment[], order: DateOrder): Candidate | undefined {
  const lines = tables.flatMap(({ layout, groups }) => {
    const at = layout.columns.findIndex(({ head }) => head.heading?.role !== 'description' && wanted.test(fold(head.text)))
    return at < 0 ? [] : groups.map((group) => cellOf(group, at))
  })
  const dated = lines.flatMap(({ own, words }) =>
    findDates(textOf(words), order)
      .slice(0, 1)
      .map(({ value }) => ({ value, own, words })),
  )
  const [first] = dated
  const all = tables.reduce((sum, { groups }) => sum + groups.length, 0)
  if (!first || lines.length < all) return undefined
  if (dated.some(({ value }) => value !== first.value)) return dated.length === all ? ofMostLines(dated) : undefined
  // A year broken off by a narrow column may be lost: what is printed alike is the same day.
  if (!lines.every(({ own, words }) => dated.some((line) => line.words === words || (own !== '' && line.own === own)))) return undefined
  return printed(first.value, first.words, SCORE, 'the day of every line')
}

/** Lines that differ: the day that half of them name, or more, is when the order is wanted, though some of it comes apart. */
function ofMostLines(dated: readonly { value: string; words: Word[] }[]): Candidate | undefined {
  const count = (day: string) => dated.filter(({ value }) => value === day).length
  const [first, second] = [...new Set(dated.map(({ value }) => value))].sort((a, b) => count(b) - count(a))
  if (!first || !second || count(first) === count(second) || 2 * count(first) < dated.length) return undefined
  return printed(first, dated.find(({ value }) => value === first)!.words, MOST, 'the day of most lines')
}

function cellOf({ above, line, below }: Group, at: number): { own: string; words: Word[] } {
  return { own: textOf(line.cells[at]!), words: [...above, line, ...below].flatMap((entry) => entry.cells[at]!) }
}
