import { day, time } from '../wild/desk.ts'
import { call, type DiceDesk } from './desk.ts'
import { distractorsOf } from './distractors.ts'

/** A value of a few words and what the paper calls it. */
export interface Entry {
  label: string
  value: string
  /** That this is the paper's own number or day. */
  says?: 'number' | 'date'
}

/** The labelled values of the head: number and date first, then what else this paper has, in some order. */
export function headEntries(desk: DiceDesk): Entry[] {
  const { facts, dice, truth } = desk
  const invoice = facts.kind === 'invoice'
  truth.field(invoice ? 'invoice_number' : 'name', facts.number)
  truth.field(invoice ? 'invoice_date' : 'order_date', facts.date)
  const first: Entry[] = [
    { label: call(desk, invoice ? 'number' : 'orderNumber'), value: facts.number, says: 'number' },
    { label: call(desk, invoice ? 'date' : 'orderDate'), value: day(desk, facts.date), says: 'date' },
  ]
  const more = [...(invoice ? ofInvoice(desk) : ofOrder(desk)), ...distractorsOf(desk)]
  return [...first, ...dice.some(more, more.length)]
}

type Name = Parameters<typeof call>[1]

function adder(desk: DiceDesk) {
  const list: Entry[] = []
  const add = (name: Name, field: string, value: string, printed = value) => {
    if (!desk.dice.chance(desk.fullness)) return
    list.push({ label: call(desk, name), value: printed })
    desk.truth.field(field, value)
  }
  return { list, add }
}

function ofInvoice(desk: DiceDesk): Entry[] {
  const { facts } = desk
  const { list, add } = adder(desk)
  if (!facts.credit) add('due', 'due_date', facts.due, day(desk, facts.due))
  add('theirOrder', 'order_reference', facts.theirOrder)
  add('account', 'client_id', facts.account)
  return list
}

function ofOrder(desk: DiceDesk): Entry[] {
  const { facts, dice, truth } = desk
  const { list, add } = adder(desk)
  add('delivery', 'requested_delivery_date', facts.due, day(desk, facts.due))
  add('person', 'client_name', facts.person)
  add('department', 'department', facts.department)
  add('account', 'customer_code', facts.account)
  if (facts.window && dice.chance(desk.fullness * 0.6)) {
    const [from, to] = facts.window
    const hours = dice.pick(facts.land.words.hours).replace('{from}', time(desk, from)).replace('{to}', time(desk, to))
    list.push({ label: call(desk, 'window'), value: hours })
    truth.field('start_delivery_time', from)
    truth.field('end_delivery_time', to)
  }
  return list
}
