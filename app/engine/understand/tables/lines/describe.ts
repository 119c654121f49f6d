import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { codeUnderName, isBareCode, isCapitals, isDashed, isInitials, isSmallCode, withoutRevision } from '../codes/bare-codes.ts'
import { bareLabel, codeIn, type Description, partCode } from '../codes/codes-in-names.ts'
import type { Group } from './groups.ts'
import { type Habits, linesOf } from './habits.ts'
import { isMixedHead } from '../heads/headings.ts'
import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { hasRoomBehind } from './room-behind.ts'
import { isBrokenOff, isOfThePiece, isSubLine, labelled } from './sub-lines.ts'
import { joinBroken } from '../../words/compounds.ts'
import { openEnd } from '../../words/open-end.ts'
import { pattern } from '../../words/pattern.ts'

/**
 * The name of the thing: its first line and those lines under it that the column's width broke off.
 * A line that would have fitted behind the one before it was meant as a line of its own.
 */
export function describe(group: Group, layout: Layout, { edge, notes, codeFirst, codeLast }: Habits): Description | undefined {
  const at = layout.description
  if (at === undefined) return nameUnderCode(group, layout)
  const own = group.line.cells[at]!
  const lines = linesOf(group, at)
  const said = saidName(lines, own)
  if (said) return said
  const code = codeIn(lines)
  const isNameOverCode = codeLast || layout.columns[at]!.head.stack[0] === 'description'
  const named = isNameOverCode && !code ? codeUnderName(lines) : stackedCode(lines, layout, code !== undefined, codeFirst)
  const isName = (words: Word[]) =>
    (words === own
      ? // `Website: Frontend` before other lines is no remark of theirs, as `GTIN: 4012…` is.
        !(words !== named.lines[0] && isOfThePiece(words)) &&
        // `Part R11-24` in the row of the numbers, `STOP R1-1 24"` under it.
        !(named.lines.length > 1 && isLabelledCode(words, code?.value)) &&
        (!labelled.test(textOf(words)) || (words === named.lines[0] && !/:\s?\d/.test(textOf(words))))
      : (!isSubLine(words) || isBrokenOff(words) || isLedTo(words, named.lines, edge) || isBehindDash(words, named.lines)) &&
        !notes.has(textOf(words)) &&
        !isLabelledCode(words, code?.value)) && !isOnlyCode(words, code?.value)
  const first = named.lines.findIndex(isName)
  const below = named.lines.findIndex(
    (words, at) =>
      at > first && (notes.has(textOf(words)) || (isSubLine(words) && labelled.test(textOf(words)) && !isBehindDash(words, named.lines))),
  )
  // What stands under `Supplier part: 88-1140`, or under a note, does not go on with the name over it.
  const names = (first < 0 || below < 0 ? named.lines : named.lines.slice(0, below)).filter(isName)
  // `Print: A5 leaflets`: a colon makes no label of the only line there is.
  const kept = nameLines(names.length > 0 || own.length < 2 ? names : named.lines.filter((words) => words === own), edge)
  if (kept.length === 0) return named.code && codeFirst ? { words: [], text: '', code: code ?? named.code } : undefined
  return partCode(joinLines(kept), code ?? named.code)
}

/** `ELC-100-42` in the row of the numbers, `Description: Alignment kit` under it. */
function saidName(lines: Word[][], own: Word[]): Description | undefined {
  if (own.length > 0 && !isBareCode(own)) return undefined
  const name = lines.flatMap((words) =>
    nameLabel.test(fold(textOf(words))) ? [words.slice(words.findIndex(({ text }) => text.endsWith(':')) + 1)] : [],
  )
  if (name.length !== 1 || !/\p{L}{2}/u.test(textOf(name[0]!))) return undefined
  return { words: name[0]!, text: textOf(name[0]!), ...(own.length > 0 ? { code: { value: textOf(own), words: own } } : {}) }
}

const nameLabel = pattern('u')`
  ^(?:
    description|designation|descripcion|bezeichnung|beschreibung|omschrijving|descrizione|descricao|libelle|
    (?:product|item) (?:name|description)
  ) ?: .
`

/** A table without a head of names prints them under its codes, up to the next wide gap: `White oak 4/4        Whse: 001`. */
function nameUnderCode({ line, below }: Group, { code, columns }: Layout): Description | undefined {
  if (code === undefined) return undefined
  const [first] = below.map(({ row }) => row).filter(({ words }) => !isSubLine(words))
  // A line without a code has its name where the others have theirs.
  const place = (line.cells[code]![0] ?? columns[code]!.head).box.left
  // Under the number of the line as well: `10 | HV-4410` over `Hi-vis vest`, set in as far as the second column.
  if (!first || first.box.left > place + NEAR * first.size || first.box.left < Math.min(line.row.box.left - 1, place - NEAR * first.size))
    return undefined
  const [words] = runsBy(first.words, (before, word) => gapBetween(before, word) > 1.2 * first.size)
  return /\p{L}{3}/u.test(textOf(words!)) ? { words: words!, text: textOf(words!) } : undefined
}

