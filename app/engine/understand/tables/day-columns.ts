import { fold } from '../fold.ts'
import type { Role } from './heading-words.ts'

const FEWEST = 3 // heads of days that make a week

/** Days of the week, written out or short, in the languages of the heads, perhaps with their date: `Mon 21/04`, `Jeu.`, `Mié 17-04`. */
const day =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun|lun|mar|mer|jeu|ven|sam|dim|mier?|jue|vie|sab|dom|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ma|wo|vr|za|zo|gio|seg|ter|qua|qui|sex|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:lune|marte|mercole|giove|vener)di|domenica|segunda|terca|quarta|quinta|sexta)\.?(?: ?\d{1,2}(?:[ ./-].{0,8})?)?$/u

/**
 * A week's order has a column a day and one for the sum of them: the days are no column of any other kind, and a total without any price
 * beside it counts things.
 */
export function rolesInWeek<R extends Role | 'unknown'>(heads: readonly string[], roles: readonly R[]): (R | Role)[] {
  const isDay = heads.map((text) => day.test(fold(text).trim()))
  if (isDay.filter(Boolean).length < FEWEST) return [...roles]
  const counts = !roles.some((role) => role === 'quantity' || role === 'price')
  return roles.map((role, at) => (isDay[at] ? 'other' : counts && role === 'total' ? 'quantity' : role))
}
