import { kinds } from '#app/contract/kinds/index.ts'
import { measureDays } from '../analytics/measure.server.ts'
import { addDays } from '../analytics/periods.ts'
import type { Asked } from './answer.server.ts'
import { blank, type Reply } from './reply.ts'
import { readableKinds } from './rows.server.ts'

const MOST_DAYS = 3660
const MOST_FIELDS = 3

/** The figures of Analytics over the period of the question, else this year. */
export function answerFigures({ who, question, today, timeZone }: Asked): Reply {
  const year = today.slice(0, 4)
  const [range = { from: `${year}-01-01`, to: today }] = question.ranges
  const from = range.from || addDays(range.to, -MOST_DAYS + 1)
  const to = range.to && range.to < today ? range.to : today
  const days = [from < to ? from : to]
  while (days.at(-1)! < to && days.length < MOST_DAYS) days.push(addDays(days.at(-1)!, 1))
  const allowed = readableKinds(who).filter((name) => !question.kind || name === question.kind)
  const figures = allowed.map((name) => [name, measureDays(who, kinds[name], days, timeZone)] as const)
  const measures = Object.fromEntries(figures.map(([name, of]) => [name, of.measures]))
  const corrected = Object.fromEntries(figures.map(([name, { by_field }]) => [name, by_field.slice(0, MOST_FIELDS)]))
  return { ...blank({ ...question, ranges: [{ from: days[0]!, to: days.at(-1)! }] }), tool: 'figures', measures, corrected }
}
