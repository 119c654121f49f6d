import type { Label } from '../labels/labels.ts'
import type { Party } from './party.ts'
import { isShopWord } from './shop-word.ts'

/** `Magasin` within the block of another heading, under the name there, heads nobody itself. */
export function withoutShopsInBlocks<P extends Party & { label: Label }>(parties: P[]): P[] {
  const inBlocks = new Set(parties.flatMap(({ block }) => block.parts.slice(1).map(({ line }) => line.line)))
  return parties.filter(({ label: { textLine } }) => !(inBlocks.has(textLine.line) && isShopWord(textLine.text)))
}
