import type { Box, Document, Page } from '../document.ts'
import type { Language } from './context.ts'
import { matchPhrase, plantPhrases, type PhraseTree } from './phrases.ts'
import { boxBetween, type TextLine, toTextLine } from './tokens.ts'
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
}

const tree: PhraseTree<Saying> = plantPhrases(
  vocabularies.flatMap(({ language, labels, weak }) => [
    ...Object.entries(labels).map(([name, phrases]) => [phrases, { name: name as LabelName, weak: false, language }] as [string, Saying]),
    ...Object.entries(weak).map(([name, phrases]) => [phrases, { name: name as LabelName, weak: true, language }] as [string, Saying]),
  ]),
)

/** The lines of a page with the labels that stand in them, from left to right. */
export interface LabelledLine extends TextLine {
  labels: Label[]
}

export function labelDocument(document: Document): LabelledLine[] {
  return document.pages.flatMap(labelPage)
}

export function labelPage(page: Page): LabelledLine[] {
  return page.lines.map((line) => {
    const textLine = toTextLine(line)
    return Object.assign(textLine, { labels: findLabels(textLine) })
  })
}

/** All labels of one line: the longest phrase wins, none overlap. A weak one counts only where it stands alone or before a colon. */
export function findLabels(textLine: TextLine): Label[] {
  const { tokens, text } = textLine
  const labels: Label[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = matchPhrase(tree, tokens, at)
    if (!match) continue
    const start = tokens[match.from]!.start
    const end = tokens[match.to - 1]!.end
    if (isInsideWord(text, start, end)) continue
    const label = describe(textLine, start, end, match.says)
    const sayings = label.sayings.filter((saying) => isHeard(label, saying, tokens.slice(match.from, match.to)))
    if (sayings.length === 0) continue
    labels.push({ ...label, sayings })
    at = match.to - 1
  }
  return labels
}

function describe(textLine: TextLine, start: number, end: number, sayings: Saying[]): Label {
  const { text, line } = textLine
  const before = text.slice(0, start)
  const behind = text.slice(end)
  return {
    sayings,
    textLine,
    page: line.page,
    box: boxBetween(textLine, start, end),
    start,
    end,
    leads: !/[\p{L}\d]/u.test(before),
    closes: !/[\p{L}\d]/u.test(behind.replace(/^\s*\([^)]{1,30}\)/, '')),
    colon: /^\s*(?:\.\s*)?(?:\([^)]{1,20}\)\s*)?[:：]/.test(behind),
  }
}

/** Short words that mean something else in running text, and names that are sure wherever they stand. */
const SHORT = 3
const plainWords = new Set([
  'from',
  'para',
  'pour',
  'desde',
  'hasta',
  'entre',
  'avant',
  'antes',
  'before',
  'between',
  'zwischen',
  'hours',
  'horas',
  'name',
  'nombre',
  'firma',
])
const sureAnywhere = new Set<LabelName>([
  'iban',
  'bic',
  'vat_id',
  'company_id',
  'other_id',
  'phone',
  'fax',
  'email',
  'due_date',
  'sort_code',
])
const titled = new Set<LabelName>([
  'invoice_number',
  'order_number',
  'order_date',
  'date',
  'due_date',
  'delivery_date',
  'gross',
  'net',
  'tax',
  'vat_id',
  'customer_number',
  'buyer_person',
  'department',
])

/**
 * Whether a phrase counts as a label where it stands: a phrase of several words always, a single word at the start of its line or before a colon,
 * a weak or very short one only alone or before a colon (`Invoice 0815` and `Total 12,00` too).
 */
function isHeard(label: Label, { name, weak }: Saying, tokens: { text: string }[]): boolean {
  const standsAlone = label.colon || (label.leads && label.closes)
  if (standsAlone) return true
  const only = tokens.length === 1 ? tokens[0]!.text : undefined
  if (only !== undefined && ((only.length <= SHORT && !sureAnywhere.has(name) && name !== 'tax') || plainWords.has(only))) return false
  const capital = /\p{Lu}/u.test(label.textLine.text[label.start] ?? '')
  if (weak) return label.leads && capital && titled.has(name)
  if (only !== undefined) return label.leads || sureAnywhere.has(name)
  return true
}

/** `info@total.fr` and `total-energie` hold no label. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const glued = /[\p{L}]/u.test(text[end - 1] ?? '') && /\d/.test(text[end] ?? '')
  return (
    glued || /[@\p{L}\d]$/u.test(text.slice(Math.max(0, start - 1), start)) || /^(?:@|\.\p{L}{2,}|\p{L})/u.test(text.slice(end, end + 4))
  )
}
