import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { areUnits } from '../codes/unit-words.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { textOf } from '../rows.ts'

/** A name with how many of it there were, and at what price. */
export interface CountedAtPrice {
  quantity: CellNumber
  price: CellNumber
  name: Word[]
}

const priceWord = /^(?:at|@|à|a|zu|zum|je|per|por|da|ad|di|voor|tegen|aan)$/iu
const MOST = 2 // words of a price with its currency, or of a number whose thousands stand apart
const abbreviated = /^\p{L}{1,6}\.$/u
/** `9 Flaschen Sekt`, `6 Fass Bier`: where nouns are written large nothing but its own word tells a unit. */
const vessel =
  /^(?:personen|gäste|portionen|flaschen?|gl[aä]ser|glas|f[aä]ss(?:er)?|fl|kannen?|karaffen?|platten?|stück|stunden?|pauschale|gedecke)$/iu

/** `65 guests Finger buffet at 18.50`, `14,5 Std. Servicekraft zu 27,90`: a sentence of a line that its amount proves; undefined for all others. */
export function countedAtPrice(words: readonly Word[], total: string, decimal: DecimalSign): CountedAtPrice | undefined {
  const at = words.findLastIndex(({ text }) => priceWord.test(text))
  const behind = words.slice(at + 1)
  if (at < 2 || behind.length === 0 || behind.length > MOST) return undefined
  const price = amountIn(behind, decimal)
  if (!price) return undefined
  for (const many of [2, 1]) {
    const quantity = /^[\d.,]+$/.test(words[many - 1]!.text) ? quantityIn(words.slice(0, many), decimal) : undefined
    if (!quantity || balanceOf({ quantity: quantity.value, price: price.value, total }) !== 'exact') continue
    const name = withoutUnit(words.slice(many, at))
    return /\p{L}{3}/u.test(textOf(name)) ? { quantity, price, name } : undefined
  }
  return undefined
}

/** The word behind the number is what it counts where it is a known unit, cut short, or written small before a name that begins large. */
function withoutUnit(words: Word[]): Word[] {
  const [first, second, ...rest] = words
  if (/^[x×]$/iu.test(first?.text ?? '')) return words.slice(1)
  if (!first || !second) return words
  const isUnit =
    areUnits([first.text]) ||
    abbreviated.test(first.text) ||
    vessel.test(first.text) ||
    (/^\p{Ll}+$/u.test(first.text) && /^["“„«']?\p{Lu}/u.test(second.text))
  if (!isUnit) return words
  return /^(?:of|de|d['’]|von|di)$/iu.test(second.text) && rest.length > 0 ? rest : words.slice(1)
}
