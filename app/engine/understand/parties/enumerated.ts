import { isPlace } from './places.ts'

const FEWEST = 3 // pieces

/** `Repairs – Bodywork – Recovery 24/7`, `Ane Otxoa · Lawyer · Bar no. 3.118`: words in a row that say what a house does, with whatever figures, and none of them is a place. */
export function isEnumeration(text: string): boolean {
  const pieces = text.split(/\s[·•|∙–—-]\s/u)
  return pieces.length >= FEWEST && !pieces.some(isPlace)
}
