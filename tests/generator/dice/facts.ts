import Big from 'big.js'
import type { KindName } from '#app/contract/kinds/index.ts'
import { addDays } from '../invent.ts'
import type { Dice } from '../random.ts'
import { type Facts, inventWild, type Line, sumUp } from '../wild/facts.ts'
import type { Land } from '../wild/lands.ts'
import type { MoreColumn } from './more-words.ts'
import { inventNumber } from './numbers.ts'
import { inventShares, type Shares, shareOut } from './shares.ts'
import { type Structure, structureWords } from './structures.ts'

/** What only some trades' tables tell; a paper has one of them or none. */
export type Habit = 'none' | 'schedules' | 'callOff' | 'shipped' | 'weights' | 'priceUnits' | 'cascade' | 'charge' | 'days' | 'places'

export interface DiceLine extends Line {
  more: Partial<Record<MoreColumn, string>>
  /** Part deliveries, which come to the quantity. */
  schedule: { day: string; quantity: string }[]
  /** By size, week or place. */
  shares: string[]
  colour: string
}

export interface DiceFacts extends Facts {
  habit: Habit
  structure: Structure
  shares: Shares
  lines: DiceLine[]
  /** Where the goods go, group by group. */
  places: string[]
}

const habits: Record<KindName, Habit[]> = {
  invoice: ['shipped', 'weights', 'priceUnits', 'cascade', 'charge'],
  work_order: ['schedules', 'callOff', 'weights', 'priceUnits', 'cascade', 'days', 'places'],
}

/** Content as `wild/` invents it, with what trades add. */
export function inventFacts(kind: KindName, land: Land, wanted: number, dice: Dice, structure: Structure): DiceFacts {
  const rows = structure === 'halves' ? Math.max(6, wanted) : wanted
  const facts = inventWild(kind, land, rows, dice)
  const rolled = dice.chance(0.45) ? dice.pick(habits[kind]) : 'none'
  const habit = structure === 'none' ? rolled : 'none'
  const plusCredit = facts.credit && dice.chance(0.5)
  const places = habit === 'places' ? dice.some(land.streets, 2).map((street) => `${street(dice)}, ${dice.pick(land.towns)}`) : []
  const shares = structure === 'matrix' ? inventShares(land, dice) : { heads: [] }
  const plain = facts.lines.map((line, at): DiceLine => {
    const own: DiceLine = { ...line, more: {}, schedule: [], shares: [], colour: '' }
    if (plusCredit) own.quantity = line.quantity.replace('-', '')
    if (places.length > 0) own.group = places[at * 2 < rows ? 0 : 1] ?? places[0]!
    return retotal(addHabit(own, habit, facts.date, dice))
  })
  const lines = structure === 'none' ? plain : built(plain, { structure, shares, facts, dice })
  const numbers = dice.chance(0.35) ? { number: inventNumber(facts.date, dice), theirOrder: inventNumber(facts.date, dice) } : {}
  return { ...facts, ...numbers, habit, structure, shares, places, lines, ...sumUp(lines, kind === 'invoice' && !facts.credit, dice) }
}

interface Building {
  structure: Structure
  shares: Shares
  facts: Facts
  dice: Dice
}

/** Lines under titles of their own, or shared out. */
function built(lines: DiceLine[], { structure, shares, facts: { land, date }, dice }: Building): DiceLine[] {
  const half = Math.ceil(lines.length / 2)
  if (structure === 'matrix')
    return lines.map((line) => retotal(shareOut({ ...line, group: '', subline: '', per: '1' }, shares, land, dice)))
  if (structure === 'nested') {
    const groups = dice.some(land.words.groups, 2)
    return lines.map((line, at) => ({ ...line, group: groups[at < half ? 0 : 1]! }))
  }
  if (structure === 'deliveryNotes') {
    const form = dice.pick(structureWords[land.language].deliveryNote)
    const number = dice.int(10000, 900000)
    const notes = [0, 1].map((at) => form.replace('{number}', String(number + 37 * at)).replace('{day}', `{${addDays(date, -9 + 4 * at)}}`))
    return lines.map((line, at) => ({ ...line, group: notes[at < half ? 0 : 1]! }))
  }
  return structure === 'none' ? lines : lines.map((line) => ({ ...line, group: '' }))
}

function addHabit(line: DiceLine, habit: Habit, date: string, dice: Dice): DiceLine {
  const quantity = new Big(line.quantity)
  const whole = quantity.gt(1) && quantity.mod(1).eq(0)
  switch (habit) {
    case 'schedules':
      return whole ? { ...line, schedule: partsOf(Number(line.quantity), date, dice) } : line
    case 'callOff': {
      const contract = quantity.times(dice.int(4, 12))
      const delivered = quantity.times(dice.int(0, 3))
      const balance = contract.minus(delivered).minus(quantity)
      return { ...line, more: { contract: String(contract), delivered: String(delivered), balance: String(balance) } }
    }
    case 'shipped': {
      const later = dice.chance(0.7) ? '0' : String(dice.int(1, 5))
      return quantity.lt(0) ? line : { ...line, more: { ordered: String(quantity.plus(later)), later } }
    }
    case 'weights':
      return { ...line, more: { priceQuantity: quantity.times(dice.int(800, 9900)).div(1000).toFixed(3), priceUnit: 'kg' }, per: '1' }
    case 'priceUnits':
      return { ...line, more: { priceUnit: line.unit } }
    case 'cascade':
      return dice.chance(0.7)
        ? { ...line, discount: dice.pick(['10', '20', '25']), more: { secondDiscount: dice.pick(['5', '10', '3']) } }
        : line
    case 'charge':
      return { ...line, more: { charge: dice.pick(['0.12', '0.25', '0.42', '1.50']) } }
    case 'days':
      return { ...line, more: { day: addDays(date, dice.int(3, 40)) } }
    default:
      return line
  }
}

function partsOf(quantity: number, date: string, dice: Dice): DiceLine['schedule'] {
  const first = Math.max(1, Math.floor(quantity * dice.pick([0.25, 0.5, 0.6])))
  const day = addDays(date, dice.int(5, 20))
  return [
    { day, quantity: String(first) },
    { day: addDays(day, dice.pick([7, 14, 30])), quantity: String(quantity - first) },
  ]
}

/** Of what is weighed the weight is paid; discounts are taken one after the other. */
function retotal(line: DiceLine): DiceLine {
  const left = (percent: string | undefined) => new Big(100).minus(percent || 0).div(100)
  const total = new Big(line.price)
    .times(line.more.priceQuantity ?? line.quantity)
    .div(line.per)
    .times(left(line.discount))
    .times(left(line.more.secondDiscount))
  return { ...line, total: total.round(2).toFixed(2) }
}
