/** Little words that give a language away (ISO 639-1). */
const little: Record<string, readonly string[]> = {
  en: ['the', 'and', 'of', 'to', 'for', 'date', 'invoice', 'order', 'total', 'due', 'unit', 'price', 'from', 'with'],
  fr: ['le', 'la', 'les', 'de', 'des', 'du', 'et', 'à', 'facture', 'commande', 'montant', 'prix', 'livraison', 'tva'],
  es: ['el', 'los', 'las', 'de', 'del', 'y', 'factura', 'pedido', 'fecha', 'precio', 'importe', 'cliente', 'iva', 'total'],
  de: ['der', 'die', 'das', 'und', 'für', 'mit', 'rechnung', 'bestellung', 'datum', 'menge', 'preis', 'betrag', 'mwst', 'ust'],
}
/** Fewer hits than this decide nothing. */
const ENOUGH = 4

/** The language that the words of a page are in, and English beside it; empty where that is not clear. A recogniser is faster with fewer languages. */
export function guessLanguages(words: readonly string[]): string[] {
  const folded = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const hits = Object.entries(little).map(([language, list]) => ({ language, count: folded.filter((word) => list.includes(word)).length }))
  const [first, second] = hits.toSorted((a, b) => b.count - a.count)
  if (!first || first.count < ENOUGH || first.count < 1.5 * (second?.count ?? 0)) return []
  return [...new Set([first.language, 'en'])]
}
