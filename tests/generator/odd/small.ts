import { call, MARGIN, type OddDesk, stepOf, widthOf, wrapOn, write, writeLines } from './desk.ts'
import type { SmallName, Zone } from './layout.ts'

/** The fields of the truth behind the small values. */
const fieldOf = {
  invoice: {
    number: 'invoice_number',
    date: 'invoice_date',
    due: 'due_date',
    reference: 'order_reference',
    customerCode: 'client_id',
    terms: 'payment_terms',
    method: 'payment_methods',
  },
  work_order: {
    number: 'name',
    date: 'order_date',
    delivery: 'requested_delivery_date',
    from: 'start_delivery_time',
    to: 'end_delivery_time',
    customerCode: 'customer_code',
    person: 'client_name',
    department: 'department',
  },
} as const satisfies Record<string, Partial<Record<SmallName, string>>>

interface Small {
  label: string
  text: string
}

/** The values that this layout puts into a zone; what is drawn is true. */
export function smallOf(desk: OddDesk, zone: Zone): Small[] {
  const { facts, layout, truth } = desk
  return layout.order.flatMap((name) => {
    if (layout.zones[name] !== zone) return []
    const [value, text] = valueOf(desk, name)
    if (value === '') return []
    truth.field((fieldOf[facts.kind] as Partial<Record<SmallName, string>>)[name]!, value)
    return [{ label: call(desk, name), text }]
  })
}

function valueOf({ facts, layout }: OddDesk, name: SmallName): [value: string, printed: string] {
  const same = (text: string): [string, string] => [text, text]
  const day = (iso: string): [string, string] => [iso, iso === '' ? '' : layout.format.date(iso)]
  switch (name) {
    case 'number':
      return same(facts.number)
    case 'date':
      return day(facts.date)
    case 'due':
    case 'delivery':
      return day(facts.dueDate)
    case 'from':
      return same(facts.window?.[0] ?? '')
    case 'to':
      return same(facts.window?.[1] ?? '')
    case 'reference':
      return same(facts.orderReference)
    case 'customerCode':
      return same(facts.customerCode)
    case 'person':
      return same(facts.buyer.person)
    case 'department':
      return same(facts.department)
    case 'terms':
      return same(facts.terms)
    case 'method':
      return same(facts.method)
  }
}

/** A zone of its own in a column from x to right, beginning at y; gives the y below it. */
export function drawZone(desk: OddDesk, zone: Zone, x: number, right: number, y: number): number {
  const { layout } = desk
  const step = stepOf(desk)
  const values = smallOf(desk, zone)
  const widest = Math.max(0, ...values.map(({ label }) => widthOf(desk, `${label}${layout.colon}`)))
  let at = y
  for (const { label, text } of values) {
    switch (layout.carriers[zone]) {
      case 'bare':
        at = writeLines(desk, wrapOn(desk, text, right - x), x, at)
        break
      case 'pairs':
        write(desk, `${label}${layout.colon}`, x, at + step)
        at = writeLines(desk, wrapOn(desk, text, right - x - widest - 14), x + widest + 14, at)
        break
      case 'before':
        at = writeLines(desk, wrapOn(desk, `${label}${layout.colon} ${text}`, right - x), x, at)
        break
      case 'behind':
        at = writeLines(desk, wrapOn(desk, `${text} (${label})`, right - x), x, at)
        break
      case 'under':
        write(desk, label, x, at + step, { size: layout.size - 2 })
        at = writeLines(desk, wrapOn(desk, text, right - x), x, at + step) + 4
        break
      case 'over':
        at = writeLines(desk, wrapOn(desk, text, right - x), x, at)
        write(desk, label, x, at + step * 0.8, { size: layout.size - 2 })
        at += step + 4
    }
  }
  return at
}

/** A row of labels with a row of values under or over it. */
export function drawBand(desk: OddDesk): void {
  const values = smallOf(desk, 'band')
  if (values.length === 0) return
  const step = stepOf(desk)
  const width = (desk.right - desk.left) / values.length
  const [labelAt, valueAt] = desk.layout.carriers.band === 'under' ? [step, 2 * step + 2] : [2 * step + 2, step]
  let bottom = desk.y + 2 * step + 8
  values.forEach(({ label, text }, at) => {
    const x = desk.left + at * width + 3
    write(desk, label, x, desk.y + labelAt, { bold: true })
    const lines = wrapOn(desk, text, width - 6)
    if (valueAt > labelAt) bottom = Math.max(bottom, writeLines(desk, lines, x, desk.y + valueAt - step) + 8)
    else write(desk, text, x, desk.y + valueAt)
  })
  if (desk.layout.rules === 'full')
    values.forEach((_, at) => desk.sheet.box(desk.left + at * width, desk.y + 2, width, bottom - desk.y - 4))
  desk.y = bottom + 4
}

/** Values in running text. */
export function drawSentence(desk: OddDesk): void {
  const values = smallOf(desk, 'sentence')
  if (values.length === 0) return
  const parts = values.map(({ label, text }) => (desk.layout.carriers.sentence === 'before' ? `${label} ${text}` : `${text} ${label}`))
  desk.y = writeLines(desk, wrapOn(desk, `${parts.join(', ')}.`, desk.right - desk.left), desk.left, desk.y) + 6
}

/** The last lines of the page. */
export function drawFoot(desk: OddDesk, fixed: readonly string[]): void {
  const { layout, sheet } = desk
  const parts = smallOf(desk, 'foot').map(({ label, text }) =>
    layout.carriers.foot === 'before' ? `${label}${layout.colon} ${text}` : `${text} ${label}`,
  )
  const lines = [...fixed, ...(parts.length > 0 ? [parts.join(layout.separator)] : [])].flatMap((line) =>
    wrapOn(desk, line, sheet.width - 2 * MARGIN),
  )
  writeLines(desk, lines, MARGIN, sheet.height - 28 - lines.length * stepOf(desk))
}
