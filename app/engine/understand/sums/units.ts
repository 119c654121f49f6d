/** Decimals as whole millionths, so that sums are exact and quick. */
export type Units = bigint

const PLACES = 6

export function toUnits(decimal: string): Units {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  return decimal.startsWith('-') ? -units : units
}

/** The decimal string with as many places as asked for (two for money); more only where the value has them. */
export function toDecimal(units: Units, places = 2): string {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES)
  const kept = fraction.replace(/0+$/, '').length > places ? fraction.replace(/0+$/, '') : fraction.slice(0, places)
  return `${negative ? '-' : ''}${digits.slice(0, -PLACES)}${kept ? `.${kept}` : ''}`
}

export const CENT: Units = 10n ** BigInt(PLACES - 2)

export function isNear(a: Units, b: Units, slack: Units = 0n): boolean {
  const distance = a > b ? a - b : b - a
  return distance <= slack
}
