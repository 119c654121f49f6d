import type { Saying, Told } from './sayings.ts'
import type { Cell } from './label-cells.ts'

/** What the labels of one item say, and the cells around them that no label asks for. */
export interface Block {
  sayings: Saying[]
  rest: Cell[]
  /** Begun by `Position 3` or the like. */
  titled: boolean
}

const APART = 1.4 // times the widest gap within an item: what stands further away is another thing
const ROUGH = 2 // points
const FAR = 3 // of the type's height: further over its labels stands no name of theirs

/** The items of a document set as blocks of labels: the label of the quantity comes again in each. Blocks end where a title begins the next, else at the widest gap between two quantities. */
export function blocksOf(pages: readonly Told[]): Block[] {
  const all = pages.flatMap(({ sayings, rest }) => sayings.filter((saying) => !isBesideTitle(saying, rest)))
  const anchors = all.flatMap(({ role }, at) => (role === 'quantity' ? [at] : []))
  if (anchors.length === 0) return []
  const starts = anchors.slice(1).map((anchor, at) => cutBetween(all, anchors[at]!, anchor))
  const widest = Math.max(
    0,
    ...starts.flatMap((start, at) => [widestWithin(all, anchors[at]!, start), widestWithin(all, start, anchors[at + 1]! + 1)]),
  )
  const from = firstOf(all, anchors[0]!, anchors.length > 1 ? APART * widest + ROUGH : Infinity)
  const bounds = [from, ...starts]
  const rest = pages.flatMap((page) => page.rest)
  const known = starts.length > 0 ? new Set(all.slice(from, starts.at(-1)).map(({ role }) => role)) : undefined
  return bounds.map((start, at) => {
    const end = bounds[at + 1] ?? lastOf(all, start, anchors.at(-1)!, anchors.length > 1 ? APART * widest + ROUGH : Infinity, known)
    const own = all.slice(start, end)
    const before = all[start - 1]
    return { sayings: own, rest: around(own, rest, before), titled: own[0]!.role === 'next' }
  })
}

/** `Posters A3            Job 51221`: the number that the seller files the title under ends nothing and begins nothing. */
const isBesideTitle = ({ role, label }: Saying, rest: readonly Cell[]) =>
  role === 'other' &&
  rest.some(
    ({ page, box, size }) =>
      page === label.page &&
      box.right < label.box.left &&
      box.bottom > label.box.top &&
      box.top < label.box.bottom &&
      size > label.size + LARGER,
  )

/** Points from one saying down to the next; undefined from page to page, which parts more than any gap. */
function gapTo(one: Saying, next: Saying): number | undefined {
  return one.label.page === next.label.page ? next.label.box.top - one.label.box.bottom : undefined
}

function cutBetween(all: readonly Saying[], from: number, to: number): number {
  const between = Array.from({ length: to - from }, (_, at) => from + 1 + at)
  const title = between.find((at) => all[at]!.role === 'next')
  if (title !== undefined) return title
  const gaps = between.map((at) => gapTo(all[at - 1]!, all[at]!) ?? Infinity)
  return between[gaps.indexOf(Math.max(...gaps))]!
}

const widestWithin = (all: readonly Saying[], from: number, to: number) =>
  Math.max(0, ...Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => gapTo(all[from + at]!, all[from + at + 1]!) ?? 0))

const manifold = new Set<Saying['role']>([
  'description',
  'rate',
  'unit',
  'other',
  'price',
  'vat_code',
  'code',
  'buyer_code',
  'gtin',
  'date',
  'discount',
])

function firstOf(all: readonly Saying[], anchor: number, reach: number): number {
  const title = all.findLastIndex(({ role }, at) => at < anchor && role === 'next')
  if (title >= 0 && all.slice(title, anchor).every((saying, at, block) => !isTold(saying, block.slice(0, at)))) return title
  let first = anchor
  while (first > 0 && all[first]!.role !== 'next') {
    const before = all[first - 1]!
    const gap = gapTo(before, all[first]!)
    if (gap === undefined || gap > reach || isTold(before, all.slice(first, anchor + 1))) break
    first -= 1
  }
  return first
}

/** Sums below the last item have labels that no item before it had. */
function lastOf(all: readonly Saying[], start: number, anchor: number, reach: number, known?: ReadonlySet<Saying['role']>): number {
  let end = anchor + 1
  while (end < all.length) {
    const next = all[end]!
    const gap = gapTo(all[end - 1]!, next)
    if (
      next.role === 'next' ||
      (known?.has(next.role) === false && !isDiscount(next)) ||
      (gap !== undefined && gap > reach) ||
      isTold(next, all.slice(start, end))
    )
      break
    end += 1
  }
  return end
}

/** `Rem.: 5 %` of the last item alone; among the sums an amount is taken off. */
const isDiscount = ({ role, words }: Saying) => role === 'discount' && words.at(-1)?.text.endsWith('%') === true

const isTold = ({ role }: Saying, block: readonly Saying[]) => !manifold.has(role) && block.some((saying) => saying.role === role)

/** Cells between the first and the last label of an item, and those right over the first. */
function around(own: readonly Saying[], rest: readonly Cell[], before: Saying | undefined): Cell[] {
  const [{ label: first }] = own as [Saying]
  const pages = new Map<number, { top: number; bottom: number }>()
  for (const { label } of own) {
    const known = pages.get(label.page) ?? { top: Infinity, bottom: -Infinity }
    pages.set(label.page, { top: Math.min(known.top, label.box.top), bottom: Math.max(known.bottom, label.box.bottom) })
  }
  const over = before?.label.page === first.page ? before.label.box.bottom : -Infinity
  const near = rest.filter(({ page, box }) => {
    const reach = pages.get(page)
    if (!reach) return false
    const top = page === first.page ? Math.max(over - 1, reach.top - FAR * first.size) : reach.top
    return box.top > top && box.bottom < reach.bottom + 0.5 * first.size
  })
  return [...titleOver(near, first, rest, over), ...near]
}

/** A card begins with its title in larger type, and a line that says more may part it from the labels: nothing but them stands over those. */
function titleOver(near: readonly Cell[], first: Cell, rest: readonly Cell[], over: number): Cell[] {
  const above = near.filter(({ page, box }) => page === first.page && box.bottom < first.box.top + 1)
  const [line] = above
  if (!line || above.length > 1) return []
  return rest.filter(
    ({ page, box, size }) =>
      page === line.page &&
      box.top > over - 1 &&
      box.bottom < line.box.top + 1 &&
      line.box.top - box.bottom < size &&
      Math.abs(box.left - line.box.left) < EDGE &&
      size > line.size + LARGER,
  )
}

const EDGE = 3 // points
const LARGER = 0.5 // points of type
