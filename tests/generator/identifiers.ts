import type { Language } from './facts.ts'
import type { Dice } from './random.ts'

/** Made-up numbers whose check digits hold, so that checks of the engine pass on them. */
export function inventTaxId(language: Language, dice: Dice): string {
  if (language === 'fr') {
    const siren = withLuhn(dice.digits(8))
    return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
  }
  if (language === 'es') return spanishNif(dice)
  if (language === 'de') return `DE${withIso7064(dice.digits(8))}`
  return britishVat(dice)
}

/** ISO 13616: two check digits after the country, the whole number taken modulo 97. */
export function inventIban(language: Language, dice: Dice): string {
  const bban = {
    fr: () => frenchAccount(dice),
    es: () => spanishAccount(dice),
    de: () => dice.digits(18),
    en: () => `NFOL${dice.digits(14)}`,
  }[language]()
  const country = { fr: 'FR', es: 'ES', de: 'DE', en: 'GB' }[language]
  const check = 98 - modulo97(`${bban}${country}00`)
  return `${country}${String(check).padStart(2, '0')}${bban}`
}

/** A name's domain: latin letters only. */
export function domainOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
}

function modulo97(text: string): number {
  let rest = 0
  for (const sign of text) for (const digit of String(parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** German VAT numbers: ISO 7064, mod 11, 10. */
function withIso7064(digits: string): string {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return `${digits}${(11 - product) % 10}`
}

function spanishNif(dice: Dice): string {
  const digits = dice.digits(7)
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `B${digits}${(10 - (sum % 10)) % 10}`
}

/** British VAT numbers: weights 8 to 2, two check digits modulo 97. */
function britishVat(dice: Dice): string {
  const digits = dice.digits(7)
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0)
  return `GB${digits}${String(97 - (sum % 97)).padStart(2, '0')}`
}

/** RIB: bank, branch, account and a key modulo 97. */
function frenchAccount(dice: Dice): string {
  const [bank, branch, account] = [dice.digits(5), dice.digits(5), dice.digits(11)]
  const key = 97 - ((89 * (Number(bank) % 97) + 15 * (Number(branch) % 97) + 3 * (Number(account) % 97)) % 97)
  return `${bank}${branch}${account}${String(key).padStart(2, '0')}`
}

/** CCC: bank, office, two check digits modulo 11, account. */
function spanishAccount(dice: Dice): string {
  const [bank, office, account] = [dice.digits(4), dice.digits(4), dice.digits(10)]
  const key = (digits: string) => {
    const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
    const rest = 11 - ([...digits].reduce((total, digit, at) => total + Number(digit) * weights[at]!, 0) % 11)
    return rest === 10 ? 1 : rest === 11 ? 0 : rest
  }
  return `${bank}${office}${key(`00${bank}${office}`)}${key(account)}${account}`
}
