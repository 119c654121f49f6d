import type { KindName } from '#app/contract/kinds/index.ts'
import type { Warning } from '#app/contract/reading.ts'
import { warn } from '#app/engine/understand/findings.ts'
import type { Database } from '#db/client.server.ts'
import { accountKeys, codeKey, nameKey } from '../documents/keys.ts'
import type { Values } from '../documents/values.server.ts'
import { domainsLookAlike, isOneStep, looksAlike, mailDomain } from './likeness.ts'

interface Known {
  id: string
  name: string
  /** All names of the party, one a line. */
  names: string
  tax_id_key: string | null
  contact: string | null
  bank_details: string | null
}

interface Printed {
  name: string
  taxKey: string
  domain: string | undefined
  accounts: string[]
}

/** More parties are not compared. */
const MOST = 20_000

/** The warnings with `lookalike_party` as it is now: a company that could be taken for a known one, and is none. It is never matched with it. */
export function withLookalikes(db: Database, kind: KindName, values: Values, warnings: readonly Warning[]): Warning[] {
  const others = warnings.filter(({ code }) => code !== 'lookalike_party')
  const found = findLookalike(db, kind, values)
  return found ? [...others, found] : others
}

function findLookalike(db: Database, kind: KindName, { fields }: Values): Warning | undefined {
  const isInvoice = kind === 'invoice'
  const field = isInvoice ? 'supplier_name' : 'customer_company_name'
  const printed: Printed = {
    name: fields[field] ?? '',
    taxKey: isInvoice ? codeKey(fields.supplier_tax_id ?? '') : '',
    domain: isInvoice ? mailDomain(fields.supplier_contact) : undefined,
    accounts: isInvoice ? accountKeys(fields.bank_details ?? '') : [],
  }
  const known = db.$client.prepare(KNOWN).all({ role: isInvoice ? 'supplier' : 'customer', most: MOST }) as Known[]
  const namesakes = known.filter((party) => party.names.split('\n').some((name) => nameKey(name) === nameKey(printed.name)))
  // Known by what nobody can imitate: then another spelling is only another spelling.
  if (known.some((party) => isProven(party, printed)) && !known.some((party) => hasTwinDomain(party, printed))) return undefined
  const suspect = known.find((party) => isSuspect(party, printed, namesakes))
  if (!suspect) return undefined
  const accused = [
    ...(printed.name ? [field] : []),
    ...(taxIdsDiffer(suspect, printed) ? ['supplier_tax_id'] : []),
    ...(hasTwinDomain(suspect, printed) ? ['supplier_contact'] : []),
  ]
  return warn('lookalike_party', accused, { known: suspect.name, id: suspect.id })
}

const isProven = (party: Known, { taxKey, accounts }: Printed): boolean =>
  (taxKey !== '' && party.tax_id_key !== null && isSameTaxId(party.tax_id_key, taxKey)) ||
  accountKeys(party.bank_details ?? '').some((account) => accounts.includes(account))

function isSuspect(party: Known, printed: Printed, namesakes: readonly Known[]): boolean {
  if (hasTwinDomain(party, printed)) return true
  if (namesakes.length > 0) return namesakes.includes(party) && namesakes.every((one) => taxIdsDiffer(one, printed))
  if (party.tax_id_key && printed.taxKey && isOneStep(party.tax_id_key, printed.taxKey)) return true
  return printed.name !== '' && party.names.split('\n').some((name) => looksAlike(name, printed.name))
}

const taxIdsDiffer = (party: Known, { taxKey }: Printed): boolean =>
  party.tax_id_key !== null && taxKey !== '' && areOfOneSort(party.tax_id_key, taxKey) && !isSameTaxId(party.tax_id_key, taxKey)

/** A French VAT number holds the SIREN, and so does a SIRET. */
const isSameTaxId = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 8 &&
    (a.includes(b) || b.includes(a) || (a.length >= 13 && b.length >= 13 && a.slice(-9) === b.slice(0, 9))))

/** A VAT number and a register number say nothing about each other. */
const areOfOneSort = (a: string, b: string): boolean => a.length === b.length && /^[a-z]{2}/.test(a) === /^[a-z]{2}/.test(b)

function hasTwinDomain(party: Known, { domain }: Printed): boolean {
  const own = mailDomain(party.contact)
  return own !== undefined && domain !== undefined && domainsLookAlike(own, domain)
}

const KNOWN = `
  select p.id, p.name, p.tax_id_key, p.contact, p.bank_details,
    p.name || coalesce((select char(10) || group_concat(n.name, char(10)) from party_names n where n.party_id = p.id), '') as names
  from parties p where p.role = @role order by p.updated_at desc limit @most`
