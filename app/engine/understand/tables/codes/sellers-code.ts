import { fold } from '../../words/fold.ts'
import type { Group } from '../lines/groups.ts'
import type { Layout } from '../columns/layout.ts'
import type { LineCode } from './line-code.ts'
import { textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

/** The buyer writes an order: "your" number is the seller's there, "our" number the buyer's. */
const yours = /^(?:your|ihre?|votre|vos|v(?:os)?[/.]|su|s[/.]|vostr[oa]|vs[./]?|uw|sua|vossa)(?![\p{L}])/u
const sellers =
  /(?<!\p{L})(?:supplier|vendor|seller|lieferant|lief|kreditor|kred|fourn|fournisseur|frs|frn|prov|proveedor|leverancier|fornitore|fornecedor)/u
const ours = /^(?:our|unsere?|notre|nos|n[/.]|nuestr[oa]|nostr[oa]|ns[./]?|onze?|nossa?)(?![\p{L}])/u

/** The layout of an order with the seller's own article codes as its codes, where their head is one of two. */
export function withSellersCode(layout: Layout): Layout {
  const heads = layout.columns.map(({ head }) => ({ text: fold(head.text).trim(), role: head.heading?.role }))
  const isCode = ({ role }: (typeof heads)[number]) => role === 'code' || role === 'buyer_code'
  const own = [yours, sellers].map((whose) => heads.findIndex((head) => isCode(head) && whose.test(head.text) && !ours.test(head.text)))
  const at = own.find((found) => found >= 0)
  if (at === undefined || at === layout.code || at === layout.description) return layout
  return { ...layout, code: at, ...(layout.code === undefined ? {} : { otherCode: layout.code }) }
}

/** A bill is the seller's: `Notre réf. | Votre réf.` has its own code under the first, and the buyer's under the second. */
export function withBillersCode(layout: Layout): Layout {
  const heads = layout.columns.map(({ head }) => ({ text: fold(head.text).trim(), role: head.heading?.role }))
  const at = heads.findIndex(({ text, role }) => (role === 'code' || role === 'buyer_code') && ours.test(text))
  const { code } = layout
  if (at < 0 || code === undefined || code === at || at === layout.description || !yours.test(heads[code]!.text)) return layout
  return { ...layout, code: at, otherCode: code }
}

/** `Your material number: DSG-88-140` in a line of its own or of its cell under the buyer's number, or `Ihre Art.-Nr. TB100A4 · GTIN … · unsere Mat.-Nr. 501-88`. */
const said = pattern('u')`
  ^(?:your|ihre?|votre|vos|su|vostr[oa]|uw|(?:supplier|vendor|seller)(?:'?s)?|lieferanten-?)\s?(?:material|item|article|part|product|
  catalog\p{L}*|stock|ref\p{L}*|code|artikel\p{L}*|art|material\p{L}*|produit|articulo|cod\p{L}*|articolo|sku|nr|no|
  num\p{L}*)[\p{L} .°-]{0,16}(?::\s?|(?<=(?:nr|no|n°|nummer|number|code)\.?)\s)([\p{L}\d](?:[\p{L}\d./_+-]*\d[\p{L}\d./_+-]*))$
`
/** `Réf. fournisseur : CHB-1140`, `Lief.-Artikel-Nr.: BD-301942`: whose it is stands behind the word for a number, or in one word with it. */
const saidOfSeller = pattern('u')`
  ^(?:
    (?:ref\p{L}*|code|cod\p{L}*|article|articulo|n°|num\p{L}*)\.?\s?(?:(?:article|art|produit|de|del|du)\.?\s)?(?:fournisseur|fourn|frs|
    frn|vendeur|proveedor|prov|fornitore|fornecedor|leverancier)|
    (?:lief(?:erant(?:en)?)?|kred(?:itor(?:en)?)?)\.?\s?-?\s?(?:art(?:ikel)?|mat(?:erial)?|best(?:ell)?)\.?\s?-?\s?(?:nr|nummer)
  )\.?\s?:?\s([\p{L}\d](?:[\p{L}\d./_+-]*\d[\p{L}\d./_+-]*))$
`
const between = /\s[·|•]\s?|;\s/

/** `Code / Réf. fournisseur` over two codes, one under the other: the second is the seller's. */
export function secondOfCodes({ line, below: [next] }: Group, { code, columns }: Layout): LineCode | undefined {
  if (code === undefined || !next || line.cells[code]!.length !== 1 || next.cells[code]!.length !== 1) return undefined
  const [, second] = fold(columns[code]!.head.text).split(/\s?\/\s?/)
  const [word] = next.cells[code]!
  return second !== undefined && sellers.test(second) && /\d/.test(word!.text) ? { value: word!.text, words: [word!] } : undefined
}

export function sellersCodeUnder({ below }: Group): LineCode | undefined {
  for (const { row, cells } of below) {
    for (const words of [row.words, ...cells]) {
      const parts = words.length > 1 ? fold(textOf(words)).split(between) : []
      const found = parts.flatMap((part) => (said.exec(part.trim()) ?? saidOfSeller.exec(part.trim()))?.[1] ?? [])[0]
      const word = found && words.findLast(({ text }) => fold(text).replace(/;$/, '') === found)
      if (word) return { value: word.text.replace(/;$/, ''), words: [word] }
    }
  }
  return undefined
}
