import { pattern } from '../words/pattern.ts'

export interface NationalAccount {
  value: string
  index: number
  length: number
}

/** Accounts that countries number on their own, behind the name they go by there, and how many digits they have. */
const lengths: Record<string, number> = { clabe: 18, cbu: 22, cvu: 22, cci: 20 }
const named = /(?<!\p{L})(clabe|cbu|cvu|cci)(?:\s(?:interbancaria|n[°ºo.]{1,2}))?[\s:.#°º]{0,3}(\d(?:[\s-]?\d){17,21})(?![\d-])/giu

/** `Cuenta de Ahorros 03144718820`, `Cta. Cte. N° 000-1234567`, `cuenta corriente Banco de Chile Nº 00-164-22871-09`, `cuenta de ahorros Davivienda No. 0048-2291-33`. */
const kept = pattern('giu')`
  (?<!\p{L})(?:cuenta|cta\.?)\s(?:de\s)?(?:ahorros?|corriente|cte\.?|
  cheques)(?:\s(?:en\s)?(?:soles|pesos|d[oó]lares))?(?:
  (?:,?\s(?:en\s|del?\s)?(?:el\s)?(?:banco|bco\.?)(?:\s\p{L}+){1,3}?)?(?:\s?(?:n[°ºo.]{1,2}|#|n[uú]mero))?|
  ,?\s(?:en\s|del?\s)?(?:\p{L}{3,}\s){1,3}(?:n[°ºo.]{1,2}|#|n[uú]mero))[\s:]{0,3}(\d(?:[\s-]?\d){6,19})(?![\d/-])
`

/** CLABE of Mexico, CBU of Argentina, CCI of Peru; else the savings or current account that is named as such. */
export function findNationalAccounts(text: string): NationalAccount[] {
  const whole = [...text.matchAll(named)].filter(([, name, digits]) => digits!.replace(/\D/g, '').length === lengths[name!.toLowerCase()])
  const found = whole.length > 0 ? whole : [...text.matchAll(kept)]
  return found.map((match) => {
    const value = match.at(-1)!
    return { value, index: match.index + match[0].length - value.length, length: value.length }
  })
}
