/**
 * Tax numbers outside of Europe whose shape alone says what they are, as programs print them in a line of their own without a label: India `24AABCS7712K1ZP`, Mexico
 * `CSR910412K88` with the day of foundation in it.
 */
export const isNationalId = (text: string): boolean => india.test(text) || mexico.test(text)

/**
 * `C.C. 71.204.355 de Envigado`, `C.I. 4.118.902-3`: the card of a citizen of Latin America is their number at the tax office too. Only dots between its thousands tell it
 * from `C.C. Los Molinos`, a shopping centre, and from an account.
 */
export const ofCitizen =
  /^(?:c\.?\s?[cie]\.?|c[eé]dula(?: de (?:ciudadan[ií]a|identidad|extranjer[ií]a))?)(?:\sn[°ºo.]{1,2})?[\s:]{1,3}(\d{1,3}(?:\.\d{3}){2,3}(?:-[\dKk])?)(?![\d.,])/iu

const india = /^[0-3]\d[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/
const mexico = /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/
