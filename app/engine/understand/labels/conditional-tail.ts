import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** In which case the field is to be filled in, up to the end of the line or its colon. */
const condition = pattern('u')`
  ^[\s,(–—-]{1,3}(?:
    (?:if|where|when)(?: it is| they are| this is)? (?:different|other|not (?:the )?same|not as|unlike)|
    (?:si|s'il|lorsque|en cas d)\W?(?:elle |il |celle-ci |c'est |cette )?(?:est |sont |adresse )?(?:differ|autre|distinct)|
    (?:si|cuando|en caso de)(?: es| fuera| fuese| esta| ser)? ?(?:distint|diferent|difier|otr[ao])|
    (?:falls|wenn|sofern|soweit|bei)(?: diese| sie| die lieferadresse)? (?:abweich|anders|ander|unterschied|nicht)|
    (?:se|qualora)(?: e| for| fosse)? ?(?:divers|different|differ|altr|outr)|
    (?:indien|als|wanneer)(?: deze| dit| het)? ?(?:afwijk|anders|ander|verschil)
  )[^:\d]{0,40}?\)?(?=\s*(?::|$))
`

/** `Delivery address if different`, `Lieferanschrift (falls abweichend):`: the words behind the label belong to it, and are no value. */
export const conditionBehind = (text: string): number => condition.exec(fold(text))?.[0].length ?? 0
