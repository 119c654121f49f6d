import { documentConfidence } from '#app/contract/doubt.ts'
import { type KindName, kinds } from '#app/contract/kinds/index.ts'
import type { Memory } from '#app/contract/memory.ts'
import type { KnownParty } from '#app/contract/parties.ts'
import type { Reading, Warning } from '#app/contract/reading.ts'
import { runChecks } from '../check/check.ts'
import type { Document } from '../document.ts'
import { findCandidates } from './candidates.ts'
import { toCells, toRows } from './cells.ts'
import { choose } from './choose.ts'
import { classify } from './classify.ts'
import { calibrate, type Weights } from './confidence.ts'
import type { Context } from './context.ts'
import { withoutCopiesOnSheets } from './copies.ts'
import { ownPages } from './own-pages.ts'
import { findDoubts } from './doubts.ts'
import { findEinvoice } from './einvoice/find.ts'
import { mergeEinvoice } from './einvoice/merge.ts'
import { warningsOf } from './findings.ts'
import { settleFormats } from './formats.ts'
import { applyMemory } from './memory/apply.ts'
import { recall } from './memory/recall.ts'
import { formatsKnown, kindKnown } from './memory/known-layout.ts'
import { recognise } from './memory/recognise.ts'
import { applyParties } from './parties/known.ts'
import { settleSums } from './sums/settle.ts'
import { readItems } from './tables/items.ts'
import { withTaxOfLines } from './tables/tax-of-lines.ts'
import { readVatLines } from './tables/vat.ts'
import { givenOfUntitled } from './untitled.ts'

export interface UnderstandOptions {
  /** `auto` lets the words of the page decide. */
  kind?: KindName | 'auto'
  /** False: embedded XML is left aside. */
  einvoice?: boolean
  /** `yyyy-mm-dd` */
  today?: string
  /** What was learned from approved documents; only those of this sender and layout have a say. */
  memories?: readonly Memory[]
  /** Known companies that the page names. */
  parties?: readonly KnownParty[]
  /** Other weights of confidence than the fitted ones: to fit them. */
  weights?: Weights
}

/**
 * Words on pages → values with their proof. Pure: the same document gives the same reading. The steps stand here in their order;
 * `ms` is left at zero for the caller, who owns a clock.
 */
export function understandDocument(printed: Document, options: UnderstandOptions = {}): Reading {
  const document = withoutCopiesOnSheets(ownPages(printed))
  const embedded = options.einvoice === false ? {} : findEinvoice(document.attachments)
  const onPage = classify(document)
  const known = recognise(document, options.memories ?? [])
  const classified = embedded.einvoice
    ? { ...onPage, kind: embedded.einvoice.kind, confidence: 1, neither: false }
    : // Somebody approved a paper of this layout: it is one of the two, whatever its words say.
      { ...onPage, neither: onPage.neither && known.length === 0 }
  const asked = options.kind === undefined || options.kind === 'auto' ? undefined : options.kind
  const kind = asked ?? kindKnown(known, classified)
  const formats = formatsKnown(known, settleFormats(document, classified.language))
  const context: Context = { kind, language: classified.language, formats, ...(options.today ? { today: options.today } : {}) }

  const items = readItems(document, context)
  const found = {
    candidates: applyParties(document, context, findCandidates(document, context, items), options.parties ?? []),
    rows: items.rows,
    vatLines: withTaxOfLines(readVatLines(document, context, items.areas, items.booked), items),
  }
  const { candidates, rows, vatLines } = applyMemory(found, recall(document, context, known))
  const settled = settleSums({ document, context, candidates, rows, vatLines })
  const chosen = choose({ document, context, candidates: settled.candidates, rows: settled.rows, vatLines: settled.vatLines })
  const read = calibrate({ fields: chosen, rows: settled.rows, vatLines: settled.vatLines }, context, options.weights)
  const page = classified.neither ? givenOfUntitled(kind, classified, read) : read
  const merged = mergeEinvoice(document, context, page, embedded)

  const reading: Reading = {
    kind,
    kind_confidence: classified.confidence,
    language: classified.language,
    pages: document.pageCount,
    pages_not_read: document.notRead ?? [],
    confidence: 0,
    fields: toCells(merged.fields, document),
    // A work order has no tax summary of its own: what it prints of taxes only serves its sums.
    vat_details: kind === 'invoice' ? toRows(merged.vatLines, document) : [],
    items: toRows(merged.rows, document),
    checks: merged.checks,
    warnings: [...warningsOf(document.findings), ...merged.warnings, ...findDoubts(document, context, merged.fields, classified)],
    ms: { read: 0, understand: 0, total: 0 },
  }
  return closeReading({ ...reading, checks: [...runChecks(reading, settled), ...merged.checks] })
}

/** One warning a code and field list, and the confidence of the whole. */
function closeReading(reading: Reading): Reading {
  const seen = new Set<string>()
  const isNew = ({ code, fields, details }: Warning) => {
    const key = JSON.stringify([code, fields, details])
    return !seen.has(key) && seen.add(key)
  }
  return { ...reading, warnings: reading.warnings.filter(isNew), confidence: documentConfidence(kinds[reading.kind], reading) }
}
