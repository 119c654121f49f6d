import type { Facts } from './facts.ts'
import { chooseFormat, type Format } from './print.ts'
import type { Dice } from './random.ts'
import type { Face } from './sheets/sheet.ts'
import type { ColumnName } from './words/words.ts'

/** Every choice a layout makes; a layout is a point in this space, not a template. */
export interface Style {
  face: Face
  size: number
  accent: string
  letterhead: 'left' | 'right' | 'center' | 'band'
  title: 'left' | 'right' | 'center' | 'inline'
  meta: 'list' | 'aligned' | 'grid' | 'box' | 'pairs'
  parties: 'window' | 'columns' | 'boxes' | 'stacked'
  colon: '' | ':' | ' :'
  upperHeads: boolean
  rules: 'full' | 'rows' | 'head' | 'none'
  shade: boolean
  zebra: boolean
  columns: ColumnName[]
  /** Where the unit of measure stands. */
  unit: 'column' | 'quantity' | 'none'
  percent: ' %' | '%' | ''
  totals: 'right' | 'box' | 'grid' | 'left'
  vatTable: boolean
  carry: boolean
  foot: 'center' | 'left' | 'columns'
  groupedIban: boolean
  /** How much of the optional content is printed, 0 to 1. */
  fullness: number
  format: Format
  mail: boolean
}

const columnOrders: ColumnName[][] = [
  ['code', 'name', 'quantity', 'unit', 'price', 'discount', 'vat', 'total'],
  ['position', 'name', 'quantity', 'unit', 'price', 'discount', 'total', 'vat'],
  ['quantity', 'unit', 'code', 'name', 'price', 'discount', 'total'],
  ['position', 'code', 'name', 'unit', 'quantity', 'price', 'discount', 'total'],
  ['name', 'code', 'price', 'discount', 'quantity', 'vat', 'total'],
  ['name', 'vat', 'price', 'quantity', 'discount', 'total'],
  ['code', 'quantity', 'unit', 'name', 'price', 'discount', 'total'],
]
const orderColumns: ColumnName[][] = [
  ['code', 'name', 'quantity'],
  ['position', 'code', 'name', 'unit', 'quantity'],
  ['quantity', 'code', 'name'],
  ['code', 'name', 'quantity', 'unit', 'price', 'total'],
  ['position', 'code', 'name', 'quantity', 'unit', 'price', 'total'],
  ['name', 'code', 'quantity', 'price', 'total'],
  ['quantity', 'unit', 'code', 'name', 'price', 'total'],
]

export function chooseStyle(facts: Facts, dice: Dice): Style {
  const wanted = facts.kind === 'invoice' ? dice.pick(columnOrders) : dice.pick(orderColumns)
  const unit = wanted.includes('unit') ? 'column' : dice.pick<Style['unit']>(['none', 'none', 'quantity'])
  const hasDiscount = facts.lines.some((line) => line.discount !== '')
  const needsVat = facts.vat.length > 1
  const columns = wanted.filter((column) => column !== 'discount' || hasDiscount)
  const withVat: ColumnName[] =
    needsVat && facts.kind === 'invoice' && !columns.includes('vat') ? [...columns.slice(0, -1), 'vat', columns.at(-1)!] : columns
  const meta = dice.pick<Style['meta']>(['list', 'aligned', 'grid', 'box', 'pairs'])
  const colon = facts.language === 'fr' ? ' :' : ':'
  return {
    face: dice.pick(['sans', 'sans', 'sans', 'serif', 'mono']),
    size: dice.pick([8, 8.5, 9, 9.5, 10]),
    accent: dice.pick(['#000000', '#1f4e79', '#7a1f1f', '#2f6b3a', '#444444']),
    letterhead: dice.pick(['left', 'left', 'right', 'center', 'band']),
    title: dice.pick(['left', 'right', 'center', 'inline']),
    meta,
    parties: dice.pick(['window', 'columns', 'boxes', 'stacked']),
    colon: meta === 'list' ? colon : dice.pick([colon, colon, '']),
    upperHeads: dice.chance(0.2),
    rules: dice.pick(['full', 'rows', 'head', 'none']),
    shade: dice.chance(0.4),
    zebra: dice.chance(0.15),
    columns: withVat,
    unit,
    percent: dice.pick([' %', '%', '']),
    totals: dice.pick(['right', 'right', 'box', 'grid', 'left']),
    vatTable: needsVat ? dice.chance(0.5) : dice.chance(0.2),
    carry: dice.chance(0.4),
    foot: dice.pick(['center', 'left', 'columns']),
    groupedIban: dice.chance(0.6),
    fullness: 0.4 + dice.next() * 0.6,
    format: chooseFormat(facts.language, dice),
    mail: false,
  }
}

/** A name for the family of layouts that look alike, for figures by layout. */
export function nameStyle(style: Style): string {
  return style.mail ? `mail-${style.columns.length}` : [style.letterhead, style.meta, style.parties, style.rules, style.totals].join('-')
}
