import type { Warning } from '#app/contract/reading.ts'
import type { Candidates } from '../candidate.ts'
import type { Document } from '../document.ts'
import type { Classified } from './kind/classify.ts'
import type { Context } from './context.ts'
import { warn } from './findings.ts'
import { fold } from './words/fold.ts'
import { labelDocument } from './labels/labels.ts'
import { countDocuments } from './kind/several.ts'
import { findImpossibleAmounts } from './values/amount.ts'
import { findDates, findImpossibleDates } from './values/date.ts'
import { pattern } from './words/pattern.ts'

/** Surer than this that it is the other kind. */
const SURE_OF_KIND = 0.8

/** What a person should know about the values as understood. */
export function findDoubts(document: Document, context: Context, fields: Candidates, classified: Classified): Warning[] {
  if (document.pages.every(({ words }) => words.length === 0)) return []
  return [
    ...(classified.neither || classified.isRequest ? [warn('not_an_invoice_or_work_order')] : []),
    ...(!classified.neither && classified.kind !== context.kind && classified.confidence >= SURE_OF_KIND
      ? [warn('other_kind', [], { kind: classified.kind })]
      : []),
    ...ambiguousDates(context, fields),
    ...impossibleValues(document),
    ...(countDocuments(document, context.kind) > 1 ? [warn('several_documents')] : []),
    ...(talksToMachines(document) ? [warn('instructions_in_text')] : []),
  ]
}

const dateFields = ['invoice_date', 'due_date', 'order_date', 'requested_delivery_date']

/** `03/04/2026` where nothing in the document says which is the month. */
function ambiguousDates({ formats }: Context, fields: Candidates): Warning[] {
  if (formats.dateOrderSure) return []
  return dateFields.flatMap((field) => {
    const [chosen] = fields[field] ?? []
    const [date] = chosen?.text && chosen.source !== 'einvoice' ? findDates(chosen.text, formats.dateOrder) : []
    return date?.other ? [warn('ambiguous_date', [field], { text: chosen!.text!, other: date.other })] : []
  })
}

/** Beside a label, a date that no calendar has (month 13, 31 February, the year 2205), or more money than there is. */
function impossibleValues(document: Document): Warning[] {
  return labelDocument(document).flatMap((line) => {
    const [found] = line.text.length < 120 ? [...findImpossibleDates(line.text), ...findImpossibleAmounts(line.text)] : []
    return found ? [warn('impossible_value', [], { text: found.text })] : []
  })
}

const instructions = pattern()`
  \b(?:ignore|disregard|forget|ignorez|oubliez|ignora|ignore[nz]?|ignoriere|vergiss)\b.{0,40}\b(?:instructions?|prompt|rules|
  anweisungen|instrucciones|consignes)\b|
  \b(?:system prompt|you are (?:an? )?(?:ai|assistant|language model|llm)|as an ai|language model|chatgpt|gpt-?\d|
  large language model|tu es une ia|eres una ia|du bist eine? ki)\b|
  \b(?:approve|mark|approuver|aprobar)\b.{0,30}\b(?:this (?:document|invoice)|automatically|automatiquement|autom[aá]ticamente)\b
`

/** Text that wants to steer a program that reads it. */
function talksToMachines(document: Document): boolean {
  return document.pages.some((page) => page.lines.some(({ text }) => instructions.test(fold(text))))
}
