import type { Box } from '../../../document.ts'
import type { Role } from './heading-words.ts'
import { isOfEmpties } from './empties.ts'
import { type Heading, mixedHead, readHeading } from './headings.ts'
import { withPackages } from './per-package.ts'
import type { Piece } from './pieces.ts'
import { isSpread } from '../columns/spread-columns.ts'
import { withMeters } from './meter-heads.ts'
import { withRebate } from './rebate-heads.ts'
import { boxOf, sharedWidth, textOf } from '../rows.ts'

/** One head of a column, its lines joined. */
export interface Head {
  text: string
  box: Box
  heading?: Heading
  /** Heads printed above one another in one column that name different things: `Art. no.` over `Description`. */
  stack: Role[]
}

/** The heads of a table, from left to right. */
export interface Header {
  page: number
  heads: Head[]
  box: Box
  /** The rows of the page that it takes, first and last. */
  from: number
  to: number
  sort: 'items' | 'taxes' | 'empties'
}

/** Pieces above one another become one head. */
export function headsOf(pieces: readonly Piece[]): Head[] {
  const columns: Piece[][] = []
  for (const piece of withoutTitleOfShares(pieces).sort((a, b) => a.row - b.row || a.box.left - b.box.left)) {
    const over = columns.filter((column) => column.every((other) => other.row !== piece.row) && isStacked(boxOf(column), piece.box))
    if (over.length === 1) over[0]!.push(piece)
    else columns.push([piece])
  }
  return withPackages(withRebate(withMeters(withCharges(columns.map((column) => headOf(column)).sort((a, b) => a.box.left - b.box.left)))))
}

/** `Quantités par jour` over `Mon | Tue | Wed`: what the shares are of, and the head of none. */
function withoutTitleOfShares(pieces: readonly Piece[]): Piece[] {
  const shares = pieces.filter(isSpread)
  if (shares.length < SHARES) return [...pieces]
  const over = boxOf(shares)
  return pieces.filter(
    (piece) => isSpread(piece) || piece.box.bottom > over.top || piece.box.left < over.left || piece.box.right > over.right,
  )
}

const SHARES = 3
const WEEK = 5 // days at least
const MANY = 5 // heads beside which one may be unknown

/** Over amounts these heads, which name what was done elsewhere, say what it cost. */
export const chargeHead = /^(?:charges?|cargos?|importe del? servicio|leistung)(?: \(?(?:[A-Z]{3}|[€£$])\)?)?$/iu

/** Behind the names, a count and a price: what the goods of the line come to. */
const worthHead = /^(?:(?:net )?goods|marchandises?|mercanc[ií]as?)$/iu

/** Beside what the work costs these cost money too, and name nothing. */
const workHead = /^(?:labou?r|lohn|mano de obra|manodopera|arbeid)$/iu
const goodsHead = /^(?:materials?|materialien|materiales?|materiali|materiaal|parts)$/iu

/**
 * `Date | Description | Voucher | Charges`, `Note | From | To | Pallets | Charge`, `Works | Labour | Materials`: behind the heads of things, or of a
 * journey, what they cost.
 */
function withCharges(heads: Head[]): Head[] {
  const works = heads.findIndex(({ text }) => workHead.test(text))
  if (works > 0) return heads.map((head, at) => (at > works && goodsHead.test(head.text) ? asTotal(head) : head))
  if (heads.some(({ heading }) => heading?.role === 'total')) return heads
  // `Menge | Artikel | Leistung`: what is counted is named there, under codes of its own.
  const counted = heads.some(({ heading }) => heading?.role === 'quantity')
  const named = heads.findIndex(({ heading, text }) => heading?.role === 'description' && !chargeHead.test(text))
  const isCharge = ({ text }: Head, at: number) =>
    (named < 0 ? at === heads.length - 1 && (at >= MANY || areOfWork(heads.slice(0, at))) : at > named) &&
    chargeHead.test(text) &&
    !(counted && /^leistung$/i.test(text))
  const isPriced = counted && heads.some(({ heading }) => heading?.role === 'price')
  if (isPriced && named >= 0) {
    const worth = heads.findIndex(({ text }, at) => at > named && worthHead.test(text))
    if (worth > 0) return heads.map((head, at) => (at === worth ? asTotal(head) : head))
  }
  return heads.map((head, at) => (isCharge(head, at) ? asTotal(head) : head))
}

