import type { Candidates } from '../../candidate.ts'

const SHORT = 6 // signs: too few to tell an account by

/** `Account 11340772` under `Lagan Bank 95-06-24`, a BIC under `Cuenta`: what the account is made of numbers no customer. */
export function withoutAccounts(found: Candidates): Candidates {
  const { client_id: numbers, bank_details: accounts = [] } = found
  if (!numbers) return found
  const isOfAccount = (value: string) =>
    value.length >= SHORT && accounts.some((account) => account.value.split(/\s/).includes(value.replace(/\s/g, '')))
  return { ...found, client_id: numbers.filter(({ value }) => !isOfAccount(value)) }
}
