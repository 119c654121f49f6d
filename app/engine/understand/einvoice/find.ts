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
  unreadable?: { name: string; why: string }
}

/** The e-invoice among the embedded files. */
export function findEinvoice(attachments: readonly Attachment[]): Embedded {
  const sorted = [...attachments].sort((a, b) => Number(standardNames.test(b.name)) - Number(standardNames.test(a.name)))
  let unreadable: { name: string; why: string } | undefined
  for (const { name, text } of sorted) {
    try {
      const root = parseXml(text)
      const einvoice = readCii(root) ?? readUbl(root)
      if (einvoice) return { einvoice }
      if (standardNames.test(name)) unreadable ??= { name, why: `unknown root element ${root.name.slice(0, 60)}` }
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error
      if (standardNames.test(name)) unreadable ??= { name, why: error.message }
    }
  }
  return unreadable ? { unreadable } : {}
}
