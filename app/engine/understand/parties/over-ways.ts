import type { LabelledLine } from '../labels/labels.ts'
import { domainName, isContactLine, waysIn } from './contacts.ts'
import { hasPostalCode, isPlace } from './places.ts'
import { isNameOfDomain } from './same-name.ts'
import { linesUnder } from './under-name.ts'

/**
 * `Camino de la Estación – 03300 Orihuela – Tel. 965 30 11 48` right under a letterhead: where its writer is and how to reach them.
 * What the writer is may stand between (`Avocate au Barreau de Rennes`).
 */
export function isOverWays({ line }: LabelledLine, lines: readonly LabelledLine[]): boolean {
  const next = rightUnder(line, lines)
  return next.some((under) => tellsWays(under) || (!/\d{4}|:/.test(under.text) && rightUnder(under.line, lines).some(tellsWays)))
}

/** A street, a telephone and a tax number, one under the other right under a name: whoever writes an invoice says all three. */
export function isOverNumbers({ line }: LabelledLine, lines: readonly LabelledLine[]): boolean {
  const under = linesUnder(line, lines)
  const isTaxId = ({ labels: [label] }: LabelledLine) =>
    label?.leads === true && label.sayings.some(({ name }) => name === 'vat_id' || name === 'company_id')
  return under[0] !== undefined && isPlace(under[0].text) && under.some(({ text }) => isContactLine(text)) && under.some(isTaxId)
}

/** `ABN 51 824 753 556` right under the first line of the paper: whoever writes says by which number they are known, whatever stands farther down. */
export function isOverNumber({ line }: LabelledLine, lines: readonly LabelledLine[]): boolean {
  const [next] = linesUnder(line, lines)
  const [label] = next?.labels ?? []
  return (
    label?.leads === true &&
    /\d{3}/.test(next!.text) &&
    label.sayings.some(({ name, weak }) => !weak && (name === 'vat_id' || name === 'company_id'))
  )
}

/** `CIF A58231470 Ctra. de Onda Km 4 12200 Onda` right under the first line of the paper: who writes says number and house in one line. */
export const isOverNumberAndHouse = ({ line }: LabelledLine, lines: readonly LabelledLine[]): boolean =>
  rightUnder(line, lines).some(
    ({ text, labels: [label] }) =>
      label?.leads === true &&
      label.sayings.some(({ name, weak }) => !weak && (name === 'vat_id' || name === 'company_id')) &&
      hasPostalCode(text) &&
      /\d{3}/.test(text),
  )

/** `www.…`, `office@…`, `071 914 5527` one under the other in the column of a name, the address in the column beside it: how whoever writes is reached, in a domain of that name. */
export function isOverContacts({ line, text }: LabelledLine, lines: readonly LabelledLine[]): boolean {
  const under = linesUnder(line, lines)
  const isOwn = (way: LabelledLine) => isNameOfDomain(text, domainName(way.text) ?? '')
  return under.filter((way) => isContactLine(way.text)).length >= 2 && under.some(isOwn) && !under.some((way) => isPlace(way.text))
}

const NEAR = 1.6 // times the larger type

const tellsWays = ({ text }: LabelledLine) => hasPostalCode(text) && waysIn.test(text)

const rightUnder = (line: LabelledLine['line'], lines: readonly LabelledLine[]) =>
  lines.filter(
    ({ line: under }) =>
      under.page === line.page &&
      under.box.top > line.box.top + 1 &&
      under.box.top - line.box.bottom < NEAR * Math.max(line.size, under.size) &&
      under.box.left < line.box.right &&
      under.box.right > line.box.left,
  )
