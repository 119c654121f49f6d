import type { Language } from '../context.ts'
import { describeLabel } from './describe-label.ts'
import type { LabelledLine } from './label.ts'

const LEVEL = 3 // points between cells of one row

/** Words too small to say anything elsewhere. */
const from: Record<string, Language> = { de: 'fr', von: 'de', da: 'it', van: 'nl' }
const begins = /^(de|von|da|van)(?:\s?:\s|$)/iu
const goesTo = /^(?:à|a|an|aan|naar|para)(?:\s?:\s|$)/iu

/** `From | To | Ship` at one height: beside who orders and from whom, where the goods are shipped. */
function labelShip(page: readonly LabelledLine[]): void {
  const from = page.find(({ text }) => /^from:?$/i.test(text))
  const beside = from ? page.filter((other) => isBeside(other, from)) : []
  const ship = beside.some(({ text }) => /^to:?$/i.test(text)) ? beside.find(({ text }) => /^ship:?$/i.test(text)) : undefined
  if (ship) ship.labels = [describeLabel(ship, 0, 'ship'.length, [{ name: 'delivery', weak: false, language: 'en' }])]
}

/** `DE : Transports Gaudry SA | À : Pièces Ardennes`, `VON : … | AN : …`: at the head of a fax who sends it stands beside who gets it. */
export function labelFromAndTo(page: readonly LabelledLine[]): void {
  labelShip(page)
  for (const line of page) {
    const [, word] = begins.exec(line.text) ?? []
    if (!word) continue
    const beside = page.filter((other) => isBeside(other, line))
    const hasColon = [line, ...beside].some(({ text }) => /^\s*:|^\p{L}+\s?:/u.test(text))
    if (!hasColon || !beside.some(({ text }) => goesTo.test(text))) continue
    const language = from[word.toLowerCase()]!
    line.labels = [describeLabel(line, 0, word.length, [{ name: 'supplier', weak: false, language }])]
  }
}

const isBeside = ({ line: { box, page } }: LabelledLine, { line: own }: LabelledLine) =>
  page === own.page && box.left > own.box.right && Math.abs(box.top - own.box.top) < LEVEL
