import { matchPhrase } from '../words/phrases.ts'
import { tokenise } from '../words/tokens.ts'
import { type Title, titlePhrases } from './title-phrases.ts'

/** `STONE CREEK OUTFITTERS — Purchase Order`: what the paper is, behind whose it is. */
export const titleBehindDash = (text: string): Title | undefined => partsOf(text)?.title

/** The name in front of a dash and a title that ends the line; undefined of all other text. */
export const houseBeforeTitle = (text: string): string | undefined => partsOf(text)?.house

function partsOf(text: string): { house: string; title: Title } | undefined {
  const [, house, behind] = /^([^\d–—|]{3,50})\s[–—|-]\s([^–—|]{3,40})$/u.exec(text) ?? []
  if (!house || !behind || matchPhrase(titlePhrases, tokenise(house), 0)) return undefined
  const tokens = tokenise(behind)
  const match = matchPhrase(titlePhrases, tokens, 0)
  return match?.to === tokens.length ? { house, title: match.says[0]! } : undefined
}
