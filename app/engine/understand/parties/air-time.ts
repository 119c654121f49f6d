import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { findSpots, type Spot } from '../spots/spots.ts'

const SCORE = 0.93

const says = ({ textLine: { text }, start, end }: Label, word: string) => fold(text.slice(start, end)) === word

/** `Advertiser: X` and `Agency: Y` on an order of air time: the agency places it, and where there is none the advertiser does, whoever prints the paper. */
export function findAirTimeBuyer(open: readonly LabelledLine[]): Candidate[] {
  const labels = open.flatMap((line) => line.labels.filter(({ leads }) => leads))
  const advertiser = labels.find((label) => says(label, 'advertiser'))
  if (!advertiser) return []
  const valueOf = (label: Label | undefined): Spot | undefined =>
    label &&
    findSpots(label, [...open]).find(({ relation, text }) => (relation === 'inline' || relation === 'right') && /\p{L}{2}/u.test(text))
  if (labels.some((label) => says(label, 'agency') && isOfAgency(label))) return []
  const buyer = valueOf(labels.find((label) => says(label, 'agency'))) ?? valueOf(advertiser)
  if (!buyer) return []
  const { text, page, box, line } = buyer
  return [{ value: text, score: SCORE, source: 'layout', page, box, words: line.line.words, text, reason: 'buys the air time' }]
}

/** `Agency job P-118`, `Agency account no. 3301`, `Agency disc. %`: what the agency that writes has with the other, and nobody's name. */
const isOfAgency = ({ textLine: { text }, end, colon }: Label) => !colon && /^\s\p{Ll}/u.test(text.slice(end))
