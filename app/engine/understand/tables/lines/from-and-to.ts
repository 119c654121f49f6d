import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import type { Description } from '../codes/codes-in-names.ts'
import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import type { Group } from './groups.ts'

const from = pattern('u')`
  ^(?:(?:place|port|lieu|lugar) (?:of |de |d')?)?(?:
    from|origin|collection(?: point)?|collected (?:from|at)|loading(?: point)?|loaded at|pick-?up|departure|depart|de|origine|enlevement|chargement|
    origen|recogida|carga|salida|desde|von|abgang|ladestelle|ladeort|beladung|abholung|partenza|carico|da|van|laadplaats|vertrek
  )$
`
const to = pattern('u')`
  ^(?:(?:place|port|lieu|lugar) (?:of |de |d')?)?(?:
    to|destination|delivery(?: point)?|delivered to|unloading(?: point)?|drop-?off|arrival|arrivee|a|livraison|dechargement|
    destino|entrega|descarga|llegada|hasta|nach|ziel|entladestelle|entladeort|entladung|zustellung|arrivo|scarico|destinazione|naar|losplaats|bestemming
  )$
`

/** `Origin | Destination` over `Felixstowe | Daventry`: what was driven is called by both, where no other column names it. */
export function journeyOf({ line }: Group, { columns, description }: Layout): Description | undefined {
  if (description === undefined) return undefined
  const says = (at: number, what: RegExp) => columns[at] !== undefined && what.test(fold(columns[at]!.head.text))
  const start =
    says(description, from) && says(description + 1, to)
      ? description
      : says(description, to) && says(description - 1, from)
        ? description - 1
        : undefined
  if (start === undefined) return undefined
  const words = [...line.cells[start]!, ...line.cells[start + 1]!]
  return line.cells[start]!.length > 0 && line.cells[start + 1]!.length > 0 ? { words, text: textOf(words) } : undefined
}
