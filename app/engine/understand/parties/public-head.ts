import type { LabelledLine } from '../labels/labels.ts'
import { union } from '../../read/geometry.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import type { Part } from './blocks.ts'
import { isUnit } from './service-names.ts'

const HEAD = 0.25 // of the page
const AXIS = 6 // points between the middles of its lines
const TIGHT = 1.2 // of the type's height between them

/** The state over all, whose own paper it is not. */
const state =
  /^(?:republique (?:du |de |d'|francaise)|republica (?:de |del )|royaume d|estado plurinacional|republic of |republica federativa)/

/** What the name of a public body begins with. */
const body = pattern('u')`
  ^(?:
    ministere|ministerio|ministry|secretariat|secretaria|direction|direccion|centre|centro|office|oficina|institut|instituto|agence|agencia|universite|universidad|
    universidade|ecole|escuela|lycee|college|colegio|service|servicio|division|region|commune|ville|mairie|municipalite|municipalidad|municipio|alcaldia|gobernacion|
    gobierno|departement|departamento|provincia|province|inspection|academie|delegation|hopital|hospital|clinique|prefecture|cellule|projet|proyecto|programme|
    programa|caisse|caja|conseil|consejo|junta|prefeitura|camara|autoridad|autorite|empresa|societe|chambre|tribunal|assemblee|inspectoria|intendencia|faculte|facultad
  )(?!\p{L})
`
const ministry = /^(?:ministere|ministerio|ministry|secretariat d'etat|secretaria de estado)(?!\p{L})/u

/** `RÉPUBLIQUE …`, its motto, `MINISTÈRE …`, and the body itself one below the other in the middle of one column: who writes is the last of them that is no service. */
export function findPublicHead(page: readonly LabelledLine[], height: number): { part: Part; lines: Set<LabelledLine> } | undefined {
  const first = page.find(({ line, text }) => line.box.top < HEAD * height && state.test(fold(text)))
  if (!first) return undefined
  const lines = columnUnder(first, page)
  const levels = lines.slice(1).reduce<LabelledLine[][]>((found, line) => {
    if (body.test(fold(line.text))) return [...found, [line]]
    return found.length === 0 ? found : [...found.slice(0, -1), [...found.at(-1)!, line]]
  }, [])
  const named = levels.filter((level) => !ministry.test(fold(level[0]!.text)))
  const own = named.findLast(([line]) => !isUnit(line!.text)) ?? undefined
  if (!own || levels.length < 2) return undefined
  const text = own.map((line) => line.text).join(' ')
  return { part: { text, line: own[0]!, box: union(own.map(({ line }) => line.box)) }, lines: new Set(lines) }
}

/** The lines close under it in its middle, up to a gap, a label or a title in other type. */
function columnUnder(first: LabelledLine, page: readonly LabelledLine[]): LabelledLine[] {
  const middle = (first.line.box.left + first.line.box.right) / 2
  const under = page
    .filter(({ line }) => line.page === first.line.page && line.box.top > first.line.box.top)
    .filter(({ line }) => Math.abs((line.box.left + line.box.right) / 2 - middle) < AXIS)
    .toSorted((a, b) => a.line.box.top - b.line.box.top)
  const lines = [first]
  for (const line of under) {
    const last = lines.at(-1)!.line
    if (line.line.box.top - last.box.bottom > TIGHT * last.size || /[\d:@]/.test(line.text) || line.line.size > LARGER * first.line.size)
      break
    if (/\p{L}/u.test(line.text)) lines.push(line)
  }
  return lines
}

const LARGER = 1.4
