import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { valueInStrip } from '../spots/strip.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { toPart } from './blocks.ts'
import { toCandidate } from './party.ts'

const IN_STRIP = 0.72

/** What heads the one who orders; `Name` may head a person too. */
const ofHouses = pattern()`
  ^(?:
    (?:(?:ordering|buying|legal) )?(?:entity|organi[sz]ation|company|business)(?: name)?|
    (?:societe|entite|etablissement|organisme|structure)(?: acheteuse| acheteur| demandeuse| demandeur)?|
    (?:empresa|entidad|sociedad|organismo)(?: compradora?| solicitante)?|firma|unternehmen|gesellschaft|betrieb|
    azienda|societa|ente|bedrijf|organisatie|entidade
  )$
`

/** `Entity | Number | Requested on | Requester` over one row of values: on what the buyer wrote, the house that orders. */
export function findHouseInStrip(open: readonly LabelledLine[]): Candidate[] {
  return open.flatMap((line) => {
    const [label] = line.labels
    if (!label || line.line.page !== 1 || !ofHouses.test(fold(line.text))) return []
    const value = valueInStrip(label, open)
    const isName = value && /\p{L}{3}/u.test(value.text) && !/\d|[@:]/.test(value.text)
    return isName ? [toCandidate([toPart(value)], IN_STRIP, `below of "${line.text}"`)] : []
  })
}
