import type { LabelledLine } from '../labels/labels.ts'
import type { Party } from './party.ts'

const FOOT = 0.75 // of the page's height

/** `USt-IdNr.: DE583075321` under an address, `USt-IdNr. DE369649774` alone in the foot: the foot is the writer's, so that address is somebody else's. */
export function hasOtherNumber({ block: { contacts } }: Party, lines: readonly LabelledLine[], pageHeight: number): boolean {
  const own = contacts.flatMap(({ line }) => taxNumbersOf(line))
  if (own.length === 0) return false
  const inFoot = lines.filter(({ line }) => line.box.top > FOOT * pageHeight).flatMap(taxNumbersOf)
  return inFoot.length > 0 && inFoot.every((number) => own.every((other) => !number.includes(other) && !other.includes(number)))
}

function taxNumbersOf({ text, labels }: LabelledLine): string[] {
  return labels
    .filter(({ sayings }) => sayings.some(({ name }) => name === 'vat_id' || name === 'company_id'))
    .map(({ end }) => text.slice(end).replace(/(?<=\d)[\s./-]+(?=\d)/g, ''))
    .flatMap((behind) => behind.match(/\d{7,}/)?.[0] ?? [])
}
