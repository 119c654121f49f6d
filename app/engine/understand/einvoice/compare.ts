import type { KindName } from '#app/contract/kinds/index.ts'
import type { Candidate } from '../../candidate.ts'
import type { XmlValue } from './einvoice.ts'
import type { Locator, Place } from './locate.ts'
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
const STRONG = 0.9
const FAIR = 0.5
/** Shorter values stand on a page by chance. */
const SHORTEST_EVIDENCE = 3

interface Question {
  kind: KindName
  /** Field or column. */
  name: string
  xml: XmlValue
  /** What the page says, best first; empty where it is silent. */
  page: readonly Candidate[]
  locator: Locator
  format: string
}

/** Holds one value of the XML against the page. Values are given as the page prints them. */
export function compareValue(question: Question): Verdict {
  const { kind, name, xml, page, locator, format } = question
  const sort = sortOf(kind, name)
  const [best] = page
  const agreeing = page.find((one) => xml.some((value) => isSame(name, sort, one.value, value)))
  if (best !== undefined && agreeing === best)
    return { candidates: [confirm(best, xml, name, sort, format), ...page.slice(1)], contradicts: false }
  const printed = findPrinted(xml, sort, locator)
  const fromXml = (score: number, value = xml[0], place?: Place): Candidate => ({
    value,
    score,
    source: 'einvoice',
    reason: `${format}: ${name}`,
    ...place,
  })
  const others = page.filter((one) => one !== agreeing)
  const strong = best !== undefined && best.score >= STRONG
  if (agreeing !== undefined && !(strong && best.score > agreeing.score + 0.3)) {
    return { candidates: [confirm({ ...agreeing, score: PRINTED }, xml, name, sort, format), ...others], contradicts: false }
  }
  if (printed !== undefined && !(strong && sort !== 'text' && sort !== 'name')) {
    return { candidates: [fromXml(PRINTED, asPrinted(printed, sort), printed.place), ...others], contradicts: false }
  }
  if (best === undefined) return { candidates: [fromXml(SILENT)], contradicts: false }
  return contradict(question, sort, best, fromXml)
}

function contradict({ name, xml, page }: Question, sort: Sort, best: Candidate, fromXml: (score: number) => Candidate): Verdict {
  // Free texts are worded differently without saying different things; the page's words stand.
  if (sort === 'text')
    return { candidates: best.score >= FAIR ? [...page, fromXml(CONTRADICTED)] : [fromXml(FAIR), ...page], contradicts: false }
  if (sort === 'name' && xml.some((value) => overlap(value, best.value) >= 0.4))
    return { candidates: [...page, fromXml(CONTRADICTED)], contradicts: false }
  const doubted = { ...best, score: Math.min(best.score, CONTRADICTED), reason: `${best.reason}; contradicted by the e-invoice in ${name}` }
  return { candidates: [doubted, fromXml(CONTRADICTED / 2), ...page.slice(1)], contradicts: true }
}

/** The page's place and printed form with the certainty of two sources; texts in the wording of the XML, which has no line breaks or neighbours in it. */
function confirm(candidate: Candidate, xml: XmlValue, name: string, sort: Sort, format: string): Candidate {
  const isText = sort === 'text' || sort === 'name'
  const value = isText ? (xml.find((one) => isSame(name, sort, candidate.value, one)) ?? candidate.value) : candidate.value
  return {
    ...candidate,
    value,
    score: Math.max(candidate.score, BOTH_SAY_SO),
    source: 'einvoice',
    reason: `${format}: ${name}; ${candidate.reason}`,
  }
}

interface Printed {
  value: string
  place: Place
}

function findPrinted(xml: XmlValue, sort: Sort, locator: Locator): Printed | undefined {
  for (const value of xml) {
    if (sort !== 'date' && compact(value).length < SHORTEST_EVIDENCE) continue
    const [place] = locator.find(sort, value)
    if (place !== undefined) return { value, place }
  }
  return undefined
}

const asPrinted = ({ value, place }: Printed, sort: Sort): string => (sort === 'code' ? place.text : value)
