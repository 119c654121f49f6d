import { z } from 'zod'
import { pageQuery } from './pagination.ts'

export const partyRoles = ['customer', 'supplier'] as const
export type PartyRole = (typeof partyRoles)[number]

/** A company that is known from approved documents, or was entered. */
export interface PartyView {
  id: string
  role: PartyRole
  name: string
  /** Other names under which it was printed. */
  other_names: string[]
  /** Entries that people found to be this company; each can be parted from it again. */
  merged: { id: string; name: string; tax_id: string | null }[]
  /** The company that this entry was merged with; lists leave it out. */
  merged_into: string | null
  tax_id: string | null
  address: string | null
  contact: string | null
  bank_details: string | null
  payment_terms: string | null
  /** A customer's code at the supplier. */
  code: string | null
  created_at: string
  updated_at: string
  /** The approved document it was first seen on. */
  document_id: string | null
}

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((value) => value || null)
    .nullable()
    .optional()
const details = {
  tax_id: text(200),
  address: text(4000),
  contact: text(4000),
  bank_details: text(4000),
  payment_terms: text(4000),
  code: text(200),
}
const name = z.string().trim().min(1).max(500)

export const partyFields = z.strictObject({ role: z.enum(partyRoles), name, ...details })
export const partyChange = z.strictObject({ name: name.optional(), ...details })
/** The known party that this one is, too. */
export const partyMerger = z.strictObject({ into: z.string().min(1).max(64) })
export const partyQuery = z.strictObject({
  filter: z.strictObject({ role: z.enum(partyRoles).optional(), q: z.string().max(200).optional() }).prefault({}),
  page: pageQuery,
})

/** A known party as it is handed to the engine: plain data. */
export interface KnownParty {
  role: PartyRole
  /** The name under which it is kept, then others under which it was printed. */
  names: string[]
  tax_id: string | null
  /** IBANs without blanks, else account numbers as letters and digits. */
  accounts: string[]
}
