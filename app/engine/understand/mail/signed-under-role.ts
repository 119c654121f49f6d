import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, toPart } from '../parties/blocks.ts'
import { isCompanyName } from '../parties/company-names.ts'
import { isNameWithParticle, isPersonName } from '../parties/person-names.ts'
import { toCandidate } from '../parties/party.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What somebody is who may sign an order, behind its article: `El Alcalde-Presidente`, `Le gestionnaire,`, `Fdo.: El Jefe de Suministros`. */
const role = pattern('u')`
  ^(?:(?:fdo|firmado|signe|signed)\b\.?\s?:?\s)?(?:el|la|le|l['’]|the|der|die|il|lo|o|a|de|het)\s?(?:
    alcald\p{L}+|concejal\p{L}*|jef[ea]|director\p{L}*|direct(?:eur|rice)|secretari\p{L}+|secretaire|interventor\p{L}*|gerent\p{L}*|responsable|
    encargad[oa]|administrador\p{L}*|gestionnaire|intendant\p{L}*|ordonnateur|maire|adjoint\p{L}*|president\p{L}*|chef|cheffe|proviseur\p{L}*|
    principal\p{L}*|econome|acheteu(?:r|se)|pharmacien\p{L}*|gerant\p{L}*|burgermeister\p{L}*|leiter\p{L}*|geschaftsfuhrer\p{L}*|
    head|bursar|manager|mayor|clerk|buyer|sindaco|responsabile|dirigente|direttore|direttrice|presidente
  )(?![\p{L}])[^:\d]{0,50}$
`
const LONGEST = 60
const ROOM = 75 // points for a name written by hand
const SIGNED = 0.6

/** Who signs under what they are, at the end of a paper: of several the first, who had it written. */
export function signedUnderRole(page: readonly LabelledLine[]): Candidate | undefined {
  for (const line of page) {
    if (line.text.length > LONGEST || !role.test(fold(line.text))) continue
    const under = page.find((other) => isUnder(other, line))
    if (under && isName(under.text)) return toCandidate([toPart(under)], SIGNED, 'signature')
  }
  return undefined
}

const isUnder = ({ line: under }: LabelledLine, { line }: LabelledLine) =>
  under.page === line.page &&
  under.box.top > line.box.top + 2 &&
  under.box.top - line.box.bottom < ROOM &&
  (isAligned(under.box, line.box) || Math.abs(under.box.left + under.box.right - line.box.left - line.box.right) < line.size)

const isName = (text: string) => !isCompanyName(text) && (isPersonName(text) || isNameWithParticle(text) || threeNames.test(text))
/** `Ángel Carracedo Otero`, `S. Bonnefoy` */
const threeNames = /^(?:\p{Lu}\. ?)?\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+){0,3}$/u
