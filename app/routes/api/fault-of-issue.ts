import type { z } from 'zod'
import { pageSizes } from '#app/contract/pagination.ts'
import { faultReasons, type FaultReason } from '#app/contract/errors.ts'

type Issue = z.core.$ZodIssue
interface Reason {
  reason: FaultReason
  values?: Record<string, string | number>
}

/** Schemas of the contract name the sort of a value as their message. */
const named: Partial<Record<string, FaultReason>> = { date: 'not_date', time: 'not_time', decimal: 'not_decimal' }
const expected: Partial<Record<string, FaultReason>> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_whole',
  boolean: 'not_flag',
  array: 'not_list',
  object: 'not_object',
  record: 'not_object',
}
const formats: Partial<Record<string, FaultReason>> = { email: 'not_email', date: 'not_date', time: 'not_time' }

/** What an issue of a schema (checked with `reportInput`) means, in the vocabulary of contract/errors. */
export function reasonOfIssue(issue: Issue): Reason {
  if (issue.message === 'not_page_size') return { reason: 'not_choice', values: { choices: pageSizes.join(', ') } }
  const told = named[issue.message] ?? faultReasons.find((reason) => reason === issue.message)
  if (told) return { reason: told }
  switch (issue.code) {
    case 'unrecognized_keys':
      return { reason: 'unknown' }
    case 'invalid_type':
      return { reason: issue.input === undefined ? 'missing' : (expected[issue.expected] ?? 'not_valid') }
    case 'invalid_value':
      return issue.input === undefined ? { reason: 'missing' } : { reason: 'not_choice', values: { choices: issue.values.join(', ') } }
    case 'invalid_format':
      return { reason: formats[issue.format] ?? 'not_valid' }
    case 'too_small':
      return boundOf(issue.origin, 'min', Number(issue.minimum))
    case 'too_big':
      return boundOf(issue.origin, 'max', Number(issue.maximum))
    case 'invalid_union':
      return issue.input === undefined ? { reason: 'missing' } : ofFirstBranch(issue)
    default:
      return { reason: 'not_valid' }
  }
}

function boundOf(origin: string, side: 'min' | 'max', bound: number): Reason {
  if (origin === 'string' && side === 'min' && bound === 1) return { reason: 'missing' }
  const reasons = {
    string: { min: 'too_short', max: 'too_long' },
    array: { min: 'too_few', max: 'too_many' },
    number: { min: 'too_low', max: 'too_high' },
  } as const
  const ofOrigin = origin === 'string' || origin === 'array' ? reasons[origin] : reasons.number
  return { reason: ofOrigin[side], values: { [side]: bound } }
}

/** One or many of something: the first branch says what one of it must be. */
function ofFirstBranch({ errors }: Issue & { code: 'invalid_union' }): Reason {
  const first = errors[0]?.[0]
  return first ? reasonOfIssue(first as Issue) : { reason: 'not_valid' }
}
