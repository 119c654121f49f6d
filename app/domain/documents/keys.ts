import Big from 'big.js'

/** What is compared instead of what is printed. Pure. */

/** No case, no accents, single spaces: for sorting. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Letters and digits only: "F 2026/001" and "f2026-001" are the same number. */
export function codeKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}

const legalForms = new Set(
  'sarl sas sasu sa eurl snc sci gmbh ag kg ohg ug mbh sl slu sau srl spa bv nv ltd limited llc llp inc plc corp corporation co company cie lda ltda oy ab as'.split(
    ' ',
  ),
)

/** A company's name without punctuation and legal form: "Fruits d'Azur S.A.R.L." → "fruits d azur". */
export function nameKey(name: string): string {
  const words = foldText(name.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  const kept = words.filter((word, index) => index === 0 || !legalForms.has(word))
  return kept.join(' ')
}

// Lengths of ISO 13616 for the countries that are met; elsewhere the whole run of letters and digits counts.
const ibanLength: Record<string, number> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
}

/** The accounts behind printed bank details: the IBANs in it, else all its letters and digits. */
export function accountKeys(bankDetails: string): string[] {
  const starts = [...bankDetails.toUpperCase().matchAll(/(?<![A-Z0-9])([A-Z]{2})\d{2}(?= ?[A-Z0-9])/g)]
  const ibans = starts.flatMap(({ 1: country, index }) => {
    const length = ibanLength[country!]
    const run = bankDetails
      .slice(index)
      .toUpperCase()
      .match(/^(?:[A-Z0-9] ?)+/)![0]
      .replace(/ /g, '')
    return length && run.length >= length ? [run.slice(0, length)] : []
  })
  return ibans.length > 0 ? ibans : [codeKey(bankDetails)].filter(Boolean)
}

/** Ten-thousandths, for columns that are sorted and summed; beyond 2^53 the greatest exact integer stands in. */
export function scaleDecimal(decimal: string | null | undefined): number | null {
  if (decimal === null || decimal === undefined) return null
  const scaled = new Big(decimal).times(10_000).round(0, Big.roundHalfUp)
  if (scaled.abs().gt(Number.MAX_SAFE_INTEGER)) return scaled.gt(0) ? Number.MAX_SAFE_INTEGER : -Number.MAX_SAFE_INTEGER
  return Number(scaled.toFixed(0))
}
