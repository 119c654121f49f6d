import type { LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { pattern } from '../words/pattern.ts'

const holder = pattern('iu')`
  ^(?:
    (?:bank )?account (?:name|holder)|name (?:of|on) (?:the )?account|beneficiary(?: name)?|payee|kontoinhaber(?:in)?|
    titular(?: de la cuenta)?|titulaire(?: du compte)?|intestatario(?: (?:del )?conto)?|intestato a|rekeninghouder|tenaamstelling|
    ten name van|t\.n\.v\.
  )\s?:?\s(?=\S)
`
const ofAccount: ReadonlySet<LabelName> = new Set<LabelName>(['iban', 'bic', 'sort_code', 'account'])
const NEAR = 4 // times the type's height: how far the account's number may stand from its holder

/** `Account name: Northwind Traders` over `BSB: 085-005 Account: 1234-56789`: whom the money goes to. An account without a number of a bank beside it is the customer's. */
export function accountHolders(lines: readonly LabelledLine[]): string[] {
  return lines.flatMap((line) => (isHolder(line, lines) ? [line.text.replace(holder, '').trim()] : []))
}

export function isHolder({ line, text }: LabelledLine, lines: readonly LabelledLine[]): boolean {
  return (
    holder.test(text) &&
    lines.some(
      ({ line: other, labels }) =>
        other.page === line.page &&
        other !== line &&
        Math.abs(other.box.top - line.box.top) < NEAR * line.size &&
        Math.abs(other.box.left - line.box.left) < line.size &&
        labels.some(({ sayings, leads }) => leads && sayings.some(({ name }) => ofAccount.has(name))),
    )
  )
}