/** `Hours | Rate | Charge` over lines that nothing heads. */
const areOfWork = (heads: readonly Head[]) =>
  heads.length === 2 &&
  heads[0]!.heading?.role === 'quantity' &&
  (heads[1]!.heading?.role === 'price' || heads[1]!.heading?.role === 'rate')

const asTotal = (head: Head): Head => ({ ...head, heading: { role: 'total', strength: 1 } })

export function isStacked(a: Box, b: Box): boolean {
  return sharedWidth(a, b) > 0.35 * Math.min(a.right - a.left, b.right - b.left)
}

function headOf(column: Piece[]): Head {
  const text = column.map((piece) => textOf(piece.words)).join(' ')
  const whole = readHeading(text)
  const parts = column.filter((piece) => piece.heading && piece.heading.strength >= 0.9)
  const roles = [...new Set(parts.map((piece) => piece.heading!.role))]
  const best = parts.map((piece) => piece.heading!).sort((a, b) => weightOf(b.role) - weightOf(a.role) || b.strength - a.strength)[0]
  // `Partida` over `HS code`: numbers of the customs, whichever language names a line or an article by the same word.
  if (column.length > 1 && parts.some(({ words, heading }) => heading!.role === 'other' && customs.test(textOf(words))))
    return { text, box: boxOf(column), stack: [], heading: { role: 'other', strength: 1 } }
  const shared = column.every(isSpread) ? column[0]!.heading : undefined
  const heading = shared ?? (whole && whole.strength >= 0.9 ? whole : (best ?? whole ?? column.find((piece) => piece.heading)?.heading))
  return {
    text,
    box: boxOf(column),
    // `Material` over `Description` is known as one head too.
    stack:
      mixedHead(text) ??
      (roles.length > 1 && (!(whole && whole.strength >= 0.9) || (roles[0] === 'code' && roles.includes('description'))) ? roles : []),
    ...(heading ? { heading } : {}),
  }
}

const customs =
  /\b(?:hs|hts|sh|nc|ncm|taric|customs|tariff|commodity|douan\p{L}*|aduan\p{L}*|arancel\p{L}*|zoll\p{L}*|doganal\p{L}*|nomenclat\p{L}*)\b/iu

const heavy: Role[] = ['description', 'quantity', 'price', 'total']
const weightOf = (role: Role) => (heavy.includes(role) ? 2 : role === 'code' ? 1 : 0)

/** Over small numbers these heads say how much is ordered; over long ones they name an order. */
const ordered =
  /^(?:(?:my |to |your )?order|pedido|(?:la |votre |ma )?commande|command[ée]e?|bestellung|bestellen|bestelling|ordine|encomenda)$/iu
export const isOrderedHead = ({ text }: Pick<Head, 'text'>) => ordered.test(text)

