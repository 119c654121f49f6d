import { findBic, findIbans } from '#app/engine/understand/values/iban.ts'
import { countryOfAddress, isWrittenAlike } from './ubl-country.ts'
import { text, type Xml } from './ubl-element.ts'

export interface Party {
  name: string | null | undefined
  address?: string | null | undefined
  taxId?: string | null | undefined
  contact?: string | null | undefined
  bank?: string | null | undefined
  /** Who wrote the paper, to whom a country may be left out. */
  writer?: Party
}

/** Prefixes of VAT numbers (EN 16931, BR-CO-9); all but that of Greece are the country's code in ISO 3166-1. */
const VAT_PREFIX = /^(AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|GR|HR|HU|IE|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)[A-Z\d]{2}/

/** The name stands twice: EN 16931 reads that of the register (BT-27, BT-44), plain UBL the other. */
export function partyOf(party: Party): Xml {
  const { name, address, taxId, contact } = party
  const number = vatNumberOf(taxId)
  return {
    'cac:PartyName': { 'cbc:Name': text(name) },
    'cac:PostalAddress': addressOf(address, countryOf(party)),
    'cac:PartyTaxScheme': number ? { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } : undefined,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': text(name), 'cbc:CompanyID': number ? undefined : text(taxId) },
    'cac:Contact': contact?.includes('@') ? { 'cbc:ElectronicMail': text(contact) } : { 'cbc:Name': text(contact) },
  }
}

/** Addresses are kept as printed, so they go out line by line. */
export function addressOf(address: string | null | undefined, country?: string): Xml | undefined {
  const lines = address?.split(/\r?\n/).flatMap((line) => text(line.trim()) ?? []) ?? []
  return {
    'cac:AddressLine': lines.map((line) => ({ 'cbc:Line': line })),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

/** BT-84 and BT-86: IBAN and BIC by themselves where they are given, else the account as printed. */
export function accountOf(bank: string | null | undefined): Xml {
  const [iban] = findIbans(bank ?? '')
  if (!bank || !iban) return { 'cbc:ID': text(bank) }
  const bic = findBic(bank) ?? /(?<![A-Z\d])[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.exec(bank)?.[0]
  return { 'cbc:ID': iban.value, 'cac:FinancialInstitutionBranch': { 'cbc:ID': bic } }
}

function vatNumberOf(taxId: string | null | undefined): string | undefined {
  const number = text(taxId)?.replace(/[\s.-]/g, '')
  return number !== undefined && VAT_PREFIX.test(number) ? number : undefined
}

/** What the address proves, else the VAT number, else the account, else the country of the writer where an address like his names none (BT-40, BT-55). */
function countryOf({ address, taxId, bank, writer }: Party): string | undefined {
  const proven = countryOfAddress(address)
  if (proven) return proven
  const prefix = vatNumberOf(taxId)?.slice(0, 2) ?? findIbans(bank ?? '')[0]?.value.slice(0, 2)
  if (prefix) return ({ EL: 'GR', XI: 'GB' } as Record<string, string>)[prefix] ?? prefix
  return writer && isWrittenAlike(address, writer.address) ? countryOf(writer) : undefined
}
