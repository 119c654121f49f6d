import { findPhone } from '../parties/contacts.ts'

/** `SIRET 397 … 00012 - TVA FR 40 397… - 04 99 70 61 22`: a piece of the line that is a telephone number as one dials it, whatever numbers stand before. */
export function phoneBetweenDashes(text: string): { value: string; index: number } | undefined {
  let index = 0
  for (const piece of text.split(/(\s[-–|·•]\s)/u)) {
    if (dialled.test(piece) && findPhone(piece)?.value === piece) return piece === text ? undefined : { value: piece, index }
    index += piece.length
  }
  return undefined
}

const dialled = /^(?:\+\d|\(?0\d)[\d .()/-]+\d$/
