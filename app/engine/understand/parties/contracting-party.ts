import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import type { HeadedParty } from './headed.ts'

/** What the law on public purchasing calls who buys; platforms of a state print it under a letterhead of their own. */
const contracting = pattern('u')`
  ^(?:(?:entidad|autoridad|organo|organismo|institucion|unidad) (?:contratante|compradora)|contracting (?:authority|entity)|purchasing entity|
  (?:pouvoir|entite|autorite) (?:adjudicateur|adjudicatrice|contractante)|offentlicher auftraggeber|vergabestelle|
  aanbestedende dienst|(?:stazione|ente) appaltante|amministrazione aggiudicatrice|entidade (?:adjudicante|contratante)|orgao contratante)$
`

/** `Entidad contratante: Hospital Cantonal de Sucúa` with its value in its own row. */
export const isContracting = ({ name, label: { textLine, start, end, colon } }: HeadedParty): boolean =>
  colon && name !== undefined && contracting.test(fold(textLine.text.slice(start, end)))
