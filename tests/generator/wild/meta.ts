import { type Desk, day, escape, label, maybe, time } from './desk.ts'

export type MetaForm = 'over' | 'grid' | 'under' | 'block' | 'pairs' | 'sentence' | 'lines' | 'boxes'
type Entry = [label: string, value: string]

/** Title with the numbers and dates of the paper. */
export function meta(desk: Desk, form: MetaForm): string {
  const { facts, dice, truth } = desk
  const { words } = facts.land
  const titles = facts.kind === 'work_order' ? words.order : facts.credit ? words.credit : words.invoice
  const title = escape(dice.pick(titles))
  const size = dice.pick([14, 18, 24])
  const entries = entriesOf(desk)
  truth.field(facts.kind === 'invoice' ? 'invoice_number' : 'name', facts.number)
  truth.field(facts.kind === 'invoice' ? 'invoice_date' : 'order_date', facts.date)
  const heading = (text: string) =>
    `<div style="font-size:${size}pt;font-weight:bold;text-align:${dice.pick(['left', 'right', 'left', 'center'])}">${text}</div>`
  if (form === 'sentence')
    return `${heading(`${title} ${dice.pick(['', 'Nº ', 'No. '])}${facts.number} ${dice.pick(['-', '/', '–'])} ${day(desk, facts.date)}`)}${lay(desk, entries.slice(2), 'lines')}`
  if (dice.chance(0.2)) return `${heading(`${title} ${facts.number}`)}${lay(desk, entries.slice(1), form)}`
  return `${heading(title)}${lay(desk, entries, form)}`
}

function entriesOf(desk: Desk): Entry[] {
  const { facts, dice, truth } = desk
  const invoice = facts.kind === 'invoice'
  const entries: Entry[] = [
    [label(desk, invoice ? 'number' : 'orderNumber'), facts.number],
    [label(desk, invoice ? 'date' : 'orderDate'), day(desk, facts.date)],
  ]
  const add = (name: Parameters<typeof label>[1], field: string, value: string, printed = value) => {
    if (!maybe(desk)) return
    entries.push([label(desk, name), escape(printed)])
    truth.field(field, value)
  }
  if (invoice) {
    if (!facts.credit) add('due', 'due_date', facts.due, day(desk, facts.due))
    add('theirOrder', 'order_reference', facts.theirOrder)
    add('account', 'client_id', facts.account)
    return entries
  }
  add('delivery', 'requested_delivery_date', facts.due, day(desk, facts.due))
  if (facts.window && maybe(desk)) {
    const [from, to] = facts.window
    entries.push([
      label(desk, 'window'),
      dice.pick(facts.land.words.hours).replace('{from}', time(desk, from)).replace('{to}', time(desk, to)),
    ])
    truth.field('start_delivery_time', from)
    truth.field('end_delivery_time', to)
  }
  add('person', 'client_name', facts.person)
  add('department', 'department', facts.department)
  return entries
}

const small = 'font-size:7pt;color:#555'

function lay(desk: Desk, entries: Entry[], form: MetaForm): string {
  const colon = desk.manner.colon
  const cells = (one: (entry: Entry) => string) => entries.map(one).join('')
  switch (form) {
    case 'over':
      return `<div style="display:flex;gap:26px;margin-top:6px">${cells(([name, value]) => `<div><div style="${small}">${name}</div><div><b>${value}</b></div></div>`)}</div>`
    case 'under':
      return `<div style="display:flex;gap:26px;margin-top:6px">${cells(([name, value]) => `<div><div>${value}</div><div style="${small}">${name}</div></div>`)}</div>`
    case 'grid':
      return `<table class="ruled" style="width:100%;text-align:center"><tr>${cells(([name]) => `<th>${name}</th>`)}</tr><tr>${cells(([, value]) => `<td>${value}</td>`)}</tr></table>`
    case 'boxes':
      return `<table class="ruled" style="margin-left:auto">${cells(([name, value]) => `<tr><td style="${small}">${name}<br><span style="font-size:10pt;color:#000">${value}</span></td></tr>`)}</table>`
    case 'block':
      return `<table style="margin-left:auto">${cells(([name, value]) => `<tr><td style="text-align:right;padding-right:8px">${name}${colon}</td><td>${value}</td></tr>`)}</table>`
    case 'pairs': {
      const rows = Array.from({ length: Math.ceil(entries.length / 2) }, (_, at) => entries.slice(2 * at, 2 * at + 2))
      return `<table style="width:100%">${rows.map((row) => `<tr>${row.map(([name, value]) => `<td><b>${name}${colon}</b></td><td>${value}</td>`).join('')}</tr>`).join('')}</table>`
    }
    default:
      return cells(([name, value]) => `<div>${name}${colon || ':'} ${value}</div>`)
  }
}
