/** `ES60 0049 1500 …`: whether its checks hold or not, an account stands there. */
const account = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{3,5}){3,}/u
const parting = /\s[·|–—-]\s|,\s/gu

/** `Comptant : BCV, IBAN CH44 …`: the bank, before its account. */
const bank = /\s?:\s\p{Lu}[^:,;.]{1,30}$/u

/** `Giro 30 días · Domiciliación ES77 2038 …`: the account that is told behind the terms is none of them. */
export function withoutAccount(text: string): string {
  const at = account.exec(text)?.index
  const before = at === undefined ? undefined : [...text.slice(0, at).matchAll(parting)].at(-1)
  return before && before.index > 0 ? text.slice(0, before.index).trimEnd().replace(bank, '') : text
}
