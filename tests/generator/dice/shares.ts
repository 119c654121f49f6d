import type { Dice } from '../random.ts'
import type { Land } from '../wild/lands.ts'
import type { DiceLine } from './facts.ts'
import { sizes, structureWords } from './structures.ts'

/** What an order is shared out over, column by column, and whether another column says the whole. */
export interface Shares {
  heads: string[]
  /** The head of the column of the whole quantity; absent where nothing says it. */
  sum?: string
}

export function inventShares({ language }: Pick<Land, 'language'>, dice: Dice): Shares {
  const words = structureWords[language]
  const week = dice.int(10, 45)
  const all = dice.pick([sizes, [0, 1, 2, 3].map((at) => words.weeks.replace('{week}', String(week + at))), words.places])
  const from = all === words.places ? 0 : dice.int(0, 1)
  const heads = all.slice(from, from + dice.int(3, 4))
  // Places without a sum of them are columns of anything.
  return all === words.places || dice.chance(0.6) ? { heads, sum: dice.pick(words.sum) } : { heads }
}

/** Each line is shared out anew; what nobody wants of a share is left empty. */
export function shareOut(line: DiceLine, { heads }: Shares, { language }: Pick<Land, 'language'>, dice: Dice): DiceLine {
  const shares = heads.map((_, at) => (at > 0 && dice.chance(0.25) ? '' : String(dice.pick([1, 2, 4, 5, 6, 10, 12, 20, 24]))))
  const quantity = String(shares.reduce((sum, share) => sum + Number(share), 0))
  return { ...line, quantity, shares, colour: dice.pick(structureWords[language].colours) }
}
