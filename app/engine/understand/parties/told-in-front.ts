import { hasLegalForm } from './company-names.ts'

/** `to the yard, Corrigan Timber Ltd, …`: what the firm's place is called in passing stands before the firm, and is no part of its name. */
export function withoutPlaceInPassing(name: string): string {
  const rest = /^\p{Ll}[\p{L} ]{2,30}, (.*)$/u.exec(name)?.[1]
  return rest !== undefined && hasLegalForm(rest.replace(/,\s*$/, '')) ? rest : name
}
