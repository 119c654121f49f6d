import type { Memory } from '#app/contract/memory.ts'
import type { Document } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { namesOn } from './names-on.ts'

/** Print stands where it stood when it moved by less, in points. */
const NEAR = 12

/** A name that stood in the same place on the approved paper and was not taken for the sender there is the sender here no more than there. */
export function wasPassedOver(document: Document, name: string, { print }: Memory): boolean {
  const [first] = wordsOf(name)
  const stood = print.filter(({ word }) => word === first)
  return namesOn(document, name).some(
    ({ page, x, y }) => page === 1 && stood.some((one) => Math.abs(one.x - x) < NEAR && Math.abs(one.y - y) < NEAR),
  )
}
