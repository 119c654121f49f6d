import type { Candidate } from '../../candidate.ts'
import type { SumName } from './solve.ts'
import { type Units, toUnits } from './units.ts'

const parted = /^[-–—]\s+\S/

/** `Subtotal - £102.00`, `Grand total - £123.90` of lines that come to more than nothing: the dash parts a label from its amount, and takes nothing off. */
export function withoutPartingDashes(lists: Record<SumName, Candidate[]>, lines: Units | undefined): Record<SumName, Candidate[]> {
  const isParted = ({ value, text }: Candidate) => value.startsWith('-') && text !== undefined && parted.test(text)
  const { net, gross } = lists
  if (lines === undefined || lines <= 0n || gross.length === 0 || ![...net, ...gross].every(isParted)) return lists
  if (gross.every(({ value }) => -toUnits(value) < lines / 2n)) return lists
  const turned = (one: Candidate): Candidate => (isParted(one) ? { ...one, value: one.value.slice(1) } : one)
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(turned)])) as Record<SumName, Candidate[]>
}
