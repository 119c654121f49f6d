import type { DocumentView } from '#app/contract/documents.ts'
import { accusedFields, isDoubtful, isFirstOfDoubt } from '#app/contract/doubt.ts'
import type { Kind, Section } from '#app/contract/kinds/index.ts'
import type { Provenance } from '#app/contract/reading.ts'
import { type Draft, draftOf, isInForm, textAt } from './draft.ts'
import { cellPath, checkNameOf, type Path, targetOf } from './paths.ts'

/** Why a person should look: not sure of the value, named by a check or warning, or a core value that is not there. */
export type Doubt = 'unsure' | 'accused' | 'missing'

export const sections = ['head', 'parties', 'amounts', 'items', 'rest'] as const satisfies readonly (Section | 'items')[]

/** Every value of the form in the order in which it is read: the sections, items where they stand, VAT lines with the amounts. */
export function readingOrder(kind: Kind, draft: Pick<Draft, 'items' | 'vat_details'>): Path[] {
  const cells = (list: 'items' | 'vat_details', columns: Kind['columns']) =>
    draft[list].flatMap((row) => columns.map((column) => cellPath(list, row.id, column.name)))
  return sections.flatMap((section) => {
    if (section === 'items') return cells('items', kind.columns)
    const fields = kind.fields.filter((field) => field.section === section && !field.readOnly).map((field) => field.name)
    return section === 'amounts' ? [...fields, ...cells('vat_details', kind.vatColumns)] : fields
  })
}

/** What the reading said about each value that is still open: neither changed nor confirmed by a person. */
export function openDoubts(kind: Kind, view: DocumentView, draft: Draft): Map<Path, Doubt> {
  const original = draftOf(view)
  const isOpen = (path: Path) => isInForm(draft, path) && !draft.confirmed.includes(path) && textAt(draft, path) === textAt(original, path)
  return new Map([...doubtsOf(kind, view)].filter(([path]) => isOpen(path)))
}

const doubts = new WeakMap<DocumentView, Map<Path, Doubt>>()

/** What the reading leaves open, in reading order; asked for at every stroke, so each state of a document is looked through once. */
function doubtsOf(kind: Kind, view: DocumentView): Map<Path, Doubt> {
  const known = doubts.get(view)
  if (known) return known
  const accused = accusedFields(view.checks, view.warnings)
  const isFirst = isFirstOfDoubt()
  const found = readingOrder(kind, draftOf(view)).flatMap((path) => {
    const doubt = doubtAbout(kind, view, path, accused)
    const counts = isFirst(targetOf(path).name, proofOf(view, path)) || doubt === 'accused'
    return doubt && counts ? [[path, doubt] as const] : []
  })
  doubts.set(view, new Map(found))
  return new Map(found)
}

function doubtAbout(kind: Kind, view: DocumentView, path: Path, accused: ReadonlySet<string>): Doubt | undefined {
  const proof = proofOf(view, path)
  if (proof?.source === 'person') return undefined
  const name = checkNameOf(path, view)
  if (name !== undefined && accused.has(name)) return 'accused'
  if (proof && name !== undefined && isDoubtful(name, proof, accused)) return 'unsure'
  const isCore = targetOf(path).list === 'fields' && kind.fields.some((field) => field.name === path && field.core)
  return isCore && proof === undefined ? 'missing' : undefined
}

export type Proof = Provenance & { candidates?: DocumentView['provenance']['fields'][string]['candidates'] }

/** How a value came about; undefined for one that the document does not mention. */
export function proofOf(view: Pick<DocumentView, 'provenance'>, path: Path): Proof | undefined {
  const { list, row, name } = targetOf(path)
  return list === 'fields' ? view.provenance.fields[name] : view.provenance[list][row ?? '']?.[name]
}

/** The open doubt after (or before) a place in the form, around the corner at the end. */
export function neighbour(
  order: readonly Path[],
  open: { has(path: Path): boolean },
  from: Path | null,
  direction: 1 | -1,
): Path | undefined {
  const start = from === null ? (direction === 1 ? -1 : 0) : order.indexOf(from)
  for (let steps = 1; steps <= order.length; steps++) {
    const path = order[(((start + direction * steps) % order.length) + order.length) % order.length]!
    if (path !== from && open.has(path)) return path
  }
  return undefined
}
