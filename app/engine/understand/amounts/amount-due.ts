import Big from 'big.js'
import type { Candidate, Candidates } from '../../candidate.ts'

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
  const whole = !total && due && paid ? totalBefore(due, paid, candidates.subtotal_without_tax ?? []) : undefined
  if (whole) return { ...candidates, total_amount_with_tax: [whole] }
  if (!total || due) return candidates
  return {
    ...candidates,
    amount: [
      paid ? lessPaid(total, paid) : { ...total, score: total.score * 0.97, reason: `${total.reason}; nothing paid, so all of it is due` },
    ],
  }
}

/** `Net amount 2,119.90`, `Previous payments (2,000.00)`, `Amount due 119.90`: what is due and what was paid come to the net, so no tax is in it. */
function totalBefore(due: Candidate, paid: Candidate, nets: readonly Candidate[]): Candidate | undefined {
  const sum = new Big(due.value).plus(new Big(paid.value).abs())
  const net = nets.find(({ value }) => sum.eq(value))
  return net && { ...net, reason: `${net.reason}; what is due and what is paid come to it` }
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
