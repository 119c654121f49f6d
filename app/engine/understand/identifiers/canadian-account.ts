import { pattern } from '../words/pattern.ts'

const number = String.raw`\.?(?:\s(?:no|number|n[°º]|#)\.?)?:?\s`
const account = String.raw`,?\s(?:account|acct|compte|folio)${number}(\d[\d-]{4,12}\d)`
const branch = String.raw`transit${number}(\d{5})`
const bank = String.raw`inst(?:itution)?${number}(\d{3})`
const told = pattern('iu')`
  (?<![\p{L}\d])(?:${branch},?\s${bank}|${bank},?\s${branch})${account}
`
const bankBefore = /(?<![\p{L}\d])\p{Lu}[\p{L}.&'’-]*(?:\s(?:of|de|du|des|and|et)(?=\s)|\s\p{Lu}[\p{L}.&'’-]*){0,6},\s$/u

/** The end of a line that goes on with the account, or with the number behind its label. */
export const beforeAccount =
  /\b(?:inst(?:itution)?\.?(?:\s(?:no|number|n[°º])\.?)?:?\s\d{3}|transit\.?(?:\s(?:no|number|n[°º])\.?)?:?\s\d{5}),(?:\s(?:account|acct|compte|folio))?$/iu

/** The account of such a line, with its label or without where that ended the line. */
export const restOfAccount = /^(?:(?:account|acct|compte|folio)(?!\p{L})|\d[\d-]{4,12}\d(?!\d))/iu

/** `Royal Bank of Canada, transit 00212, institution 003, account 1048827`, `institution 003, transit 00212, folio …`: as Canada tells an account, with the bank before it. */
export function canadianAccount(text: string): { index: number; value: string } | undefined {
  const found = told.exec(text)
  if (!found) return undefined
  const before = bankBefore.exec(text.slice(0, found.index))?.[0] ?? ''
  return { index: found.index - before.length, value: before + found[0] }
}
