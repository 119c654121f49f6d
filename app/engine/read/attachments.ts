import type { Attachment, Finding } from '../document.ts'
import type { Pdf } from './open.ts'

/** Files inside a PDF that are looked at, and the most bytes of one: e-invoices are small, bombs are not. */
const MOST_FILES = 20
const LARGEST = 10 * 1024 * 1024

interface Embedded {
  filename: string
  content?: Uint8Array
}

/** XML files inside the PDF, decoded; what they mean is not looked at here. */
export async function readAttachments(pdf: Pdf): Promise<{ attachments: Attachment[]; findings: Finding[] }> {
  const files = Object.values(((await pdf.getAttachments()) ?? {}) as Record<string, Embedded>).slice(0, MOST_FILES)
  const attachments: Attachment[] = []
  const findings: Finding[] = []
  for (const { filename, content } of files) {
    if (!content || !looksLikeXml(filename, content)) continue
    if (content.byteLength > LARGEST) findings.push({ code: 'einvoice_unreadable', details: { name: filename, reason: 'too_large' } })
    else attachments.push({ name: filename, text: decode(content) })
  }
  return { attachments, findings }
}

function looksLikeXml(name: string, content: Uint8Array): boolean {
  if (/\.xml$/i.test(name)) return true
  return /^\s*(<\?xml|<[\w:]*(Invoice|CreditNote|Order|CrossIndustry))/.test(decode(content.subarray(0, 200)))
}

/** UTF-16 where a byte order mark says so, the encoding the declaration names, else UTF-8. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 120))
  const named = /encoding=["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase()
  const known = named && /^(iso-8859-\d+|windows-125\d|us-ascii)$/.test(named) ? named : 'utf-8'
  return new TextDecoder(known).decode(bytes)
}
