import Big from 'big.js'
import type { Candidate, Candidates } from '../candidate.ts'

/** What is due where only the total is printed (less what is paid), and the total where only what is due is printed. */
export function completeAmounts(candidates: Candidates): Candidates {
  const [total] = candidates.total_amount_with_tax ?? []
  const [due] = candidates.amount ?? []
  const paid = candidates.paid?.find(({ value, score }) => score > 0.5 && /[1-9]/.test(value))
  if (!total && due && !paid)
    return {
      ...candidates,
      total_amount_with_tax: [{ ...due, score: due.score * 0.95, reason: `${due.reason}; nothing paid, so the total` }],
    }
  if (!total || due) return candidates
  return {
    ...candidates,
    amount: [
      paid ? lessPaid(total, paid) : { ...total, score: total.score * 0.97, reason: `${total.reason}; nothing paid, so all of it is due` },
    ],
  }
}

function lessPaid(total: Candidate, paid: Candidate): Candidate {
  const value = new Big(total.value).minus(new Big(paid.value).abs()).toFixed(2)
  return {
    value,
    score: Math.min(total.score, paid.score) * 0.85,
    source: 'derived',
    reason: 'total less what is paid',
  }
}
