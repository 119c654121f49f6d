import { pattern } from '../words/pattern.ts'
import { hasLegalForm, isLegalFormOnly } from './company-names.ts'
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
  const told = text.search(street)
  const at = told < 0 ? behindForm(text) : told
  if (at < 0) return undefined
  const [name, address] = [text.slice(0, at).trim(), text.slice(at).trim()]
  // What commas part is of the address, behind the name of a firm that is over.
  const parting = isFirm(name) ? /[:·|]|\s[-–—]\s/ : /[,:·|]|\s[-–—]\s/
  return /\p{L}{3}/u.test(name) && !/[\d,]/.test(name) && !parting.test(text) && hasPostalCode(address) ? { name, address } : undefined
}

/** `Sandgate Tools Ltd 40 Mill Road, Ely CB7 4AA`: a house's number right behind the legal form of a firm, whatever its street is called. */
function behindForm(text: string): number {
  const places = [...text.matchAll(/\s(?=\d{1,4}[A-Za-z]?\s\p{Lu}\p{L}{2})/gu)].map(({ index }) => index)
  return places.find((at) => isFirm(text.slice(0, at))) ?? -1
}

/** The form ends it: `Groupe SAS Morel 12` may go on. */
const isFirm = (name: string) => hasLegalForm(name) && isLegalFormOnly(name.split(' ').at(-1)!)
