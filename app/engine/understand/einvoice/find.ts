import type { Attachment } from '../../document.ts'
import { readCii } from './cii.ts'
import type { Einvoice } from './einvoice.ts'
import { readUbl } from './ubl.ts'
import { parseXml, XmlRefused } from './xml.ts'

/** Names that the standards give the embedded file: these must be readable, others are only tried. */
const standardNames = /^(?:factur-?x|zugferd(?:-invoice)?|xrechnung|order-?x|cida|ubl.*)\.xml$/i

/** What was found inside the PDF; `unreadable` is the name of a file that should have been an e-invoice and why it is none. */
export interface Embedded {
  einvoice?: Einvoice
  /** Further e-invoices in the same PDF: readers differ in which one they take. */
  others?: Einvoice[]
  unreadable?: { name: string; why: string }
}

/** More e-invoices than this in one PDF are not held against each other. */
const MOST = 5

/** The e-invoice among the embedded files: the first by its name, with the others of its kind beside it. */
export function findEinvoice(attachments: readonly Attachment[]): Embedded {
  const sorted = [...attachments].sort((a, b) => Number(standardNames.test(b.name)) - Number(standardNames.test(a.name)))
  const found: Einvoice[] = []
  let unreadable: { name: string; why: string } | undefined
  for (const { name, text } of sorted) {
    try {
      const root = parseXml(text)
      const einvoice = readCii(root) ?? readUbl(root)
      if (einvoice) found.push(einvoice)
      else if (standardNames.test(name)) unreadable ??= { name, why: `unknown root element ${root.name.slice(0, 60)}` }
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error
      if (standardNames.test(name)) unreadable ??= { name, why: error.message }
    }
  }
  const [einvoice, ...others] = found
  if (einvoice) return { einvoice, others: others.filter(({ kind }) => kind === einvoice.kind).slice(0, MOST) }
  return unreadable ? { unreadable } : {}
}
