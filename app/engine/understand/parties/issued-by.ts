import type { Label, LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import type { HeadedParty } from './headed.ts'

const issuedBy =
  /^(?:emise? par|factur(?:ad)?a de|(?:emitid|facturad)[ao] por|emess[ao] da|(?:ausgestellt|erstellt|fakturiert) (?:von|durch)|(?:uitgegeven|opgemaakt|gefactureerd) door)$/
const from = /^(?:de|da|von|van)$/
const LEVEL = 2 // points

/**
 * `Émis par`, `Emitida por`, `Factura de` alone over a name: the firm on an invoice, somebody of the buyer's on an order. `De :` says so where `Para :` stands beside it;
 * one over the other they lead a mail.
 */
export function isIssuedBy({ textLine, start, end, closes, colon, leads, page }: Label, lines: readonly LabelledLine[]): boolean {
  if (!leads || !(closes || colon)) return false
  const words = fold(textLine.text.slice(start, end))
  if (issuedBy.test(words)) return true
  return (
    from.test(words) &&
    closes &&
    lines.some(
      ({ line, labels: [first] }) =>
        line.page === page &&
        line !== textLine.line &&
        Math.abs(line.box.top - textLine.line.box.top) < LEVEL &&
        first?.leads === true &&
        first.closes &&
        first.sayings.some(({ name }) => name === 'addressee'),
    )
  )
}

/** The role that only an invoice gives such a heading; `Émise par : Irène Vidal, Atelier Sépia SARL, …` on an order is somebody of the house that orders. */
export const isIssuersOnly = ({ role, label: { sayings, textLine, start, end } }: HeadedParty) =>
  role === 'supplier' &&
  (!sayings.some(({ name }) => name === 'supplier') ||
    (sayings.some(({ name }) => name === 'buyer_person') && issuedBy.test(fold(textLine.text.slice(start, end)))))
