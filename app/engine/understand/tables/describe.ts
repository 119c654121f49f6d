import type { Word } from '../../document.ts'
import { beginsWithCode, codeUnderName, hasCodeUnderName, isBareCode } from './bare-codes.ts'
import type { Entry } from './entries.ts'
import type { Group } from './groups.ts'
import { isMixedHead } from './headings.ts'
import type { Layout } from './layout.ts'
import { textOf } from './rows.ts'
import { gapBetween, isOneRun, runsBy } from './runs.ts'
import { isBrokenOff, isSubLine, labelled } from './sub-lines.ts'

export interface Description {
  words: Word[]
  text: string
  /** A code printed within the text: `[A-12] Desk`, `Art.-Nr.: 4711`. */
  code?: { value: string; words: Word[] }
}

/** Codes named by a label in the text of a line. */
const codeLabel =
  /(?:^|[\s(;,–-])(?<!\b(?:your|customer|cust|buyer|su|ihre?|votre|vos|kunden)\.?\s)(?:unsere\s+)?(?:art(?:ikel)?\.?\s?-?\s?n(?:r|o|um)?\.?(?:\s?-?\s?lief\p{L}*)?|artikelnummer|item\s?(?:no|code|number|#)?|part\s?(?:no|number|#)?|product\s?(?:code|no)|(?:local |nat(?:ional|\.)? )?stock\s?(?:no|number)|cat(?:alog(?:ue)?)?\.?\s?(?:no|number)|model(?:\s?(?:no|number))?|nsn|sku|code\s?(?:article|produit|art)|r[eé]f(?:\.|[eé]rence)?(?:\s?(?:frn|fourn\p{L}*|article|art|produit))?|ref(?:\.|erencia)?|c[oó]d(?:\.|igo)?(?:\s?art\p{L}*)?|mat(?:erial)?\.?\s?-?nr|c_fo)\s?[.:#°]+\s*([\p{L}\d][\p{L}\d./_-]*)/iu
/** `Swing seat (ref APS-CS20)`. */
const codeInBrackets =
  /\s?\((?:art|r[eé]f|c[oó]d|code|item|sku|part|mat|model)\.?\s?(?:no|nr|n°|#)?[.:]?\s([\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_-]*)\)/iu
/** `Art. 4711`, `Ref HX-20`: the label alone before the code, and nothing else in the line. */
const bareLabel =
  /^(?:(?:your|votre|ihre|unsere|notre|su|mfr\.?|mfg\.?|manufacturer|supplier|vendor)\s)?(?:art(?:\.|ikel|[ií]culo|icle|igo|icolo)?|r[eé]f(?:\.|[eé]rence|erencia)?|c[oó]d(?:\.|igo|ice)?|code|item|sku|part|mat(?:\.|erial)?)(?:\s?-?(?:no|nr|n°|n[uú]m(?:mer|ber|ero)?|number)\.?)?(?:\s(?:fourn\p{L}*\.?|frn\.?|article|produit|vendeur|supplier|vendor|seller|prov\p{L}*\.?|lief\p{L}*\.?|leverancier|fornitore))?(?:\s?[:#]\s?|\s)([\p{L}\d][\p{L}\d./_-]*)$/iu
const bracketed = /^(?:\[([^\]\s][^\]]{0,38})\]|\*([\w./-]{2,24})\*|\(([A-Z\d][A-Z\d./_-]{2,20})\)|<([\w./-]{2,24})>)\s*(.*)$/u

/** `[HQ-355/G]` alone in a line, of letters and digits or many digits: `(100)` says how many. */
const wholeBracket = /^[[(<]((?=[^\]]*\d)(?:(?=[^\]]*\p{Lu})[\p{Lu}\d][\p{L}\d./_-]{3,20}|\d{5,14}))[\])>]$/u

/**
 * The name of the thing: its first line and those lines under it that the column's width broke off.
 * A line that would have fitted behind the one before it was meant as a line of its own.
 */
export function describe(group: Group, layout: Layout, { edge, notes, codeFirst, codeLast }: Habits): Description | undefined {
  const at = layout.description
  if (at === undefined) return nameUnderCode(group, layout)
  const own = group.line.cells[at]!
  const lines = linesOf(group, at)
  const code = codeIn(lines)
  const isNameOverCode = codeLast || layout.columns[at]!.head.stack[0] === 'description'
  const named = isNameOverCode && !code ? codeUnderName(lines) : stackedCode(lines, layout, code !== undefined, codeFirst)
  const isName = (words: Word[]) =>
    (words === own
      ? !labelled.test(textOf(words))
      : (!isSubLine(words) || isBrokenOff(words)) && !notes.has(textOf(words)) && !isLabelledCode(words, code?.value)) &&
    !isOnlyCode(words, code?.value)
  const names = named.lines.filter(isName)
  // `Print: A5 leaflets`: a colon makes no label of the only line there is.
  const kept = nameLines(names.length > 0 || own.length < 2 ? names : named.lines.filter((words) => words === own), edge)
  if (kept.length === 0) return named.code && codeFirst ? { words: [], text: '', code: code ?? named.code } : undefined
  return trim(joinHyphens(kept), code ?? named.code)
}

function linesOf(group: Group, column: number): Word[][] {
  const rows = [...group.above, group.line, ...group.below.filter((entry) => !entry.numbers.quantity && !entry.numbers.rate)]
  return rows
    .filter((entry) => entry === group.line || !comesFromLeft(entry, column))
    .map((entry) => entry.cells[column]!)
    .filter((words) => words.length > 0 && !/^\p{L}[\p{L} ]{1,20}:$/u.test(textOf(words)))
}

const SENTENCE = 3 // words before the column

/** `Your material number DSG-R5065`: what the one or the other calls it. */
const whose = /^(?:your|our|votre|vos|notre|nos|ihre?|unsere?|su|nuestr[oa]|vostr[oa]|nostr[oa]|uw|onze?|customer|supplier|vendor)\s\p{L}/iu

/** A sentence under an item that begins left of the column and only runs through it: a note. */
function comesFromLeft({ sort, cells, row }: Entry, column: number): boolean {
  const [first] = cells[column]!
  const at = first ? row.words.indexOf(first) : -1
  const isRun = isOneRun(row.words.slice(0, at + 1), 0.75 * row.size)
  return sort === 'text' && (at >= SENTENCE || (whose.test(row.text) && !(at === 0 && bareLabel.test(row.text)))) && isRun
}

/** A table without a head of names prints them under its codes, up to the next wide gap: `White oak 4/4        Whse: 001`. */
function nameUnderCode({ line, below }: Group, { code }: Layout): Description | undefined {
  if (code === undefined || line.cells[code]!.length === 0) return undefined
  const [first] = below.map(({ row }) => row).filter(({ words }) => !isSubLine(words))
  if (!first || Math.abs(first.box.left - line.cells[code]![0]!.box.left) > 3 * first.size) return undefined
  const [words] = runsBy(first.words, (before, word) => gapBetween(before, word) > 1.2 * first.size)
  return /\p{L}{3}/u.test(textOf(words!)) ? { words: words!, text: textOf(words!) } : undefined
}

const INDENT = 0.8 // of the type's height: what is set in further is a line of its own
const WIDE = 150 // points: in a column this wide a line that ends early was not broken off by its edge
const EARLY = 0.45 // of the column's width

/** What the items of one table have in common. */
export interface Habits {
  /** How far to the right the text of the descriptions reaches: what would have gone beyond was broken off. */
  edge: number
  /** Lines that stand under several items: notes, not names. */
  notes: Set<string>
  /** Every text begins with a code in a line of its own, though no head announces one. */
  codeFirst?: boolean
  /** Every name has a code in a line of its own under it. */
  codeLast?: boolean
}

const OFTEN = 3 // times under different items

export function habitsOf(groups: readonly Group[], layout: Layout): Habits {
  const at = layout.description
  const counts = new Map<string, number>()
  const texts = at === undefined ? [] : groups.map((group) => linesOf(group, at))
  const isHabit = (test: (lines: Word[][]) => boolean) => texts.length > 0 && texts.filter(test).length >= MOST * texts.length
  if (at !== undefined)
    for (const text of groups.flatMap((group) => group.below.map((entry) => textOf(entry.cells[at]!))))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  return {
    edge: edgeOf(groups, layout),
    notes: new Set([...counts].filter(([, count]) => count >= OFTEN).map(([text]) => text)),
    codeFirst: isHabit(beginsWithCode),
    codeLast: groups.length > 1 && isHabit(hasCodeUnderName),
  }
}

const MOST = 0.8 // of the items: one may be broken over two pages

function edgeOf(groups: readonly Group[], layout: Layout): number {
  const at = layout.description
  if (at === undefined) return Infinity
  const cells = groups
    .flatMap((group) => [...group.above, group.line, ...group.below].map((entry) => entry.cells[at]!))
    .filter((words) => words.length > 0 && !isSubLine(words))
  if (cells.length === 0) return Infinity
  const reach = Math.max(...cells.map((words) => words.at(-1)!.box.right))
  const left = Math.min(...cells.map((words) => words[0]!.box.left))
  const border = layout.columns[at]!.right
  return border - left > WIDE ? Math.max(reach, left + EARLY * (border - left)) : reach
}

/** Where code and name share a column, the first line is the code; the seller's own, which a label says, comes before it. */
function stackedCode(lines: Word[][], layout: Layout, known: boolean, always = false): { lines: Word[][]; code?: Description['code'] } {
  const stack = layout.columns[layout.description!]!.head.stack
  const first = lines[0]
  const codeFirst =
    stack.includes('description') &&
    stack[0] !== 'description' &&
    stack.some((role) => role === 'code' || role === 'buyer_code' || role === 'gtin')
  if (always && first && isBareCode(first)) return { lines: lines.slice(1), code: { value: textOf(first), words: first } }
  if (!codeFirst || known || lines.length < 2 || !first || first.length > 2) return { lines }
  if (isMixedHead(layout.columns[layout.description!]!.head.text) && !/^\S*\d\S*$/.test(textOf(first))) return { lines }
  return { lines: lines.slice(1), code: { value: textOf(first), words: first } }
}

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
  const needed = end.box.right + 0.25 * end.size + (first.box.right - first.box.left)
  if (first.box.left > last[0]!.box.left + INDENT * first.size) return false
  if (first.size < 0.92 * last[0]!.size || (last[0]!.bold && !first.bold)) return false
  if (/[-/,&+]$/.test(end.text) || /^(?:de|du|des|of|for|pour|y|et|and|und|mit|con|en|à|a|le|la|les|x|,|\d+\s?ex)$/i.test(end.text))
    return true
  return needed > edge
}

function isOnlyCode(words: Word[], code: string | undefined): boolean {
  return code !== undefined && words.length <= 2 && textOf(words).startsWith(code)
}

/** `Ihre Art.-Nr. 6204-125` under the name, whose code it tells. */
const isLabelledCode = (words: Word[], code: string | undefined) => code !== undefined && bareLabel.exec(textOf(words))?.[1] === code

/** A code that a label names in the lines of an item. */
export function codeIn(lines: Word[][]): Description['code'] {
  for (const [at, words] of lines.entries()) {
    const match = bareLabel.exec(textOf(words)) ?? codeLabel.exec(textOf(words)) ?? wholeBracket.exec(textOf(words))
    const value = match?.[1] ?? (codeLabel.test(`${textOf(words)} x`) && /[:.]$/.test(textOf(words)) ? lines[at + 1]?.[0]?.text : undefined)
    if (value && (/\d/.test(value) || /^\p{Lu}{2,}[-/]\p{Lu}{2,}$/u.test(value)) && !/^\d{1,2}$/.test(value)) {
      const word = [...words, ...(lines[at + 1] ?? [])].filter((one) => one.text.includes(value))
      return { value, words: word.length ? word : words }
    }
  }
  return undefined
}

/** `Quer-` and `schnitt` are one word, `DIN976-` and `A2` keep their hyphen. */
function joinHyphens(lines: Word[][]): { words: Word[]; text: string } {
  const text = lines
    .map(textOf)
    .reduce((all, line) => (/\p{L}-$/u.test(all) ? (/^\p{Ll}/u.test(line) ? all.slice(0, -1) + line : all + line) : `${all} ${line}`))
  return { words: lines.flat(), text }
}

function trim({ words, text }: { words: Word[]; text: string }, code: Description['code']): Description {
  const behind = code ? undefined : codeInBrackets.exec(text)
  if (behind) {
    const value = behind[1]!
    const own = words.filter((word) => word.text.length > 2 && behind[0].includes(word.text.replace(/[()]/g, '')))
    return { words, text: text.replace(behind[0], ''), code: { value, words: own.length ? own.slice(-2) : words } }
  }
  const match = bracketed.exec(text)
  const inside = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4]
  const looksCode =
    inside !== undefined && (match?.[1] !== undefined || match?.[2] !== undefined || (/\d/.test(inside) && /[A-Z]/.test(inside)))
  if (!match || !looksCode || !match[5]) return { words, text, ...(code ? { code } : {}) }
  const rest = [...words]
  let taken = ''
  const own: Word[] = []
  while (rest.length > 1 && taken.replace(/\s/g, '').length < inside!.replace(/\s/g, '').length + 2) {
    own.push(rest[0]!)
    taken += rest.shift()!.text
  }
  return { words: rest.length ? rest : words, text: match[5], code: { value: inside!, words: own } }
}
