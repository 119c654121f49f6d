import { beginsWithDate, findDates } from '../values/date.ts'
import type { Block } from './blocks.ts'

/** What stands between the day and its place: the hours, and the word that leads there. */
const lead = /^(?:,?\s[^,\p{Lu}]{1,30}?)?,?\s(?:en|em|na|no|at|in|to|à|au|aux|chez|an|bei|op|bij|presso|a)\s(?=\p{Lu}\p{L}+ )/u

/** `Jueves 3 de julio de 2025 en Talleres Loira, S.L., Calle Mayor`: under a heading of deliveries stand the day and, behind a word that leads there, the place. */
export function withoutDay(block: Block): Block {
  const [first, ...rest] = block.parts
  const [day] = first && beginsWithDate(first.text) ? findDates(first.text) : []
  const behind = day && first!.text.slice(day.index + day.length)
  const led = behind === undefined ? undefined : lead.exec(behind)?.[0]
  return led === undefined ? block : { ...block, parts: [{ ...first!, text: behind!.slice(led.length) }, ...rest] }
}

/** `Entrega: 20 de febrero de 2031, de 10:00 a 12:30` over `Entregar en: …`: when, and the next label says where. */
export function isDayOverLabel({ parts: [first, next] }: Block): boolean {
  const [day] = first && beginsWithDate(first.text) ? findDates(first.text) : []
  const label = next?.line.labels[0]
  const leadsThere = label?.leads === true && label.sayings.some(({ name, weak }) => name === 'delivery' && !weak)
  return day !== undefined && !/\p{Lu}/u.test(first!.text.slice(day.index + day.length)) && leadsThere
}
