import { matchPhrase } from '../words/phrases.ts'
import { tokenise } from '../words/tokens.ts'
import { type Title, titlePhrases } from './title-phrases.ts'

/** `STONE CREEK OUTFITTERS — Purchase Order`: what the paper is, behind whose it is. */
export const titleBehindDash = (text: string): Title | undefined => partsOf(text)?.title

/** The name in front of a dash and a title that ends the line; undefined of all other text. */
export const houseBeforeTitle = (text: string): string | undefined => partsOf(text)?.house

/** `Bon de commande n° 2026-311 - Commune de Saint-Bauzille`: the name behind a title (and its number) and a dash. */
export function houseBehindTitle(text: string): string | undefined {
  const [, title, house] = /^(.{5,60}?)\s[–—-]\s(\p{Lu}[^\d–—|:@]{4,50})$/u.exec(text) ?? []
  if (!title || !house || !/\s/.test(house.trim())) return undefined
  const tokens = tokenise(title)
  const match = matchPhrase(titlePhrases, tokens, 0)
  const behind = match && title.slice(tokens[match.to - 1]!.end)
  const isOrder = match?.says[0] === 'work_order' && /^(?:\s?(?:n[°ºo]\.?|nr\.?|no\.?|#|num\.?)?\s?:?\s?\S*\d\S*)?$/iu.test(behind!)
  return isOrder && !matchPhrase(titlePhrases, tokenise(house), 0) ? house : undefined
}

function partsOf(text: string): { house: string; title: Title } | undefined {
  const [, house, behind] = /^([^\d–—|]{3,50})\s[–—|-]\s([^–—|]{3,40})$/u.exec(text) ?? []
  if (!house || !behind || matchPhrase(titlePhrases, tokenise(house), 0)) return undefined
  const tokens = tokenise(behind)
  const match = matchPhrase(titlePhrases, tokens, 0)
  return match?.to === tokens.length ? { house, title: match.says[0]! } : undefined
}
