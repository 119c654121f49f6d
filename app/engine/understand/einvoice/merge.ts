import type { Check } from '#app/contract/reading.ts'
import type { Candidates } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import type { Merged, Understood } from '../evidence.ts'
import { warn } from '../findings.ts'
import { compareValue } from './compare.ts'
import type { Einvoice } from './einvoice.ts'
import type { Embedded } from './find.ts'
import { indexPages } from './locate.ts'
import { mergeRows } from './merge-rows.ts'
import { isSame, sortOf } from './same.ts'

const asides = new Set(['payment_methods', 'legal_mentions', 'additional_notes'])

const notApplicable: Check = { code: 'einvoice_matches_page', status: 'not_applicable', fields: [] }

/**
 * Holds the embedded e-invoice against the page, value by value. Where the page agrees or is silent the XML is taken; where they differ the page's
 * value stays, doubtful, with the XML's as runner-up, and check and warning name the field. What only the page says stays as it is.
 */
export function mergeEinvoice(
  document: Document,
  context: Context,
  page: Understood,
  { einvoice, others = [], unreadable }: Embedded,
): Merged {
  if (einvoice === undefined) {
    const warnings = unreadable ? [warn('einvoice_unreadable', [], { file: unreadable.name, why: unreadable.why })] : []
    return { ...page, checks: [notApplicable], warnings }
  }
  if (einvoice.kind !== context.kind) return { ...page, checks: [notApplicable], warnings: [] }

  const locator = indexPages(document, context.formats)
  const shared = { kind: einvoice.kind, locator, format: einvoice.format }
  const fields: Candidates = { ...page.fields }
  const differing: string[] = []
  const seen = Object.values(einvoice.fields).map(([value]) => value)
  for (const [name, xml] of Object.entries(einvoice.fields)) {
    const ambiguous = seen.filter((value) => value === xml[0]).length > 1
    const verdict = compareValue({ ...shared, name, xml, page: page.fields[name] ?? [], ambiguous })
    // What is worded for readers of the XML counts where the page prints it.
    if (asides.has(name) && !verdict.candidates[0]?.page) continue
    fields[name] = verdict.candidates
    if (verdict.contradicts) differing.push(name)
  }
  const items = mergeRows({ ...shared, list: 'items', xml: einvoice.rows, page: page.rows })
  const vat = mergeRows({ ...shared, list: 'vat_details', xml: einvoice.vatLines, page: page.vatLines })
  differing.push(...items.differing, ...vat.differing)
  const disputed = [...new Set(others.flatMap((other) => disputedFields(einvoice, other)))].filter((name) => !differing.includes(name))
  const warnings = [
    ...(differing.length > 0 ? [warn('einvoice_contradicts', differing)] : []),
    ...(disputed.length > 0 ? [warn('einvoice_contradicts', disputed, { files: String(others.length + 1) })] : []),
    ...(einvoice.impossible.length > 0 ? [warn('einvoice_unreadable', [], { values: einvoice.impossible.slice(0, 5).join(', ') })] : []),
  ]
  const check: Check = { code: 'einvoice_matches_page', status: differing.length > 0 ? 'failed' : 'passed', fields: differing }
  return { fields, rows: items.rows, vatLines: vat.rows, checks: [check], warnings }
}

/** Numbers, dates, codes and accounts of which two e-invoices in one PDF say different things; texts are worded differently without contradiction. */
function disputedFields(one: Einvoice, other: Einvoice): string[] {
  return Object.entries(one.fields).flatMap(([name, values]) => {
    const sort = sortOf(one.kind, name)
    const rival = other.fields[name]
    if (rival === undefined || (sort !== 'number' && sort !== 'date' && sort !== 'code' && name !== 'bank_details')) return []
    return values.some((value) => rival.some((theirs) => isSame(name, sort, value, theirs))) ? [] : [name]
  })
}
