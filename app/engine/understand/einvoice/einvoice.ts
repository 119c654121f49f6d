import type { KindName } from '#app/contract/kinds/index.ts'

/** A value as the XML says it, and how else the page may rightly print it (gross for net price, name with its description). Best first. */
export type XmlValue = [value: string, ...others: string[]]
export type XmlRow = Record<string, XmlValue>

/** What an e-invoice or e-order says, in the names of contract/kinds. */
export interface Einvoice {
  kind: KindName
  /** As printed in reasons: `Factur-X (CII)`, `UBL Invoice`… */
  format: string
  fields: Record<string, XmlValue>
  vatLines: XmlRow[]
  rows: XmlRow[]
  /** Elements whose value is none of its type (`NaN`, `1e308`, month 13). */
  impossible: string[]
}

/** Collects values, dropping what is missing and noting what is impossible. */
export interface Collector {
  impossible: string[]
  /** Texts and codes. */
  text(...values: (string | undefined)[]): XmlValue | undefined
  decimal(...values: (string | undefined)[]): XmlValue | undefined
  /** CII formats 102 (`20260131`), 203 and 204 (with hours and minutes), ISO 8601. */
  date(value: string | undefined): XmlValue | undefined
}

/** UNCL 1001: kinds of credit notes. Their XML counts what is given back above zero, and pages print it on either side. */
const creditNotes = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'])
export const isCreditNote = (typeCode: string | undefined): boolean => typeCode !== undefined && creditNotes.has(typeCode)

const LONGEST_TEXT = 4000

/** `bothSigns`: amounts and quantities may be printed with the opposite sign. */
export function collectValues({ bothSigns = false } = {}): Collector {
  const impossible: string[] = []
  const several = (values: (string | undefined)[], read: (value: string) => string | undefined): XmlValue | undefined => {
    const good = values.flatMap((value) => {
      if (value === undefined || value === '') return []
      const known = read(value)
      if (known === undefined) impossible.push(value.slice(0, 40))
      return known ?? []
    })
    const [first, ...others] = new Set(good)
    return first === undefined ? undefined : [first, ...others]
  }
  return {
    impossible,
    text: (...values) => several(values, (value) => value.slice(0, LONGEST_TEXT)),
    decimal: (...values) => several(bothSigns ? [...values, ...values.map(negate)] : values, readXmlDecimal),
    date: (value) => several([value], readXmlDate),
  }
}

const negate = (value: string | undefined) =>
  value === undefined || !/[1-9]/.test(value) ? undefined : value.startsWith('-') ? value.slice(1) : `-${value.replace(/^\+/, '')}`

/** xsd:decimal → our decimal string; two decimals stay, further zeros go. No exponents, no NaN. */
export function readXmlDecimal(text: string): string | undefined {
  const match = /^([+-]?)(\d{1,18})?(?:\.(\d{1,12}))?$/.exec(text.trim())
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined
  const whole = (match[2] ?? '0').replace(/^0+(?=\d)/, '')
  const fraction = (match[3] ?? '').replace(/(?<=^\d{2}\d*?)0+$/, '')
  const plain = fraction === '' ? whole : `${whole}.${fraction}`
  return match[1] === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain
}

export function readXmlDate(text: string): string | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*|\d{4}(?:\d{2})?|Z|[+-]\d{2}:\d{2})?$/.exec(text.trim())
  if (!match) return undefined
  const [, year, month, day] = match.map(Number) as [number, number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1970 || year > 2199) return undefined
  return `${match[1]}-${match[2]}-${match[3]}`
}

/** The time of day of CII formats 203 and 204, or of an ISO 8601 instant as written. */
export function readXmlTime(text: string | undefined): string | undefined {
  const match = /^(?:\d{8}|\d{4}-\d{2}-\d{2}T)([01]\d|2[0-3]):?([0-5]\d)/.exec(text?.trim() ?? '')
  return match ? `${match[1]}:${match[2]}` : undefined
}

/** A tax of nothing on nothing: writers list rates that no line has, and pages do not print them. */
export const isNought = (base: string | undefined, tax: string | undefined): boolean =>
  base !== undefined && tax !== undefined && Number(base) === 0 && Number(tax) === 0

/** Without what is undefined. */
export function present<T>(record: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined))
}

/** A quantity or rate has no use for trailing zeros. */
export function trimZeros(value: XmlValue | undefined): XmlValue | undefined {
  return value?.map((one) => (one.includes('.') ? one.replace(/0+$/, '').replace(/\.$/, '') : one)) as XmlValue | undefined
}
