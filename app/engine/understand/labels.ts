import type { Box, Document, Line, Page } from '../document.ts'
import { joinBrokenCells } from './broken-cells.ts'
import { joinBrokenFacts } from './broken-facts.ts'
import { labelByColon } from './colon-cells.ts'
import type { Language } from './context.ts'
import { fold } from './fold.ts'
import { isHeard } from './heard.ts'
import { hearMisread, knowWords, partGlued } from './misread-labels.ts'
import { matchPhrase, matchPhrases, plantPhrases, type PhraseTree, wordsIn } from './phrases.ts'
import { joinLines, lineUnder } from './wrapped.ts'
import { boxBetween, type TextLine, toTextLine } from './tokens.ts'
import { isTranslated } from './translated-label.ts'
import { de } from './vocabulary/de.ts'
import { en } from './vocabulary/en.ts'
import { es } from './vocabulary/es.ts'
import { fr } from './vocabulary/fr.ts'
import { it } from './vocabulary/it.ts'
import { nl } from './vocabulary/nl.ts'
import { pt } from './vocabulary/pt.ts'
import type { LabelName, Vocabulary } from './vocabulary/vocabulary.ts'

export const vocabularies: Vocabulary[] = [en, fr, es, de, nl, it, pt]

/** What a phrase says in one language. */
export interface Saying {
  name: LabelName
  weak: boolean
  language: Language
}

/** A label as it stands on the page. */
export interface Label {
  sayings: Saying[]
  textLine: TextLine
  page: number
  box: Box
  /** Place in the line's text. */
  start: number
  end: number
  /** Nothing but signs and blanks before it in its line. */
  leads: boolean
  /** Nothing but signs and blanks behind it in its line. */
  closes: boolean
  /** A colon follows at once. */
  colon: boolean
  /** The next word is set in another weight or size: the label ends here though nothing else says so. */
  break: boolean
}

const tree: PhraseTree<Saying> = plantPhrases(
  vocabularies.flatMap(({ language, labels, weak }) => [
    ...Object.entries(labels).map(([name, phrases]) => [phrases, { name: name as LabelName, weak: false, language }] as [string, Saying]),
    ...Object.entries(weak).map(([name, phrases]) => [phrases, { name: name as LabelName, weak: true, language }] as [string, Saying]),
  ]),
)

const knownWords = knowWords(wordsIn(tree))

/** The lines of a page with the labels that stand in them, from left to right. */
export interface LabelledLine extends TextLine {
  labels: Label[]
}

export function labelDocument(document: Document): LabelledLine[] {
  return document.pages.flatMap(labelPage)
}

const known = new WeakMap<Page, LabelledLine[]>()

/** Remembered as long as the page is: several steps ask for the same labels. */
export function labelPage(page: Page): LabelledLine[] {
  const before = known.get(page)
  if (before) return before
  const recognised = page.origin === 'ocr'
  const labelled = (line: Line): LabelledLine => {
    const textLine = toTextLine(recognised ? partGlued(line, knownWords, fold) : line)
    if (recognised) hearMisread(textLine, knownWords)
    return Object.assign(textLine, { labels: findLabels(textLine) })
  }
  const printed = page.lines.map(labelled)
  for (const line of printed) joinWrapped(line, printed)
  const lines = joinBrokenFacts(joinBrokenCells(printed, labelled), labelled)
  labelByColon(lines)
  known.set(page, lines)
  return lines
}

