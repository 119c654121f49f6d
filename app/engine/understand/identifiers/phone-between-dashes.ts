import { findPhone } from '../parties/contacts.ts'

/** `SIRET 397 … 00012 - TVA FR 40 397… - 04 99 70 61 22`: a piece of the line that is a telephone number as one dials it, whatever numbers stand before. */
export function phoneBetweenDashes(text: string): { value: string; index: number } | undefined {
  let index = 0
  for (const piece of text.split(/(\s[-–|·•]\s)/u)) {
    const said = label.exec(piece)?.[0].length ?? 0
    const number = piece.slice(said)
    if (dialled.test(number) && findPhone(number)?.value === number)
      return piece === text ? undefined : { value: number, index: index + said }
    index += piece.length
  }
  return undefined
}

/** `Telefon: 0164 / 916450` behind the number of a house and a town's. */
const label = /^(?:t[eé]l\p{L}{0,6}|fono?|phone|tlf|mob\p{L}{0,4})\.?\s?:?\s?(?=[+(\d])/iu
const dialled = /^(?:\+\d|\(?0\d)[\d .()/-]+\d$/
