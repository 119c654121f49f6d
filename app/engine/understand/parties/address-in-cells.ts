import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { toPart } from './blocks.ts'
import type { HeadedParty } from './headed.ts'
import { toCandidate } from './party.ts'

/** The cells of a form for an address, in the order in which one is written. */
const cells: readonly RegExp[] = [
  pattern()`^(?:calle(?: principal)?|avenida|via|logradouro|endereco|rue|voie|street|strasse|straat)$`,
  pattern()`^(?:n[°º]|nro|num|numero|numero civico|civico|numero de voie|house number|hausnummer|huisnummer)$`,
  pattern()`^(?:interseccion|calle secundaria|esquina|entre calles|complemento)$`,
  pattern()`^(?:edificio|piso|oficina|batiment|etage|building|floor|gebaude|gebouw|andar|bloco)$`,
  pattern()`^(?:parroquia|barrio|colonia|urbanizacion|corregimiento|bairro|freguesia|quartier|district|distrito)$`,
  pattern()`^(?:codigo postal|c\. ?p\.?|cep|code postal|postcode|zip(?: code)?|plz|cap)$`,
  pattern()`^(?:canton|ciudad|municipio|comuna|localidad|cidade|commune|ville|city|town|ort|stad|plaats|comune|citta)$`,
  pattern()`^(?:provincia|estado|region|departamento|uf|province|state|bundesland|provincie|regione)$`,
]

const FEWEST = 4 // cells, the street among them
const REACH = 110 // points under the heading
const LEVEL = 3 // points
const SCORE = 0.8

/** `Provincia: | Azuay | Cantón: | Gualaceo` over `Calle: | Av. Loja | Número: | 4-18` under a heading for where the goods go: each part of the address in a cell of its own. */
export function findAddressInCells(deliveries: readonly HeadedParty[], open: readonly LabelledLine[]): Candidate[] {
  const [heading] = deliveries.filter(({ label }) => label.leads && label.closes && !label.colon).map(({ label }) => label)
  if (!heading) return []
  const under = open.filter(
    ({ line }) => line.page === heading.page && line.box.top > heading.box.top + 2 && line.box.top < heading.box.bottom + REACH,
  )
  const named = (cell: RegExp) => under.find(({ text }) => text.endsWith(':') && cell.test(fold(text.slice(0, -1)).trim()))
  const values = cells.map(named).map((label) => label && besideOf(label, under))
  const parts = values.flatMap((line) => (line ? [toPart(line)] : []))
  return values[0] && parts.length >= FEWEST ? [toCandidate(parts, SCORE, `under "${heading.textLine.text}"`)] : []
}

/** The next cell of the row, unless that is a label too. */
function besideOf({ line }: LabelledLine, under: readonly LabelledLine[]): LabelledLine | undefined {
  const [next] = under
    .filter(({ line: { box } }) => box.left > line.box.right && Math.abs(box.top - line.box.top) < LEVEL)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  return next?.text.endsWith(':') ? undefined : next
}
