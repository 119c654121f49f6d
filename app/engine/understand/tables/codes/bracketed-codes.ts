import type { Candidate, CandidateRow } from '../../../candidate.ts'
import { boxOf } from '../rows.ts'

const FEWEST = 2 // names that end so
const CODE = 0.88

/**
 * `Appel-vlier 0,75 L [AP-075]`, `Sirop menthe 70 cl ( SIR-MENT )`: what stands in brackets behind every name that has any is its code, where all of
 * them look like codes and at least one has figures. `Gants latex M (boîte 100)` among them says that brackets hold other things here too.
 */
export function liftBracketedCodes(rows: CandidateRow[], names: { code: string; description: string }): CandidateRow[] {
  const ends = rows.map((row) => endOf(row[names.description]))
  const found = ends.filter((end) => end !== undefined)
  // `(KSW-D)` among lines whose `(DW12W)` is known already.
  const isAmongCodes = rows.filter((row) => /\d/.test(row[names.code]?.value ?? '')).length >= FEWEST
  const codes = found.filter(({ inside }) => isCode(inside) || (isAmongCodes && initials.test(inside))).map(({ inside }) => inside)
  if (codes.length < found.length || (!isAmongCodes && (codes.length < FEWEST || !codes.some((code) => /\d/.test(code))))) return rows
  // One that comes again and again says of what sort things are.
  if (new Set(codes).size < codes.length / 2) return rows
  return rows.map((row, at) => (ends[at] && !row[names.code] ? cut(row, ends[at], names) : row))
}

interface End {
  inside: string
  name: string
}

const bracketed = /^(.*\p{L}.*?)\s*(?:\(\s?([^()]{1,24}?)\s?\)|\[\s?([^[\]]{1,24}?)\s?\])$/u

function endOf(name: Candidate | undefined): End | undefined {
  const match = bracketed.exec(name?.value ?? '')
  return match ? { name: match[1]!, inside: (match[2] ?? match[3])! } : undefined
}

/** Many figures, capitals and figures with a sign between or many of them, or parts in capitals with dashes; a size (`M-L`, `30x40`), a sort (`IP65`) and a lone number are none. */
const isCode = (text: string) =>
  /^\d{5,14}$/.test(text) ||
  /^(?=.*\p{Lu})(?=.*\d)(?=.*[-_/.]|.{6})[\p{Lu}\d][\p{Lu}\d./_-]{3,}$/u.test(text) ||
  /^(?!X*[SML]+-)\p{Lu}{2,}(?:[-_/.]\p{Lu}{2,})+$/u.test(text)

const initials = /^(?!X*[SML]+-)\p{Lu}{2,}(?:[-_/.]\p{Lu}+)+$/u

function cut(row: CandidateRow, { inside, name }: End, names: { code: string; description: string }): CandidateRow {
  const whole = row[names.description]!
  const words = whole.words ?? []
  const own = words.filter(({ text }) => text.replace(/^[([]|[)\]]$/g, '') === inside)
  const rest = words.filter((word) => !own.includes(word) && !/^[()[\]]$/.test(word.text))
  const part = (value: string, found: typeof words): Candidate =>
    found.length > 0 ? { ...whole, value, words: found, box: boxOf(found), text: value } : { ...whole, value, text: value }
  return {
    ...row,
    [names.code]: { ...part(inside, own), score: CODE, reason: 'code in brackets behind every name' },
    [names.description]: part(name, rest),
  }
}
