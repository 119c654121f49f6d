import type { Candidate, Candidates } from '../candidate.ts'
import { isCompanyName } from './parties/company-names.ts'
import { isPersonName } from './parties/person-names.ts'
import { isSameName } from './parties/same-name.ts'

/** Fields that never share a printed value: a customer number is no order number, and an invoice's number is no telephone. */
const rivals = [
  ['invoice_number', 'order_reference', 'client_id', 'name', 'customer_code', 'supplier_tax_id', 'supplier_contact'],
  ['invoice_date', 'due_date'],
  ['order_date', 'requested_delivery_date'],
]

/** Each printed value goes to the rival that claims it most strongly; for the others its claim is weakened. */
export function keepApart(candidates: Candidates): Candidates {
  const result: Candidates = { ...candidates }
  for (const group of rivals) {
    const all = group.flatMap((field) => (candidates[field] ?? []).map((candidate) => ({ field, candidate })))
    const claims = all.filter((claim) => !isOtherwiseServed(claim, all) && !isOutdone(claim, all))
    for (const field of group) {
      const list = candidates[field]
      if (!list?.length) continue
      const kept = list.map((candidate) => {
        const stronger = claims.some(
          (claim) =>
            claim.field !== field &&
            !isOwnNumber(claim.field, claim.candidate, candidates) &&
            isSamePlace(claim.candidate, candidate) &&
            (!overLines.has(field) || claim.candidate.value === candidate.value || !isTaller(claim.candidate, candidate)) &&
            claim.candidate.score > candidate.score + 0.005,
        )
        return stronger || isOwnNumber(field, candidate, candidates) || isNumberAgain(field, candidate, candidates)
          ? { ...candidate, score: candidate.score * 0.25 }
          : candidate
      })
      result[field] = kept.sort((a, b) => b.score - a.score)
    }
  }
  const [best, ...others] = [...(candidates.customer_company_name ?? [])].sort((a, b) => b.score - a.score)
  const companies = [...(best ? [best] : []), ...others.filter(({ score, value }) => score > NAMED && isCompanyName(value))]
  // `Émetteur` over a firm and its address: who prepared the order stands elsewhere.
  if (result.client_name)
    result.client_name = result.client_name
      .map((one) =>
        companies.some((company) => isSamePlace(company, one) || isSameName(company.value, one.value)) && !isPersonName(one.value)
          ? { ...one, score: one.score * 0.25 }
          : one,
      )
      .sort((a, b) => b.score - a.score)
  return result
}

/** `…, invoice date 13 November 2026, payment due 27 November` over `2026.`: the box of the day that is broken covers the other's too. */
const overLines = new Set(['invoice_date', 'due_date', 'order_date', 'requested_delivery_date'])
const heightOf = ({ box }: Candidate) => (box ? box.bottom - box.top : 0)
const isTaller = (a: Candidate, b: Candidate) => Math.max(heightOf(a), heightOf(b)) > BROKEN * Math.min(heightOf(a), heightOf(b))
const BROKEN = 1.8 // times the height of a line is that of two

const NAMED = 0.4 // at least, of a company named under a heading

interface Claim {
  field: string
  candidate: Candidate
}

const CLEAR = 0.05

/** `Our account number | 994521` over `Number | CIV-000575`: the first label has its value beside it, and none under it; nor is a day under the title the invoice's where a label gives one. */
function isOtherwiseServed({ field, candidate }: Claim, all: readonly Claim[]): boolean {
  const under = /^below of (".*")$/.exec(candidate.reason)?.[1]
  if (!under && candidate.reason !== 'date under the title') return false
  return all.some(
    ({ field: other, candidate: better }) =>
      other === field && better.score > candidate.score + CLEAR && (!under || better.reason === `right of ${under}`),
  )
}

/** `Réf. client : PC-25-118` where `Code client : CU2311` tells the customer's number: what a better one stands elsewhere for is not claimed. */
const isOutdone = ({ field, candidate }: Claim, all: readonly Claim[]) =>
  field === 'client_id' &&
  all.some(
    ({ field: other, candidate: better }) =>
      other === field && better.score > candidate.score && better.value !== candidate.value && !isSamePlace(better, candidate),
  )

const WEAK = 0.7

/** `Reference: 87150-41188` on an invoice without any other number is the invoice's own, not that of an order. */
function isOwnNumber(field: string, candidate: Candidate, { invoice_number: numbers = [] }: Candidates): boolean {
  return (
    field === 'order_reference' &&
    candidate.score < WEAK &&
    numbers.length > 0 &&
    numbers.every((number) => number.score < WEAK && isSamePlace(number, candidate))
  )
}

/** `INVOICE` over `No. GI-558102`, with the invoice's number on the slip beside it too, or `Reference : GI-558102` where one is told how to pay: printed twice, it is no order's. */
function isNumberAgain(field: string, { value, reason, score }: Candidate, { invoice_number: numbers = [] }: Candidates): boolean {
  return (
    field === 'order_reference' &&
    /"(?:n|no|n[°º]|nr|num|number|num[ée]ro|n[úu]mero|ref|r[ée]f[ée]rence|referencia|referenz|riferimento|referentie|refer[êe]ncia|verwendungszweck)\.?"$/iu.test(
      reason,
    ) &&
    numbers[0]?.value === value &&
    numbers[0].score >= score
  )
}

/** Of two values that cover each other on the page. */
export function isSamePlace(a: Candidate, b: Candidate): boolean {
  if (a.page !== b.page || !a.box || !b.box) return false
  const shared = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
  return Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0 && shared > TOUCH * Math.min(heightOf(a), heightOf(b))
}

const TOUCH = 0.15 // of the height of a line: so far into one another reach lines that are set solid
