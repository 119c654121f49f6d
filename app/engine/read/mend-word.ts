import { asDigits, DIGIT_OF, LETTER_OF } from './look-alikes.ts'

/** One recognised word, put right where its own shape leaves no other choice. */
export function mendWord(text: string): string {
  return mendInitials(mendNumber(text)).replace(STREET, 'ß')
}

/** `Hauptstra8e`, `HauptstraBe`: no other word ends so. */
const STREET = /(?<=\p{L}{2}stra)[BR8](?=en?$)/u

/** `TV.A.` is `T.V.A.`: initials of which a point was lost. */
function mendInitials(text: string): string {
  if (!/^(?=.*\p{Lu}{2})\p{Lu}{1,2}(?:\.\p{Lu}{1,2})+\.$/u.test(text)) return text
  const letters = text.replaceAll('.', '')
  return letters.length > 4 ? text : [...letters].map((letter) => `${letter}.`).join('')
}

/** `S014 3JL`, `BS2 OXJ`: a British postal code has letters and digits in fixed places (BS 7666), its second half a digit and two letters. */
export function mendPostcode(outward: string, inward: string): [string, string] | undefined {
  const tail = /^([\dOISBZ])([A-Z\d]{2})([.,;]?)$/.exec(inward)
  const head = /^([A-Z][A-Z\d]?)([\dOISBZ]{1,2}|[\dOISBZ][A-Z])$/.exec(outward)
  if (!tail || !head) return undefined
  const letters = [...tail[2]!].map((sign) => LETTER_OF[sign] ?? sign).join('')
  const mended: [string, string] = [postalArea(outward), `${asDigits(tail[1]!)}${letters}${tail[3]!}`]
  const isOne = /^[A-Z]{1,2}\d[A-Z\d]?$/.test(mended[0]) && /^\d[A-Z]{2}[.,;]?$/.test(mended[1])
  return isOne && (mended[0] !== outward || mended[1] !== inward) ? mended : undefined
}

/** `S014` can only be `SO14`: behind a letter stand at most two digits. */
function postalArea(outward: string): string {
  const [, first, second, rest] = /^([A-Z])([A-Z\d])(.*)$/.exec(outward) ?? []
  if (first === undefined || second === undefined || rest === undefined) return outward
  if (/^[A-Z]$/.test(second)) return `${first}${second}${asDigits(rest.slice(0, 1))}${rest.slice(1)}`
  return /^\d{2}$/.test(rest) ? `${first}${LETTER_OF[second] ?? second}${rest}` : outward
}

const LETTERS = Object.keys(DIGIT_OF).join('')
const D = String.raw`[\d${LETTERS}]`
const shapes = [
  // 1.234,50; 1,234.50; 12.00; -5.00; 12,00€
  new RegExp(String.raw`^([€$£(+-]{0,2})(${D}{1,3}(?:[.,']${D}{3})*[.,]${D}{2}|${D}+[.,]${D}{2})([€$£%)-]{0,2})$`),
  // 31/05/2026, 31.05.26, 2026-05-31
  new RegExp(String.raw`^()(${D}{1,2}([./-])${D}{1,2}\3(?:${D}{4}|${D}{2})|${D}{4}-${D}{2}-${D}{2})([.,;]?)$`),
  // 08h30, 08:30
  new RegExp(String.raw`^()(${D}{1,2}[h:]${D}{2})([.,;]?)$`),
]

/** An amount, a date or a time with a letter among its digits; more than half have to be digits as they were read. */
function mendNumber(text: string): string {
  if (!/\d/.test(text) || !new RegExp(`[${LETTERS}]`).test(text)) return text
  for (const shape of shapes) {
    const match = shape.exec(text)
    const body = match?.[2]
    if (!match || !body) continue
    const signs = body.replace(/[^\p{L}\d|]/gu, '')
    if (2 * signs.replace(/\D/g, '').length <= signs.length) return text
    return `${match[1]}${asDigits(body)}${match.at(-1)}`
  }
  return text
}
