import { performance } from 'node:perf_hooks'
import { type KindName, kindNames } from '#app/contract/kinds/index.ts'
import type { Cells } from '#app/contract/reading.ts'
import { type Outcome, scoreDocument, truthSchema } from '#app/domain/learning/score.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { paperAsText } from '#tests/generator/dice/as-text.ts'
import { type Structure, structures } from '#tests/generator/dice/structures.ts'
import { type DicePaper, drawDicePaper } from '#tests/generator/dice/paper.ts'

export interface DiceRun {
  papers: number
  seed: number
  /** The own seed of one paper, which alone is drawn then. */
  paper?: number | undefined
  kind?: KindName | undefined
  language?: string | undefined
  structure?: Structure | undefined
  /** How many faulty papers are shown, and of which field. */
  errors?: number
  field?: string | undefined
}

interface Count {
  right: number
  wrong: number
  missed: number
  spurious: number
  sureWrong: number
  sure: number
}

export interface DiceFigures {
  papers: number
  /** Papers of which each value is right and none too much. */
  allRight: number
  touchless: number
  kindRight: number
  sure: number
  sureWrong: number
  fields: Record<string, Count>
  /** The first faulty papers, as text. */
  shown: string[]
  milliseconds: number
}

/** Papers of different seeds are far from each other, so that two runs share none. */
export const paperSeed = (seed: number, at: number): number => (seed * 1_000_003 + at) >>> 0

/** Draws papers of text alone, has each understood and compares. */
export function throwDice({ papers: many, seed, paper: only, kind, language, structure, errors = 0, field }: DiceRun): DiceFigures {
  const papers = only === undefined ? many : 1
  const figures: DiceFigures = {
    ...{ papers, allRight: 0, touchless: 0, kindRight: 0, sure: 0, sureWrong: 0 },
    ...{ fields: {}, shown: [], milliseconds: 0 },
  }
  const began = performance.now()
  for (let at = 0; at < papers; at++) {
    const own = only ?? paperSeed(seed, at)
    const paper = drawDicePaper(own, { kind, language, structure })
    const reading = understandDocument(paper.document)
    const { outcomes, kindRight, touchless } = scoreDocument(truthSchema.parse(paper.truth), {
      kind: reading.kind,
      fields: given(reading.fields),
      vat_details: reading.vat_details.map(given),
      items: reading.items.map(given),
    })
    const faults = outcomes.filter(({ outcome }) => outcome !== 'right')
    figures.allRight += kindRight && faults.length === 0 ? 1 : 0
    figures.touchless += touchless ? 1 : 0
    figures.kindRight += kindRight ? 1 : 0
    for (const outcome of outcomes) count(figures, outcome)
    const asked = faults.filter((one) => field === undefined || nameOf(one) === field)
    if (figures.shown.length < errors && (asked.length > 0 || (!kindRight && field === undefined)))
      figures.shown.push(show(own, paper, kindRight ? asked : [], reading.kind))
  }
  return { ...figures, milliseconds: performance.now() - began }
}

/** A value of nothing was not given. */
const given = (cells: Cells) =>
  Object.fromEntries(Object.entries(cells).map(([name, { value, confidence }]) => [name, { value, confidence }]))

const nameOf = ({ part, field }: Outcome): string => (part === 'fields' ? field : `${part}.${field}`)
const SURE = 0.9

function count(figures: DiceFigures, one: Outcome): void {
  const counts = (figures.fields[nameOf(one)] ??= { right: 0, wrong: 0, missed: 0, spurious: 0, sureWrong: 0, sure: 0 })
  counts[one.outcome]++
  if (one.outcome === 'missed' || one.confidence < SURE) return
  counts.sure++
  figures.sure++
  if (one.outcome === 'right') return
  counts.sureWrong++
  figures.sureWrong++
}

function show(seed: number, { document, truth }: DicePaper, faults: readonly Outcome[], kind: string): string {
  const lines = faults.map(
    (one) =>
      `${nameOf(one)} ${one.outcome}: ${JSON.stringify(one.given ?? null)} for ${JSON.stringify(one.truth ?? null)} (${one.confidence})`,
  )
  const asKind = kind === truth.kind ? [] : [`kind: ${kind} for ${truth.kind}`]
  return [`=== seed ${seed}, ${truth.language} ${truth.kind}`, paperAsText(document), ...asKind, ...lines].join('\n')
}

/** The figures as lines for people. */
export function tellDice({ papers, allRight, touchless, kindRight, sure, sureWrong, fields, milliseconds, shown }: DiceFigures): string {
  const share = (part: number, of: number) => `${((100 * part) / (of || 1)).toFixed(1)} %`
  const rows = Object.entries(fields)
    .sort(([, a], [, b]) => faultsOf(b) - faultsOf(a))
    .map(([name, one]) =>
      [name.padEnd(28), ...[one.right, one.wrong, one.missed, one.spurious, one.sureWrong].map((n) => String(n).padStart(9))].join(''),
    )
  return [
    ...shown.map((text) => `${text}\n`),
    ['field'.padEnd(28), ...['right', 'wrong', 'missed', 'spurious', 'sure wrong'].map((head) => head.padStart(9))].join(''),
    ...rows,
    '',
    `${papers} papers: all right ${allRight} (${share(allRight, papers)}), touchless ${share(touchless, papers)}, kind ${share(kindRight, papers)}, sure wrong ${sureWrong} of ${sure}; ${Math.round((1000 * papers) / milliseconds)} papers a second`,
  ].join('\n')
}

const faultsOf = ({ wrong, missed, spurious }: Count): number => wrong + missed + spurious

/** `npm run accuracy -- --dice 500 --seed 3 [--only invoice|work_order] [--language fr] [--errors 3] [--field due_date]`; `--paper SEED` shows one */
export function rollPapers(options: Record<string, string | undefined>): string {
  const { dice, seed, paper, only, language, errors, field } = options
  const structure = (['none', ...structures] as const).find((name) => name === options.structure)
  const kind = kindNames.find((name) => name === only)
  const drawn =
    paper === undefined ? { papers: Number(dice) || 500, seed: Number(seed ?? 1) } : { papers: 1, seed: 0, paper: Number(paper) }
  return tellDice(throwDice({ ...drawn, kind, language, structure, errors: Number(errors ?? (paper === undefined ? 0 : 1)), field }))
}
