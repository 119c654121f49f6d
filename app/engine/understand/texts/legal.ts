import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import type { Page, Word } from '../../document.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { textOf } from '../tables/rows.ts'
import { pattern } from '../words/pattern.ts'
import { hasPostalCode, isPlace } from '../parties/places.ts'
import { isLegal } from './words-of-law.ts'
import { sentences } from '../payment/terms-sentence.ts'

/** Small print that the law asks for: who the company is, late payment, ownership, why there is no tax. Other sentences of the same lines stay out. */
export function findLegalMentions({ open, document }: Sight): Candidate[] {
  const lines = open.filter((line) => line.text.length > 12 && isLegal(line.text))
  const turned = document.pages.flatMap(turnedLines).filter((words) => registration.test(fold(textOf(words))))
  const chosen = lines.length > 0 ? growParagraphs(lines, open) : []
  const pieces = [...turned.map(textOf), ...joinLines(chosen).map(clip).filter(Boolean)]
  const words = [...turned.flat(), ...chosen.flatMap(({ line }) => line.words)]
  const [first] = words
  if (pieces.length === 0 || !first) return []
  const value = [...new Set(pieces)].join('\n')
  return [
    {
      value,
      score: 0.6,
      source: 'layout',
      page: first.page,
      box: union(words.filter(({ page }) => page === first.page).map(({ box }) => box)),
      words,
      text: value.slice(0, 400),
      reason: 'small print by its words',
    },
  ]
}

/** Where a company is registered, which many print up the edge of the paper. */
const registration = pattern()`
  \b(?:
    registro mercantil|reg\. ?merc(?:antil)?|inscrita|rcs|capital (?:de|social)|au capital|handelsregister|amtsgericht|
    registered (?:in|office)|rea [a-z]{2}|kvk
  )\b
`

/** The lines that run up or down the page. */
function turnedLines({ words }: Page): Word[][] {
  const lines: Word[][] = []
  for (const word of words.filter(({ angle }) => angle === 90 || angle === 270)) {
    const line = lines.find(([first]) => first!.angle === word.angle && Math.abs(first!.box.left - word.box.left) < EDGE)
    if (line) line.push(word)
    else lines.push([word])
  }
  const along = (word: Word) => (word.angle === 270 ? -word.box.bottom : word.box.top)
  return lines.map((line) => line.sort((a, b) => along(a) - along(b)))
}

const EDGE = 3 // points between the left edges of the words of one turned line

const CLOSE = 0.6 // of its height: how far under one another the lines of a paragraph stand
const UNDER = 0.95 // where small print is widely set, and the words or the width say that it goes on
const FULL = 400 // points

/** A paragraph goes on in the lines right under it. */
function growParagraphs(seeds: LabelledLine[], open: LabelledLine[]): LabelledLine[] {
  const chosen = new Set(seeds.flatMap((seed) => [...beginningOf(seed, open), seed]))
  for (const line of open) {
    const previous = open.find(
      (other) =>
        chosen.has(other) && other.line.page === line.line.page && line.line.box.top > other.line.box.top + 1 && isUnder(line, other),
    )
    // On narrow paper short lines go on too: in small letters, within the sentence.
    const isWide = previous && previous.line.box.right - previous.line.box.left > 250
    if (
      previous &&
      (isWide || /^\p{Ll}/u.test(line.text)) &&
      !/[.]$/.test(previous.text.trim()) &&
      !line.labels[0]?.colon &&
      !isOfPayment(line)
    )
      chosen.add(line)
  }
  return open.filter((line) => chosen.has(line))
}

/** `… Die Ware bleibt bis zur` over `vollständigen Bezahlung unser Eigentum.`: a sentence that speaks of the law in its second line begins in the first. */
function beginningOf(seed: LabelledLine, open: readonly LabelledLine[]): LabelledLine[] {
  if (!/^\p{Ll}/u.test(seed.text)) return []
  const { page, box } = seed.line
  const above = open.find(({ line }) => line.page === page && line.box.top < box.top - 1 && isUnder(seed, { line }))
  return above && /(?:^|[.!]\s)\p{Lu}[^.!]*$/u.test(above.text) && !above.labels[0]?.colon ? [above] : []
}

function isUnder({ line }: LabelledLine, above: Pick<LabelledLine, 'line'>): boolean {
  const gap = line.box.top - above.line.box.bottom
  const goesOn = /^[\p{Ll}\d]/u.test(line.text) || above.line.box.right - above.line.box.left > FULL
  const isNear = gap < (goesOn ? UNDER : CLOSE) * (line.box.bottom - line.box.top)
  return isNear && (Math.abs(line.box.left - above.line.box.left) < 6 || isCentred({ line }, above))
}

const isCentred = ({ line: { box: a } }: Pick<LabelledLine, 'line'>, { line: { box: b } }: Pick<LabelledLine, 'line'>) =>
  Math.abs(a.left + a.right - b.left - b.right) < 6

