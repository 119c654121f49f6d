import type { LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { pattern } from '../words/pattern.ts'

/** Whom money is to be sent to, in the middle of a sentence. */
const payee = pattern('iu')`
  (?<!\p{L})(?:
    (?:please )?(?:pay|paid|payable|remit|transfer(?:red)?|payments?)(?: [\p{L}\d]+){0,6}? to(?: the account of)?|
    (?:cheques?|checks?)(?: [\p{L}]+){0,2}? to|
    (?:pay[ée]|payables?|payer|r[ée]gl[ée]|r[ée]gler|virer|virement|versement|ch[èe]ques?)(?: [\p{L}\d]+){0,6}? (?:à l['’]ordre de|au nom de|en faveur de|au profit de)|
    (?:pag\p{L}+|transfer\p{L}+|abon\p{L}+|ingres\p{L}+)(?: [\p{L}\d]+){0,6}? (?:a nombre de|a favor de|em nome de)|
    (?:zahl\p{L}+|(?:ü|ue)berweis\p{L}+)(?: [\p{L}\d]+){0,6}? (?:an|zugunsten(?: von| der)?|auf das Konto (?:von|der))|
    (?:pag\p{L}+|bonific\p{L}+|vers\p{L}+)(?: [\p{L}\d]+){0,6}? (?:a favore di|intestato a)|
    (?:betal\p{L}+|over te maken|overmaken|voldoen)(?: [\p{L}\d]+){0,6}? (?:ten name van|t\.n\.v\.|op naam van)
  )\s(?=\p{Lu})
`
const isEnd = /[,;:(]|\.(?:\s|$)|\s[-–—·|]\s|\s(?:sort code|account|a\/c|iban|bsb)\b/iu
const ofAccount: ReadonlySet<LabelName> = new Set<LabelName>(['iban', 'bic', 'sort_code', 'account'])

/** `Please pay within 14 days to Northwind Traders, sort code 20-00-00, account …`: whom the money goes to, with the account in the same sentence. */
export function payeesInSentences(lines: readonly LabelledLine[]): string[] {
  return lines.flatMap(({ text, labels }) => {
    const at = labels.some(({ sayings }) => sayings.some(({ name }) => ofAccount.has(name))) ? payee.exec(text) : null
    const name =
      at &&
      text
        .slice(at.index + at[0].length)
        .split(isEnd)[0]!
        .trim()
    return name ? [name] : []
  })
}
