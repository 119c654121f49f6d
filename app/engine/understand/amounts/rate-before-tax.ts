import { type AmountIn, amountsIn } from './amounts-in.ts'
import type { Label } from '../labels/label.ts'
import type { Spot } from '../spots/spots.ts'
import { boxBetween } from '../words/tokens.ts'
import type { DecimalSign } from '../values/number.ts'
import { pattern } from '../words/pattern.ts'

/** `20 % on 112.90`: the rate and what it is taken of belong to the label, the tax stands behind or under them. */
const ofBase = pattern('u')`
  ^[\s@(]{0,3}\d{1,2}(?:[.,]\d{1,3})?\s?%\)?\s(?:on|of|from|sur|de|sobre|s\/|auf|von|su|di|over|van|em)\s(?:[A-Z]{3}\s?|
  [€$£]\s?)?\d[\d.,'’]*(?: \d{3}[\d.,]*)*(?:\s?[A-Z]{3}(?!\p{L})|\s?[€$£])?(?=[\s:.…]|$)
`

export function withBase(label: Label): Label {
  const { textLine, start, end } = label
  const said = ofBase.exec(textLine.text.slice(end))?.[0].length ?? 0
  if (said === 0) return label
  const rest = textLine.text.slice(end + said)
  const box = boxBetween(textLine, start, end + said)
  return { ...label, end: end + said, box, closes: !/[\p{L}\d]/u.test(rest), colon: /^\s?[:：]/.test(rest) }
}

/** `MwSt auf 14.582,43`, `TVA de 30 334,53`, `VAT on 112.90 @ 20 %`: where the tax itself stands apart, what it is taken of. */
export const isBase = ({ textLine, start, end }: Label, text: string) =>
  base.test(text) || (onWhat.test(textLine.text.slice(start, end)) && base.test(`on ${text}`))

const base =
  /^\s?(?:on|of|from|sur|de|sobre|s\/|auf|von|su|di|over|van|em)\s(?:[A-Z]{3}\s?|[€$£]\s?)?\d[\d.,'’]*(?:[ \u00a0]\d{3}[\d.,]*)*[.,]\d{2}(?!\d)/u
const onWhat = /\s(?:on|of|sur|sobre|auf|von|su|over|em)$/i

/** `VAT 20: 22.58`, without a percent sign: a number too short for money. */
export const isBareRate = (text: string) => /^\s*\d{1,2}(?:[.,]\d)?[\s:.…]*$/.test(text)

/** `IVA 4 259.60`: a rate and an amount that read as one number too. */
export function behindRate({ text }: Spot, decimal: DecimalSign): AmountIn[] {
  const rate = /^\s*\d{1,2} (?=\d{3}[.,]\d{2}(?!\d))/.exec(text)?.[0].length
  if (!rate) return []
  return amountsIn({ text: text.slice(rate) }, decimal).map((found) => ({ ...found, index: found.index + rate }))
}

export const isRateLike = (text: string) =>
  /^\s*(?:\(\d{1,2}(?:[.,]\d{1,2})?\s*\)|\d{1,2}(?:[.,]\d{1,2})?)\s*$|^\s*\(\d{1,2}(?:[.,]\d{1,2})?\)\s/.test(text)
