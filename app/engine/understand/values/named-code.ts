import { type DateOrder, findDates } from './date.ts'

const wordAndNumber = /^\p{Lu}\p{L}{1,14}\.?\s(?=\S*\d)[\p{Lu}\d][\p{Lu}\d/.-]*(?<![.-])$/u
const byWhat = /^(?:tel|phone|mail|e-?mail|fax|par|per|von|vom|herr|frau|du|from|of|dated|page|seite|web|online|order|week|kw)(?!\p{L})/iu

/** `web 5520`: what the seller's own shop called it. */
const inShop = /^(?:web|tienda|shop|online)\s\d{3,12}$/iu

/** `Rahmen 2026-E`, `EXP. 14/2026`: a word for the sort of thing and its number, as buyers call what they ordered under; no day, nobody's telephone. */
export function isNamedCode(text: string, order: DateOrder): boolean {
  return inShop.test(text) || (wordAndNumber.test(text) && !byWhat.test(text) && findDates(text, order).length === 0)
}