/** What a set of heads is about: things with quantities or prices, taxes by rate, or neither. */
export function sortOf(heads: readonly Head[]): Header['sort'] | undefined {
  const has = (...roles: Role[]) =>
    heads.some((head) => [head.heading?.role, ...head.stack].some((role) => role !== undefined && roles.includes(role)))
  const count = (role: Role) => heads.filter((head) => head.heading?.role === role).length
  if (isRateTable(heads)) return 'taxes'
  if (isOfEmpties(heads)) return 'empties'
  if (has('description', 'code') && count('spread') > 1) return 'items'
  // `Line | Mon | Tue | Wed | Thu | Fri`: whatever the head before a week says, what is wanted on its days is named under it.
  if (heads[0]?.heading?.role === 'position' && count('spread') >= WEEK) return 'items'
  if (has('description') && has('quantity', 'price', 'total') && !(has('base', 'tax') && !has('quantity', 'price'))) return 'items'
  // `Concepto | No sujeto | Sujeto a IVA`: what is charged with the tax or without.
  if (heads[0]?.heading?.role === 'description' && count('base') > 1 && !has('rate', 'tax')) return 'items'
  if (has('quantity') && has('code', 'buyer_code', 'gtin', 'price') && !has('base')) return 'items'
  // `Heures | Taux | Montant`: what an hour costs.
  if (heads.length === 3 && areOfWork(heads.slice(0, 2)) && heads[2]!.heading?.role === 'total') return 'items'
  if (has('code') && has('price') && has('total')) return 'items'
  if (has('description') && has('code', 'gtin', 'buyer_code') && has('unit', 'position')) return 'items'
  // `Item # | Description | Pack | On hand | Order`: a list of all that may be ordered.
  if (has('description') && has('code', 'position', 'unit') && heads.length >= 3 && heads.some(isOrderedHead)) return 'items'
  if (has('total') && has('quantity', 'packages') && !has('base', 'tax') && heads.length >= 4 && heads.some(({ heading }) => !heading))
    return 'items'
  // `Slot | Format | Week | Spots | Rate | Disc. | Net | Amount`: whatever else it is that has a price and an amount.
  if (has('price') && has('total') && !has('base', 'tax', 'rate') && heads.length >= MANY && heads.some(({ heading }) => !heading))
    return 'items'
  if (has('base', 'tax') && has('rate', 'vat_code', 'tax', 'total') && heads.length >= 2) return 'taxes'
  return has('rate') && count('total') >= 1 && !has('code', 'quantity', 'date') ? 'taxes' : undefined
}

/** Over amounts these name the worth of the goods that are taxed. */
export const isGoodsHead = ({ text }: Pick<Head, 'text'>) =>
  /^(?:goods|marchandises?|mercanc[ií]as?|waren?|merci|mercadorias?)$/i.test(text)

/** `Item | Prix HT | Taux TVA | Prix TTC`: what is named has a price, a rate has none. */
const isPriceList = (heads: readonly Head[]) =>
  heads.some((head) => head.heading?.role === 'description' && !isGoodsHead(head)) &&
  heads.some(
    ({ text, heading }) => heading?.role === 'price' && /^(?:unit |line )?(?:pri[cx]|prijs|prec?io|preis|prezzo|preço)/iu.test(text),
  )

/** `Rate | Goods | Tax`, `Goods | VAT rate | Tax`: words that mean other things in a table of items. */
function isRateTable(heads: readonly Head[]): boolean {
  const texts = heads.map((head) => head.text.toLowerCase())
  const ofTax = heads.filter(({ heading }) => heading?.role === 'rate' || heading?.role === 'tax')
  // `Code | Goods | Rate | VAT`: letters that stand for the rates.
  const own = isCodeHead(heads[0]!) && !heads.some(({ heading }) => heading?.role === 'total') ? heads.slice(1) : heads
  return (
    heads.length <= 4 &&
    (texts.some((text) => /^(?:rate|taux|tipo)\b/.test(text)) || (heads.some(isGoodsHead) && ofTax.length >= 2)) &&
    ofTax.length > 0 &&
    own.every((head) => ['price', 'rate', 'tax', 'base', 'total', 'vat_code', 'description', undefined].includes(head.heading?.role)) &&
    !texts.some((text) => /^(?:description|désignation|descripción)/.test(text)) &&
    !isPriceList(heads)
  )
}

const isCodeHead = ({ heading, text }: Head) => heading?.role === 'code' && /^(?:code|c[oó]d(?:igo|\.)?|codice)$/i.test(text)
