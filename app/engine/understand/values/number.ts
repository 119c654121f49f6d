/** How a document writes its numbers: which sign stands before the fraction. */
export type DecimalSign = '.' | ','

const blanks = /[\s\u00a0\u202f\u2009]/g
const apostrophes = /['’`´]/g
const blank = /[\s\u00a0\u202f\u2009'’`´]/

/**
 * A printed number as an exact decimal string: `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`, `-5`, `5-`, `(5)`, `1.23.456,00` (Indian groups).
 * Where one sign could be either (`1.234`) `decimal` decides, else three digits behind it count as thousands. Undefined when it is no number.
 */
export function readNumber(printed: string, decimal?: DecimalSign): string | undefined {
  const { text, negative } = takeSign(printed.trim())
  if (!/^[\d.,][\d.,\s\u00a0\u202f\u2009'’`´]*$/.test(text) || !/\d/.test(text)) return undefined
  if (!blanksGroupThousands(text)) return undefined
  const plain = blank.test(text) ? text.replace(blanks, '').replace(apostrophes, '') : text
  const split = splitFraction(plain, decimal)
  if (!split) return undefined
  const whole = split.whole.replace(/^0+(?=\d)/, '') || '0'
  if (whole.length > 15 || split.fraction.length > 8) return undefined
  const value = split.fraction === '' ? whole : `${whole}.${split.fraction}`
  return negative && /[1-9]/.test(value) ? `-${value}` : value
}

/** Negative in front, behind or in brackets; dashes of every width. */
export function takeSign(printed: string): { text: string; negative: boolean } {
  if (!signed.test(printed)) return { text: printed.trim(), negative: false }
  const text = printed.replace(/[−–—‐‑]/g, '-').trim()
  const bracketed = /^\(\s*([^()]*?)\s*\)$/.exec(text)
  if (bracketed) return { text: bracketed[1]!, negative: true }
  if (text.startsWith('-')) return { text: text.slice(1).trim(), negative: true }
  if (text.endsWith('-') && !/\.-$|,-$/.test(text)) return { text: text.slice(0, -1).trim(), negative: true }
  // `12,-` and `12.–` mean round francs or euros.
  if (/[.,]-{1,2}$/.test(text)) return { text: text.replace(/[.,]-{1,2}$/, ''), negative: false }
  return { text: text.replace(/^\+\s*/, ''), negative: false }
}

const signed = /[(+\-−–—‐‑]/

/** A blank inside a number must be followed by exactly three digits, or the text is two numbers. */
function blanksGroupThousands(text: string): boolean {
  if (!blank.test(text)) return true
  const parts = text.split(/[\s\u00a0\u202f\u2009'’`´]+/)
  return (
    /^\d{1,3}$/.test(parts[0]!) && parts.slice(1, -1).every((part) => /^\d{3}$/.test(part)) && /^\d{3}(?:[.,]\d+)?$/.test(parts.at(-1)!)
  )
}

function splitFraction(text: string, decimal: DecimalSign | undefined): { whole: string; fraction: string } | undefined {
  const lastDot = text.lastIndexOf('.')
  const lastComma = text.lastIndexOf(',')
  if (lastDot < 0 && lastComma < 0) return { whole: text, fraction: '' }
  if (lastDot >= 0 && lastComma >= 0) {
    // Both signs: the last one is the decimal sign, and it stands once.
    const sign = lastDot > lastComma ? '.' : ','
    return cut(text, sign, Math.max(lastDot, lastComma))
  }
  const sign: DecimalSign = lastDot >= 0 ? '.' : ','
  const at = Math.max(lastDot, lastComma)
  const groups = text.split(sign)
  const behind = text.length - at - 1
  if (groups.length > 2) return isGrouped(groups) ? { whole: groups.join(''), fraction: '' } : undefined
  if (behind === 0) return { whole: text.slice(0, at), fraction: '' }
  if (behind === 3 && sign !== decimal && at >= 1 && at <= 3 && !text.startsWith('0')) return { whole: groups.join(''), fraction: '' }
  return { whole: text.slice(0, at), fraction: text.slice(at + 1) }
}

function cut(text: string, sign: DecimalSign, at: number): { whole: string; fraction: string } | undefined {
  const whole = text.slice(0, at)
  if (whole.includes(sign)) return undefined
  const groups = whole.split(sign === '.' ? ',' : '.')
  if (groups.length > 1 && !isGrouped(groups)) return undefined
  return { whole: groups.join(''), fraction: text.slice(at + 1) }
}

/** 1.234.567 or, in India, 12.34.567. */
function isGrouped(groups: string[]): boolean {
  return /^\d{1,3}$/.test(groups[0]!) && /^\d{3}$/.test(groups.at(-1)!) && groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group))
}
