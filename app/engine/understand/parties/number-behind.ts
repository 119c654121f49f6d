import { hasLegalForm } from './company-names.ts'
import { pattern } from '../words/pattern.ts'

/** `REDES DEL MISTI S.R.L. / R.U.C. 20605511283`, `Creek Foods Pty Ltd ABN 48 604 417 283`: who it is, and its number. */
export function withoutTaxNumber(text: string): string {
  const end = numberBehind.exec(text)?.index
  return end === undefined || !hasLegalForm(text.slice(0, end)) ? text : text.slice(0, end)
}

const numberBehind = pattern('iu')`
  ,?(?:\s?[/,(·|–-]\s?|\s)(?:
    c\.?i\.?f|n\.?i\.?f|r\.?f\.?c|r\.?u\.?[ct]|c\.?u\.?i\.?t|n\.?i\.?t|siret|siren|a\.?b\.?n|a\.?c\.?n|p\.?\s?iva|n\.?i\.?p\.?c|
    gstin|kvk|u?st\.?-?id(?:-?nr)?|
    (?:vat|tva|gst|btw|iva)(?:\s(?:reg(?:istration)?|intracom\p{L}*|id|n[°ºo]|no|nr|number)\.?){0,2}
  )(?!\p{L})\.?[\s:.°º-]*(?=\S*\d)\S{1,5}[\d .-]*\S*\)?$
`
