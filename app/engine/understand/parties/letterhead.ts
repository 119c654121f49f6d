import { allMatches } from '../words/all-matches.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { union } from '../../read/geometry.ts'
import { isAmongCells } from '../titles/among-cells.ts'
import { houseBeforeTitle } from '../titles/behind-dash.ts'
import { isTitleLine } from '../titles/titles.ts'
import { tokenise } from '../words/tokens.ts'
import { stripCurrency } from '../values/amount.ts'
import { isAligned, type Part, toPart } from './blocks.ts'
import { isContactLine, waysIn } from './contacts.ts'
import { isInstitutionOnly, isOutOfColumn, isRestOfName } from './wrapped-names.ts'
import { findPublicHead } from './public-head.ts'
import { isOverContacts, isOverNumbers, isOverWays } from './over-ways.ts'
import { hasLegalForm, isCompanyName, isLegalFormOnly } from './company-names.ts'
import { withoutTaxNumber } from './number-behind.ts'
import { formBehindTown } from './form-behind-town.ts'
import { isPlace } from './places.ts'
import { isNoName } from './no-name.ts'
import { isWrittenTo } from './written-to.ts'
import { beforeUnit } from './service-names.ts'
import { isOverCommune } from './over-commune.ts'
import { registeredFirm } from './registered-firm.ts'
import { withoutSort } from './what-the-house-is.ts'
import { openEnd } from '../words/open-end.ts'
import { pattern } from '../words/pattern.ts'

/** How far down a letterhead may stand, as a share of the page. */
const HEAD = 0.3

