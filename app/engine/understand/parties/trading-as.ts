import type { Part } from './blocks.ts'

/** `M. Hightower t/a, Yard 2, Carr Lane, Wakefield`: who trades under the name above, before the street. */
export const withoutTrader = (part: Part): Part => ({
  ...part,
  text: part.text.replace(/^[^,\d]{2,40}\s(?:t\/a|trading as|d\/?b\/?a),\s+(?=.*\d)/iu, ''),
})