const NEAR = 3 // times the type's height
const INDENT = 0.8 // of the type's height: what is set in further is a line of its own
/** Where code and name share a column, the first line is the code; the seller's own, which a label says, comes before it. */
function stackedCode(lines: Word[][], layout: Layout, known: boolean, always = false): { lines: Word[][]; code?: Description['code'] } {
  const stack = layout.columns[layout.description!]!.head.stack
  const first = lines[0] && withoutRevision(lines[0])
  const codeFirst =
    stack.includes('description') &&
    stack[0] !== 'description' &&
    stack.some((role) => role === 'code' || role === 'buyer_code' || role === 'gtin')
  // `Non catalogué` where the others have their codes.
  if ((always || codeFirst) && first && lines.length > 1 && uncoded.test(fold(textOf(first)))) return { lines: lines.slice(1) }
  if (
    always &&
    first &&
    (isBareCode(first) || isCapitals(first) || isDashed(first) || isInitials(first, lines[1]) || isSmallCode(first, lines[1]))
  )
    return { lines: lines.slice(1), code: { value: textOf(first), words: first } }
  if (!codeFirst || known || lines.length < 2 || !first || first.length > 2) return { lines }
  const isCode = /^\S*\d\S*$/.test(textOf(first)) || isCapitals(first) || isDashed(first) || isSmallCode(first, lines[1])
  if (isMixedHead(layout.columns[layout.description!]!.head.text) && !isCode) return { lines }
  return { lines: lines.slice(1), code: { value: textOf(first), words: first } }
}

const uncoded = pattern('u')`
  ^(?:
    (?:non|hors)[ -]catalog\p{L}*|not? (?:in )?catalog\p{L}*|non-catalog\p{L}*(?: item)?|free[ -]?text(?: item)?|freitext(?:position)?|sans (?:code|reference|ref\.?)|
    sin (?:codigo|referencia|catalogar)|fuera de catalogo|no catalogad[oa]|ohne (?:artikelnummer|art\.? ?-?nr\.?|nummer)|fuori catalogo|
    senza codice|n\/a|zonder (?:code|artikelnummer)
  )$
`

function nameLines(lines: Word[][], edge: number): Word[][] {
  const kept: Word[][] = []
  for (const words of lines) {
    const last = kept.at(-1)
    if (last && !isWrapped(last, words, edge)) break
    kept.push(words)
  }
  return kept
}

function isWrapped(last: Word[], next: Word[], edge: number): boolean {
  const end = last.at(-1)!
  const first = next[0]!
  if (first.box.left > last[0]!.box.left + INDENT * first.size) return false
  if (first.size < 0.92 * last[0]!.size || (last[0]!.bold && !first.bold)) return false
  if (/[-/,&+]$/.test(end.text) || /^(?:de|du|des|of|for|pour|y|et|and|und|mit|con|en|à|a|le|la|les|x|,|\d+\s?ex)$/i.test(end.text))
    return true
  return !hasRoomBehind(last, next, edge)
}

/** `Verpackung` under `Rücknahme der` ends a name; elsewhere it tells how the thing is packed. */
function isLedTo(words: Word[], lines: readonly Word[][], edge: number): boolean {
  const over = lines[lines.indexOf(words) - 1]
  return over !== undefined && openEnd.test(textOf(over)) && !labelled.test(textOf(words)) && !hasRoomBehind(over, words, edge)
}

/** `Size : 1 kg` under `Green tea, loose -`: a shop puts what was chosen behind a dash, and the column's width broke it off there. */
const isBehindDash = (words: Word[], lines: readonly Word[][]): boolean =>
  /^[-–]$/.test(lines[lines.indexOf(words) - 1]?.at(-1)?.text ?? '') && !isOfThePiece(words)

function isOnlyCode(words: Word[], code: string | undefined): boolean {
  return code !== undefined && words.length <= 2 && textOf(words).startsWith(code)
}

/** `Ihre Art.-Nr. 6204-125` under the name, whose code it tells. */
const isLabelledCode = (words: Word[], code: string | undefined) => code !== undefined && bareLabel.exec(textOf(words))?.[1] === code

const joinLines = (lines: Word[][]) => ({ words: lines.flat(), text: lines.map(textOf).reduce(joinBroken) })