/** Lines at the head of the page that may be the issuer's name, the largest first; titles and labels are none. */
export function findLetterheads(
  page: LabelledLine[],
  height: number,
  isTitle: (line: LabelledLine) => boolean,
): { part: Part; loud: number }[] {
  const sizes = page.map(({ line }) => line.size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 9
  const lines = page.map(({ line }) => line)
  const top = Math.min(...lines.map(({ box }) => box.top))
  const isHoused = (line: LabelledLine) => line.line.box.top < top + 1 && houseBeforeTitle(line.text) !== undefined
  const isName = (line: LabelledLine) =>
    isNameLine(line) &&
    !isOverCommune(line, page) &&
    (!isTitle(line) || isHoused(line)) &&
    (hasLegalForm(line.text) || !isAmongCells(line.line, lines))
  const stack = findPublicHead(page, height)
  const heads = page.filter((line) => line.line.box.top < height * HEAD && isName(line) && !stack?.lines.has(line))
  const first = heads.reduce<LabelledLine | undefined>(
    (top, line) => (!top || line.line.box.top < top.line.box.top ? line : top),
    undefined,
  )
  const isDisplayed = (head: LabelledLine) => (other: LabelledLine) =>
    head.line.size > DISPLAY * usual && isNameLine(other) && !isTitle(other)
  const rests = new Set(heads.flatMap((head) => restOf(head, page, isDisplayed(head)) ?? []))
  const named = heads
    .filter((line) => !rests.has(line))
    .map((line) => {
      const over =
        line.line.box.top < height * TOP &&
        (isOverWays(line, page) || isOverNumbers(line, page) || isOverContacts(line, page) || beforeUnit(line.text) !== undefined)
      const larger = Math.min(1, Math.max(0, (line.line.size / usual - 1.1) / 0.8))
      const loud =
        0.5 * larger +
        (line.line.bold ? 0.15 : 0) +
        (line === first ? 0.2 : 0) +
        (isCompanyName(line.text) ? 0.2 : 0) +
        0.1 * (1 - line.line.box.top / (height * HEAD)) +
        (over || isHoused(line) || withoutSort(line.text) !== line.text ? OVER : 0)
      return { part: withForm(line, page, isDisplayed(line)), loud }
    })
  return [...(stack ? [{ part: stack.part, loud: STACK }] : []), ...named]
    .filter(({ loud }) => loud > 0.3)
    .sort((a, b) => b.loud - a.loud)
    .slice(0, 4)
}

const TOP = 0.1
const STACK = 0.9 // for a public body under the state and the ministry over it
const OVER = 0.1 // for who writes without large type: `Fotografie Annika Brodersen` over the line of street, town and telephone
const DISPLAY = 1.6 // times the page's usual type: so large is nothing but the name

/** `Fallowfield Stores Ltd - Purchase Order`: a sheet whose first cell says who and what. */
function withoutTitle(part: Part): Part {
  const bare = withoutTaxNumber(part.text)
  if (bare !== part.text) return { ...part, text: bare }
  const firm = firmOf(part.text)
  if (firm) return { ...part, text: firm }
  const pieces = part.text.split(/\s[-–—|·]\s/)
  const house = beforeUnit(part.text)
  if (house) return { ...part, text: house }
  const names = pieces.filter((text) => !isTitleLine({ text, tokens: tokenise(text) }))
  if (names.length === 1 && pieces.length === 2 && hasLegalForm(names[0]!)) return { ...part, text: names[0]! }
  return { ...part, text: houseBeforeTitle(part.text) ?? withoutSort(part.text) }
}

/** `Imprenta Poás S.A. · Cédula jurídica 3-101-448210 · Alajuela · Tel. 2440-1188`: who, and how to reach them, in one line. */
function firmOf(text: string): string | undefined {
  const [name, ...rest] = text.split(/\s[·•|∙–—-]\s/u)
  const isWay = (piece: string) => isContactLine(piece) || waysIn.test(piece)
  return rest.length >= 2 && hasLegalForm(name!) && !/[:@]/.test(name!) && rest.some(isWay) ? name : undefined
}

/** The legal form may not have fitted beside the name: `…, S. DE` over `R.L. DE C.V.`; nor the rest of a name in large type. */
function withForm(head: LabelledLine, page: LabelledLine[], isDisplayed: (line: LabelledLine) => boolean): Part {
  const part = withoutTitle(toPart(head))
  const form = restOf(head, page, isDisplayed)
  return form ? { ...part, text: `${part.text} ${leadingForm(form.text) ?? form.text}`, box: union([part.box, form.line.box]) } : part
}

/** `GmbH & Co. KG · Ostring 88 · 33378 …` right under a name in larger type: only the form is the name's. */
function leadingForm(text: string): string | undefined {
  const [form, ...rest] = text.split(/\s[·•|–—-]\s|,\s/)
  return rest.length > 0 && isLegalFormOnly(form!) ? form : undefined
}

function restOf(head: LabelledLine, page: LabelledLine[], isDisplayed: (line: LabelledLine) => boolean): LabelledLine | undefined {
  const part = toPart(head)
  return page.find(
    ({ line, text, ...rest }) =>
      line.page === head.line.page &&
      line.box.top > head.line.box.top + 2 &&
      line.box.top - head.line.box.bottom < 0.6 * line.size &&
      isAligned(line.box, head.line.box) &&
      ((leadingForm(text) !== undefined && !hasLegalForm(head.text)) ||
        (Math.abs(line.size - head.line.size) < 0.3 &&
          (isLegalFormOnly(text) ||
            isInstitutionOnly(text) ||
            isRestOfName(part, { text, line: { ...head, line } }) ||
            isBrokenByColumn(part, { text, line: { ...head, line } }, page) ||
            isDisplayed({ line, text, ...rest })))),
  )
}

/** The lines right under a letterhead say how wide its column is. */
function isBrokenByColumn(head: Part, rest: Pick<Part, 'text' | 'line'>, page: LabelledLine[]): boolean {
  const from = rest.line.line
  const under = page.filter(
    ({ line }) =>
      line.page === from.page &&
      line.box.top > from.box.top + 2 &&
      line.box.top < from.box.bottom + UNDER * from.size &&
      Math.abs(line.box.left - from.box.left) < 3,
  )
  const next = under.reduce<LabelledLine | undefined>((top, one) => (!top || one.line.box.top < top.line.box.top ? one : top), undefined)
  const right = Math.max(...[head.line, rest.line, ...under].map(({ line }) => line.box.right))
  return under.length >= 2 && isOutOfColumn(head, rest, next?.line.bold, right)
}

const UNDER = 8 // times the type's height

function isNameLine({ text: printed, labels }: LabelledLine): boolean {
  const text = withoutTaxNumber(printed)
  if (text.length < 160 && firmOf(text)) return true
  if (text.length < 3 || text.length > 60 || !/\p{L}{3}/u.test(text) || /[:@]|www\.|\d{4}/.test(text)) return false
  // `to Severn Sound Media Ltd`, `à Ouest Annonces Régie`: whom it is written to.
  if (isWrittenTo(text)) return false
  if (isPlace(text) || isContactLine(text) || !/\p{L}{2}/u.test(stripCurrency(text))) return false
  if (isNoName(text)) return false
  const [label] = labels
  // `AGENCE DE RADIOPROTECTION ET DE` goes on in the next line, though a bank's agency is a label too.
  const isBroken = text === text.toUpperCase() && openEnd.test(text)
  return !label?.leads || (!label.closes && !label.colon && (isCompanyName(text) || isBroken))
}

const legalTail = pattern('iu')`
  ^(.{3,70}?),?\s*(?:[-–—•·|]\s*)?(?:,\s*)?(?:(?:au|con|mit) )?(?:
    soci[ée]t[ée]\b.{0,30}\b(?:au )?capital|au capital|à capital (?:variable|fixe)|capital social|con capital|capital (?:de |of |: ?)?(?=\d)|
    [.,]?\s*registered (?:in|office|address)|registered in|is registered|RCS\b|R\.C\.S|inscrita en|HRB\b|SIRET\b|SIREN\b|
    Handelsregister|Amtsgericht|Registro Mercantil|Reg\. Merc|(?<=[-–—•·|]\s?)(?:www\.|https?:)
  )
`

/** The issuer as the small print names it: `X SARL au capital de …`, `X Ltd. Registered in …`. */
export function findLegalNames(lines: LabelledLine[]): Part[] {
  return lines.flatMap((line) => {
    for (const [start, own] of piecesOf(line.text)) {
      const text = hasLegalForm(own) && own.length < NAME ? `${own} ${besideOf(line, lines)?.text ?? ''}`.trim() : own
      const whole = (legalTail.exec(text)?.[1] ?? (start === 0 ? registeredFirm(text) : undefined))?.replace(
        /^[\s\-–—•·|.,]+|[\s\-–—•·|.,]+$/gu,
        '',
      )
      // `SIRET 555 208 114 00019 – Grand Hôtel de la Cité SAS`: one of the pieces between dashes is the name.
      const name = whole?.split(/\s+[–—•·|]\s+/u).find(hasLegalForm) ?? whole
      if (!name || !hasLegalForm(name) || /[.;:]\s/.test(name.replace(/\b\p{L}{1,2}\.\s/gu, '')) || name.length < 4 || isPlace(name))
        continue
      const at = line.text.indexOf(name, start)
      return at < 0 ? [] : [{ ...toPart(line), text: withoutApposition(name) }]
    }
    return []
  })
}

const NAME = 60 // signs of a name at most

/** `Ohmélia, SA au capital de …`: behind a comma French says what sort of company it is. */
const withoutApposition = (name: string) => name.replace(/(?<=^\p{Lu}[\p{L}\d' -]+), (?:SAS?U?|SARL|EURL|SNC|SCA|société anonyme)$/u, '')

/** Small print set in columns: `Laiterie des Combes SAS` | `RCS 110 157 806`. */
function besideOf({ line: own }: LabelledLine, lines: readonly LabelledLine[]): LabelledLine | undefined {
  const behind = lines.filter(
    ({ line }) => line.page === own.page && Math.abs(line.box.top - own.box.top) < LEVEL && line.box.left > own.box.right,
  )
  return behind.reduce<LabelledLine | undefined>(
    (next, line) => (!next || line.line.box.left < next.line.box.left ? line : next),
    undefined,
  )
}

const LEVEL = 2 // points

const parting = /(?:[.;]|\s[-–—•·|]|[•·|])\s+(?=\p{Lu})/gu
const everyFormBehindTown = new RegExp(formBehindTown, 'gu')

/** The line from its beginning and from behind each separator or full stop. */
function piecesOf(text: string): [number, string][] {
  const parted = [...allMatches(text, parting), ...allMatches(text, everyFormBehindTown)]
  const starts = [0, ...parted.map((match) => match.index + match[0].length)]
  return starts.map((start) => [start, text.slice(start)])
}
