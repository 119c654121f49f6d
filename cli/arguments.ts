import { InvalidArgumentError } from 'commander'
import { valueSchemas } from '#app/contract/kinds/index.ts'
import { emailField } from '#app/contract/members.ts'

/** Readers of what stands behind an option; what they refuse is wrong usage. */

export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number from 1.')
  return number
}

export function share(text: string): number {
  const number = Number(text)
  if (!text || !(number >= 0 && number <= 1)) throw new InvalidArgumentError('It must be a number from 0 to 1.')
  return number
}

export function seconds(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('It must be a number of seconds above 0.')
  return number
}

/** Words that the server takes: some, and no more than `most` characters. */
export const words = (most: number) => (text: string) => {
  if (text.trim() === '' || text.length > most) throw new InvalidArgumentError(`It must have 1 to ${most} characters.`)
  return text
}

export function emailAddress(text: string): string {
  if (!emailField.safeParse(text).success) throw new InvalidArgumentError('It must be an e-mail address.')
  return text
}

/** `yyyy-mm-dd`, a day that exists. */
export function day(text: string): string {
  if (!valueSchemas.date.safeParse(text).success) throw new InvalidArgumentError('It must be a day that exists, such as 2026-01-31.')
  return text
}