/** A label over two lines is a label of the first, and the second is none: `Total without` / `taxes`. */
function joinWrapped(line: LabelledLine, page: LabelledLine[]): void {
  const [own] = line.labels
  numberUnderTitle(line, page)
  shareValue(line, page)
  if (line.tokens.length === 0 || line.tokens.length > 4 || /[:.\d]$/.test(line.text) || own?.colon) return
  const under = lineUnder(line, page)
  if (!under || under.tokens.length === 0) return
  const joined = joinLines(line, under)
  const match = matchPhrase(tree, joined.tokens, 0)
  if (!match || match.to !== joined.tokens.length || match.says.every(({ weak }) => weak)) return
  // Two labels one over the other are two labels, not one, but where the first is not finished ("Fecha de" / "entrega").
  const isOpen = /\s(?:de|del|du|des|d'|of|the|di|do|da|for|to|para|pour)$/i.test(line.text)
  if (
    !isOpen &&
    own?.leads &&
    own.closes &&
    under.labels[0]?.leads &&
    under.labels[0].closes &&
    under.labels[0].sayings.some(({ weak }) => !weak)
  )
    return
  // `BESTELLUNG` over `Nr. | 38114`: the title stays one, and the number's label is told by it.
  const isNumber = under.tokens.length === 1 && /^(?:no|numero|nummer|number)$/.test(under.tokens[0]!.text)
  const hasValue = ({ line: { box, page: number } }: LabelledLine) =>
    number === under.line.page && box.left > under.line.box.right && Math.abs(box.top - under.line.box.top) < 3
  if (isNumber && page.some((other) => hasValue(other) && /\d/.test(other.text))) {
    const says = match.says.filter(({ weak }) => !weak)
    under.labels = [describe(under, under.tokens[0]!.start, under.text.length, says)]
    return
  }
  const label = describe(
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
  if (!under || under.labels.length > 0 || !first || !/^(?:no|numero|nummer|number)$/.test(first.text)) return
  // `N° SIFAC : 4500217744`: the program that counts them may be named.
  const whose = /^[.°º]?\s\p{Lu}[\p{L}]{2,12}(?=\s?:)/u.exec(under.text.slice(first.end))?.[0].length ?? 0
  const end = first.end + whose
  if (/^[\s.:°º]*[\p{L}/-]{0,5}[\d/-]*\d[\dA-Z/-]*$/u.test(under.text.slice(end)))
    under.labels = [
      describe(
        under,
        first.start,
        end,
        says.map((saying) => ({ ...saying, weak: false })),
      ),
    ]
}

/** All labels of one line: the longest phrase wins, none overlap. A weak one counts only where it stands alone or before a colon. */
export function findLabels(textLine: TextLine): Label[] {
  const { tokens, text } = textLine
  const labels: Label[] = []
  for (let at = 0; at < tokens.length; at++) {
    // A phrase that ends inside of a word gives way to a shorter one: in "Bon n° BC-21056" the code is no label.
    const match = matchPhrases(tree, tokens, at).find(
      ({ to }) =>
        !isInsideWord(text, tokens[at]!.start, tokens[to - 1]!.end) &&
        !isAcrossSign(text, tokens.slice(at, to)) &&
        !isAcrossBracket(text, tokens[at]!.start, tokens[to - 1]!.end) &&
        !isAcrossUnderscore(text, tokens[at]!.start, tokens[to - 1]!.end),
    )
    if (!match) continue
    const start = tokens[match.from]!.start
    const end = endWithArticle(text, tokens[match.to - 1]!.end)
    const label = describe(textLine, start, end, match.says)
    const first = labels.at(-1)
    const sayings = label.sayings.filter((saying) => isHeard(label, saying, tokens.slice(match.from, match.to)))
    if (first && isTranslated(first, label)) labels[labels.length - 1] = withTranslation(first, label)
    else if (sayings.length > 0) labels.push({ ...label, sayings })
    else continue
    at = Math.max(match.to - 1, lastTokenBefore(tokens, label.end))
  }
  return labels
}

function withTranslation(first: Label, second: Label): Label {
  const common = first.sayings.filter((one) => second.sayings.some((other) => one.name === other.name))
  const { textLine, start } = first
  return { ...describe(textLine, start, second.end, common), sayings: common.map((saying) => ({ ...saying, weak: false })) }
}

/** `Objet : Commande n° 4711`: what the subject says leads its line. */
const subject = /^\W*(?:subject|objet|asunto|betreff|oggetto|onderwerp|assunto|re)\s?:\s/i

/** `4. ORDER NUMBER`, `17a. CONTRACTOR`, `(3) Date`: official forms number their boxes. */
const boxNumber = /^\s*(?:\d{1,2}[a-z]?\s?[.)]|[a-z][.)]|\(\d{1,2}[a-z]?\))\s+$/i

