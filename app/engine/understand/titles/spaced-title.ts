import type { Line } from '../../document.ts'

/** What invoices and orders are called in one word. */
const oneWord = /^(?:factura|facture|invoice|rechnung|fattura|factuur|fatura|pedido|bestellung|commande|ordine|encomenda)$/i
export const isBrokenTitle = (text: string): boolean =>
  /^\p{Lu}{1,9}(?:\s\p{Lu}{1,9}){1,4}$/u.test(text) && oneWord.test(text.replace(/\s/g, ''))

/** `R E C H N U N G` is one word, and so are `FAC T U R A` and `FA CTURA`, whose letters stand apart unevenly. */
export const isSpaced = (text: string) =>
  isBrokenTitle(text) ||
  /^(?:\S\s){4,}\S$/.test(text) ||
  (/^(?:\p{Lu}{1,3}\s){2,11}\p{Lu}{1,3}$/u.test(text) && (text.match(/\b\p{Lu}\b/gu)?.length ?? 0) >= 2)

export function joinSpaced(line: Line): Line {
  if (!isSpaced(line.text)) return line
  const text = line.text.replace(/\s/g, '')
  return { ...line, text, words: [{ ...line.words[0]!, text }] }
}
