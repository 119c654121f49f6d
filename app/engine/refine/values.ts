import Big from 'big.js'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Cell, Cells, Reading } from '#app/contract/reading.ts'
import type { PageOfRefine } from './page.ts'
import { placeAnswer, type Placed } from './place.ts'
import type { Answer } from './schema.ts'
import { settleProposals, sumFields } from './sums.ts'
import type { Wanted } from './wanted.ts'
import { agree, cellOf, confirm, keepOld, offer } from './weigh.ts'
import { witnessOf } from './witnesses.ts'

export interface TakenValues {
  fields: Cells
  filled: string[]
  confirmed: string[]
}

/** Pure: what the header becomes by the answers. */
export function takeValues(
  reading: Reading,
  wanted: readonly Wanted[],
  answers: ReadonlyMap<string, Answer>,
  page: PageOfRefine,
): TakenValues {
  const placed = wanted.flatMap((one) => {
    const answer = answers.get(one.name)
    const found = answer && placeAnswer(one.name, one.type, answer, page)
    return found ? [{ one, answer, found }] : []
  })
  const fields = { ...reading.fields }
  const [filled, confirmed]: [string[], string[]] = [[], []]
  const put = ({ name }: Wanted, cell: Cell, list?: string[]) => {
    fields[name] = cell
    list?.push(name)
  }

  const sums = placed.filter(({ one }) => isSum(one))
  const differing = sums.filter(({ one, found }) => !one.current || !agree(one.type, one.current.value, found.value))
  const proposals = Object.fromEntries(differing.map(({ one, found }) => [one.name, cellOf(found, 'sums', page.model)]))
  const taken = new Set(settleProposals(reading, proposals))

  for (const { one, answer, found } of placed) {
    const { current } = one
    if (current && agree(one.type, current.value, found.value)) put(one, confirm(current, page.isSeen), confirmed)
    else if (isSum(one)) {
      const proposal = proposals[one.name]!
      if (taken.has(one.name)) put(one, current ? keepOld(proposal, current) : proposal, filled)
      else if (current) put(one, offer(current, proposal))
    } else {
      const cell = weigh({ ...reading, fields }, one, answer, found, page)
      if (!cell) continue
      if (!current) put(one, cell, filled)
      else if (mends(one, cell, reading)) put(one, keepOld(cell, current), filled)
      else put(one, offer(current, cell))
    }
  }
  return { fields, filled, confirmed }
}

function weigh(reading: Reading, one: Wanted, answer: Answer, found: Placed, { document, model }: PageOfRefine): Cell | undefined {
  // What is due is the total, unless the page says otherwise: no other amount is believed.
  if (one.name === 'amount') {
    const gross = reading.fields.total_amount_with_tax
    return gross && agree('amount', gross.value, found.value) ? cellOf(found, 'label', model) : undefined
  }
  if (one.name === 'vat_rate') return isRateOf(reading, found.value) ? cellOf(found, 'sums', model) : undefined
  if (isTaken(reading, one.name, found) || !isPlausible(reading, one, found.value) || isInTable(reading, found)) return undefined
  const witness = witnessOf(one, found, answer.label, document)
  return witness && cellOf(found, witness, model)
}

/** The same printed words are already another field's, and surely so: one date is not both dates. */
function isTaken(reading: Reading, name: string, found: Placed): boolean {
  const rivals: Record<string, readonly string[]> = {
    due_date: ['invoice_date'],
    invoice_date: ['due_date'],
    requested_delivery_date: ['order_date'],
    order_date: ['requested_delivery_date'],
    supplier_name: ['client_name'],
    client_name: ['supplier_name'],
    supplier_address: ['client_address'],
    client_address: ['supplier_address'],
    invoice_number: ['order_reference', 'client_id'],
    order_reference: ['invoice_number', 'client_id'],
    client_id: ['invoice_number', 'order_reference'],
    start_delivery_time: ['end_delivery_time'],
    end_delivery_time: ['start_delivery_time'],
  }
  return (rivals[name] ?? []).some((rival) => reading.fields[rival]?.text !== undefined && reading.fields[rival].text === found.text)
}

/** Words of the goods say nothing of the whole: visiting cards are no way of paying. */
function isInTable({ items }: Reading, { box, page }: Placed): boolean {
  const middle = [(box.left + box.right) / 2 / page.width, (box.top + box.bottom) / 2 / page.height] as const
  const holds = ({ page: number, box: cell }: Cell) =>
    number === page.number && cell && cell[0] < middle[0] && middle[0] < cell[2] && cell[1] < middle[1] && middle[1] < cell[3]
  return items.some((row) => Object.values(row).some(holds))
}

/** The rate of the whole: net × rate is the tax, to the cent. */
function isRateOf({ fields, vat_details }: Reading, rate: string): boolean {
  const [net, tax] = [fields.subtotal_without_tax?.value, fields.tax_amount?.value]
  if (net === undefined || tax === undefined || new Set(vat_details.map((line) => line.rate?.value)).size > 1) return false
  return new Big(net).times(rate).div(100).minus(tax).abs().lte(0.01)
}

const LONGEST_TERM = 400 // days from the document to its due or delivery date

/** Two dates of a document stand in their order, and not years apart; so do the ends of a delivery window. */
function isPlausible(reading: Reading, { name, type }: Wanted, value: string): boolean {
  if (type === 'time') {
    const [start, end] = (['start_delivery_time', 'end_delivery_time'] as const).map((one) =>
      name === one ? value : reading.fields[one]?.value,
    )
    // The words before a window name both its ends: a single time of it is where it begins.
    return name === 'end_delivery_time' ? start !== undefined && start < value : end === undefined || value < end
  }
  if (type !== 'date') return true
  const { dateField } = kinds[reading.kind]
  const later = reading.kind === 'invoice' ? 'due_date' : 'requested_delivery_date'
  const [first, second] = [
    name === dateField ? value : reading.fields[dateField]?.value,
    name === later ? value : reading.fields[later]?.value,
  ]
  if (first === undefined || second === undefined) return true
  const days = (Date.parse(second) - Date.parse(first)) / 86_400_000
  return days >= 0 && days <= LONGEST_TERM
}

/** A doubtful value gives way where its check digits are wrong and the model's are right. */
function mends({ name }: Wanted, cell: Cell, { checks }: Reading): boolean {
  const failed = checks.filter(({ status, fields }) => status === 'failed' && fields.includes(name)).map(({ code }) => code)
  return (cell.reason?.endsWith('the check digits hold') ?? false) && (failed.includes('tax_id_valid') || failed.includes('iban_valid'))
}

const isSum = ({ name }: Wanted): boolean => (sumFields as readonly string[]).includes(name)
