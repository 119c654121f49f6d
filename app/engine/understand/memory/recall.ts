import { type Field, kinds } from '#app/contract/kinds/index.ts'
import type { Memory } from '#app/contract/memory.ts'
import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { elect, type Vote } from './elect.ts'
import { recallField } from './recall-field.ts'
import { type RecalledRows, recallRows } from './recall-rows.ts'
import type { Recognised } from './recognise.ts'
import { wasPassedOver } from './passed-over.ts'
import { endOfTable, type TableEnd } from './table-end.ts'

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
const ASKED = 6

/** What the page says of each field by itself; undefined where that is nothing. */
export type Alone = Readonly<Record<string, string | undefined>>

/** What earlier documents of this sender and layout say about this one. Undefined where none is known. */
export function recall(document: Document, context: Context, known: readonly Recognised[], alone: Alone): Recalled | undefined {
  const ofKind = known.filter(({ memory }) => memory.kind === context.kind)
  if (ofKind.length === 0) return undefined
  const likest = ofKind.slice(0, ASKED)
  const asked = likest.map(({ memory }) => memory)
  const candidates: Candidates = {}
  const emptied: string[] = []
  const ends = new Map(asked.map((memory) => [memory, endOfTable(document, memory)]))
  for (const field of kinds[context.kind].fields) {
    const votes = likest.flatMap((one) => votesOf(one, field, recallOne(document, field, one.memory, ends.get(one.memory), alone)))
    const [most, ...others] = elect(votes)
    if (most?.[0]?.length === 0) emptied.push(field.name)
    const found = [most ?? [], ...others].map((said) => agree(said.flat())).flatMap((said, behind) => said.map((one) => step(one, behind)))
    if (most && most[0]!.length > 0) candidates[field.name] = distinct(found)
  }
  const needed = new Set(
    Object.keys(candidates).filter((name) => asked.some(({ fields }) => fields[name] && fields[name].needed !== false)),
  )
  const { partyField } = kinds[context.kind]
  const sender = alone[partyField]
  if (sender !== undefined && candidates[partyField] && asked.some((memory) => wasPassedOver(document, sender, memory)))
    needed.add(partyField)
  const [tables] = elect(
    likest.flatMap(({ memory, age }) => {
      const rows = recallRows(document, context.kind, memory)
      return rows ? [{ key: keyOf(rows), age, says: rows }] : []
    }),
  )
  const table = tables?.[0]
  const [rate, amount] = [candidates.vat_rate?.[0], candidates.tax_amount?.[0]]
  const single = (rate ?? amount) && asked.every(({ single_vat }) => single_vat)
  const vatLine = single ? { ...(rate ? { rate } : {}), ...(amount ? { amount } : {}) } : undefined
  return { candidates, needed, emptied, ...(table ? { table } : {}), ...(vatLine ? { vatLine } : {}) }
}

/** One vote a memory: for what it reads first, or for nothing where people emptied the field. */
function votesOf({ memory, age }: Recognised, { name }: Field, read: Candidate[]): Vote<Candidate[]>[] {
  if (read.length > 0) return [{ key: `=${agree(read)[0]!.value}`, age, says: read }]
  return memory.emptied.includes(name) && !memory.fields[name] ? [{ key: '', age, says: [] }] : []
}

/** What fewer memories say stands behind what most say. */
const step = (one: Candidate, behind: number): Candidate => ({ ...one, score: one.score * 0.9 ** behind })

const distinct = (found: readonly Candidate[]): Candidate[] =>
  found.filter(({ value }, at) => found.findIndex((one) => one.value === value) === at).sort((a, b) => b.score - a.score)

const keyOf = ({ rows }: RecalledRows): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.entries(row)
        .map(([name, { value }]) => `${name}=${value}`)
        .sort(),
    ),
  )

function recallOne(document: Document, field: Field, memory: Memory, end: TableEnd | undefined, alone: Alone): Candidate[] {
  const known = memory.fields[field.name]
  return known ? recallField(document, field, known, memory, end, alone[field.name]) : []
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
