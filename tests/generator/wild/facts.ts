import Big from 'big.js'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Dice } from '../random.ts'
import { domainOf } from '../identifiers.ts'
import { addDays } from '../invent.ts'
import { codeShapes, type Land, lands } from './lands.ts'

export interface Company {
  /** As the letterhead has it. */
  name: string
  /** With its legal form. */
  legal: string
  street: string
  town: string
  taxId: string
  registry: string
  phone: string
  mail: string
  person: string
}

export interface Line {
  code: string
  name: string
  subline: string
  quantity: string
  unit: string
  price: string
  /** The price is for so many: "1", "100". */
  per: string
  discount: string
  rate: string
  total: string
  group: string
}

/** What a paper says, before anybody lays it out. */
export interface Facts {
  kind: KindName
  land: Land
  credit: boolean
  exempt: string
  number: string
  date: string
  due: string
  theirOrder: string
  account: string
  person: string
  department: string
  window: [string, string] | undefined
  seller: Company
  buyer: Company
  dock: { name: string; street: string; town: string }
  lines: Line[]
  goods: string
  discount: string
  shipping: string
  net: string
  vat: { rate: string; base: string; amount: string }[]
  tax: string
  gross: string
  paid: string
  open: string
}

const two = (value: Big) => value.round(2).toFixed(2)

/** Content whose sums hold; the tax is rounded once a rate. */
export function inventWild(kind: KindName, land: Land, rows: number, dice: Dice): Facts {
  const invoice = kind === 'invoice'
  const credit = invoice && dice.chance(0.1)
  const exempt = invoice && land !== lands.us && dice.chance(0.1) ? dice.pick(land.words.exempt) : ''
  const rates = exempt ? ['0'] : land === lands.us ? [dice.pick(land.rates)] : land.rates.slice(0, dice.pick([1, 1, 2, 3]))
  const lines = inventLines(land, rates, rows, credit, dice)
  const date = addDays('2024-01-08', dice.int(0, 800))
  const from = dice.int(6, 12)
  return {
    kind,
    land,
    credit,
    exempt,
    number: dice.pick([
      `${dice.pick(['R', 'FV', 'SI', 'V'])}${dice.digits(6)}`,
      `${date.slice(0, 4)}/${dice.digits(5)}`,
      dice.digits(7),
      `${dice.digits(2)}-${dice.digits(5)}`,
      `${dice.pick(['PO', 'ORD', 'C'])}-${dice.digits(5)}`,
    ]),
    date,
    due: addDays(date, invoice ? dice.pick([14, 30, 45]) : dice.int(1, 14)),
    theirOrder: dice.pick([`${dice.digits(6)}`, `PO${dice.digits(5)}`, `${dice.digits(4)}/${date.slice(2, 4)}`]),
    account: dice.pick([dice.digits(5), `K${dice.digits(4)}`, `${dice.digits(3)}-${dice.digits(3)}`]),
    person: dice.pick(land.people),
    department: dice.pick(land.words.departments),
    window: dice.chance(0.6) ? [clock(from, dice.pick(['00', '30'])), clock(from + dice.int(2, 5), dice.pick(['00', '30']))] : undefined,
    seller: inventCompany(dice.pick(land.sellers), land, dice),
    buyer: inventCompany(dice.pick(land.buyers), land, dice),
    dock: { name: dice.pick(land.words.docks), street: dice.pick(land.streets)(dice), town: dice.pick(land.towns) },
    lines,
    ...sumUp(lines, invoice && !credit, dice),
  }
}

const clock = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`

function inventCompany(name: string, land: Land, dice: Dice): Company {
  return {
    name,
    legal: `${name} ${dice.pick(land.forms)}`,
    street: dice.pick(land.streets)(dice),
    town: dice.pick(land.towns),
    taxId: land.taxId(dice),
    registry: land.registry(dice),
    phone: land.phone(dice),
    mail: `${dice.pick(['info', 'sales', 'admin'])}@${domainOf(name)}.example`,
    person: dice.pick(land.people),
  }
}

function inventLines({ words }: Land, rates: string[], rows: number, credit: boolean, dice: Dice): Line[] {
  const shape = dice.pick(codeShapes)
  const discounts = dice.chance(0.25)
  const per100 = dice.chance(0.12)
  const groups = dice.chance(0.15) ? dice.some(words.groups, 2) : ['']
  return Array.from({ length: rows }, (_, at) => {
    const [name, list] = dice.pick(words.goods)
    const per = per100 && Number(list) < 8 ? '100' : '1'
    const price = two(new Big(list).times(dice.int(80, 120)).div(100).times(per))
    const count =
      per === '100' ? String(dice.pick([100, 250, 400])) : dice.pick([String(dice.int(1, 9)), String(dice.int(10, 60)), '0.5', '2.75'])
    const quantity = credit ? `-${count}` : count
    const discount = discounts && dice.chance(0.6) ? dice.pick(['5', '10', '12.5', '20']) : ''
    return {
      code: shape(dice),
      name,
      subline: dice.chance(0.2) ? dice.pick(words.sublines).replace('{code}', dice.digits(5)) : '',
      quantity,
      unit: dice.pick(words.units),
      price,
      per,
      discount,
      rate: dice.pick(rates),
      total: two(
        new Big(price)
          .times(quantity)
          .div(per)
          .times(new Big(100).minus(discount || 0))
          .div(100),
      ),
      group: groups[Math.min(groups.length - 1, Math.floor((at * groups.length) / rows))]!,
    }
  })
}

export function sumUp(lines: Line[], adjusts: boolean, dice: Dice) {
  const goods = lines.reduce((sum, { total }) => sum.plus(total), new Big(0))
  const discount =
    adjusts && dice.chance(0.12)
      ? goods
          .times(dice.pick([2, 5]))
          .div(100)
          .round(2)
      : new Big(0)
  const shipping = adjusts && dice.chance(0.2) ? new Big(dice.pick(['8.90', '15.00', '24.50'])) : new Big(0)
  const bases = new Map<string, Big>()
  for (const { rate, total } of lines) bases.set(rate, (bases.get(rate) ?? new Big(0)).plus(total))
  const main = [...bases].sort((a, b) => b[1].abs().cmp(a[1].abs()))[0]![0]
  bases.set(main, bases.get(main)!.minus(discount).plus(shipping))
  const vat = [...bases].map(([rate, base]) => ({ rate, base: two(base), amount: two(base.times(rate).div(100)) }))
  const net = goods.minus(discount).plus(shipping)
  const tax = vat.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
  const gross = net.plus(tax)
  const paid = adjusts && dice.chance(0.12) ? gross.times(0.3).round(2) : new Big(0)
  const orNone = (value: Big) => (value.eq(0) ? '' : two(value))
  return {
    goods: two(goods),
    discount: orNone(discount),
    shipping: orNone(shipping),
    net: two(net),
    vat,
    tax: two(tax),
    gross: two(gross),
    paid: orNone(paid),
    open: two(gross.minus(paid)),
  }
}
