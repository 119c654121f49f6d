import { hasLegalForm, isCompanyName } from './company-names.ts'
import { isPersonName } from './person-names.ts'
import { pattern } from '../words/pattern.ts'

/** `REDES DEL MISTI S.R.L. / R.U.C. 20605511283`, `Creek Foods Pty Ltd ABN 48 604 417 283`: who it is, and its number. */
export function withoutTaxNumber(text: string): string {
  const end = numberBehind.exec(text)?.index
  if (end === undefined) return text
  const name = text.slice(0, end)
  return hasLegalForm(name) ? name : (withoutOwner(name) ?? text)
}

/** `BAR LA PARRALA - Inmaculada Rueda Ortiz`, and the number of whoever keeps it behind that. */
function withoutOwner(text: string): string | undefined {
  const [house, owner, ...more] = text.split(/\s[-–—·|]\s/)
  return owner !== undefined && more.length === 0 && isCompanyName(house!) && isPersonName(owner) ? house : undefined
}

const numberBehind = pattern('iu')`
  ,?(?:\s?[/,(·|–-]\s?|\s)(?:
    c\.?i\.?f|n\.?i\.?f|r\.?f\.?c|r\.?u\.?[ct]|c\.?u\.?i\.?t|n\.?i\.?t|siret|siren|a\.?b\.?n|a\.?c\.?n|p\.?\s?iva|n\.?i\.?p\.?c|
    gstin|kvk|u?st\.?-?id(?:-?nr)?|
    (?:vat|tva|gst|btw|iva)(?:\s(?:reg(?:istration)?|intracom\p{L}*|id|n[°ºo]|no|nr|number)\.?){0,2}
  )(?!\p{L})\.?[\s:.°º-]*(?=\S*\d)\S{1,5}[\d .-]*\S*\)?$
`
