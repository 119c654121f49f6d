import type { Cell, Cells, FractionBox } from '#app/contract/reading.ts'
import type { Candidate, CandidateRow, Candidates } from '../candidate.ts'
import type { Box, Document } from '../document.ts'
import { trustInRecognised } from './confidence/trust-recognised.ts'

/** How many runner-ups are offered with a value. */
const RUNNERS_UP = 4

/** The first candidate of each field with the others behind it, boxes as fractions of their page. */
export function toCells(candidates: Candidates, document: Document): Cells {
  const filled = Object.entries(candidates).filter(([, list]) => list.length > 0)
  return Object.fromEntries(filled.map(([name, list]) => [name, toCell(list, document)]))
}

export function toRows(rows: CandidateRow[], document: Document): Cells[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, candidate]) => [name, toPlace(candidate, document)])))
}

function toCell([first, ...others]: Candidate[], document: Document): Cell {
  const cell = toPlace(first!, document)
  const different = others.filter(
    (other, at) => other.value !== first!.value && others.findIndex((one) => one.value === other.value) === at,
  )
  return different.length ? { ...cell, candidates: different.slice(0, RUNNERS_UP).map((other) => toPlace(other, document)) } : cell
}

function toPlace(candidate: Candidate, document: Document): Cell {
  const { value, score, source, page, box, text, reason } = candidate
  const on = page === undefined ? undefined : document.pages.find(({ number }) => number === page)
  const recognised = source === 'layout' && on?.origin === 'ocr'
  const most = recognised ? trustInRecognised(candidate, on) : 1
  return {
    value,
    confidence: Math.round(Math.min(most, Math.max(0, score)) * 1000) / 1000,
    source: recognised ? 'ocr' : source,
    ...(page === undefined ? {} : { page: page + (document.before ?? 0) }),
    ...(box && on ? { box: toFractions(box, on) } : {}),
    ...(text === undefined ? {} : { text }),
    reason,
  }
}

function toFractions({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): FractionBox {
  const part = (value: number, whole: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000
  return [part(left, width), part(top, height), part(right, width), part(bottom, height)]
}
