import { findIbans } from '../values/iban.ts'

const parting = /\s[·|–—-]\s|,\s/gu

/** `Giro 30 días · Domiciliación ES77 2038 …`: the account that is told behind the terms is none of them. */
export function withoutAccount(text: string): string {
  const [account] = findIbans(text)
  if (!account) return text
  const before = [...text.slice(0, account.index).matchAll(parting)].at(-1)
  return before && before.index > 0 ? text.slice(0, before.index) : text
}
