import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import { accountInWords } from './account-in-words.ts'
import { withNext } from './account-over-lines.ts'
import { canadianAccount } from './canadian-account.ts'
import { debited, findIbanAccounts } from './ibans.ts'
import type { Sight } from '../candidates.ts'
import { isAccountNumber } from '../labels/heard.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { findSpots, linesByPage } from '../spots/spots.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { mayReplace, withDigitsUnder } from './which-account.ts'
import { findNationalAccounts } from '../values/national-account.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

/** IBAN and BIC, else account and sort code as printed. */
export function findBankDetails(sight: Sight): Candidate[] {
  const ibans = findIbanAccounts(sight.lines)
  if (ibans.length > 0) return ibans
  const inCanada = fromCanada(sight)
  if (inCanada.length > 0) return inCanada
  const labelled = fromAccount(sight)
  return labelled.length > 0 ? labelled : fromSentences(sight)
}

const fromCanada = ({ open }: Sight): Candidate[] =>
  open.flatMap((printed) => {
    const line = withNext(printed, open)
    const told = debited.test(line.text) ? undefined : canadianAccount(line.text)
    return told ? [atText(told.value, told.index, line, 'account with its bank and branch')] : []
  })

/** `NatWest 60-12-45, 31926408`, `First Western Bank 107005319 acct 4400918273`: the bank's number by its shape or its check digit, the account behind it. */
const behindCode =
  /(?<![\d-])(?:(\d{2}-\d{2}-\d{2})|(\d{9}))(?:,|\s?[/·|–])?\s(?:(?:account|acct|a\/c|acc)\.?(?:\s(?:no|number|#)\.?)?:?\s)?(\d{6,14})(?![\d-])/iu

/** New Zealand prints bank, branch, account and suffix in one: `12-3456-0098765-00`. */
const inFour = /(?<![\d-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\d-])/

function fromSentences({ open }: Sight): Candidate[] {
  return open.flatMap((printed): Candidate[] => {
    const line = withNext(printed, open)
    const national = findNationalAccounts(line.text)
    if (national.length > 0 && !debited.test(line.text))
      return national.map(({ value, index }) => atText(value, index, line, 'account behind its name'))
    const spoken = accountInWords(line.text)
    if (spoken && !debited.test(line.text)) return [atText(spoken.value, spoken.index, line, 'account beside the number of its bank')]
    const whole = inFour.exec(line.text)
    if (whole) return [atText(whole[0], whole.index, line, 'account with its bank and branch')]
    const found = behindCode.exec(line.text)
    if (!found || (found[2] !== undefined && !isRouting(found[2])) || (found[1] !== undefined && found[3]!.length !== 8)) return []
    const end = found.index + found[0].length
    const value = `${found[1] ?? found[2]!} ${found[3]!}`
    return [{ ...atText(line.text.slice(found.index, end), found.index, line, 'account behind the number of its bank'), value }]
  })
}

function atText(value: string, index: number, line: LabelledLine, reason: string): Candidate {
  const end = index + value.length
  const at = { page: line.line.page, box: boxBetween(line, index, end), words: wordsBetween(line, index, end) }
  return { value, score: 0.75, source: 'layout', ...at, text: value, reason }
}

/** The check digit of American routing numbers. */
function isRouting(digits: string): boolean {
  return [...digits].reduce((sum, digit, at) => sum + [3, 7, 1][at % 3]! * Number(digit), 0) % 10 === 0
}

const wanted: LabelName[] = ['bank', 'sort_code', 'account', 'bic']

/** `Bank: Lloyds · Sort code: 01-94-69 · Account no.: 14837450`, wherever the three stand. */
function fromAccount({ open }: Sight): Candidate[] {
  const pages = linesByPage(open)
  const found: { name: LabelName; value: string; line: LabelledLine; box: Candidate['box']; shared: boolean }[] = []
  for (const line of open) {
    for (const label of line.labels) {
      const name = wanted.find((one) => saysBank(label, one))
      const known = found.find((other) => other.name === name)
      // The customer's number may be an account number too: one that no customer has is the bank's.
      const isSurer = known?.shared === true && !label.sayings.some((saying) => saying.name === 'customer_number')
      if (!name || !mayReplace(known, { name, label, isSurer }, found)) continue
      const spots = findSpots(label, pages.get(line.line.page) ?? []).filter(({ relation }) => relation !== 'above')
      const [read] = spots.flatMap((spot) => readPart(name, withDigitsUnder(spot, name, open)).map((value) => ({ spot, value })))
      if (!read) continue
      const { spot, value } = read
      const shared = label.sayings.some((saying) => saying.name === 'customer_number')
      if (known) found.splice(found.indexOf(known), 1)
      found.push({ name, value, line: spot.line, box: spot.box, shared })
    }
  }
  const account = found.find(({ name }) => name === 'account')
  if (!account) return []
  const parts = wanted
    .flatMap((name) => found.find((one) => one.name === name) ?? [])
    .filter(({ line }) => line.line.page === account.line.line.page)
  // `Account number` alone, without a bank, is the customer's at the utility.
  if (parts.length === 1 && account.shared) return []
  // `ACCT 30-1188` beside `BILL TO` is the customer's too: no bank numbers its accounts so shortly.
  if (parts.length === 1 && account.value.replace(/\D/g, '').length < SHORTEST) return []
  const sure = parts.some(({ name }) => name === 'sort_code') ? 0.88 : 0.7
  return [
    {
      value: parts.map(({ value }) => value).join(' '),
      score: sure,
      source: 'layout',
      page: account.line.line.page,
      box: union(parts.flatMap(({ box }) => box ?? [])),
      text: parts.map(({ value }) => value).join(' '),
      reason: 'account by its labels',
    },
  ]
}

const SHORTEST = 7 // digits of an account that stands without its bank

/** In a narrow column the number stands under its label, and what stands to the right of that is another column. */
function readPart(name: LabelName, text: string): string[] {
  // A dash leads to the next label of the line.
  if (name === 'bank') return [text.replace(/\s[-–—·/|,]$/u, '')]
  const value = /^[A-Z]{0,4}\d[\d\s.-]*\d|^[A-Z]{6}[A-Z\d]{2,5}$/.exec(text)?.[0]?.trim()
  const least = name === 'account' ? 6 : name === 'sort_code' ? 5 : 0
  return value && value.replace(/\D/g, '').length >= least ? [value] : []
}

function saysBank(label: Label, name: LabelName): boolean {
  const numbered = name === 'account' && isAccountNumber(label)
  if (!label.leads && !label.colon && name !== 'sort_code' && !numbered) return false
  // `Bank Transfer` is how one pays, and no bank.
  if (
    name === 'bank' &&
    !label.colon &&
    /^\s(?:transfer|details|payment|account|giro|credit|draft)s?\b/i.test(label.textLine.text.slice(label.end))
  )
    return false
  return (
    label.sayings.some((saying) => saying.name === name && (!saying.weak || label.colon || label.leads)) &&
    (name !== 'account' || label.sayings.every(({ name: other }) => other === 'account' || other === 'customer_number'))
  )
}
