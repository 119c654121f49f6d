import type { KindName } from '#app/contract/kinds/index.ts'
import type { Language } from '../facts.ts'
import { chooseFormat, type Format } from '../print.ts'
import type { Dice } from '../random.ts'
import type { Face } from '../sheets/sheet.ts'
import { inventOddLabels, type OddName } from './labels.ts'

/** Values of a few words; the rest are blocks. */
export type SmallName =
  'number' | 'date' | 'due' | 'delivery' | 'from' | 'to' | 'reference' | 'customerCode' | 'person' | 'department' | 'terms' | 'method'
export type Zone = 'corner' | 'left' | 'right' | 'band' | 'side' | 'sentence' | 'tail' | 'foot'
export type Carrier = 'pairs' | 'before' | 'under' | 'over' | 'behind' | 'bare'
export type OddColumn = 'code' | 'name' | 'quantity' | 'price' | 'total' | 'shelf' | 'position'

/** One company's idea of a paper: where it puts what, and what it calls it. */
export interface OddLayout {
  face: Face
  size: number
  colon: string
  separator: string
  upper: boolean
  labels: Record<OddName, string>
  format: Format
  /** A column of its own beside everything else. */
  side: 'left' | 'right' | 'none'
  zones: Partial<Record<SmallName, Zone>>
  order: SmallName[]
  carriers: Record<Zone, Carrier>
  /** Where the sender names itself. */
  sender: 'left' | 'right' | 'center' | 'foot' | 'end'
  /** The company at the other end, and where the goods go. */
  blocks: 'beside' | 'stacked' | 'line' | 'swapped'
  blockLabels: boolean
  delivery: boolean
  columns: OddColumn[]
  heads: 'odd' | 'none' | 'two-lines'
  /** Where else than in a column the code stands. */
  codePlace: 'column' | 'brackets' | 'below'
  rows: 'one' | 'name-first' | 'name-below'
  rules: 'full' | 'rows' | 'none'
  /** Columns as wide as what they hold, or always the same. */
  fitted: boolean
  sums: 'right' | 'left' | 'foot' | 'sentence' | 'row' | 'before' | 'inverse'
  note: 'above' | 'below' | 'foot' | 'none'
  fullFoot: boolean
  /** What the paper calls itself: as everybody does, as nobody does, or nothing. */
  title: 'usual' | 'odd' | 'none'
}

const small: Record<KindName, SmallName[]> = {
  invoice: ['number', 'date', 'due', 'reference', 'customerCode', 'terms', 'method'],
  work_order: ['number', 'date', 'delivery', 'from', 'to', 'customerCode', 'person', 'department'],
}
const always = new Set<SmallName>(['number', 'date'])

export function inventOddLayout(kind: KindName, language: Language, dice: Dice): OddLayout {
  const side = dice.pick<OddLayout['side']>(['left', 'right', 'none', 'none'])
  const free: Zone[] = ['corner', 'left', 'right', 'band', 'sentence', 'tail', 'foot', ...(side === 'none' ? [] : ['side' as const])]
  const used = dice.some(free, dice.int(2, 4))
  const zones: OddLayout['zones'] = {}
  for (const name of small[kind]) if (always.has(name) || dice.chance(0.75)) zones[name] = dice.pick(used)
  // A window of delivery has two ends, side by side.
  if (zones.from && zones.to) zones.to = zones.from
  else delete zones.from
  if (!zones.from) delete zones.to
  const carrier = () => dice.pick<Carrier>(['pairs', 'before', 'under', 'over', 'behind'])
  const codePlace = dice.pick<OddLayout['codePlace']>(['column', 'column', 'column', 'brackets', 'below'])
  const rows = dice.pick<OddLayout['rows']>(['one', 'one', 'one', 'name-first', 'name-below'])
  return {
    face: dice.pick(['sans', 'sans', 'serif', 'mono']),
    size: dice.pick([8, 9, 9.5, 10]),
    colon: dice.pick([':', '', ' =', ' »', ' :']),
    separator: dice.pick([' · ', ' | ', '   ', ' / ']),
    upper: dice.chance(0.2),
    labels: inventOddLabels(language, dice),
    format: chooseFormat(language, dice),
    side,
    zones,
    order: dice.some(small[kind], small[kind].length),
    carriers: {
      corner: dice.pick(['bare', 'bare', 'pairs', 'under']),
      left: carrier(),
      right: carrier(),
      band: dice.pick(['under', 'over']),
      side: dice.pick(['under', 'over', 'bare']),
      sentence: dice.pick(['before', 'before', 'behind']),
      tail: carrier(),
      foot: dice.pick(['before', 'behind']),
    },
    sender: dice.pick(['left', 'right', 'center', 'foot', 'end']),
    blocks: dice.pick(['beside', 'stacked', 'line', 'swapped']),
    blockLabels: dice.chance(0.6),
    delivery: kind === 'work_order' && dice.chance(0.8),
    columns: inventColumns(kind, codePlace, rows, dice),
    heads: dice.pick(['odd', 'odd', 'odd', 'two-lines', 'none']),
    codePlace,
    rows,
    rules: dice.pick(['full', 'rows', 'none']),
    fitted: dice.chance(0.3),
    sums: dice.pick(['right', 'left', 'foot', 'sentence', 'row', 'before', 'inverse']),
    note: kind === 'work_order' ? dice.pick(['above', 'below', 'foot', 'none']) : 'none',
    fullFoot: dice.chance(0.5),
    title: dice.pick(['usual', 'usual', 'odd', 'none']),
  }
}

function inventColumns(kind: KindName, codePlace: OddLayout['codePlace'], rows: OddLayout['rows'], dice: Dice): OddColumn[] {
  const priced = kind === 'invoice' || dice.chance(0.6)
  const wanted: OddColumn[] = [
    ...(rows === 'one' ? ['name' as const] : []),
    'quantity',
    ...(codePlace === 'column' ? ['code' as const] : []),
    ...(priced ? (['price', 'total'] as const) : []),
    ...(dice.chance(0.4) ? ['shelf' as const] : []),
    ...(dice.chance(0.3) ? ['position' as const] : []),
  ]
  return dice.some(wanted, wanted.length)
}
