import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { Label } from '../labels/label.ts'
import { readCast } from '../parties/cast.ts'
import { hasAddress } from '../parties/has-address.ts'
import { isPayingOffice } from '../parties/paying-office.ts'
import { isPlace, isPlaceWord } from '../parties/places.ts'
import { isSameName } from '../parties/same-name.ts'
import { fold } from '../words/fold.ts'
import { readHeading } from '../tables/heads/headings.ts'
import { isPersonName } from '../parties/person-names.ts'
import { readNames } from '../spots/spot-names.ts'
import type { Spot } from '../spots/spots.ts'
import { isOfKind } from '../titles/title-phrases.ts'
import { endOfTitle, readTitle } from '../titles/titles.ts'
import { pattern } from '../words/pattern.ts'

/**
 * "Direction des moyens généraux" over a street is no label with a value under it; "Service clients" in the window is the supplier's own.
 */
export function isDepartment(label: Label, spots: Spot[], sight: Sight): boolean {
  // `Charge to` over a company and its address.
  if (readCast(sight).headed.some((party) => party.label === label && party.name && hasAddress(party))) return false
  // `Kitchen Order PO-70575`: the title says what is ordered for.
  if (!label.colon && isInTitle(label, sight)) return false
  if (isPayingOffice(label.textLine.text) || isCopied(label, sight)) return false
  if (label.colon || (label.break && !isInOthersBlock(label, sight))) return true
  const [inline] = spots
  // `Vº Bº Dpto. Compras | Conforme proveedor`: who signs, and in the next cell who else.
  if (!label.leads && inline?.relation === 'right') return false
  // `Dpto. de Compras – Rocío Alarcón`, `Ufficio acquisti` over `Silvia Pedrini`: the label is the department's whole name.
  if (inline && isWhole.test(fold(label.textLine.text.slice(label.start, label.end))) && isPersonName(inline.text.replace(/^[-–—]\s/, '')))
    return false
  // `Workshop Office` over `61 Bilston Lane`: a line of an address.
  if (inline?.relation === 'below' && inline.rank === 0 && isPlaceWord(inline.text) && isPlace(inline.text)) return false
  // `Centro | Distribuidor` over a party each.
  const below =
    inline && inline.line.labels.some(({ leads, closes }) => leads && closes)
      ? spots.find(({ relation, rank }) => relation === 'below' && rank === 0)
      : inline
  if (inline?.relation !== 'inline') return !isHeadOfTable(label, inline) && !isOverParty(below, sight)
  // `Centro que pide`, `Station / Publication` are other headings than the word they begin with.
  if (/^(?:\p{Ll}|[/&]\s?\p{L})/u.test(inline.text)) return false
  const isWeak = label.sayings.every(({ name, weak }) => name !== 'department' || weak)
  if (readNames(inline).length === 0) return isWeak
  // `Dirección Económica`: a word that is seldom a label is the first of a name.
  return !isWeak && !isInOthersBlock(label, sight)
}

/** `Departamento` over its own `Cocina`, level with the firm under the heading of another column: who gets the goods is no department. */
export const isNameBeside = ({ words, reason }: Candidate, found: readonly Candidate[], label: Label, sight: Sight) =>
  reason.startsWith('right of') &&
  found.some((other) => other.reason.startsWith('below')) &&
  readCast(sight).headed.some(
    ({ label: heading, names }) => heading !== label && names.some(({ line }) => line.line.words.some((word) => words?.includes(word))),
  )

/** `Cc : Direction Bel-Air`: who else gets the mail. */
const isCopied = ({ box, page }: Label, { lines }: Sight) =>
  lines.some(
    ({ line, text }) =>
      line.page === page && line.box.right < box.left && Math.abs(line.box.top - box.top) < LEVEL && /^(?:b?cc|cc[io])\s?:$/i.test(text),
  )

const LEVEL = 3 // points

/** `Dpto. Comercial` in the window of a buyer's order: the seller's. */
function isInOthersBlock({ textLine }: Label, sight: Sight): boolean {
  const { unheaded, issuers, bySeller } = readCast(sight)
  const [own] = issuers
  if (bySeller || !own) return false
  return unheaded.some(
    ({ name, block }) =>
      [...block.parts, ...block.contacts].some(({ line }) => line === textLine) && !(name && isSameName(name.text, own.name.text)),
  )
}

/** `UNIDAD` beside `CANT. PEDIDA` in one type: heads of columns. */
const isHeadOfTable = ({ textLine, start, end }: Label, spot: Spot | undefined) =>
  spot?.relation === 'right' &&
  spot.line.line.size < FILLED_IN * textLine.line.size &&
  readHeading(spot.text)?.strength === 1 &&
  readHeading(textLine.text.slice(start, end))?.strength === 1

const FILLED_IN = 1.3 // times the type of a form's labels, or less

/** `Centro` over a name, a street and a town: who orders. */
const isOverParty = (spot: Spot | undefined, sight: Sight) =>
  spot?.relation === 'below' &&
  readCast(sight).unheaded.some(
    ({ names, block, address }) => names.some(({ line }) => line === spot.line) && block.parts.length > 1 && address.length > 0,
  )

const isWhole = pattern()`
  \S\s.*\b(?:compras|achats|acquisti|purchasing|procurement|inkoop|approvisionnements?)$|
  ^(?:purchasing|procurement|buying) (?:department|dept|office|team)$
`

function isInTitle({ textLine, start, end, closes }: Label, { document, context: { kind } }: Sight): boolean {
  const title = endOfTitle(textLine, kind)
  if (title && start >= title.start && end < title.end) return true
  const page = document.pages.find(({ number }) => number === textLine.line.page)
  const loud = page && !closes ? readTitle(textLine.line, page) : undefined
  return loud !== undefined && isOfKind(loud.says, kind)
}

/** "Department of Veterans Affairs" is a name, and what stands under it no department. */
export const isNamePart = ({ textLine, end, colon }: Label) =>
  !colon && /^\s(?:of|de|du|des|del|della|di|do|da|für|for)\s/iu.test(textLine.text.slice(end))

/** `Achats` of the `Service Achats` that stands behind `Service demandeur`: the value itself begins with the word of a label. */
export const isPartOf = (one: Candidate, { value, page, box }: Candidate) =>
  value !== one.value &&
  value.endsWith(` ${one.value}`) &&
  page === one.page &&
  one.box !== undefined &&
  box?.top === one.box.top &&
  box.right === one.box.right
