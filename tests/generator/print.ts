import type { Language } from './facts.ts'
import type { Dice } from './random.ts'

/** How numbers and dates are printed in one document. */
export interface Format {
  decimals: ',' | '.'
  thousands: '' | ' ' | '.' | ',' | "'"
  date: (iso: string) => string
  /** A currency sign before, behind or left out. */
  sign: 'before' | 'behind' | 'none'
  minus: 'before' | 'behind' | 'brackets'
}

const months: Record<Language, string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
}

const parts = (iso: string) => ({
  y: iso.slice(0, 4),
  m: iso.slice(5, 7),
  d: iso.slice(8, 10),
  day: String(Number(iso.slice(8, 10))),
  month: Number(iso.slice(5, 7)) - 1,
})

function dateForms(language: Language): ((iso: string) => string)[] {
  const name = (iso: string) => months[language][parts(iso).month]!
  const slashed = (iso: string) => `${parts(iso).d}/${parts(iso).m}/${parts(iso).y}`
  const iso = (text: string) => text
  const dotted = (text: string) => `${parts(text).d}.${parts(text).m}.${parts(text).y}`
  const dashed = (text: string) => `${parts(text).d}-${parts(text).m}-${parts(text).y}`
  const short = (text: string) => `${parts(text).d}/${parts(text).m}/${parts(text).y.slice(2)}`
  return {
    en: [
      slashed,
      (t: string) => `${parts(t).day} ${name(t)} ${parts(t).y}`,
      (t: string) => `${parts(t).d}-${name(t).slice(0, 3)}-${parts(t).y}`,
      (t: string) => `${name(t)} ${parts(t).day}, ${parts(t).y}`,
      iso,
      dotted,
    ],
    fr: [slashed, slashed, (t: string) => `${parts(t).day} ${name(t)} ${parts(t).y}`, short, dotted, iso],
    es: [slashed, slashed, dashed, (t: string) => `${parts(t).day} de ${name(t)} de ${parts(t).y}`, short, iso],
    de: [
      dotted,
      dotted,
      (t: string) => `${parts(t).day}. ${name(t)} ${parts(t).y}`,
      (t: string) => `${parts(t).d}.${parts(t).m}.${parts(t).y.slice(2)}`,
      iso,
    ],
  }[language]
}

export function chooseFormat(language: Language, dice: Dice): Format {
  const [decimals, thousands] = dice.pick<[Format['decimals'], Format['thousands']]>(
    {
      en: [
        ['.', ','],
        ['.', ','],
        ['.', ''],
      ] as [Format['decimals'], Format['thousands']][],
      fr: [
        [',', ' '],
        [',', ' '],
        [',', ''],
        [',', '.'],
      ] as [Format['decimals'], Format['thousands']][],
      es: [
        [',', '.'],
        [',', '.'],
        [',', ''],
        ['.', ','],
      ] as [Format['decimals'], Format['thousands']][],
      de: [
        [',', '.'],
        [',', '.'],
        ['.', "'"],
      ] as [Format['decimals'], Format['thousands']][],
    }[language],
  )
  return {
    decimals,
    thousands,
    date: dice.pick(dateForms(language)),
    sign: dice.pick(['before', 'behind', 'none', 'none']),
    minus: dice.pick(['before', 'before', 'behind', 'brackets']),
  }
}

/** A decimal string as printed. */
export function printNumber(value: string, format: Format): string {
  const negative = value.startsWith('-')
  const [whole = '0', fraction] = value.replace('-', '').split('.')
  const grouped =
    format.thousands === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, format.thousands === ' ' ? '\u00a0' : format.thousands)
  const plain = fraction === undefined ? grouped : `${grouped}${format.decimals}${fraction}`
  if (!negative) return plain
  return { before: `-${plain}`, behind: `${plain}-`, brackets: `(${plain})` }[format.minus]
}

export function printMoney(value: string, sign: string, format: Format): string {
  const number = printNumber(value, format)
  if (format.sign === 'none') return number
  return format.sign === 'before' ? `${sign}${sign.length > 1 ? ' ' : ''}${number}` : `${number}\u00a0${sign}`
}

export function printIban(iban: string, grouped: boolean): string {
  return grouped ? iban.replace(/(.{4})(?=.)/g, '$1 ') : iban
}
