import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, toPart } from '../parties/blocks.ts'
import { isCompanyName } from '../parties/company-names.ts'
import { isNameWithParticle, isPersonName } from '../parties/person-names.ts'
import { toCandidate } from '../parties/party.ts'
import { fold } from '../words/fold.ts'
import { post } from './posts.ts'

/** `El Alcalde-Presidente`, `Le gestionnaire,`, `Fdo.: El Jefe de Suministros`, folded: an article leads to what somebody is who may sign. */
const article = /^(?:(?:fdo|firmado|signe|signed)\b\.?\s?:?\s)?(?:(?:el|la|le|the|der|die|il|lo|o|a|de|het)\s|l['’]\s?)/u
const LONGEST = 60
const ROOM = 75 // points for a name written by hand
const SIGNED = 0.6

/** Who signs under what they are, at the end of a paper: of several the first, who had it written. */
export function signedUnderRole(page: readonly LabelledLine[]): Candidate | undefined {
  for (const line of page) {
    const text = fold(line.text).replace(/[,.]$/, '')
    const lead = article.exec(text)?.[0]
    if (lead === undefined || line.text.length > LONGEST || !post.test(text.slice(lead.length))) continue
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

const isName = (text: string) =>
  !isCompanyName(text) && (isPersonName(text) || isNameWithParticle(text) || threeNames.test(text) || loudFamily.test(text))
/** `Nadia BENHAMOU`, `Anne-Lise DE LA TOUR`: under what somebody is, capitals are no firm’s. */
const loudFamily = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}{2,}(?:['’-]\p{Lu}+)*){1,3}$/u
/** `Ángel Carracedo Otero`, `S. Bonnefoy` */
const threeNames = /^(?:\p{Lu}\. ?)?\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+){0,3}$/u
