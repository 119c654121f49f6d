import type { Line } from '../../document.ts'
import type { LabelledLine } from './label.ts'
import { joinLines } from '../words/wrapped.ts'

const FEW = 3 // numbered clauses that make a contract
const EDGE = 3 // points
const TIGHT = 0.8 // of the type's height between the lines of one clause at most
const BLANK = 0.25 // of the type's height
const MOST_LINES = 3 // of a clause that tells a fact

const clause = /^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+(?=\p{Lu})/u
const led = /^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+\p{Lu}[^:]{2,90}:\s+\S/u

/** `1.1 Contractor: Harrow Vale Building Ltd, 20 Mill Road, Thornby BS35` over `2BB.`: what a clause of a contract tells behind its colon goes on where the next word would not have fitted. */
export function joinClauses(page: LabelledLine[], labelled: (line: Line) => LabelledLine): LabelledLine[] {
  const clauses = page.filter(({ text }) => clause.test(text))
  if (clauses.length < FEW) return page
  const edge = Math.max(...clauses.map(({ line }) => line.box.right))
  const gone = new Set<LabelledLine>()
  const joined = new Map<LabelledLine, LabelledLine>()
  for (const first of clauses) {
    if (!led.test(first.text) || !first.labels.some(({ colon }) => colon)) continue
    let whole = first
    let last = first
    for (let lines = 1; lines < MOST_LINES; lines++) {
      const next = page.find((other) => goesOn(other, last, edge))
      if (!next) break
      gone.add(next)
      whole = labelled(joinLines(whole, next).line)
      last = next
    }
    if (last !== first) joined.set(first, whole)
  }
  return page.filter((line) => !gone.has(line)).map((line) => joined.get(line) ?? line)
}

function goesOn({ line, text, labels: [label] }: LabelledLine, { line: last }: LabelledLine, edge: number): boolean {
  if (line.page !== last.page || Math.abs(line.box.left - last.box.left) > EDGE) return false
  const gap = line.box.top - last.box.bottom
  if (line.box.top <= last.box.top + 1 || gap > TIGHT * last.size || Math.abs(line.size - last.size) > 0.3) return false
  const [word] = line.words
  const isFull = last.box.right + BLANK * last.size + word!.box.right - word!.box.left > edge - EDGE
  return isFull && !clause.test(text) && !(label?.leads && label.colon)
}
