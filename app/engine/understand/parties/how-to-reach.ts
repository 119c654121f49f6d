import type { Part } from './blocks.ts'
import { pattern } from '../words/pattern.ts'

/** `Vos contacts`, `Nous contacter`, `How to contact us` over the telephone and the address of whoever writes. */
export const howToReach = pattern('iu')`
  ^(?:
    (?:vos|nos) contacts?|(?:pour )?nous (?:contacter|joindre|[ée]crire)|(?:comment nous|pour nous) (?:contacter|joindre|[ée]crire)|contactez-nous|
    (?:how to )?contact(?:ing)? us|get in touch|so erreichen sie uns|(?:ihr )?kontakt(?: zu uns)?|cont[aá]ctenos|contacte con nosotros|contatti|
    neem contact op|contacte-nos
  )\s?:?$
`

/** `Courrier : 1 place de la Halle, 55000 Bar-le-Duc`: under such a heading the way stands before where it leads. */
export const withoutWay = (part: Part): Part => ({ ...part, text: part.text.replace(byPost, '') })
const byPost =
  /^(?:(?:par |nous )?(?:courrier|[ée]crire)|adresse postale|by post|post(?:al)?(?: address)?|write to us|per post|postanschrift|por correo|correo postal|per posta)\s?:\s?/iu
