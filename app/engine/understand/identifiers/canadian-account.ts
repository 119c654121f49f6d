import { pattern } from '../words/pattern.ts'

const number = String.raw`\.?(?:\s(?:no|number|n[°º]|#)\.?)?:?\s`
const told = pattern('iu')`
  (?<![\p{L}\d])transit${number}(\d{5}),?\sinst(?:itution)?${number}(\d{3}),?\s(?:account|acct|compte|folio)${number}(\d[\d-]{4,12}\d)
`
const bankBefore = /(?<![\p{L}\d])\p{Lu}[\p{L}.&'’-]*(?:\s(?:of|de|du|des|and|et)(?=\s)|\s\p{Lu}[\p{L}.&'’-]*){0,6},\s$/u

/** The end of a line that goes on with the account. */
export const beforeAccount = /\binst(?:itution)?\.?(?:\s(?:no|number|n[°º])\.?)?:?\s\d{3},$/iu

/** `Royal Bank of Canada, transit 00212, institution 003, account 1048827`: as Canada tells an account, with the bank before it. */
export function canadianAccount(text: string): { index: number; value: string } | undefined {
  const found = told.exec(text)
  if (!found) return undefined
  const before = bankBefore.exec(text.slice(0, found.index))?.[0] ?? ''
  return { index: found.index - before.length, value: before + found[0] }
}
