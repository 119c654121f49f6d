import type { CapturedPlace, DocumentView } from '#app/contract/documents.ts'
import type { Cell } from '#app/contract/reading.ts'
import { draftOf, textAt } from './draft.ts'
import { proofOf } from './doubtful.ts'
import type { Path } from './paths.ts'

export type Candidate = NonNullable<Cell['candidates']>[number]

export interface Choice {
  text: string
  place?: CapturedPlace
}

/** What a value may be: as it was read, then the runners-up, each once. */
export function choicesOf(document: DocumentView, path: Path): Choice[] {
  const proof = proofOf(document, path)
  const read = textAt(draftOf(document), path)
  const first: Choice = { text: read, ...(proof ? placing(proof, read) : {}) }
  const all = [first, ...(proof?.candidates ?? []).map((candidate) => ({ text: candidate.value, ...placing(candidate, candidate.value) }))]
  return all.filter((choice, index) => all.findIndex((other) => other.text === choice.text) === index)
}

/** The choice after (or before) the present text, around the corner; undefined where there is only one. */
export function nextChoice(choices: readonly Choice[], text: string, direction: 1 | -1): Choice | undefined {
  if (choices.length < 2) return undefined
  const here = choices.findIndex((choice) => choice.text === text)
  return choices[(Math.max(here, 0) + direction + choices.length) % choices.length]
}

function placing({ page, box, text }: Partial<Pick<Candidate, 'page' | 'box' | 'text'>>, value: string): { place?: CapturedPlace } {
  return page !== undefined && box ? { place: { page, box, text: text ?? value } } : {}
}
