import type { KindName } from '#app/contract/kinds/index.ts'
import type { Candidate } from '../../candidate.ts'
import { wordsOf } from '../words/fold.ts'
import type { XmlValue } from './einvoice.ts'
import type { Band, Locator, Place } from './locate.ts'
import { compact, isSame, overlap, type Sort, sortOf } from './same.ts'

/** What became of one value: the candidates, best first, and whether page and XML contradict each other. */
export interface Verdict {
  candidates: Candidate[]
  contradicts: boolean
}

/** Page and XML say the same: nothing is surer. */
const BOTH_SAY_SO = 0.995
/** The XML's value is printed, but the engine had read another one. */
const PRINTED = 0.96
/** The page says nothing. */
const SILENT = 0.92
/** Page and XML differ. */
const CONTRADICTED = 0.45
/** From here on a value read from the page is taken seriously against the XML. */
const FAIR = 0.5
/** An account number has at least so many digits. */
const FEWEST_ACCOUNT_DIGITS = 10
/** Shorter values stand on a page by chance. */
const SHORTEST_EVIDENCE = 3

export interface Question {
  kind: KindName
  /** Field or column. */
  name: string
  xml: XmlValue
  /** What the page says, best first; empty where it is silent. */
  page: readonly Candidate[]
  locator: Locator
  format: string
  /** The strip of the row that the value belongs to: what is printed there is printed for it. */
  within?: Band | undefined
  /** Another field of the XML has the same value, so that it may be printed for that one. */
  ambiguous?: boolean
}

interface Printed {
  value: string
  place: Place
}

/** Holds one value of the XML against the page. Values are given as the page prints them. */
export function compareValue(question: Question): Verdict {
  const { kind, name, xml, page, format, within, ambiguous } = question
  const sort = sortOf(kind, name)
  const isText = sort === 'text' || sort === 'name'
  const printed = findPrinted(question, sort)
  const [best] = page
  const agreeing = page.find((one) => xml.some((value) => isSame(name, sort, one.value, value)))
  const others = page.filter((one) => one !== agreeing)
  const settled = (candidate: Candidate): Verdict => ({ candidates: [candidate, ...others], contradicts: false })
  const fromPage = (printedValue: Printed) => settled(fromXml(question, PRINTED, printedForm(printedValue, sort), printedValue.place))

  // Several codes and texts may be printed in a row, and a trade name beside a name: the first one that the XML says is meant.
  const isFirst = printed?.value === xml[0] && (within ? isText || sort === 'code' : sort === 'name')
  if (isFirst && !(agreeing && isSame(name, sort, agreeing.value, xml[0]))) return fromPage(printed!)
  const strongest = best !== undefined && best !== agreeing && best.score >= FAIR && !isText && ambiguous === true
  // What was worked out may be printed all the same.
  const place = agreeing?.box ? undefined : printed?.place
  if (agreeing !== undefined && !strongest) return settled({ ...confirm(agreeing, question, sort), ...place })
  if (printed !== undefined && !strongest) return fromPage(printed)
  if (best === undefined || (best.score < FAIR && !isText)) return judgeSilence(question, sort)
  if (isText && xml.some((value) => contains(value, best.value))) return settled(confirm(best, question, sort))
  return contradict(question, sort, best, format)
}

/** Every invoice prints these: where a page has text without them, the XML is not about this page. */
const alwaysPrinted = new Set(['invoice_number', 'invoice_date', 'supplier_name', 'total_amount_with_tax'])
const FEWEST_WORDS = 20

function judgeSilence(question: Question, sort: Sort): Verdict {
  const { kind, name, xml, page, locator } = question
  const hasText = locator.words >= FEWEST_WORDS
  const contradicts = hasText && kind === 'invoice' && alwaysPrinted.has(name)
  const isExpected = hasText && sort === 'number' && !name.endsWith('rate') && Number(xml[0]) !== 0
  const score = contradicts ? CONTRADICTED : isExpected ? FAIR : SILENT
  return { candidates: [fromXml(question, score, xml[0]), ...page], contradicts }
}

function contradict(question: Question, sort: Sort, best: Candidate, format: string): Verdict {
  const { name, xml, page, within } = question
  const runnerUp = fromXml(question, CONTRADICTED / 2, xml[0])
  // Free texts are worded differently, and articles have several codes, without contradiction: the page's words stand.
  const isLoose =
    (sort === 'text' && !namesTwoAccounts(name, best.value, xml[0])) ||
    (sort === 'code' && within !== undefined) ||
    (sort === 'name' && xml.some((value) => overlap(value, best.value) >= 0.4))
  if (isLoose)
    return { candidates: best.score >= FAIR ? [...page, runnerUp] : [fromXml(question, FAIR, xml[0]), ...page], contradicts: false }
  const doubted = { ...best, score: Math.min(best.score, CONTRADICTED), reason: `${best.reason}; ${format} contradicts in ${name}` }
  return { candidates: [doubted, runnerUp, ...page.slice(1)], contradicts: true }
}

/** Another account on the page than in the XML is what fraud looks like. */
function namesTwoAccounts(name: string, a: string, b: string): boolean {
  return name === 'bank_details' && [a, b].every((text) => text.replace(/\D/g, '').length >= FEWEST_ACCOUNT_DIGITS)
}

function fromXml({ format, name }: Question, score: number, value: string, place?: Place): Candidate {
  return { value, score, source: 'einvoice', reason: `${format}: ${name}`, ...place }
}

/** The page's place and printed form with the certainty of two sources; texts in the wording of the XML, which has no line breaks or neighbours in it. */
function confirm(candidate: Candidate, { xml, name, format }: Question, sort: Sort): Candidate {
  const isText = sort === 'text' || sort === 'name'
  const wording = xml.find((one) => isSame(name, sort, candidate.value, one)) ?? xml.find((one) => contains(one, candidate.value))
  const value = isText ? (wording ?? candidate.value) : candidate.value
  return {
    ...candidate,
    value,
    score: Math.max(candidate.score, BOTH_SAY_SO),
    source: 'einvoice',
    reason: `${format}: ${name}; ${candidate.reason}`,
  }
}

function findPrinted({ xml, locator, within }: Question, sort: Sort): Printed | undefined {
  const telling = xml.filter((value) => sort === 'date' || within !== undefined || compact(value).length >= SHORTEST_EVIDENCE)
  for (const value of telling) {
    const [place] = locator.find(sort, value, within)
    // The first wording counts most: it may also stand above the line of the numbers.
    const [higher] =
      !place && within && value === xml[0] && sort !== 'number' ? locator.find(sort, value, { ...within, top: within.above }) : []
    if (place ?? higher) return { value, place: (place ?? higher)! }
  }
  if (sort !== 'text' && sort !== 'name') return undefined
  for (const value of telling) {
    const place = locator.gather(value, within)
    if (place !== undefined) return { value, place }
  }
  return undefined
}

/** Codes as the page prints them; numbers with the decimals of the page are the reader's business, here the XML's stand. */
const printedForm = ({ value, place }: Printed, sort: Sort): string => (sort === 'code' ? place.text : value)

/** All words of the shorter text stand in the longer one. */
function contains(a: string, b: string): boolean {
  const [short, long] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length) as [string[], string[]]
  return short.length > 0 && short.every((word) => long.includes(word))
}
