import type { Dice } from '../random.ts'
import type { Recorder } from '../truth.ts'
import type { Facts } from './facts.ts'
import type { LabelName, TotalName } from './words/tongue.ts'

/** How one paper prints: every choice is rolled once. */
export interface Manner {
  thousands: string
  sign: string
  /** Where the currency stands beside amounts. */
  signPlace: 'before' | 'behind' | 'none'
  minus: 'before' | 'behind' | 'brackets'
  date: string
  clock: '24' | 'h' | '12'
  colon: string
  upper: boolean
}

/** What every block of a paper is given. */
export interface Desk {
  facts: Facts
  manner: Manner
  dice: Dice
  truth: Recorder
  /** How much of the optional content is printed, 0 to 1. */
  fullness: number
}

export function chooseManner({ land, kind }: Facts, dice: Dice): Manner {
  return {
    thousands: dice.pick(land.thousands),
    sign: dice.pick(land.signs),
    signPlace: dice.pick([land.signBefore ? 'before' : 'behind', 'none', 'none', land.signBefore ? 'before' : 'behind']),
    minus: kind === 'invoice' ? dice.pick(['before', 'behind', 'brackets', 'before']) : 'before',
    date: dice.pick(land.dates),
    clock: land.language === 'en' ? dice.pick(['24', '12', '12']) : land.language === 'fr' ? dice.pick(['24', 'h']) : '24',
    colon: dice.pick([':', ':', '', land.language === 'fr' ? ' :' : ':']),
    upper: dice.chance(0.2),
  }
}

export const maybe = ({ dice, fullness }: Desk) => dice.chance(fullness)
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function label(desk: Desk, name: LabelName): string {
  const picked = desk.dice.pick(desk.facts.land.words.labels[name])
  return escape(desk.manner.upper ? picked.toUpperCase() : picked)
}

export const total = (desk: Desk, name: TotalName) => escape(desk.dice.pick(desk.facts.land.words.totals[name]))

export function number({ facts, manner }: Desk, value: string): string {
  const [whole = '0', fraction] = value.replace('-', '').split('.')
  const plain = whole.replace(/\B(?=(\d{3})+$)/g, manner.thousands) + (fraction === undefined ? '' : facts.land.decimals + fraction)
  if (!value.startsWith('-') || !/[1-9]/.test(value)) return plain
  return { before: `-${plain}`, behind: `${plain}-`, brackets: `(${plain})` }[manner.minus]
}

export function money(desk: Desk, value: string): string {
  const { manner, facts, truth } = desk
  if (manner.signPlace === 'none') return number(desk, value)
  truth.field('currency', facts.land.currency)
  const blank = manner.sign.length > 1 ? ' ' : ''
  return manner.signPlace === 'before' ? `${manner.sign}${blank}${number(desk, value)}` : `${number(desk, value)} ${manner.sign}`
}

export function day({ facts, manner }: Desk, iso: string): string {
  const [y, m, d] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)]
  const month = facts.land.words.months[Number(m) - 1]!
  const parts: Record<string, () => string> = {
    yyyy: () => y,
    yy: () => y.slice(2),
    weekday: () => weekday(facts.land.language, iso),
    month: () => month,
    mon: () => month.slice(0, 3),
    mm: () => m,
    dd: () => d,
    dth: () => ordinal(Number(d)),
    d: () => String(Number(d)),
  }
  return manner.date.replace(/yyyy|yy|weekday|month|mon|mm|dd|dth|\bd\b/g, (part) => parts[part]!())
}

const weekday = (language: string, iso: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(iso))

const ordinal = (day: number) => `${day}${['th', 'st', 'nd', 'rd'][day > 3 && day < 21 ? 0 : day % 10] ?? 'th'}`

export function time({ manner }: Desk, clock: string): string {
  if (manner.clock === '24') return clock
  const [hour = '0', minute = '00'] = clock.split(':')
  if (manner.clock === 'h') return `${Number(hour)}h${minute}`
  return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}${Number(hour) < 12 ? 'am' : 'pm'}`
}
