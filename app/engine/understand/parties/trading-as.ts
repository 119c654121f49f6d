import type { Part } from './blocks.ts'

/** `M. Hightower t/a, Yard 2, Carr Lane, Wakefield`: who trades under the name above, before the street. */
export const withoutTrader = (part: Part): Part => ({
  ...part,
  text: part.text.replace(/^[^,\d]{2,40}\s(?:t\/a|trading as|d\/?b\/?a),\s+(?=.*\d)/iu, ''),
})

/** `t/a Hook Head Lodge` in a line of its own under the firm: what its house is called, and no part of its address. */
export const isTradingName = ({ text }: Part): boolean => /^(?:t\/a|trading as|d\/?b\/?a)\s/iu.test(text)
