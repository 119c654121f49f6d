import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { isAligned, type Part } from './blocks.ts'
import { ATTENTION } from './attention.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { hasLegalForm } from './company-names.ts'
import { isPlaceWord } from './places.ts'
import { pattern } from '../words/pattern.ts'

export const LARGER = 1.2 // times the type of what stands under a firm's name
const SOMEWHAT_LARGER = 1.1 // where both end or begin together

/** `Zentralapotheke · Robert-Koch-Str. 55`, `Muelle 3 · C/ Mayor 4` right under `St. Elisabeth-Klinikum gGmbH`: it is said whose that is. */
export const isUnderFirm = ({ line: { line } }: Part, lines: readonly LabelledLine[], larger = 0) =>
  lines.some(
    ({ line: over, text }) =>
      over.page === line.page &&
      over.box.top < line.box.top - 1 &&
      line.box.top - over.box.bottom < line.size &&
      isAligned(over.box, line.box) &&
      over.size >= larger * line.size &&
      hasLegalForm(text),
  )

/** `Cuisine centrale - 3 chemin de la Minoterie` right under `SIVU Val de Seugne` in larger bold type. */
export const isUnderLouder = ({ line: { line } }: Part, lines: readonly LabelledLine[]) =>
  lines.some(
    ({ line: over, text }) =>
      over.page === line.page &&
      over.bold &&
      over.box.top < line.box.top - 1 &&
      line.box.top - over.box.bottom < line.size &&
      isAligned(over.box, line.box) &&
      over.size >= LARGER * line.size &&
      !/\d/.test(text),
  )

/** `Service prescripteur` over an address: the office that orders, and whose it is stands elsewhere. */
export const isUnderService = ({ block: { box, page } }: Party, lines: readonly LabelledLine[]) =>
  lines.some(
    ({ line, labels: [first] }) =>
      line.page === page &&
      first?.leads === true &&
      first.closes &&
      line.box.bottom < box.top + 2 &&
      box.top - line.box.bottom < 1.2 * line.size &&
      isAligned(line.box, box) &&
      first.sayings.some(({ name, weak }) => name === 'department' && !weak),
  )

/** `Del mar a la lata` over `Conservas Arousa, S.L.` over its street, in type of one size: what the firm says of itself. */
export const isMotto = (part: Part, unheaded: readonly Party[]) =>
  !hasLegalForm(part.text) &&
  unheaded.some(
    ({ name, names }) =>
      name !== undefined &&
      name.line !== part.line &&
      hasLegalForm(name.text) &&
      names.some(({ line }) => line === part.line) &&
      part.line.line.size < 1.2 * name.line.line.size,
  )

/** `St Werburgh’s Hospital, Shrewley Road` under the name of the trust: where it is, with its street, and no name of its own. */
export const isStreetOfFirm = ({ text }: Part, unheaded: readonly Party[]) =>
  isPlaceWord(text.split(', ').slice(1).join(', ')) &&
  unheaded.some(({ name, address }) => name !== undefined && name.text !== text && address.some((part) => fold(part.text) === fold(text)))

/** `Victoria Works` right under `Calder Valley Engineering Ltd` and over `Halifax Road`: the first line of an address, wherever else that is printed. */
export const isHouseOfFirm = ({ text }: Part, unheaded: readonly Party[]) =>
  !hasLegalForm(text) &&
  unheaded.some(
    ({ name, address: [first, ...rest] }) =>
      name !== undefined && first !== undefined && rest.length > 0 && hasLegalForm(name.text) && fold(first.text) === fold(text),
  )

/** `Hospital privado - Paseo Marítimo 210 - …` right under the house's name in larger type: what it is, in small letters. */
export const isSaidOfHouse = ({ text, line: { line } }: Part, lines: readonly LabelledLine[]) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,4}$/u.test(text) &&
  line.words.length > text.split(' ').length &&
  lines.some(
    ({ line: over, labels }) =>
      over.page === line.page &&
      labels.length === 0 &&
      over.size >= (isAligned(over.box, line.box) ? SOMEWHAT_LARGER : LARGER) * line.size &&
      over.box.top < line.box.top - 1 &&
      line.box.top - over.box.bottom < line.size &&
      over.box.left < line.box.right &&
      over.box.right > line.box.left,
  )

/** `Correction, réécriture, préparation de copie` right under `Solène Ravier`: what somebody does, listed in small letters. */
export const isTrades = ({ text, line: { line } }: Part, lines: readonly LabelledLine[]) =>
  /^\p{L}[\p{Ll}'’ -]+(?:(?:,| &| et| y| und| and| e| en) \p{Ll}[\p{Ll}'’ -]+)+$/u.test(text) &&
  lines.some(
    ({ line: over, text: name }) =>
      over.page === line.page &&
      isAligned(over.box, line.box) &&
      over.box.top < line.box.top - 1 &&
      line.box.top - over.box.bottom < line.size &&
      over.size >= line.size - 0.3 &&
      /^\p{Lu}[\p{L}'’-]+(?: (?:d[ei]|van|von|der|la)?\s?\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(name),
  )

/** Nothing stands over it on its page. */
export const isFirst = ({ line: { line } }: Part, lines: readonly LabelledLine[]) =>
  lines.every(({ line: { page, box } }) => page !== line.page || box.top > line.box.top - 2)

const WINDOW = 0.38 // of the page's height: the window of a letter ends above

/** Two addresses at the head of the sheet, as a letter has them: who writes stands first, at the edge of the other or louder, with an address of its own. */
export const isOver = (party: Party, other: Party, height: number) =>
  other.name !== undefined &&
  hasAddress(other) &&
  other.block.page === party.block.page &&
  other.block.box.top > party.block.box.bottom &&
  other.block.box.bottom < WINDOW * height &&
  (Math.abs(other.block.box.left - party.block.box.left) < 5 || (hasAddress(party) && isLouder(party.name, other.name)))

const isLouder = (name: Part | undefined, other: Part) => name !== undefined && name.line.line.size > LOUDER * other.line.line.size
const LOUDER = 1.2 // times the type of the other's name

/** `Attn: Mr Rudge` under the name, `Frau Engel, Tourismus GmbH` over the street: whoever gets the paper did not write it. */
export const isWrittenTo = ({ block: { parts, contacts } }: Party) =>
  titled.test(parts[0]?.text ?? '') || [...parts, ...contacts].some(({ text }) => ATTENTION.test(text) || payables.test(text))

const titled =
  /^(?:m(?:\.|r)? (?:ou|et|&|\/) mme|mr\.? (?:and|&) mrs|mme|monsieur|madame|herrn?|frau|familie|eheleute|sr\.|sra\.|dhr\.|mevr\.|gent\.) \p{Lu}/iu

/** Who pays the invoices there. */
const payables = pattern('i')`
  ^(?:
    service (?:comptabilit|fournisseurs|factur)|comptabilit[ée]|accounts? payable|buchhaltung|kreditoren|crediteuren|
    (?:dpto\.?|departamento|depto\.?) (?:de )?(?:contabilidad|administraci)|contabilidad|cuentas (?:a|por) pagar|
    (?:ufficio )?contabilit|ufficio ammin
  )
`

/** Whoever's name runs along both edges of the sheet had it printed. */
export const isInHeadAndFoot = ({ text, line: { line } }: Part, lines: readonly LabelledLine[], height: number) =>
  line.box.top < EDGE * height &&
  lines.some(
    (other) => other.line.page === line.page && other.line.box.bottom > (1 - EDGE) * height && fold(other.text).startsWith(fold(text)),
  )

const EDGE = 0.1 // of the page's height
