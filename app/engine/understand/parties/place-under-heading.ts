import type { Label, LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { hasPostalCode } from './places.ts'

/** What a buyer's books call the place where goods come in; with a number behind it a label, alone a name. */
const place = pattern()`
  ^(?:(?:main|central|head|north|south|east|west) )?(?:
    warehouse|stores?|store ?room|depot|yard|receiving|plant|workshop|factory|entrepot|magasin|atelier|depot central|almacen(?: central| general)?|
    taller|fabrica|planta|(?:zentral)?lager|werk|wareneingang|magazijn|werkplaats|magazzino|officina|stabilimento|armazem|oficina|deposito
  )$
`

/** `Ship to:` over `WAREHOUSE` over the buyer's name, a street and a town: the first line of them is no label without a value. */
export function placeUnderHeading(
  { sayings, textLine, box, colon, closes }: Label,
  page: readonly LabelledLine[],
): LabelledLine | undefined {
  if (!(colon || closes) || !sayings.some(({ name, weak }) => name === 'delivery' && !weak)) return undefined
  const under = (over: LabelledLine['line'] | undefined) =>
    over &&
    page.find(
      ({ line }) =>
        line.page === over.page &&
        Math.abs(line.box.left - box.left) < EDGE &&
        line.box.top > over.box.bottom - 1 &&
        line.box.top - over.box.bottom < over.size,
    )
  const first = under(textLine.line)
  if (!first || !place.test(fold(first.text))) return undefined
  const lines = [under(first.line)]
  for (let at = 0; at < MOST; at++) lines.push(under(lines.at(-1)?.line))
  return lines.some((one) => one && hasPostalCode(one.text)) ? first : undefined
}

const EDGE = 3 // points
const MOST = 4 // further lines of the address
