import type { Memory } from '#app/contract/memory.ts'
import { tally } from '#app/domain/learning/score-report.ts'
import { type Outcome, scoreDocument } from '#app/domain/learning/score.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { type Family, type Paper, teach } from './read.ts'

interface Shares {
  header: number
  items: number
}

export interface FamilyFigures {
  family: string
  plain: Shares
  learned: Shares
  /** What was still not right after learning, for people who mend. */
  faults: string[]
}

export interface Figures {
  plain: Shares
  learned: Shares
  /** Families with less than 0.99 of the header or of the items. */
  below: number
  families: FamilyFigures[]
}

/** The first paper (or the one at `teacher`) of each family is approved as it is true; the others are read with and without what that taught, all memories at hand. */
export function measureFamilies(families: readonly Family[], teacher = 0): Figures {
  const memories = families.map(({ name, papers }) => teach(name, papers.at(teacher)!, papers.at(teacher)!.truth))
  const measured = families.map((family) => measureFamily(family, teacher, memories))
  const all = (of: 'plain' | 'learned') => sharesOf(measured.flatMap((one) => one.outcomes[of]))
  const figures = measured.map(({ figures: one }) => one)
  return {
    plain: all('plain'),
    learned: all('learned'),
    below: figures.filter(({ learned }) => learned.header < 0.99 || learned.items < 0.99).length,
    families: figures,
  }
}

function measureFamily({ name, papers }: Family, teacher: number, memories: readonly Memory[]) {
  const taught = papers.at(teacher)
  const others = papers.filter((paper) => paper !== taught)
  const score = (paper: Paper, known: readonly Memory[]) =>
    scoreDocument(paper.truth, known.length === 0 ? paper.alone : understandDocument(paper.document, { memories: known })).outcomes
  const plain = others.flatMap((paper) => score(paper, []))
  const learned = others.map((paper) => ({ paper, outcomes: score(paper, memories) }))
  const outcomes = { plain, learned: learned.flatMap((one) => one.outcomes) }
  const faults = learned.flatMap(({ paper, outcomes: ones }) => ones.flatMap((one) => faultOf(paper.name, one)))
  return { outcomes, figures: { family: name, plain: sharesOf(outcomes.plain), learned: sharesOf(outcomes.learned), faults } }
}

function faultOf(name: string, { part, field, outcome, given, truth }: Outcome): string[] {
  if (outcome === 'right' || part === 'vat_details') return []
  return [`${name} ${part}.${field} ${outcome}: ${JSON.stringify(given ?? null)} for ${JSON.stringify(truth ?? null)}`]
}

function sharesOf(outcomes: readonly Outcome[]): Shares {
  const share = (part: Outcome['part']) => {
    const ones = outcomes.filter((one) => one.part === part)
    return ones.length === 0 ? 1 : Math.round(tally(ones).f1 * 10_000) / 10_000
  }
  return { header: share('fields'), items: share('items') }
}
