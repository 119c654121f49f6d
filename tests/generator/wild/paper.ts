import type { Dice } from '../random.ts'
import { recordTruth, type Truth } from '../truth.ts'
import { closing, foot } from './closing.ts'
import { chooseManner, type Desk, day, escape, number } from './desk.ts'
import type { Facts } from './facts.ts'
import { letterhead, type LetterheadForm, parties, type PartiesForm } from './head.ts'
import { chooseTable, itemPages } from './items.ts'
import { meta, type MetaForm } from './meta.ts'
import { chooseSums, sums } from './sums.ts'

const letterheads: LetterheadForm[] = ['left', 'right', 'center', 'inline', 'foot', 'split']
const metas: MetaForm[] = ['over', 'grid', 'under', 'block', 'pairs', 'sentence', 'lines', 'boxes']
const blocks: PartiesForm[] = ['columns', 'bordered', 'beside', 'stacked', 'tinted']
const fonts = [
  'Helvetica, Arial, sans-serif',
  'Georgia, Times New Roman, serif',
  'Verdana, DejaVu Sans, sans-serif',
  'Courier New, monospace',
  'Arial Narrow, Liberation Sans Narrow, sans-serif',
]

/** A paper as HTML, with what is true of it. */
export function composeWild(facts: Facts, dice: Dice): { html: string; truth: Truth } {
  const recorder = recordTruth()
  const desk: Desk = { facts, manner: chooseManner(facts, dice), dice, truth: recorder, fullness: 0.4 + dice.next() * 0.6 }
  const form = { letterhead: dice.pick(letterheads), meta: dice.pick(metas), parties: dice.pick(blocks), side: dice.chance(0.07) }
  const table = chooseTable(facts, dice)
  const mail = facts.kind === 'work_order' && dice.chance(0.12)
  const chosen = chooseSums(facts, dice)
  const pages = mail ? [drawMail(desk)] : drawPages(desk, form, table, chosen)
  const { tags, ...printed } = recorder.read()
  if (printed.fields.currency === undefined) printed.alternatives.currency = [facts.land.currency]
  const truth: Truth = {
    kind: facts.kind,
    language: facts.land.language,
    layout: mail
      ? 'wild-mail'
      : `wild-${form.side ? 'side' : form.letterhead}-${form.meta}-${form.parties}-${table.ruled}-${chosen.totals}`,
    producer: 'Chromium',
    source: 'made by tests/generator',
    complete: true,
    tags: mail ? [...tags, 'mail'] : tags,
    ...printed,
  }
  return { html: htmlOf(pages, desk), truth }
}

function drawPages(
  desk: Desk,
  form: { letterhead: LetterheadForm; meta: MetaForm; parties: PartiesForm; side: boolean },
  table: ReturnType<typeof chooseTable>,
  chosen: ReturnType<typeof chooseSums>,
): string[] {
  const { dice, facts } = desk
  const head = letterhead(desk, form.letterhead)
  const title = meta(desk, form.meta === 'grid' && form.side ? 'lines' : form.meta)
  const others = parties(desk, form.side ? 'stacked' : form.parties)
  const items = itemPages(desk, table)
  const totals = sums(desk, chosen, table.columns.includes('total') && dice.chance(0.85))
  const end = closing(desk)
  const feet = foot(desk, form.letterhead === 'foot')
  const top = dice.pick([
    [head, title, others],
    [head, others, title],
    [title, head, others],
  ])
  if (form.side) {
    const side = `<div style="width:150px;background:#eee;padding:8px">${others}${end}</div>`
    const main = `<div style="flex:1">${items[0]}${items.length === 1 ? totals : ''}</div>`
    return [
      `${head}${title}<div style="display:flex;gap:12px">${dice.chance(0.5) ? side + main : main + side}</div>${items.length === 1 ? feet : ''}`,
      ...rest(items, totals, feet),
    ]
  }
  const closes = dice.chance(0.3) ? [end, totals] : [totals, end]
  const tail = `${closes.join('<div style="height:8px"></div>')}${feet}`
  const numbered = (page: string, at: number) =>
    items.length > 1 ? `${page}<div style="text-align:right;font-size:7pt">${facts.land.words.page} ${at + 1}/${items.length}</div>` : page
  return items.map((page, at) =>
    numbered(
      `${at === 0 ? top.join('<div style="height:10px"></div>') : `<div>${escape(facts.number)}</div>`}${page}${at === items.length - 1 ? tail : ''}`,
      at,
    ),
  )
}

const rest = (items: string[], totals: string, feet: string) =>
  items.slice(1).map((page, at) => (at === items.length - 2 ? `${page}${totals}${feet}` : page))

/** An order written as a mail. */
function drawMail(desk: Desk): string {
  const { facts, truth, dice } = desk
  const { mail, order } = facts.land.words
  const { buyer } = facts
  truth.field('name', facts.number)
  truth.field('order_date', facts.date)
  truth.field('client_name', facts.person)
  truth.field('customer_company_name', buyer.legal, buyer.name)
  const shape = dice.pick<(line: Facts['lines'][number]) => string>([
    ({ quantity, name, code }) => `${number(desk, quantity)} x ${name} (${code})`,
    ({ quantity, unit, name, code }) => `- ${number(desk, quantity)} ${unit} ${name} - ${code}`,
    ({ quantity, name, code }) => `* ${code} ${name}: ${number(desk, quantity)}`,
  ])
  const lines = facts.lines.map((line) => {
    truth.item({ product_code: line.code, product_name: line.name, requested_quantity: line.quantity })
    return `<div>${escape(shape(line))}</div>`
  })
  const head = [
    [mail.from, `${facts.person} <${buyer.mail}>`],
    [mail.sent, `${day(desk, facts.date)} 09:${dice.digits(2).replace(/^[6-9]/, '1')}`],
    [mail.to, facts.seller.mail],
    [mail.subject, `${dice.pick(order)} ${facts.number}`],
  ].map(([name, value]) => `<div><b>${escape(name!)}:</b> ${escape(value!)}</div>`)
  return `${head.join('')}<hr><p>${escape(mail.hello)}</p><p>${escape(mail.please)}</p>${lines.join('')}<p>${escape(mail.bye)}</p><div>${escape(facts.person)}</div><div>${escape(buyer.legal)}</div><div>${escape(buyer.street)}</div><div>${escape(buyer.town)}</div>`
}

function htmlOf(pages: string[], { dice }: Desk): string {
  const css = `@page{size:A4;margin:${dice.pick([12, 16, 20])}mm}body{font:${dice.pick([8.5, 9.5, 10.5])}pt ${dice.pick(fonts)};margin:0}table{border-collapse:collapse}td,th{padding:${dice.pick(['1px 3px', '2px 5px', '4px 6px'])};vertical-align:${dice.pick(['top', 'middle'])}}
.ruled td,.ruled th{border:1px solid #333}.rows td,.rows th{border-bottom:1px solid #999}.upright td,.upright th{border-left:1px solid #333;border-right:1px solid #333}
section{break-after:page}section:last-child{break-after:auto}thead{display:table-header-group}tr{break-inside:avoid}`
  return `<!doctype html><meta charset="utf-8"><style>${css}</style>${pages.map((page) => `<section>${page}</section>`).join('')}`
}
