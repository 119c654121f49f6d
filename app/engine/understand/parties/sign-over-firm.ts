import { fold } from '../words/fold.ts'
import { hasLegalForm } from './company-names.ts'
import { hasAddress } from './has-address.ts'
import type { Issuer } from './issuer.ts'

const NEAR = 3 // times the sign's height

/** `SWB` in large type right over `Südwestbahn Regio AG` with its street: the letters of the sign stand in the firm's name, in their order. */
export function isSignOver({ name: sign, reasons }: Issuer, { name, party }: Issuer): boolean {
  if (reasons[0] !== 'letterhead' || !/^\p{Lu}{2,6}$/u.test(sign.text)) return false
  if (!party || party.name !== name || !hasLegalForm(name.text) || !hasAddress(party)) return false
  const { box: over, size, page } = sign.line.line
  const { box: under } = name.line.line
  const isRightOver =
    page === name.line.line.page &&
    under.top > over.top &&
    under.top - over.bottom < NEAR * size &&
    under.left < over.right &&
    under.right > over.left
  return isRightOver && size > name.line.line.size && areLettersOf(fold(sign.text), fold(name.text))
}

function areLettersOf(letters: string, name: string): boolean {
  let at = 0
  for (const letter of name) if (letter === letters[at]) at += 1
  return at === letters.length && name.startsWith(letters[0]!)
}