/** What was broken into lines under one another is one text; a list of pieces goes on with a dash. */
function joinLines(lines: readonly LabelledLine[]): string[] {
  return lines.reduce<string[]>((texts, line, at) => {
    const before = lines[at - 1]
    const goesOn = before && before.line.page === line.line.page && line.line.box.top > before.line.box.top && isUnder(line, before)
    if (!goesOn || /[.!?]$/.test(before.text.trim())) return [...texts, line.text]
    const isList = dash.test(line.text) && /^\p{Lu}/u.test(line.text)
    return [...texts.slice(0, -1), `${texts.at(-1)!}${isList ? ' - ' : '\n'}${line.text}`]
  }, [])
}

const dash = /\s+[-–—•·|]\s+/
const form =
  /^(?:societe (?:a responsabilite limitee|par actions simplifiee|anonyme)|soc\p{L}* de responsabilidad limitada|gesellschaft mit)/u
const ofOthers = /\b(?:vat|tva|nif|cif|siret|ust|btw|p\. ?iva|partita|iban|bic|tel|www)\b|@/
const numbers = pattern('gu')`
  \b(?:
    SIRET|N° TVA(?: intracommunautaire)?|TVA intracom\.?|VAT(?: Reg\.?(?: No\.?)?| registration number| ID)?|NIF|CIF
  )\s*:?\s*[A-Z]{0,3}(?:\d{7}[A-Z]{1,2}(?![\p{L}\d])|[\d\s.-]{8,}(?:\s?-\s)?)
`

/** `Net 30 days. Interest of 2 % is charged …`: the sentences before the first mention and behind the last say something else. */
function withoutTerms(text: string): string {
  const told = text.split(/(?<=[\p{Ll}\d)]{2}[.])\s+(?=\p{Lu})/u)
  const isOwn = (one: string) => isLegal(one) || form.test(fold(one))
  const [first, last] = [told.findIndex(isOwn), told.findLastIndex(isOwn)]
  const from =
    told.slice(0, Math.max(0, first)).findLastIndex((one) => [ofPayment, sentences, wayToReach].some((other) => other.test(fold(one)))) + 1
  const behind = told
    .slice(last + 1)
    .findIndex((one) => [ofPayment, ofRecipient, ofBank, ofWarranty].some((other) => other.test(fold(one))))
  return told.slice(from, behind < 0 ? undefined : last + 1 + behind).join(' ')
}

const isOfPayment = ({ text }: LabelledLine) => ofPayment.test(fold(text)) || /\b(?:iban|bic|swift)\b/.test(fold(text))

/** `Tel 01632 960 808.` in a sentence of its own behind name and address. */
const wayToReach = /(?:^|\.\s)(?:(?:tel|phone|telephone|fax|e-?mail|vat|tva|nif|cif)\b\.?|\S+@\S+)[^.]{0,5}[\d +().a-z@-]{8,}/u

/** `VAT ID of the recipient: DK28114406` */
const ofRecipient = /^(?:vat|tax) (?:id|no|number)\b/

/** `Barclays 20-18-27, account 60418823.` */
const ofBank = /\b\d{2}-\d{2}-\d{2}\b|\b(?:account|compte|cuenta|konto)(?: (?:no|number|nr|n°))?\.? \d{6,}/u

/** `Warranty: pump 5 years, labour 2 years.`: how long a thing is answered for, and no mention of the paper. */
const ofWarranty = /^(?:warranty|guarantee|garantie|garantia|garanzia|gewahrleistung) ?: [^.]*\d/u

/** When and by what it is paid. */
const ofPayment = pattern('u')`
  ^(?:
    modalites|terms|payable (?:in|within|dans)|payment|zahlbar|zahlung|reglement|paiement|pago|pagamento|betaling|net \d|cheque|make all checks|checks?|
    payable (?:by|via|par|por|per|mediante|tramite)|
    (?:please )?(?:pay|make|remit|transfer)|(?:our|this|your) (?:account|invoice|bill) is (?:due|payable)|bitte|merci de|gelieve
  )\b
`

/** `ZA du Pré, 04100 Sorgues`, `01 23 45 67 89`, `pro@sorgues.example` between two mentions: where the house is and how to reach it. */
const isHouse = (piece: string) =>
  (hasPostalCode(piece) && isPlace(piece) && piece.length < LONGEST_HOUSE) || /^(?:\+?\d[\d .()/]{7,18}|\S+@\S+\.\p{L}{2,})$/u.test(piece)

const LONGEST_HOUSE = 60 // signs

/** Without what other fields hold: name and address before, tax numbers and ways to reach them behind; what else stands between two mentions is part of them. */
function clip(text: string): string {
  const pieces = withoutTerms(text).split(dash)
  const isOwn = (piece: string) => isLegal(piece) || form.test(fold(piece))
  const first = pieces.findIndex(isOwn)
  const last = pieces.findLastIndex(isOwn)
  if (first < 0) return ''
  const behind = pieces.slice(last + 1)
  const end = behind.findIndex((piece) => ofOthers.test(fold(piece)))
  const own = pieces.slice(first, last + 1).filter((piece, at) => at === 0 || isOwn(piece) || !isHouse(piece))
  const edges = own.map((piece, at) => (at === 0 || at === own.length - 1 ? piece.replace(numbers, '').trim() : piece))
  return [...edges, ...(end < 0 ? behind : behind.slice(0, end))].join(' - ').trim()
}
