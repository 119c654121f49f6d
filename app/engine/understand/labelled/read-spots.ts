import { isIban } from '../values/iban.ts'
import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { isGrid } from '../spots/label-grid.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { type Found, placeScore, propose } from '../propose.ts'
import { readCodes, readCustomerCodes, readDates } from '../spots/spot-readers.ts'
import { readPersons } from '../spots/spot-names.ts'
import type { Spot } from '../spots/spots.ts'
import { findDates } from '../values/date.ts'
import { holdsTaxId } from '../values/tax-id.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { withRestOfDay } from './wrapped-day.ts'
import { withRestOfPerson } from './wrapped-person.ts'
import { withRestOfUnit } from './wrapped-unit.ts'

/** What a label gives a field, and how much it is worth beside a label of the field's own (1). */
type Sources = Partial<Record<LabelName, number>>

/** How the value of a field is read, and behind which labels. */
export interface Rule {
  read: (spot: Spot, sight: Sight) => Found[]
  labels: Sources
}

/** The first spot in each relation that holds such a value. */
export function readSpots(label: Label, spots: Spot[], rule: Rule, sight: Sight, page: LabelledLine[]): Candidate[] {
  const { worth, weak } = strengthOf(label, rule.labels, sight)
  const relations = new Set<string>()
  // A label without a colon whose value hangs right under it, left edges together: the neighbour in the row is another column.
  const beside = spots.find(({ relation, rank }) => relation === 'right' && rank === 0)
  const inGrid = !label.colon && beside !== undefined && isGrid(label, beside, page)
  const standsOver =
    !label.colon &&
    !inGrid &&
    spots.some(
      ({ relation, rank, box }) =>
        relation === 'below' && rank === 0 && Math.abs(box.left - label.box.left) < 3 && box.top - label.box.bottom < 8,
    )
  const asked =
    rule.labels.date !== undefined && !label.colon && headsDates(spots, sight)
      ? spots.filter(({ relation }) => relation !== 'below')
      : spots
  return asked.flatMap((spot) => {
    if (isPaymentReference(spot.text)) relations.add(spot.relation)
    if (relations.has(spot.relation) || (relations.has('inline') && spot.relation !== 'inline')) return []
    // `Client : CARAT` is a name; `Code client : CARAT` is none.
    const isCoded = rule.read === readCustomerCodes && (isOfPerson(label) || (weak && !isOfAccount(label, spot)))
    const [read] = (isCoded ? readCodes : rule.read)(rule.read === readDates ? withRestOfDay(spot, page) : spot, sight)
    const whole = read && 'department' in rule.labels ? withRestOfUnit(read, spot, page) : read
    const found = whole && rule.read === readPersons ? withRestOfPerson(whole, spot, page) : whole
    // `USt-IdNr. Kunde: DE…`, `N° TVA client` name the customer by a number of the state's.
    if (!found || (rule.read === readCustomerCodes && (holdsTaxId(found.value) || isIban(found.value)) && /^[A-Z]{2}/.test(found.value)))
      return []
    // `CLIENTE` over a firm and `A58818501`: the same without the letters of its land.
    if (weak && rule.read === readCustomerCodes && isSpanishTaxId(found.value, spot)) return []
    relations.add(spot.relation)
    const place =
      (standsOver && spot.relation === 'right') || (inGrid && spot.relation === 'below') ? 0.72 : isSigned(label, spot) ? SIGNED : 1
    return [propose(spot, found, label, placeScore(spot, label, weak) * worth * place * (found.fit ?? 1))]
  })
}

const isSpanishTaxId = (value: string, { relation, rank }: Spot) =>
  /^(?:[A-HJNP-SUVW]-?\d{7}[\dA-J]|[XYZ]?\d{7,8}-?[A-Z])$/.test(value) && (holdsTaxId(value) === true || (relation === 'below' && rank > 0))

/** "Buyer ID" may be how the one who buys signs on. */
const isOfPerson = ({ textLine, start, end }: Label) =>
  /buyer|acheteur|comprador|besteller|acquirente|user|member/i.test(textLine.text.slice(start, end))

/** `Compte : PLSA`, `Compte | CTISESC`: an account is no name, though it may be a bank's. */
const isOfAccount = ({ textLine, start, end }: Label, { text }: Spot) =>
  /^compte$/i.test(textLine.text.slice(start, end)) && !/^(?:CIC|LCL|BNP|HSBC|BRED|CCF|CCP|IBAN|VIREMENT|CREDIT|DEBIT|COURANT)$/.test(text)

const SIGNED = 1.06

/** `N° 2026/EB/00417` right under `BON DE COMMANDE` is its number, whatever other numbers have a label. */
const isSigned = (label: Label, { relation, rank, text, box }: Spot) =>
  label.closes &&
  !label.colon &&
  relation === 'below' &&
  rank === 0 &&
  box.top - label.box.bottom < box.bottom - box.top &&
  /^(?:n[°º]|nr\.|no\.|núm\.|#)\s?\S*\d/iu.test(text)

/** `Date` over a column of them (deposits, deliveries, payments) dates those and not the paper. */
const headsDates = (spots: readonly Spot[], { context }: Sight) =>
  spots.filter(({ relation, text }) => relation === 'below' && findDates(text, context.formats.dateOrder)[0]?.index === 0).length > 1

/** What the bank is to be told: Switzerland's 27 digits, ISO 11649, Belgium's structured message. It is nobody's order number. */
const isPaymentReference = (text: string) => /^\d{2}(?:\s\d{5}){3,5}|^RF\d{2}\s?[\dA-Z]{4}|^\+{3}\d{3}\/|^\*{3}\d{3}\//.test(text)

/** `Station` heads a broadcaster in English and a ward in German: what such a word heads in the paper's own language counts. */
const OF_ANOTHER_LANGUAGE = 0.4

/** The best thing the label says for the field; the document's own language speaks a little louder. */
function strengthOf(label: Label, labels: Sources, sight: Sight): { worth: number; weak: boolean } {
  const own = label.sayings.filter(({ language, weak }) => language === sight.context.language && !weak)
  const isWord = !/\s/.test(label.textLine.text.slice(label.start, label.end))
  const isElsewhere = 'department' in labels && isWord && own.length > 0 && own.every(({ name }) => !(name in labels))
  const heard = label.sayings
    .filter(({ name }) => name in labels)
    .map(({ name, weak, language }) => ({
      worth:
        labels[name]! *
        (sight.context.language === null || language === sight.context.language || language === 'en' ? 1 : 0.93) *
        (isElsewhere ? OF_ANOTHER_LANGUAGE : 1),
      weak,
    }))
    .sort((a, b) => b.worth * (b.weak ? 0.72 : 1) - a.worth * (a.weak ? 0.72 : 1))
  const doubt = label.sayings.some(({ name, weak }) => !weak && !(name in labels) && name !== 'other_text') ? 0.9 : 1
  return { worth: heard[0]!.worth * doubt, weak: heard[0]!.weak }
}
