import type { Candidate, CandidateRow } from '../../../candidate.ts'
import { boxOf } from '../rows.ts'
import { areMnemonic } from './mnemonic-codes.ts'

const MOST = 0.8 // of the rows begin so
const SHORTEST = 4 // signs of a code that no head announces
const ALONE = 5 // signs of a code that stands in a single row

/**
 * Codes at the head of the names, in a table without a column of codes: `73227 Labour`, `HX-4711 Hinge`. All rows (but a few) begin with a code of
 * one shape, or they begin with none: a number in front may belong to the name. `headed`: the table has a head for codes, but its codes stand
 * so near to the names (numbers set to the right in a spreadsheet) that they were read into them. `mixed`: one head for code and name.
 */
export function liftLeadingCodes(
  rows: CandidateRow[],
  names: { code: string; description: string },
  { headed = false, mixed = false }: { headed?: boolean; mixed?: boolean } = {},
): CandidateRow[] {
  if (rows.length === 0) return rows
  if (rows.some((row) => row[names.code])) return partFused(rows, names)
  const codes = rows.map(
    (row) => leadingCode(row[names.description], headed ? 1 : SHORTEST) ?? (mixed ? lettersOnly(row[names.description]) : undefined),
  )
  const dashed = rows.map((row) => dashedCode(row[names.description]))
  if (dashed.filter(Boolean).length >= Math.max(2, rows.length / 2)) return rows.map((row, at) => (dashed[at] ? cut(row, names, 2) : row))
  const announced = rows.map((row) => announcedCode(row[names.description]))
  if (announced.filter(Boolean).length >= Math.max(2, rows.length / 2))
    return rows.map((row, at) => (announced[at] ? cut(row, names) : row))
  if (areMnemonic(rows.map((row) => row[names.description]?.value ?? ''))) return rows.map((row) => cut(row, names))
  const found = codes.filter((code) => code !== undefined)
  const shapes = new Set(found.map(shapeOf))
  if (found.length < MOST * rows.length || found.length === 0 || (shapes.size > 1 && !mixed && !areOfOneSeries(found))) return rows
  if (mixed && found.filter((code) => /\d/.test(code)).length < found.length / 2) return rows
  if (!headed && !mixed && rows.length < 3 && found.some((code) => code.length < ALONE)) return rows
  return rows.map((row, at) => (codes[at] === undefined ? row : cut(row, names)))
}

/** Names that begin left of their head, in the column of the codes: `84625 Spinacino 1 kg` in every row is a code and a name. */
function partFused(rows: CandidateRow[], names: { code: string; description: string }): CandidateRow[] {
  const coded = rows.filter((row) => row[names.code])
  const isFused = (row: CandidateRow) =>
    /\p{Ll}{3}/u.test(row[names.code]?.value.split(' ').slice(1).join(' ') ?? '') && leadingCode(row[names.code], 1) !== undefined
  if (coded.length < MOST * rows.length || !coded.every(isFused)) return rows
  return rows.map((row) => (row[names.code] ? cut({ ...row, [names.description]: row[names.code]! }, names) : row))
}

/** `ANT-U18 - Cable lock`, `ANT-U18 | Cable lock`: a dash between blanks parts code and name, whatever their shapes. Years are no codes. */
function dashedCode(name: Candidate | undefined): boolean {
  const [first, dash, third] = name?.words ?? []
  if (!first || !third || !/^[-–|]$/.test(dash!.text) || !name!.value.startsWith(`${first.text} ${dash!.text} `)) return false
  return (
    first.text.length >= 3 &&
    /[\d-]/.test(first.text) &&
    /^[\p{Lu}\d][\p{Lu}\d._/-]*$/u.test(first.text) &&
    !/^(?:19|20)\d\d$/.test(first.text)
  )
}

/** `PMP-CF-02: Centrifugal pump`: a colon parts code and name as a dash does. */
function announcedCode(name: Candidate | undefined): boolean {
  const [first, second] = name?.words ?? []
  return (
    first !== undefined &&
    second !== undefined &&
    /^(?=.*[\d-])[\p{Lu}\d][\p{Lu}\d._/-]{2,}:$/u.test(first.text) &&
    /\p{L}{2}/u.test(first.text + second.text) &&
    name!.value.startsWith(`${first.text} `)
  )
}

/** A first word with a digit, in capitals, and words behind it. */
function leadingCode(name: Candidate | undefined, shortest: number): string | undefined {
  const [first, second] = name?.words ?? []
  const text = first?.text ?? ''
  const isCode = text.length >= shortest && /\d/.test(text) && /^[\p{Lu}\d](?:[\p{Lu}\d./_-]*[\p{Lu}\d])?$/u.test(text)
  return second && isCode && name!.value.startsWith(`${text} `) ? text : undefined
}

/** `KT-4410`, `KT-HB20`, `KT-RS8`: the letters of one house before the dash of all of them. */
function areOfOneSeries(codes: readonly string[]): boolean {
  const series = new Set(codes.map((code) => /^\p{Lu}{2,4}-(?=\S{2})/u.exec(code)?.[0]))
  return codes.length >= SERIES && series.size === 1 && !series.has(undefined)
}

const SERIES = 3 // codes

/** `CBL-GRN Cable` among `CBL-25 Cable` under one head for both: letters and a dash. */
function lettersOnly(name: Candidate | undefined): string | undefined {
  const [first, second] = name?.words ?? []
  const isCode = first !== undefined && /^\p{Lu}{2,8}-\p{Lu}{2,8}$/u.test(first.text) && name!.value.startsWith(`${first.text} `)
  return second && isCode ? first.text : undefined
}

/** `HX-4711` and `QB-1208` are alike: letters, digits and signs in the same places; behind letters and a dash digits may be fewer (`F-118`). */
function shapeOf(code: string): string {
  if (lettered.test(code)) return 'A-0'
  if (typed.test(code)) return 'A-A0'
  return code.replace(/\p{Lu}+/gu, 'A').replace(/\d+/g, (digits) => String(digits.length))
}

const lettered = /^\p{Lu}{1,4}-\d{2,6}$/u

/** `WVT-PA25`, `WVT-A500`: letters, a dash, letters for the sort and figures for the size. */
const typed = /^\p{Lu}{2,4}-\p{Lu}{1,3}\d{2,4}$/u

function cut(row: CandidateRow, { code, description }: { code: string; description: string }, taken = 1): CandidateRow {
  const name = row[description]!
  const first = name.words![0]
  const lead = name.words!.slice(0, taken)
  const part = (value: string, words: typeof lead): Candidate => ({ ...name, value, words, box: boxOf(words), text: value })
  return {
    ...row,
    [code]: { ...part(first!.text.replace(/:$/, ''), [first!]), score: 0.85, reason: 'code at the head of every name' },
    [description]: part(name.value.slice(lead.map(({ text }) => text).join(' ').length + 1), name.words!.slice(taken)),
  }
}
