import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { isLabel, rowAt } from '../spots/strip.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { readCast } from './cast.ts'
import { pattern } from '../words/pattern.ts'

/** Whether a label of a person stands in the supplier's block, in their form, or in the cell behind the one that names them. */
export const isAtSupplier = (label: Label, page: LabelledLine[], sight: Sight) =>
  !ofBuyer.test(fold(label.textLine.text.slice(label.start, label.end))) &&
  (isUnderSupplier(label, page, sight) || isBesideSupplier(label, page) || isInBlock(label, sight))

/** `Inkoper` close under the supplier's address is the buyer's all the same. */
const ofBuyer = pattern()`
  ^(?:buyer|purchaser|purchasing|ordered|requested|requisition|acheteu|commande|demande|comprador|pedido|solicita|einkaufer|besteller|
  bestellt|sachbearbeiter|approvision|planner|planificador|disponent|inkoper|besteld|acquirente|ordinato|(?:persona|person|personne) (?:que|who|qui) )
`

const says = ({ sayings }: Label, wanted: LabelName) => sayings.some(({ name }) => name === wanted)

/** `Attn: Mr Dunn` under the name of the vendor. */
function isInBlock({ textLine }: Label, sight: Sight): boolean {
  const { headed, bySeller } = readCast(sight)
  // `To,` over a firm on what the buyer wrote: they sell, and so does whoever is named there.
  const isSeller = (role: string) => role === 'supplier' || (role === 'addressee' && !bySeller)
  return headed.some(
    ({ role, label, block }) =>
      isSeller(role) && label.textLine !== textLine && [...block.parts, ...block.contacts].some(({ line }) => line === textLine),
  )
}

/** `Vendor Name | Contact Name`: heads of one row. */
function isBesideSupplier(label: Label, page: LabelledLine[]): boolean {
  if (!label.closes || label.colon || !says(label, 'contact_person')) return false
  const before = page
    .filter(({ line: { box } }) => Math.abs(box.top - label.box.top) < 2 && box.right < label.box.left)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)[0]?.labels[0]
  return before?.closes === true && !before.colon && says(before, 'supplier') && !says(before, 'customer')
}

const EDGE = 3 // points between the left edges of labels in one column
const INSET = 12 // points that a heading may begin before or behind its fields
const isHeading = ({ closes, colon, sayings }: Label) =>
  closes && !colon && sayings.some(({ name }) => name === 'supplier' || name === 'customer' || name === 'delivery')

const ofOrder: readonly LabelName[] = ['order_number', 'order_date', 'delivery_date']
const FORM = 60 // points between two labels of one form at most

/** `Contact` in the column of labels under `Supplier name`, `Supplier address`: somebody there; `Nom` under `FOURNISSEUR` is the firm itself. */
function isUnderSupplier(label: Label, page: LabelledLine[], sight: Sight): boolean {
  if (!label.leads || !(says(label, 'contact_person') || says(label, 'party_name'))) return false
  let top = label.box.top
  const above = page
    .flatMap(({ labels: [first] }) =>
      first?.leads && first.box.top < top - 2 && Math.abs(first.box.left - label.box.left) < (isHeading(first) ? INSET : EDGE) ? first : [],
    )
    .toSorted((a, b) => b.box.top - a.box.top)
  for (const other of above) {
    if (top - other.box.bottom > FORM) return false
    // `Nom : …` under `FOURNISSEUR`: whose name it is, the heading over it says.
    if (says(other, 'party_name')) {
      top = other.box.top
      continue
    }
    // `Sr.(es): Comercial Nutrivet Limitada` on what the buyer wrote: who gets the order sells.
    if (says(other, 'addressee') && !says(other, 'customer')) return !readCast(sight).bySeller
    // `Lieferant: 71206` is a field of the order among others: who that is stands elsewhere.
    if (says(other, 'supplier') && isNumbered(other, page)) {
      top = other.box.top
      continue
    }
    if (says(other, 'supplier')) return !says(other, 'customer') && !says(other, 'buyer_person')
    if (says(other, 'customer') || says(other, 'delivery')) return false
    // The order's own number, title or day between them: what follows is of the order, and its people are the buyer's.
    if (ofOrder.some((name) => says(other, name)) || isOfOrdersStrip(other, page)) return false
    top = other.box.top
  }
  return false
}

/** `Marché / lot | Votre code client | Date de livraison demandée`: captions of the order's own facts, each over its value. */
function isOfOrdersStrip({ textLine: { line } }: Label, page: readonly LabelledLine[]): boolean {
  const row = rowAt(line, page)
  return row.length > 2 && row.every(isLabel) && row.some(({ labels: [first] }) => ofOrder.some((name) => says(first!, name)))
}

/** A label whose whole value is a number. */
function isNumbered({ textLine, end, box }: Label, page: readonly LabelledLine[]): boolean {
  const behind = textLine.text.slice(end).replace(/^[\s:]+/, '')
  const isLevel = ({ line }: LabelledLine) => Math.abs(line.box.top + line.box.bottom - box.top - box.bottom) < box.bottom - box.top
  const [beside] = page
    .filter((one) => one.line.page === textLine.line.page && one.line.box.left > box.right && isLevel(one))
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  return /^\p{Lu}{0,2}\d{3,10}$/u.test(behind || (beside?.text ?? ''))
}
