import type { Candidate, CandidateRow } from '../../../candidate.ts'
import type { Box, Document } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { findHeaders } from '../heads/headers.ts'
import { type Row, rowsOf } from '../rows.ts'
import { taxesAcross } from './vat-across.ts'
import { bareTaxRows } from './vat-bare.ts'
import type { BookedTax } from '../charges/booked.ts'
import { areTwoTaxes } from './tax-of.ts'
import { taxesAmong } from './taxes-among.ts'
import { sumBooked } from './vat-booked.ts'
import { taxesByName } from './named-rates.ts'
import { labelledTaxes } from './vat-lines.ts'
import { tableTaxes } from './vat-table.ts'

/** One tax rate with the amount of tax at that rate, and the base that proves it, where one is printed. */
export interface Tax {
  rate: Candidate
  amount: Candidate
  base?: Candidate
  /** What is levied beside it on the same base, and is no tax of its own: the Spanish equivalence surcharge. */
  surcharge?: Candidate
  /** Which of several taxes on one base it is, as printed: CGST beside SGST. */
  name?: string
  /** Base × rate gives the amount. */
  proven: boolean
}

interface Area {
  page: number
  box: Box
}

/** The lines of the tax summary: one row a rate, with `rate` and `amount`, and `base` for the arithmetic (it is no column of the result). `areas` are the tables of items, whose rates are not asked. */
export function readVatLines(
  document: Document,
  context: Context,
  areas: readonly Area[] = [],
  booked: readonly BookedTax[] = [],
): CandidateRow[] {
  const ofTables: Tax[] = []
  const ofLines: Tax[] = []
  const bare: Tax[] = []
  const across: Tax[] = []
  const ofCharges = new Set(booked.flatMap(({ amount }) => amount.words))
  for (const page of document.pages) {
    const rows = rowsOf(page)
    const beside = taxesAcross(
      rows.filter((row) => !isInside(row, areas)),
      context.formats.decimal,
    )
    across.push(...beside.taxes)
    const headers = findHeaders(rows, page.rules)
    const heads = new Set<Row>(beside.rows)
    headers.forEach((header, at) => {
      const below = rows.slice(header.to + 1, headers[at + 1]?.from ?? rows.length)
      const isTold = rows.slice(header.from, header.to + 1).some((row) => beside.rows.has(row))
      const whole = header.sort === 'taxes' && !isTold ? tableTaxes(header, below, page, context.formats.decimal) : []
      const isOpen = !isTold && !whole.some(({ proven }) => proven) && !below.slice(0, 1).some((row) => isInside(row, areas))
      const among = isOpen ? taxesAmong(header, below, page, context.formats.decimal) : []
      const taxes = among.length > 0 ? among : whole
      ofTables.push(...taxes)
      // Heads over one row of values may be labels instead.
      if (taxes.length > 0 || header.sort === 'items') rows.slice(header.from, header.to + 1).forEach((row) => heads.add(row))
    })
    const open = rows.filter((row) => !heads.has(row) && !isInside(row, areas) && !row.words.some((word) => ofCharges.has(word)))
    ofLines.push(...labelledTaxes(open, context.formats.decimal))
    bare.push(...bareTaxRows(open, context.formats.decimal))
    ofLines.push(...taxesByName(open, context.formats.decimal))
  }
  const isTold = (tax: Tax) => ofTables.some(({ rate, amount }) => rate.value === tax.rate.value && amount.value === tax.amount.value)
  // A strip of sums says again what the table of taxes said.
  const summary = [...across.filter((tax) => !isTold(tax)), ...ofTables]
  // `Tx | HT | TVA | TTC` set left of their columns: heads under which but one of the rows was found say less than the rows themselves.
  const ofRows = dropRepeats(bare)
  const isFuller = ofRows.length > summary.length && summary.every((tax) => ofRows.some((other) => areSame(tax, other)))
  const said = merge(isFuller ? ofRows : summary, ofLines)
  return inOrder(dropUnused(merge(said, sumBooked(booked)))).map(({ rate, amount, base, surcharge }) => ({
    rate,
    amount,
    ...(base ? { base } : {}),
    ...(surcharge ? { surcharge } : {}),
  }))
}

const areSame = (one: Tax, other: Tax) => one.rate.value === other.rate.value && one.amount.value === other.amount.value

const LEVEL = 2 // points

/** As the page prints them, whichever way each was found. */
const inOrder = (taxes: readonly Tax[]): Tax[] =>
  [...taxes].sort(({ rate: a }, { rate: b }) => {
    if (!a.box || !b.box) return 0
    const down = a.box.top - b.box.top
    return a.page! - b.page! || (Math.abs(down) > LEVEL ? down : a.box.left - b.box.left)
  })

/** A table says it all once; labelled lines add the rates that it has not, and none twice (pages repeat their sums). */
function merge(ofTables: readonly Tax[], ofLines: readonly Tax[]): Tax[] {
  const taxes = dropRepeats(ofTables)
  for (const tax of ofLines) {
    const same = taxes.find((other) => Number(other.rate.value) === Number(tax.rate.value) && !areTwoTaxes(other, tax))
    // An amount that is known as the tax at another rate is not this one's too.
    const isTaken = !tax.proven && taxes.some((other) => other.proven && other.amount.value === tax.amount.value)
    // `Base | IVA | Cuota | R.E. | Recargo` in a row: its last share and amount are what the table knows as levied beside the tax.
    const isSurcharge = taxes.some(({ surcharge }) => surcharge?.value === tax.amount.value)
    if (isSurcharge) continue
    if (!same && !isTaken) taxes.push(tax)
    else if (same && !same.proven && tax.proven) taxes[taxes.indexOf(same)] = tax
  }
  return taxes
}

/** A form that prints every rate there is, most of them with nothing beside it (Argentina's 27 %, 10,5 %, 5 %): only those with a tax were charged. */
function dropUnused(taxes: Tax[]): Tax[] {
  const isZero = ({ amount }: Tax) => Number(amount.value) === 0
  const isForm = taxes.some((tax) => !isZero(tax)) && taxes.some((tax) => isZero(tax) && Number(tax.rate.value) > 0 && !tax.base)
  return isForm ? taxes.filter((tax) => !isZero(tax)) : taxes
}

/** A summary printed on every page or copy counts once; two rows of one rate in one table are two. */
function dropRepeats(taxes: readonly Tax[]): Tax[] {
  return taxes.filter(
    (tax, at) =>
      !taxes
        .slice(0, at)
        .some(
          (other) => other.rate.page !== tax.rate.page && other.rate.value === tax.rate.value && other.amount.value === tax.amount.value,
        ),
  )
}

function isInside(row: Row, areas: readonly Area[]): boolean {
  return areas.some(
    ({ page, box }) =>
      page === row.page &&
      row.box.top >= box.top - 1 &&
      row.box.bottom <= box.bottom + 1 &&
      row.box.right > box.left &&
      row.box.left < box.right,
  )
}
