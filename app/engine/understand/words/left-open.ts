import { fold } from './fold.ts'
import { pattern } from './pattern.ts'

const open = pattern('u')`
  ^[[(<{]?(?:
    a (?:completer|definir|renseigner|determiner|confirmer|preciser|completar|confirmar|preencher)|
    (?:por|pendiente de|sin) (?:definir|completar|confirmar|asignar|determinar|especificar)|(?:no|non) (?:asignado|definido|especificado|defini|renseigne|assigne|
    precise|assegnato|definito)|to be (?:completed|confirmed|defined|advised|assigned|agreed|filled in)|tb[acd]|(?:not|un)[ -]?(?:set|assigned|specified)|n\/a|
    (?:noch )?(?:auszufullen|offen|zu bestimmen|nicht (?:zugewiesen|angegeben))|wird (?:noch )?(?:ausgefullt|bestimmt|nachgereicht)|
    da (?:definire|completare|compilare|assegnare)|(?:nog )?(?:in te vullen|te bepalen)|niet (?:ingevuld|toegewezen)
  )[\])>}.]?$
`

/** `À compléter`, `Por definir`, `To be confirmed` where the value would stand. */
export const isLeftOpen = (text: string): boolean => open.test(fold(text.trim()))
