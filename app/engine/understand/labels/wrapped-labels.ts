import type { Box } from '../../document.ts'
import { isOfDepartment } from '../labelled/department-name.ts'
import { describeLabel } from './describe-label.ts'
import type { LabelledLine } from './label.ts'
import { joinPairOverLines } from './paired-over-lines.ts'
import { labelPhrases } from './label-phrases.ts'
import { isPersonName } from '../parties/person-names.ts'
import { beginsWithDate } from '../values/date.ts'
import { matchPhrase } from '../words/phrases.ts'
import { type TextLine, toTextLine } from '../words/tokens.ts'
import { joinLines, lineUnder } from '../words/wrapped.ts'

/** What a line says together with the one under it: labels of both lines are set right in place. */
export function labelOverTwoLines(line: LabelledLine, page: LabelledLine[]): void {
  numberUnderTitle(line, page)
  shareValue(line, page)
  joinPairOverLines(line, page)
  joinWrapped(line, page)
}

/** A label over two lines is a label of the first, and the second is none: `Total without` / `taxes`. */
function joinWrapped(line: LabelledLine, page: LabelledLine[]): void {
  const [own] = line.labels
  if (line.tokens.length === 0 || line.tokens.length > 4 || (/[:.\d]$/.test(line.text) && !shortened.test(line.text)) || own?.colon) return
  const under = lineUnder(line, page)
  if (!under || under.tokens.length === 0) return
  const apart = joinLines(line, under)
  const plain = matchPhrase(labelPhrases, apart.tokens, 0)
  const isApart = plain?.to === apart.tokens.length
  const joined = !isApart && isBrokenWord(line, under) ? joinWord(line, under) : apart
  const match = joined === apart ? plain : matchPhrase(labelPhrases, joined.tokens, 0)
  if (!match || match.to !== joined.tokens.length || match.says.every(({ weak }) => weak)) return
  // Two labels one over the other are two labels, not one, but where the first is not finished ("Fecha de" / "entrega").
  // Nor where the second begins in small letters: `Invoice` over `date`.
  const isOpen =
    /\s(?:de|del|du|des|d'|of|the|di|do|da|for|to|para|pour)$/i.test(line.text) ||
    (/^\p{Lu}/u.test(line.text) && /^\p{Ll}/u.test(under.text))
  if (
    !isOpen &&
    own?.leads &&
    own.closes &&
    under.labels[0]?.leads &&
    under.labels[0].closes &&
    under.labels[0].sayings.some(({ weak }) => !weak)
  )
    return
  // `Departamento` over `Compras`: which it is.
  if (!isOpen && own && isOfDepartment(own) && own.closes && /^\p{Lu}/u.test(under.text)) return
  if (haveDays(line, under, page)) return
  // `LIVRAISON | : 22/05/26` over `LIEU | : …`
  if (!isOpen && own?.closes && hasBehind(line, page, (text) => text.startsWith(':'))) return
  // `BESTELLUNG` over `Nr. | 38114`: the title stays one, and the number's label is told by it.
  const isNumberWord = under.tokens.length === 1 && /^(?:no|numero|nummer|number)$/.test(under.tokens[0]!.text)
  const hasValue = ({ line: { box, page: number } }: LabelledLine) =>
    number === under.line.page && box.left > under.line.box.right && Math.abs(box.top - under.line.box.top) < 3
  if (isNumberWord && page.some((other) => hasValue(other) && /\d/.test(other.text))) {
    const says = match.says.filter(({ weak }) => !weak)
    under.labels = [describeLabel(under, under.tokens[0]!.start, under.text.length, says)]
    return
  }
  const label = describeLabel(
    joined,
    joined.tokens[0]!.start,
    joined.text.length,
    match.says.filter(({ weak }) => !weak),
  )
  line.labels = [{ ...label, textLine: line, start: 0, end: line.text.length, leads: true, closes: true }]
  under.labels = [
    {
      ...label,
      textLine: under,
      sayings: [{ name: 'other_text', weak: false, language: match.says[0]!.language }],
      box: under.line.box,
      start: 0,
      end: under.text.length,
      leads: true,
      closes: true,
    },
  ]
}

/** `Cód.` over `cliente`: the full stop of a word cut short ends no label. */
const shortened = /^(?:c[oó]d|n[uú]m|r[eé]f|n[º°]|nr|cust|kd|art)\.$/iu

/**
 * `Datum | 8 juni` over `Levering | 11 juni`: each has a day of its own behind it, and no day takes two lines. Nor do a number and a day make one value:
 * `Su pedido | OC-00457` over `De fecha | 30.09.2026`, or a day and a person: `Ordered | 4 May 2026` over `By | Rhys Morgan`.
 */
function haveDays(line: LabelledLine, under: LabelledLine, page: LabelledLine[]): boolean {
  if (hasBehind(line, page, beginsWithDate)) return hasBehind(under, page, (text) => beginsWithDate(text) || isPersonName(text))
  return hasBehind(under, page, beginsWithDate) && line.labels[0]?.closes === true && hasBehind(line, page, isNumber)
}

const hasBehind = ({ line: { box, page: number } }: LabelledLine, page: readonly LabelledLine[], isValue: (text: string) => boolean) =>
  page.some(({ line, text }) => line.page === number && line.box.left > box.right && Math.abs(line.box.top - box.top) < 3 && isValue(text))

const isNumber = (text: string) => /^(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,}$/u.test(text)

/** `Kundennumme` over `r`: a cell too narrow for its word breaks it anywhere; the end begins in small letters, and neither says anything alone. */
const isBrokenWord = (line: LabelledLine, under: LabelledLine) =>
  line.line.words.length === 1 && /^\p{Lu}\p{Ll}{4,}$/u.test(line.text) && /^\p{Ll}{1,6}$/u.test(under.text) && under.labels.length === 0

function joinWord(line: LabelledLine, under: LabelledLine): TextLine {
  const joined = joinLines(line, under)
  const [word] = line.line.words
  return toTextLine({ ...joined.line, words: [{ ...word!, text: line.text + under.text, box: joined.line.box }] })
}

/** `Rechnungsdatum` over `/Lieferdatum 17.10.2026`: the value behind the second label is the first one's too. */
function shareValue(line: LabelledLine, page: LabelledLine[]): void {
  const [own] = line.labels
  if (!own?.leads || !own.closes || own.colon) return
  const under = lineUnder(line, page)
  const [second] = under?.labels ?? []
  if (under && second?.leads && !second.closes && /^\s*[/&]/.test(under.text))
    under.labels = [{ ...second, sayings: own.sayings }, ...under.labels.slice(1)]
}

const centreOf = ({ left, right }: Box) => (left + right) / 2

/** `Facture de vente` over `Numéro A-2026-773`: the title says whose number it is. */
function numberUnderTitle(title: LabelledLine, page: LabelledLine[]): void {
  const [own] = title.labels
  const says = own?.sayings.filter(({ name }) => name === 'invoice_number' || name === 'order_number') ?? []
  if (!own?.leads || !own.closes || own.colon || says.length === 0) return
  const under = page.find(
    ({ line }) =>
      line.page === title.line.page &&
      [line.box.left - title.line.box.left, line.box.right - title.line.box.right, centreOf(line.box) - centreOf(title.line.box)].some(
        (distance) => Math.abs(distance) < 3,
      ) &&
      line.box.top > title.line.box.top + 2 &&
      line.box.top - title.line.box.bottom < title.line.size,
  )
  const [first] = under?.tokens ?? []
  if (!under || under.labels.length > 0 || !first || !/^(?:no|numero|nummer|number|ref|reference|referencia|referenz)$/.test(first.text))
    return
  // `N° SIFAC : 4500217744`: the program that counts them may be named.
  const whose = /^[.°º]?\s\p{Lu}[\p{L}]{2,12}(?=\s?:)/u.exec(under.text.slice(first.end))?.[0].length ?? 0
  const end = first.end + whose
  if (/^[\s.:°º]*[\p{L}/-]{0,5}[\d/-]*\d[\dA-Z/-]*$/u.test(under.text.slice(end)))
    under.labels = [
      describeLabel(
        under,
        first.start,
        end,
        says.map((saying) => ({ ...saying, weak: false })),
      ),
    ]
}
