import type { Check, Reading } from '#app/contract/reading.ts'
import { findIbans } from '../understand/values/iban.ts'
import { holdsTaxId } from '../understand/values/tax-id.ts'

/** The check digits of the IBAN (ISO 13616) hold. */
export function checkIban({ fields }: Reading): Check {
  const printed = fields.bank_details?.value
  const ibans = printed === undefined ? [] : findIbans(printed)
  if (ibans.length === 0) return { code: 'iban_valid', status: 'not_applicable', fields: [] }
  const wrong = ibans.find((iban) => !iban.valid)
  if (!wrong) return { code: 'iban_valid', status: 'passed', fields: ['bank_details'] }
  return { code: 'iban_valid', status: 'failed', fields: ['bank_details'], details: { printed: wrong.value } }
}

/** The check digits of the supplier's VAT number, SIRET or NIF hold, where there is a rule for it. */
export function checkTaxId({ fields }: Reading): Check {
  const printed = fields.supplier_tax_id?.value
  const holds = printed === undefined ? undefined : holdsTaxId(printed)
  if (holds === undefined) return { code: 'tax_id_valid', status: 'not_applicable', fields: [] }
  if (holds) return { code: 'tax_id_valid', status: 'passed', fields: ['supplier_tax_id'] }
  return { code: 'tax_id_valid', status: 'failed', fields: ['supplier_tax_id'], details: { printed: printed! } }
}
