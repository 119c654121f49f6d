import Big from 'big.js'
import { documentConfidence } from '#app/contract/doubt.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { type Cell, type Cells, type Check, languages, type Reading } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { runChecks } from '../check/check.ts'
import type { Document } from '../document.ts'
import { documentOf } from '../document-of-words.ts'
import { settleFormats } from '../understand/formats.ts'
import { cellWitness } from './cells.ts'
import type { Model } from './model.ts'
import { placeAnswer, type Placed } from './place.ts'
import { type NumberedLine, numberLines, promptFor } from './prompt.ts'
import { type Answer, parseAnswers, schemaOf } from './schema.ts'
import { settleProposals, sumFields } from './sums.ts'
import { findWanted, type Wanted } from './wanted.ts'
import { agree, cellOf, confirm, offer } from './weigh.ts'
import { witnessOf } from './witnesses.ts'

export interface Refined {
  reading: Reading
  /** Names (as in `Check.fields`) of values that the model gave, and of those that it confirmed. */
  filled: string[]
  confirmed: string[]
}

/** Whether there is anything to ask a model about, and anything to ask it with. */
export function isWorthAsking(reading: Reading, words: readonly WordsOfPage[]): boolean {
  return words.some((page) => page.words.length > 0) && findWanted(reading).length > 0
}

/**
 * Asks a model for what is missing or doubtful. Its answers are candidates like any other: found on the page or refused, weighed against what is
 * there, the sums and the checks. Good values, the kind and the status are never touched. Throws what the model throws.
 */
export async function refineReading(reading: Reading, words: readonly WordsOfPage[], model: Model, signal: AbortSignal): Promise<Refined> {
  const wanted = findWanted(reading)
  const document = documentOf(words)
  const lines = numberLines(document)
  const prompt = promptFor(reading, wanted, lines)
  const answers = parseAnswers(await model.ask(prompt, schemaOf(wanted), signal), wanted)
  return takeAnswers(reading, wanted, answers, { document, lines, model: model.name })
}

interface Page {
  document: Document
  lines: readonly NumberedLine[]
  model: string
}

/** Pure: what the reading becomes by the answers. */
export function takeAnswers(reading: Reading, wanted: readonly Wanted[], answers: ReadonlyMap<string, Answer>, page: Page): Refined {
  const { document, lines } = page
  const formats = settleFormats(document, languages.find((one) => one === reading.language) ?? null)
  const placed = wanted.flatMap((one) => {
    const answer = answers.get(one.name)
    const found = answer && placeAnswer(fieldOf(one), one.type, answer, lines, formats)
    return found ? [{ one, answer, found }] : []
  })
  const next: Reading = { ...reading, fields: { ...reading.fields }, items: reading.items.map((row) => ({ ...row })) }
  const [filled, confirmed]: [string[], string[]] = [[], []]
  const put = (one: Wanted, cell: Cell, list?: string[]) => {
    if (one.row === undefined) next.fields[one.name] = cell
    else next.items[one.row]![fieldOf(one)] = cell
    list?.push(one.name)
  }

  const sums = placed.filter(({ one }) => isSum(one))
  const differing = sums.filter(({ one, found }) => !one.current || !agree(one.type, one.current.value, found.value))
  const proposals = Object.fromEntries(differing.map(({ one, found }) => [one.name, cellOf(found, 'sums', page.model)]))
  const taken = new Set(settleProposals(reading, proposals))

  for (const { one, answer, found } of placed) {
    const { current } = one
    if (current && agree(one.type, current.value, found.value)) put(one, confirm(current), confirmed)
    else if (isSum(one)) {
      const proposal = proposals[one.name]!
      if (taken.has(one.name)) put(one, current ? keepOld(proposal, current) : proposal, filled)
      else if (current) put(one, offer(current, proposal))
    } else {
      const cell = weigh(reading, one, answer, found, page)
      if (!cell) continue
      if (!current) put(one, cell, filled)
      else if (mends(one, cell, reading)) put(one, keepOld(cell, current), filled)
      else put(one, offer(current, cell))
    }
  }
  return { reading: close(next, filled, reading.checks), filled, confirmed }
}

function weigh(reading: Reading, one: Wanted, answer: Answer, found: Placed, { document, model }: Page): Cell | undefined {
  if (one.row !== undefined) {
    const witness = cellWitness(reading, one.row, fieldOf(one), found)
    return witness && cellOf(found, witness, model)
  }
  // What is due is the total, unless the page says otherwise: no other amount is believed.
  if (one.name === 'amount') {
    const gross = reading.fields.total_amount_with_tax
    return gross && agree('amount', gross.value, found.value) ? cellOf(found, 'label', model) : undefined
  }
  if (one.name === 'vat_rate') return isRateOf(reading, found.value) ? cellOf(found, 'sums', model) : undefined
  if (isTaken(reading, one.name, found) || !isPlausible(reading, one, found.value)) return undefined
  const witness = witnessOf(one.name, found, answer.label, document)
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
  }
  return (rivals[name] ?? []).some((rival) => reading.fields[rival]?.text !== undefined && reading.fields[rival].text === found.text)
}

/** The rate of the whole: net × rate is the tax, to the cent. */
function isRateOf({ fields, vat_details }: Reading, rate: string): boolean {
  const [net, tax] = [fields.subtotal_without_tax?.value, fields.tax_amount?.value]
  if (net === undefined || tax === undefined || new Set(vat_details.map((line) => line.rate?.value)).size > 1) return false
  return new Big(net).times(rate).div(100).minus(tax).abs().lte(0.01)
}

const LONGEST_TERM = 400 // days from the document to its due or delivery date

/** Two dates of a document stand in their order, and not years apart. */
function isPlausible(reading: Reading, { name, type }: Wanted, value: string): boolean {
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

/** A doubtful value gives way where its check digits, or its line, are wrong and the model's are right. */
function mends(one: Wanted, cell: Cell, reading: Reading): boolean {
  const failed = reading.checks.filter(({ status, fields }) => status === 'failed' && fields.includes(one.name)).map(({ code }) => code)
  if (cell.reason?.endsWith('the check digits hold')) return failed.includes('tax_id_valid') || failed.includes('iban_valid')
  return failed.includes('line_totals') && (cell.reason?.endsWith('the line adds up with it') ?? false)
}

function keepOld(cell: Cell, old: Cell): Cell {
  const { candidates = [], ...place } = old
  return { ...cell, candidates: [place, ...candidates].slice(0, 5) }
}

/** Checks that touch a changed value are run again; the rest stay as they were found. */
function close(next: Reading, changed: readonly string[], before: readonly Check[]): Reading {
  const isTouched = ({ fields }: Check) => fields.some((name) => changed.includes(name))
  const again = new Map(runChecks(next).map((check) => [check.code, check]))
  const checks = before.map((check) => {
    const now = again.get(check.code)
    return now && (isTouched(now) || isTouched(check)) ? now : check
  })
  const party = next.fields.client_name
  const fields: Cells = next.kind === 'invoice' && !next.fields.client && party ? { ...next.fields, client: party } : next.fields
  const whole = { ...next, fields, checks }
  return { ...whole, confidence: documentConfidence(kinds[next.kind], whole) }
}

const fieldOf = ({ name }: Wanted): string => name.split('.').at(-1)!
const isSum = ({ name, row }: Wanted): boolean => row === undefined && (sumFields as readonly string[]).includes(name)
