import type { Query } from '../query.ts'
import { words } from './words.ts'

/** Which day a period means, in English, Spanish and French. Data only. */

/** Falling due, and being delivered: what periods mean beside them. */
export const dueWords = words(
  '(?:(?:that|which) )?(?:are |is |to be |fall |falls |falling |become |becomes |come |coming )*(?:due(?! for (?:delivery|shipping|shipment))|payable|to be paid|to pay|to be settled|mature)',
  '(?:must|have to|has to|should|need to|do) (?:we |i |be )*(?:pay|paid)',
  '(?:que )?(?:vencen?|vencer|venceran)',
  '(?:hay que |tenemos que |debemos )?pagar',
  '(?:qui )?(?:arrivent |arrive |arrivant |tombent |viennent )?(?:a )?(?:echeances?|echoient|echoir)',
  '(?:faut il |devons nous |il faut |a )payer',
)
export const deliveryWords = words(
  '(?:(?:that|which) )?(?:to be |must be |should be |be |are |is |have to be |due for )*(?:delivered|delivery)',
  '(?:must|do|have to|should|to) (?:we |i )?(?:deliver|ship)',
  '(?:(?:para|que|hay que|se) )*(?:entregar|entregan?|entregad[ao]s?)',
  '(?:(?:a|qui|doit|doivent|devons nous|faut il|etre|sont) )*(?:livrer|(?<! en )livree?s?(?! sterling))',
)
export const arrivalWords = words(
  'uploaded',
  'arrived?',
  'came in',
  'come in',
  'were added',
  'subid[ao]s?',
  'llegaron',
  'llegad[ao]s?',
  'arrivee?s',
  'importee?s',
  'deposee?s',
)
/** Said of today or yesterday it is when they came; of a month, which papers are of that month. */
export const receivingWords = words('receiv(?:e|ed|ing)', 'recib(?:imos|ido|idas?|idos)', 'recue?s?')

/** When Gleaner first had read them. */
export const readingWords = words(
  '(?:did|have|has) (?:we|you|i|gleaner|it) (?:read|process(?:ed)?|extract(?:ed)?)',
  '(?:were|was|got|have been|has been) (?:read|processed|extracted)',
  '(?:hemos|ha|has|se han|se ha) (?:leido|procesado|extraido)',
  '(?:se )?(?:leyeron|procesaron|leimos|procesamos)',
  '(?:avons nous|ont ete|a t on|as tu|nous avons) (?:lue?s?|traitee?s?|extraite?s?)',
)
export const approvalWords = words(
  '(?:did|have|has) (?:we|i) approved?',
  '(?:were|was|been|got) approved',
  'hemos aprobado',
  '(?:se )?aprobaron',
  '(?:ont ete|avons nous|a t on) (?:approuvee?s?|validee?s?)',
)

/**
 * `Approved today`, `rechazadas en marzo`: a day right behind the word is the one of the decision; one that belongs to the documents is joined by `of`,
 * `from`, `de` or stands elsewhere. `@0` is a day that was recognised.
 */
const beforeDay =
  '(?:(?:in|on|during|within|since|before|after|between|until|en|durante|desde|hasta|antes del?|despues del?|entre|depuis|pendant|durant|avant|apres|au cours du?) )?(?:(?:the|el|la|los|las|le|les) )?@\\d '
export const doneThen: [Query['basis'] & ('approved' | 'rejected'), RegExp][] = (
  [
    ['approved', 'approved|aprobad[ao]s?|(?:approuve|valide)e?s?'],
    ['rejected', '(?:(?:were|was|been|got) )?rejected|rechazad[ao]s?|(?:(?:ont ete|a ete) )?(?:rejete|refuse)e?s?'],
  ] as const
).map(([basis, done]) => [basis, new RegExp(`(?<= )(?:${done})(?= ${beforeDay})`)])
