import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { isPersonName } from '../parties/person-names.ts'
import { type Acceptance, acceptanceOn } from '../titles/acceptance.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

const SCORE = 0.9
const QUOTED = 0.6 // for what the quotation says of itself
const LEVEL = 4 // points

const dated = pattern('u')`
  ^(?:date|fecha|datum|data|le|el)(?: (?:of|de|d'|del?|der|di|da|van)\s?(?:l'|la |the )?(?:acceptance|acceptation|aceptacion|annahme|accettazione|akkoord|aceitacao|
  order|commande|pedido|bestellung|firma|signature))?$
`
const signed = pattern('u')`
  ^(?:nom(?: du signataire)?|name|nombre|nome|naam|signataire|signed by|accepted by|signe par|accepte par|firmado por|aceptado por|unterzeichnet von|
  unterzeichner|firmato da|accettato da|ondertekend door|assinado por|aceite por)(?: (?:et|and|y|und|e|en|&) (?:prenom|fonction|qualite|title|position|function|
  cargo|apellidos|funktion|funzione|qualifica|cognome|functie))?$
`

/** Under `Bon pour commande` at the foot of an offer the customer says which order it is, of which day and whose; what the offer says is the seller's. */
export function ofAcceptance(found: Candidates, { document, context, open }: Sight): void {
  const accepted = document.pages.slice(0, 2).flatMap((page) => acceptanceOn(page) ?? [])[0]
  if (!accepted) return
  const lines = open.filter(({ line }) => line.page === accepted.page && isWithin(line.box, accepted))
  const fields: Record<string, Candidate[]> = {
    name: [],
    order_date: readDays(lines, context.formats.dateOrder),
    client_name: readSigners(lines),
  }
  for (const [field, told] of Object.entries(fields)) {
    const all = found[field] ?? []
    const isTheirs = ({ page, box }: Candidate) => page === accepted.page && box !== undefined && isWithin(box, accepted)
    if (told.length === 0 && !all.some(isTheirs)) continue
    found[field] = [...told, ...all.map((one) => (isTheirs(one) ? one : { ...one, score: QUOTED * one.score }))]
  }
}

const isWithin = ({ top, bottom }: { top: number; bottom: number }, accepted: Acceptance) =>
  top >= accepted.top && bottom <= accepted.bottom + 1

/** Each line that such a label leads, and the text behind it in the line or in the next cell. */
function valuesOf(lines: readonly LabelledLine[], label: RegExp): { line: LabelledLine; text: string }[] {
  return lines.flatMap((line) => {
    const [, said = '', own = ''] = /^([^:]{2,40}?)\s?:\s*(.*)$/u.exec(line.text) ?? [undefined, line.text]
    if (!label.test(fold(said).trim())) return []
    if (own) return [{ line, text: own }]
    const beside = lines.filter(
      ({ line: { box } }) => box.left > line.line.box.right && Math.abs(box.bottom - line.line.box.bottom) < LEVEL,
    )
    const next = beside.toSorted((a, b) => a.line.box.left - b.line.box.left)[0]
    return next ? [{ line: next, text: next.text }] : []
  })
}

const readDays = (lines: readonly LabelledLine[], order: DateOrder) =>
  valuesOf(lines, dated).flatMap(({ line, text }) =>
    findDates(text, order)
      .slice(0, 1)
      .map(({ value }) => ({ ...toCandidate([toPart(line)], SCORE, 'what accepts the quotation'), value })),
  )

const readSigners = (lines: readonly LabelledLine[]) =>
  valuesOf(lines, signed).flatMap(({ line, text }) => {
    const name = text.split(/,\s|\s[-–—/]\s|\s?\(/u)[0]!.trim()
    return isPersonName(name) ? [toCandidate([{ ...toPart(line), text: name }], SCORE, 'what accepts the quotation')] : []
  })
