import { documentConfidence } from '#app/contract/doubt.ts'
import { type KindName, kinds } from '#app/contract/kinds/index.ts'
import type { Memory } from '#app/contract/memory.ts'
import type { Reading, Warning } from '#app/contract/reading.ts'
import { runChecks } from '../check/check.ts'
import type { Document } from '../document.ts'
import { toCells, toRows } from './cells.ts'
import { classify } from './kind/classify.ts'
import { withoutCopiesOnSheets } from './pages/copies.ts'
import { withoutNumbersOfBoxes } from './pages/numbered-boxes.ts'
import { ownPages } from './pages/own-pages.ts'
import { findDoubts } from './doubts.ts'
import { findEinvoice } from './einvoice/find.ts'
import { mergeEinvoice } from './einvoice/merge.ts'
import { warningsOf } from './findings.ts'
import { kindKnown } from './memory/known-layout.ts'
import { recognise } from './memory/recognise.ts'
import { readPages, type ReadOptions } from './read-pages.ts'
import { givenOfUntitled } from './kind/untitled.ts'

/** What the words said, the sums did not bear out. */
const TOSS_UP = 0.5

export interface UnderstandOptions extends ReadOptions {
  /** `auto` lets the words of the page decide. */
  kind?: KindName | 'auto'
  /** False: embedded XML is left aside. */
  einvoice?: boolean
  /** What was learned from approved documents; only those of this sender and layout have a say. */
  memories?: readonly Memory[]
}

/**
 * Words on pages → values with their proof. Pure: the same document gives the same reading. The steps stand here in their order;
 * `ms` is left at zero for the caller, who owns a clock.
 */
export function understandDocument(printed: Document, options: UnderstandOptions = {}): Reading {
  const document = withoutNumbersOfBoxes(withoutCopiesOnSheets(ownPages(printed)))
  const embedded = options.einvoice === false ? {} : findEinvoice(document.attachments)
  const onPage = classify(document)
  const known = recognise(document, options.memories ?? [])
  const classified = embedded.einvoice
    ? { ...onPage, kind: embedded.einvoice.kind, confidence: 1, neither: false }
    : // Somebody approved a paper of this layout: it is one of the two, whatever its words say.
      { ...onPage, neither: onPage.neither && known.length === 0 }
  const asked = options.kind === undefined || options.kind === 'auto' ? undefined : options.kind
  const readAs = (kind: KindName) => readPages(document, kind, { language: classified.language, known, options })
  const likely = readAs(asked ?? kindKnown(known, classified))
  const { context, settled, read } = classified.neither ? givenOfUntitled(likely, classified, asked ? undefined : readAs) : likely
  const { kind } = context
  const merged = mergeEinvoice(document, context, read, embedded)

  const reading: Reading = {
    kind,
    kind_confidence: kind === likely.context.kind ? classified.confidence : TOSS_UP,
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
