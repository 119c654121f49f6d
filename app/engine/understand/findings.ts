import type { Warning, WarningCode } from '#app/contract/reading.ts'
import { warningCodes } from '#app/contract/reading.ts'
import type { Finding } from '../document.ts'

/** One sentence in English for each warning; screens translate by code, with `details` filled in. */
const sentences: Record<WarningCode, string> = {
  not_an_invoice_or_work_order: 'This looks like neither an invoice nor a work order.',
  other_kind: 'This document looks like the other kind.',
  no_text_layer: 'No text could be read from this document.',
  text_layer_unreadable: 'The text layer of this document is unreadable.',
  text_layer_differs: 'The text layer differs from what is seen on the page.',
  hidden_text: 'The document holds text that is not visible on the page; it was left out.',
  overprinted_text: 'Some text is printed over other text.',
  pages_left_out: 'Some pages were left out.',
  several_documents: 'The file seems to hold several documents; the first one was read.',
  form_fields_only: 'The values stand in form fields only.',
  instructions_in_text: 'The text holds instructions addressed to a machine; they were not followed.',
  einvoice_contradicts: 'The embedded e-invoice contradicts the page.',
  einvoice_unreadable: 'The embedded e-invoice could not be read.',
  ambiguous_date: 'A date can be read with the day or the month first.',
  impossible_value: 'A printed value is impossible.',
  lookalike_party: 'A party looks like a known one but is not the same.',
  price_changed: 'The price of an article changed since the last approved document.',
  limits_reached: 'The document is larger than what is read.',
  partly_damaged: 'The file is damaged; something may be missing or read wrongly.',
}

export function warn(code: WarningCode, fields: string[] = [], details?: Record<string, string>): Warning {
  return { code, message: sentences[code], fields, ...(details ? { details } : {}), ...spelledOut(code, details) }
}

function spelledOut(code: WarningCode, details: Record<string, string> = {}): { message?: string } {
  if (code === 'other_kind' && details.kind)
    return { message: `This document looks like ${details.kind === 'invoice' ? 'an invoice' : 'a work order'}.` }
  if (code !== 'price_changed' || !details.article) return {}
  return {
    message: `${details.article} cost ${details.before} on ${details.document} and costs ${details.now} now (${details.percent} %).`,
  }
}

/** What reading found becomes warnings; a finding of the same code adds nothing, its details win once. */
export function warningsOf(findings: Finding[]): Warning[] {
  const known = findings.filter((finding): finding is Finding & { code: WarningCode } =>
    (warningCodes as readonly string[]).includes(finding.code),
  )
  return known.map((finding) => ({ ...warn(finding.code, finding.fields, finding.details), ...leftOut(finding) }))
}

function leftOut({ code, details }: Finding): { message?: string } {
  if (code === 'pages_left_out' && details?.unread) return { message: `Nothing could be read on page ${details.unread}.` }
  if (code !== 'pages_left_out' || !details?.read || !details.pages) return {}
  return { message: `Only the first ${details.read} of ${details.pages} pages were read.` }
}
