import type { Language } from '../context.ts'
import { fold } from '../words/fold.ts'
import { describeLabel } from './describe-label.ts'
import type { LabelledLine } from './label.ts'

const LEVEL = 3 // points between heads of one row

/** Words that alone may be anything. */
const shops: readonly [Language, RegExp][] = [
  ['en', /^(?:retailer|stockist|shop|boutique|store)$/],
  ['fr', /^(?:boutique|detaillant|revendeur|magasin|point de vente)$/],
  ['es', /^(?:tienda|minorista|comercio|boutique)$/],
  ['de', /^(?:handler|einzelhandler|geschaft|shop)$/],
  ['nl', /^(?:winkel|winkelier|retailer)$/],
  ['it', /^(?:negozio|rivenditore|boutique)$/],
  ['pt', /^(?:loja|retalhista|revendedor|lojista)$/],
]
const brands: readonly [Language, RegExp][] = [
  ['en', /^(?:brand|maker)$/],
  ['fr', /^(?:marque|createur|fabricant)$/],
  ['es', /^marca$/],
  ['de', /^(?:marke|hersteller)$/],
  ['nl', /^merk$/],
  ['it', /^(?:marchio|brand|marca)$/],
  ['pt', /^marca$/],
]
const head = (text: string) => fold(text.replace(/\s?:$/, ''))
const languageOf = (text: string, words: readonly [Language, RegExp][]) => words.find(([, word]) => word.test(head(text)))?.[0]

const LONGEST = 16 // signs of such a head

/** `Boutique | Adresse de livraison | Marque` over blocks, on the order of a market place: the shop buys from the brand. */
export function labelShopAndBrand(page: readonly LabelledLine[]): void {
  for (const brand of page) {
    if (brand.text.length > LONGEST) continue
    const language = languageOf(brand.text, brands)
    if (!language) continue
    const shop = page.find((other) => isLevel(other, brand) && other.text.length <= LONGEST && languageOf(other.text, shops))
    if (!shop || !hasBlock(shop, page) || !hasBlock(brand, page)) continue
    shop.labels = [describeLabel(shop, 0, shop.text.length, [{ name: 'customer', weak: false, language: languageOf(shop.text, shops)! }])]
    brand.labels = [describeLabel(brand, 0, brand.text.length, [{ name: 'supplier', weak: false, language }])]
  }
}

const isLevel = ({ line: { box, page } }: LabelledLine, { line: own }: LabelledLine) =>
  page === own.page && Math.abs(box.top - own.box.top) < LEVEL && (box.right < own.box.left || box.left > own.box.right)

/** Two lines at its edge, close under it, the last of which is an address or a way to reach somebody: columns of a table have others. */
function hasBlock({ line }: LabelledLine, page: readonly LabelledLine[]): boolean {
  const under = page.filter(
    ({ line: other }) =>
      other.page === line.page &&
      Math.abs(other.box.left - line.box.left) < LEVEL &&
      other.box.top > line.box.top + 1 &&
      other.box.top - line.box.bottom < BLOCK * line.size,
  )
  return under.length > 1 && under.some(({ text }) => /\p{L}@\p{L}|(?<!\d)\d{4,5}(?!\d)|\d[A-Z]{2}$/u.test(text))
}

const BLOCK = 7 // times the head's height
