import type { Dice } from '../random.ts'

/** Numbers of documents that are not one word of letters and figures: with dots, slashes and blanks. */
export function inventNumber(date: string, dice: Dice): string {
  const [year, month] = [date.slice(0, 4), date.slice(5, 7)]
  const serial = dice.pick(['A', 'B', 'F', 'V', 'FA', 'BC'])
  return dice.pick([
    `${year}.${dice.digits(4)}`,
    `${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}`,
    `${serial}/${year}/${month}/${dice.digits(4)}`,
    `${dice.digits(3)}.${dice.digits(3)}.${dice.digits(3)}`,
    `${year.slice(2)}/${dice.digits(4)}-${serial}`,
    `${serial} ${dice.digits(5)}`,
    `${serial}.${year}.${dice.digits(5)}`,
    `${dice.digits(4)}/${year}`,
  ])
}
