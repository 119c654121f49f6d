import { type Field, kinds } from '#app/contract/kinds/index.ts'
import type { Memory } from '#app/contract/memory.ts'
import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { recallField } from './recall-field.ts'
import { type RecalledRows, recallRows } from './recall-rows.ts'
import type { Recognised } from './recognise.ts'

export interface Recalled {
  /** Per field, best first; source `learned`. */
  candidates: Candidates
  /** Fields in which memory leads: what the engine reads alone was wrong or unsure on an earlier paper. */
  needed: ReadonlySet<string>
  /** Undefined where no table was remembered or found again. */
  table?: RecalledRows
  /** Fields that people emptied on this layout: what the engine finds for them by itself is not taken. */
  emptied: string[]
  /** The one VAT line, where these papers have no more than one. */
  vatLine?: CandidateRow
}

/** So many of the likest memories are asked; what they agree on is surer. */
const ASKED = 4

/** What earlier documents of this sender and layout say about this one. Undefined where none is known. */
export function recall(document: Document, context: Context, known: readonly Recognised[]): Recalled | undefined {
  const ofKind = known.filter(({ memory }) => memory.kind === context.kind)
  if (ofKind.length === 0) return undefined
  const asked = ofKind.slice(0, ASKED).map(({ memory }) => memory)
  const candidates: Candidates = {}
  for (const field of kinds[context.kind].fields) {
    const found = agree(asked.flatMap((memory) => recallOne(document, field, memory)))
    if (found.length) candidates[field.name] = found
  }
  const needed = new Set(
    Object.keys(candidates).filter((name) => asked.some(({ fields }) => fields[name] && fields[name].needed !== false)),
  )
  const table = asked.map((memory) => recallRows(document, context.kind, memory)).find((one) => one !== undefined)
  const emptied = asked[0]!.emptied.filter((name) => asked.every((memory) => !memory.fields[name]))
  const [rate, amount] = [candidates.vat_rate?.[0], candidates.tax_amount?.[0]]
  const vatLine = rate && amount && asked.every(({ single_vat }) => single_vat) ? { rate, amount } : undefined
  return { candidates, needed, emptied, ...(table ? { table } : {}), ...(vatLine ? { vatLine } : {}) }
}

function recallOne(document: Document, field: Field, memory: Memory): Candidate[] {
  const known = memory.fields[field.name]
  return known ? recallField(document, field, known, memory) : []
}

/** One candidate a value; several memories or anchors that say the same make it surer. */
function agree(found: Candidate[]): Candidate[] {
  const byValue = new Map<string, Candidate[]>()
  for (const one of found) byValue.set(one.value, [...(byValue.get(one.value) ?? []), one])
  return [...byValue.values()]
    .map((same) => {
      const best = same.toSorted((a, b) => b.score - a.score)[0]!
      return { ...best, score: Math.min(0.995, best.score + 0.01 * (same.length - 1)) }
    })
    .sort((a, b) => b.score - a.score)
}
