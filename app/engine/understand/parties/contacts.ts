import { remembered } from '../words/remembered.ts'
import { isNationalId } from '../values/national-id.ts'
import { holdsTaxId } from '../values/tax-id.ts'
import { pattern } from '../words/pattern.ts'

/** Telephone, e-mail and web addresses as they are printed in the lines of a party. */
export const emailPattern = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
// +33 1 23…, (0)20 …, 01.99.…, 555-123-4567, 98 624 61 17
// no Belgian payment reference, +++720/0418/83187+++; no part of a longer number: not 025/36007 of 2025/36007, not 761 419 00045 of 424 761 419 00045
const phonePattern = /(?:(?<![\d+*][-/.]?)(?:\+\d{1,3}|\(\d{1,5}\)|0\d)|(?<!\d[-/. ]?)\d{2,3}[-. ])[\d\s().\/-]{6,}\d/

/** `Tel.: 2408 7715`, `PBX 2440-1234`: two groups of four are a telephone's only where that is said right before them. */
const eightFigures = pattern('iu')`
  (?=\d{4}[ .-]?\d{4}(?![\d.,/-]))(?<=(?<!\p{L})(?:
    t[eé]l(?:s|[eé]fonos?|[eé]phone|f|f?no)?|tfno|tlfn?o?|phone|ph|pbx|fono|cel(?:ular)?|m[oó]vil|mobile?|whatsapp
  )\.?\s?:?\s?)\d{4}[ .-]?\d{4}
`

/** `Tél. 48 21 07-1`, `Tel.: 82 10 44`: Luxembourg's three groups of two, with an extension or without, right behind the word for it. */
const SIX = 6
const sixFigures =
  /(?<=(?<!\p{L})(?:t[eé]l(?:[eé]phone|efon)?|phone|fon)\.?\s?:?\s?)\d{2}([ .])\d{2}\1\d{2}(?:-\d{1,3})?(?![\d,/-]|[ .]\d)/iu

export function findEmail(text: string): { value: string; index: number } | undefined {
  const match = emailPattern.exec(text)
  return match ? { value: match[0], index: match.index } : undefined
}

/** `0 809 554 318`: a number of France that costs the same from everywhere. No amount begins so. */
const nonGeographic = /(?<![\d.,] ?)0 8\d{2} \d{3} \d{3}(?![\d.,]|\s\d)/u

/** `said`: a label says that it is one, so that `961 545 249` is no amount. */
export function findPhone(text: string, said = false): { value: string; index: number } | undefined {
  const match = phonePattern.exec(text) ?? nonGeographic.exec(text) ?? eightFigures.exec(text) ?? sixFigures.exec(text)
  // The other end of `+++720/0418/83187+++`, where the line breaks within the signs.
  if (!match || /^[+*]/.test(text.slice(match.index + match[0].length))) return undefined
  const digits = match[0].replace(/\D/g, '').length
  const printed = match[0].trim()
  // Zeros lead the numbers of documents; three, three and five digits are the end of a SIRET that went on to a new line; two, eight and one an Argentine CUIT.
  if (/^000|^\d{3} \d{3} \d{5}$|^(?:20|2[3-7]|3[034])-\d{8}-\d$/.test(printed)) return undefined
  if (isOfTaxOffice(printed) || /^\d{1,3}\.\d{2} \d{1,3}\.\d{2}$/.test(printed)) return undefined
  if (
    /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}$|\d{2}(?!\d)\D*(?:$|\d{1,2}[./-]\d{1,2}[./-]))/.test(printed) ||
    (!said && /^\d{1,3}(?:[ .]\d{3})+$/.test(printed) && !nonGeographic.test(printed))
  )
    return undefined
  return digits >= (sixFigures.test(text) ? SIX : 8) && digits <= 15 ? { value: match[0].trim(), index: match.index } : undefined
}

/** `606 1829 87` as Britain groups its VAT numbers, `0647.409.189` where the check digits hold as Belgium those of its firms. */
function isOfTaxOffice(printed: string): boolean {
  const digits = printed.replace(/\D/g, '')
  return /^\d{3} \d{4} \d{2}$/.test(printed) || (/^[01]\d{3}\.\d{3}\.\d{3}$/.test(printed) && holdsTaxId(`BE${digits}`) === true)
}

/** A line that is only a way to reach somebody: no part of an address. */
export const isContactLine = remembered(1000, (text): boolean => {
  const rest = text
    .replace(everyEmail, '')
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(everyPhone, '')
    .replace(eightFigures, '')
    .replace(sixFigures, '')
  if (rest === text) return false
  return rest.replace(/[^\p{L}]/gu, '').length <= 16
})

const everyEmail = new RegExp(emailPattern.source, 'gu')
const everyPhone = new RegExp(phonePattern.source, 'g')

/** `B66720194`, `ESB66720194`, `FR20338812077`, `12345678-Z` alone in its line: under a name it says whose tax number it is, without a label. */
export const isBareTaxId = (text: string) =>
  isNationalId(text) ||
  taxesOfCanada.test(text) ||
  // Canada's numbers of businesses, Colombia's of persons and firms: `BN 80147 2293 RT0001`, `1.152.447.903`, `900.214.776-1`.
  /^(?:BN[\s:.#]*)?\d{5} ?\d{4} ?R[TCP] ?\d{4}$|^\d{1,3}(?:\.\d{3}){2,3}-\d$|^\d\.\d{3}\.\d{3}\.\d{3}$/.test(text) ||
  /^(?:ES[- ]?)?(?:[A-HJ-NP-SUVWXYZ]-?\d{2}\.?\d{3}\.?\d{2}-?[\dA-J]|[XYZ]?\d{1,2}\.?\d{3}\.?\d{3}-?[A-Z])$|^(?:AT|BE|CH|DE|FR|GB|IT|LU|NL|PL|PT|SE)[\dA-Z]{0,2} ?\d{3}[ .]?\d{3}[ .]?\d{2,5}(?:B\d{2})?$|^IE ?\d[\dA-Z]\d{5}[A-Z]{1,2}$/.test(
    text,
  )

/** `GST 10388 4126 RT0001 QST 1006612948 TQ0001`: a firm's numbers for the tax of the land and that of the province, in one line. */
const taxesOfCanada = pattern('iu')`
  ^(?:[\s·•|,;–-]*(?:[GHQP]ST|GST\/HST|T[PV][SHQ]|TPS\/TVH)(?: (?:no|reg|n[°º]))?[.:\s#°º]*\d(?:[ -]?\d){8,9}(?: ?(?:R[TCP]|TQ) ?\d{4})?){1,2}$
`

const freeMail = /^(?:gmail|hotmail|outlook|yahoo|orange|wanadoo|free|laposte|web|gmx|t-online|icloud|live|aol|example)$/

/** The words of an e-mail's or web site's domain that may be a company's name; none for public mail services. */
export function domainName(text: string): string | undefined {
  const domain = /(?:@|www\.)([\p{L}\d-]+)(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u.exec(text)?.[1]?.toLowerCase()
  return domain && !freeMail.test(domain) ? domain : undefined
}

/** A telephone or an address of mail somewhere in a line. */
export const waysIn = /(?:\b(?:t[eé]l\p{L}*|phone|fax|fon|tlf\p{L}*)\b|☎|@|(?:\+|\b0)\d[\d .()/-]{7,})/iu
