import type { Candidate } from '../../candidate.ts'
import { fold } from '../fold.ts'
import type { LabelledLine } from '../labels.ts'
import { isAligned, type Part, toPart } from './blocks.ts'
import { toCandidate } from './party.ts'

const units =
  /^(?:services? |pole |direction |departement |division |economat|intendance|pharmacie|abteilung|amt \d|fachbereich|fachdienst|dezernat|referat|sachgebiet|zentraleinkauf|zentralapotheke|apotheke|(?:zentrale )?beschaffung|einkauf\b|servicio |seccion |departamento |department|dept\b|(?:purchasing|procurement|catering) (?:department|dept|office|team)|ufficio |reparto |afdeling |inkoopafdeling|servico |seccao )/
/** Services of whoever sells, or of those who only pay. */
const foreign =
  /client|commerci|vente|venta|sales|vertrieb|verkauf|verkoop|vendite|kunden|\bsav\b|\badv\b|compta|contab|factur|buchhalt|rechnung/
const LINES = 4 // under the name
const LONGEST = 50

/** `Service de restauration`, `Zentralapotheke`, `Amt 40 – Schulen` among the lines under the customer's name: who orders there, though no label says it. */
export function findUnit(name: Part, page: readonly LabelledLine[]): Candidate[] {
  const under = page
    .filter(({ line }) => line.page === name.line.line.page && line.box.top > name.box.top + 2 && isAligned(line.box, name.box))
    .sort((a, b) => a.line.box.top - b.line.box.top)
  for (const [at, line] of under.slice(0, LINES).entries()) {
    const last = at === 0 ? name.line : under[at - 1]!
    if (line.line.box.top - last.line.box.bottom > 1.2 * line.line.size) return []
    if (line.text.length <= LONGEST && units.test(fold(line.text)) && !foreign.test(fold(line.text)) && !/[:@]|\d{3}/.test(line.text))
      return [toCandidate([toPart(line)], 0.6, 'under the customer’s name')]
  }
  return []
}
