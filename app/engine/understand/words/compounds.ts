import { fold } from './fold.ts'
import { pattern } from './pattern.ts'

/** First parts of words that are written with a hyphen wherever they stand: `demi-journée`, `anti-slip`, `semi-esqueleto`, `free-range`. */
const firstPart = pattern('u')`
  (?:^|[\s(/-])(?:
    demi|semi|mi|non|anti|auto|multi|mono|micro|mini|maxi|extra|ultra|inter|sous|sur|super|avant|arriere|apres|porte|contre|entre|hors|haut|bas|
    tri|quasi|pre|post|ex|co|bi|vice|garde|pare|chauffe|lave|seche|essuie|tire|gratte|couvre|serre|casse|presse|coupe|vide|passe|rince|
    self|free|heavy|light|half|full|low|high|double|single|hand|two|three|four|long|short|cold|hot|wall|floor|water|fire|heat|ready|part|
    cross|quick|easy|fast|slow|hard|soft|open|plug|push|pull|pop|stain|slip|lead|sugar|gluten|fat
  )-$
`

/** A line behind one that a hyphen ends: `Quer-` and `schnitt` are one word, `DIN976-` and `A2`, `demi-` and `journée`, `atelier-` and `brunelle.fr` keep their hyphen. */
export function joinBroken(line: string, next: string): string {
  if (!/\p{L}-$/u.test(line)) return `${line} ${next}`
  return /^\p{Ll}/u.test(next) && !domain.test(next) && !firstPart.test(fold(line)) ? line.slice(0, -1) + next : line + next
}

const domain = /^[\p{Ll}\d-]+\.\p{Ll}{2,}/u