function describe(textLine: TextLine, start: number, end: number, sayings: Saying[]): Label {
  const { text, line } = textLine
  const before = text.slice(0, start).replace(subject, '')
  // `Netto (ohne USt.)`, `Total (EUR)`: what stands in brackets right behind belongs to the label.
  // `Proveedor (cód. 100732)` heads a party as well: its number is not its name.
  const isParty = sayings.every(({ name }) => name === 'supplier' || name === 'customer')
  const bracketed = (isParty ? /^\s*\([^)]{1,30}\)(?=\s*$)/u : /^\s*\([^)\d]{1,30}\)/u).exec(text.slice(end))?.[0] ?? ''
  const behind = text.slice(end + bracketed.length)
  return {
    sayings,
    textLine,
    page: line.page,
    box: boxBetween(textLine, start, end + bracketed.length),
    start,
    end: end + bracketed.length,
    break: breaksStyle(textLine, end),
    leads: !/[\p{L}\d]/u.test(before.replace(boxNumber, '')),
    closes: !/[\p{L}\d]/u.test(behind.replace(/^\s*\([^)]{1,30}\)/, '')),
    // `ORDER DATE ..........: 11/08/2026`: dots lead to the colon.
    colon: /^[\s.…·]{0,60}(?:\([^)]{1,20}\)\s*)?[:：]/.test(behind),
  }
}

/** `À l'attention de :`, `En date du` end behind their article. */
function endWithArticle(text: string, end: number): number {
  return end + (/^\s+(?:de|du|des|del|of|the|der|des|di|do|da)(?=\s*(?::|$))/i.exec(text.slice(end))?.[0].length ?? 0)
}

/** Bold label and plain value, small label and larger value. */
function breaksStyle({ line, starts }: TextLine, end: number): boolean {
  const at = starts.findIndex((start) => start >= end)
  const [last, next] = [line.words[at - 1], line.words[at]]
  return (
    at > 0 &&
    last !== undefined &&
    next !== undefined &&
    (last.bold !== next.bold || Math.abs(last.size - next.size) > 0.4 || next.box.left - last.box.right > 0.95 * next.size)
  )
}

function lastTokenBefore(tokens: { end: number }[], end: number): number {
  let at = -1
  while (at + 1 < tokens.length && tokens[at + 1]!.end <= end) at += 1
  return at
}

/** `AVIS D'ECHEANCE - FACTURE`: a dash between blanks parts two labels, but for what asks for a number or a day. */
function isAcrossSign(text: string, tokens: { text: string; start: number; end: number }[]): boolean {
  // "Payment terms: Net 30": what stands behind the colon is the value.
  if (tokens.slice(1).some(({ start }, at) => /[:：]\s/.test(text.slice(tokens[at]!.end, start)))) return true
  // `Proveedor (cód. 100732)` over the supplier: what stands in brackets says more of it.
  if (
    tokens.slice(1).some(({ start }, at) => /\s\($/.test(text.slice(tokens[at]!.end, start)) && /^[^)]*\d[^)]*\)/.test(text.slice(start)))
  )
    return true
  const last = tokens.at(-1)!
  const isShort = /^(?:no|date|datum|fecha|data|vat|tva|mwst|ust|iva|btw|ht|ttc)$/.test(last.text)
  return !isShort && tokens.length > 1 && /\s[-–—|]\s/.test(text.slice(tokens.at(-2)!.end, last.start))
}

/** `Total (IVA incl.)` is no total of the tax: a bracket is heard as a whole or not at all. */
function isAcrossBracket(text: string, start: number, end: number): boolean {
  const opened = text.slice(start, end).lastIndexOf('(')
  return opened > 0 && !text.slice(start + opened, end).includes(')') && /^[^)]*\p{L}[^)]*\)/u.test(text.slice(end))
}

/** `BUYER_NAME` stands for a name in samples; with a colon behind it `INVOICE_NUMBER:` is a label. */
function isAcrossUnderscore(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('_') && !/^\s*[:：]/.test(text.slice(end))
}

/** `info@total.fr`, `total-energie`, `Site Manager's Office` and `SELLER_CITY` hold no label. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const glued = /[\p{L}]/u.test(text[end - 1] ?? '') && /\d/.test(text[end] ?? '')
  return (
    glued ||
    /[@\p{L}\d_]$/u.test(text.slice(Math.max(0, start - 1), start)) ||
    /^(?:@|\.\p{L}{2,}|\p{L}|['’]s\s\p{Lu}|[-/_][\p{L}\d])/u.test(text.slice(end, end + 4))
  )
}
