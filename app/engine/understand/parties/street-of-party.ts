import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { readCast } from './cast.ts'
import { isPlaceWord } from './places.ts'

/** `Pier Road` under the firm under `BUYER`, over its town: a street without a number has the capitals of a person's name, and stands in the firm's address. */
export function isStreetOfParty({ value, words }: Candidate, sight: Sight): boolean {
  const [first] = words ?? []
  return (
    first !== undefined &&
    isPlaceWord(value) &&
    readCast(sight).headed.some(
      ({ name, address }) => name !== undefined && address.length > 1 && address.some(({ line }) => line.line.words.includes(first)),
    )
  )
}
