import type { Box, Word } from '#app/engine/document.ts'
import { union } from '#app/engine/read/geometry.ts'
import { wordsOf } from '#app/engine/understand/words/fold.ts'
import type { Case } from './brains.ts'
import { findRows } from './helpful.ts'
import type { Seen } from './look.ts'

/** Words that head article codes, by themselves or beside each other. */
const heads = new Set(['article', 'artikel', 'articulo', 'art', 'product', 'produit', 'producto', 'part', 'item'])
const numbers = new Set(['no', 'nr'])
const codes = new Set([...numbers, 'code', 'cod', 'codigo', 'sku', 'ref', 'reference', 'referencia'])

const isOfHead = (token: string): boolean => heads.has(token) || codes.has(token)

/**
 * The truth with the article codes that an invoice prints under their own head, where it leaves them out of all rows. It is read from the page alone,
 * not from what the engine made of it.
 */
export function withPrintedCodes(given: Case, seen: Seen): Case {
  const { truth } = given
  const { items = [] } = truth
  if (truth.kind !== 'invoice' || items.length === 0 || items.some((row) => row.divalto_code)) return given
  const rows = findRows('items', given, seen)
  const first = rows.find((row) => row !== undefined)
  const top = first && seen.lines.find(({ id }) => id === first.lines[0])
  const head = top && findHead(seen, top.page.number, top.line.box.top)
  if (!head) return given
  const codeOf = (row: (typeof rows)[number]) => {
    const [start] = row?.lines ?? []
    const line = seen.lines.find(({ id }) => id === start)
    const words = seen.lines
      .filter((one) => one.page === line?.page && isLevel(one.line.box, line.line.box))
      .flatMap((one) => one.line.words)
      .filter(({ box }) => box.left < head.right && box.right > head.left)
    const text = words.map((word) => word.text).join(' ')
    return /\d{2}/.test(text) && !/[.,]\d\d$/.test(text) ? text : undefined
  }
  const withCodes = items.map((row, at) => {
    const code = codeOf(rows[at])
    return code ? { ...row, divalto_code: code } : row
  })
  return { ...given, truth: { ...truth, items: withCodes } }
}

/** The nearest words over the first row that head article codes; where another head beside them says "code" or "ref.", names stand under "Article". */
function findHead(seen: Seen, page: number, top: number): Box | undefined {
  const found = seen.lines
    .filter((one) => one.page.number === page && one.line.box.bottom <= top)
    .flatMap(({ line }) => headOn(line.words) ?? [])
    .sort((a, b) => b.box.bottom - a.box.bottom)
  const level = found.filter(({ box }) => isLevel(box, found[0]!.box))
  return (level.find(({ isPlain }) => isPlain) ?? level[0])?.box
}

function headOn(words: readonly Word[]): { box: Box; isPlain: boolean } | undefined {
  const named = words.map((word) => wordsOf(word.text))
  const at = named.findIndex((tokens) => tokens.some((token) => isOfHead(token) && !numbers.has(token)))
  if (at < 0) return undefined
  const { box } = words[at]!
  const isNear = (other: Box) => Math.max(other.left - box.right, box.left - other.right) < box.bottom - box.top
  const own = [...words.keys()].filter((one) => one === at || (isNear(words[one]!.box) && named[one]!.some(isOfHead)))
  const isPlain = own.some((one) => named[one]!.some((token) => codes.has(token)))
  return { box: union(own.map((one) => words[one]!.box)), isPlain }
}

const isLevel = (a: Box, b: Box): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top)
