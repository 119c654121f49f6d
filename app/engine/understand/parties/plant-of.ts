import { hasLegalForm } from './company-names.ts'

/** `Ship To: Marlow Inc – Plant 2` beside `Bill To: Marlow Inc`: a house of the firm that orders, and not who orders. */
export const isPlantOf = (text: string, firm: string): boolean =>
  hasLegalForm(firm) && text.startsWith(firm) && /^,? [–—-] /.test(text.slice(firm.length))
