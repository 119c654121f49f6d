import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'
import { toPart } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import { toCandidate } from './party.ts'

const PRODUCES = 0.8

/** What kind of work it is, or which season of it, folded with its marks. */
const ofWork = pattern('iu')`
  ^(?:
    (?:season|series|series|episodes?|block|temporada|saison|staffel|stagione|seizoen) \d{1,3}(?:[–—, /-].{1,20})?|
    (?:feature(?: film)?|short(?: film)?|film|documentary|tv series|mini-?series|musical|pilot|commercial|
    largometraje|cortometraje|pel[íi]cula|documental|serie(?: de televisi[óo]n)?|
    (?:long|court)[ -]m[ée]trage|documentaire|s[ée]rie(?: t[ée]l[ée]vis[ée]e)?|t[ée]l[ée]film|
    spielfilm|kinofilm|kurzfilm|fernsehserie|dokumentarfilm|lungometraggio|cortometraggio|documentario|
    speelfilm|korte film|televisieserie|longa-metragem|curta-metragem)(?: \d{4})?
  )\s[–—-]\s
`
const LOUDER = 1.2

/** `SALT FLATS` over `Season 2 — Salt Flats Two Productions Inc.`: what is filmed stands in the largest type, and who orders for it behind what it is. */
export function findProducer(open: readonly LabelledLine[]): Candidate[] {
  return open.flatMap((line) => {
    const [lead] = line.line.page === 1 && line.text.length < 110 ? (ofWork.exec(line.text) ?? []) : []
    if (lead === undefined || !hasLegalForm(line.text.slice(lead.length))) return []
    const over = open.find(({ line: { box, page } }) => page === 1 && isRightOver(box, line.line.box))
    if (!over || over.line.size < LOUDER * line.line.size || hasLegalForm(over.text)) return []
    const part = toPart(line)
    return [toCandidate([{ ...part, text: line.text.slice(lead.length) }], PRODUCES, 'letterhead')]
  })
}

const isRightOver = (over: { left: number; bottom: number }, box: { left: number; top: number }) =>
  Math.abs(over.left - box.left) < 4 && over.bottom < box.top + 4 && box.top - over.bottom < 12
