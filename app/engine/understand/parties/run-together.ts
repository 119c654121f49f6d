import { pattern } from '../words/pattern.ts'
import { hasPostalCode } from './places.ts'

/** Where a street begins behind a name: the house's number before the word for a street, or that word alone where it stands first. */
const street = pattern('iu')`
  \s(?=
    \d{1,4}(?:\s?(?:bis|ter|quater|[a-d]))?,?\s
      (?:rue|r\.|av(?:enue|\.)?|b(?:oulevar)?d\.?|quai|place|pl\.|chemin|ch\.|route|rte|impasse|imp\.|all[ée]es?|cours|square|passage|esplanade|faubourg|fbg)\s|
    (?:c\/|calle\s|avda\.?\s|avenida\s|plaza\s|paseo\s|ctra\.?\s|carretera\s|pol[íi]gono\s|pol\.\s?ind|rua\s|viale\s|piazza\s|corso\s)
  )
`

/** `STRUCTALU SAS 2 quai Kléber 67000 STRASBOURG`: name, street and town in one line with nothing but blanks between them. */
export function partRunTogether(text: string): { name: string; address: string } | undefined {
  const at = text.search(street)
  if (at < 0) return undefined
  const [name, address] = [text.slice(0, at).trim(), text.slice(at).trim()]
  return /\p{L}{3}/u.test(name) && !/\d/.test(name) && !/[,:·|]|\s[-–—]\s/.test(text) && hasPostalCode(address)
    ? { name, address }
    : undefined
}
