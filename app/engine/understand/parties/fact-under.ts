import type { Label } from '../labels/label.ts'
import { ATTENTION } from './attention.ts'
import type { Party } from './party.ts'

const otherFact = /^\p{Lu}[\p{L} .'’/-]{2,30}\s?:\s?\S/u

/** `Órgano gestor: 2941` over `Contrato menor: No`: the next of several facts, and nobody's name. */
export const isFactUnder = ({ name }: Party, { colon, closes, textLine }: Label): boolean =>
  name !== undefined && colon && !closes && name.line.line !== textLine.line && otherFact.test(name.text) && !ATTENTION.test(name.text)
