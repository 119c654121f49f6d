import { namesReceiving, opensToGoods } from '../delivery/opens.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What is done with the goods. */
export const about = pattern('u')`
  \b(?:
    livr(?:aison|er|ez|able)|(?:an|aus)?liefer(?:ung|n|t)|entreg(?:a|ad|ar|arse|uen|aran)|deliver(?:y|ed|ies)?|serv(?:ir|id|irnos)|
    sirvan(?:se|nos)?|suministr(?:ar|en|e|arnos)|consegn(?:a|are)|lever(?:ing|en)|recibir(?:l[oa]s?)?|(?:ser )?recebid[oa]s?|
    fornec(?!edor)\p{L}*
  )\b
`
/** What is to be sent, and to where: `Kindly send everything to Dock B, …`, `rogamos lo envíen a Nave 3, …`. */
const sends = pattern('u')`
  \b(?:
    (?:send|ship|dispatch|despatch|consign) (?:everything|all(?: of (?:it|this)| goods| items)?|it|them|the (?:goods|order|lot|items|above)|this order|these|goods) to|
    suppl(?:y|ied) (?:us )?(?:with )?(?:the (?:following|goods|items|above)|these) (?:goods |items )?to|
    bring (?:it|them|everything|all of it|the (?:goods|order|lot))(?: straight| directly| round| over)? to|
    (?:goods|items|everything|order) (?:should|must|is to|are to|to) be (?:sent|shipped|dispatched|despatched) to|
    (?:expedi|envoy)(?:er|ez|ee?s?) (?:le tout |tout |la marchandise |les marchandises |la commande )?(?:a|au|aux|chez)|
    (?:l[oa]s? |todo )?(?:envi|remit|mand)(?:en|an|ar|arl[oa]s?|enl[oa]s?|e)(?: todo| el pedido| la mercancia| el material)? al?|
    (?:send|schick|versend)\p{L}* (?:sie )?(?:bitte )?(?:alles |die waren? |die artikel |das material |die bestellung |es )?(?:bitte )?an|
    (?:spedi|invi)(?:re|ate|are|te) (?:tutto |la merce |il materiale )?(?:a|al|alla|presso)|
    (?:stuurt?|zendt?|verzenden?|sturen) (?:u )?(?:alles |de goederen |de bestelling )?naar|
    (?:envi|remet)(?:ar|em|er) (?:tudo |a mercadoria |o material )?(?:a|para)
  )\b
`
/** `voici ce qu'il nous faut pour mardi, à notre cave de …`: what is needed is brought there. */
const needs =
  /\b(?:(?:send|ship|dispatch|bring)\b[^.;]{3,60} to (?:arrive|reach us)|il nous (?:faut|faudrait)|(?:what|all) we (?:shall |will )?need|lo que necesitamos|(?:was|das) wir (?:brauchen|benotigen)|quanto ci serve|wat we nodig hebben|o que precisamos)\b/
export const tellsWhere = (said: string) => {
  const folded = fold(said)
  return about.test(folded) || sends.test(folded) || needs.test(folded) || opensToGoods.test(said)
}
/** What a sentence may begin with that says it farther on: `The side door` / `at 12 Mill Road, … is staffed from …`. */
export const mayTellWhere = ({ text }: LabelledLine) => tellsWhere(text) || namesReceiving.test(text)
/** What leads to a place within a sentence, with whose it is. */
const lead = pattern('iu')`
  ^.*(?<!\p{L})(?:an|nach|au|aux|à|chez|en|at|to|naar|op|presso|in|ins|zu|zum|zur|nel|nella|al|alla|na|no|
  em)\s(?:(?:unser\p{L}*|notre|nos|nuestr[oa]s?|our|the|la|le|les|el|los|das|die|der|den|dem|ons|onze|nostr[oa]|noss[oa]|o|a)\s)*
`
/** `Livraison avant 7h15 – quai cuisine, …`: a dash behind the hour leads to it too. */
const behindHour = /^.*\d(?:h\d{0,2}|:\d\d)\s[–—-]\s/iu
export const ledBy = (piece: string) => lead.exec(piece)?.[0] ?? sentTo(piece) ?? behindHour.exec(piece)?.[0]
/** `Rogamos lo envíen a`, whose last word is too common to lead anywhere else. */
function sentTo(piece: string): string | undefined {
  const folded = fold(piece)
  const found = folded.length === piece.length ? sends.exec(folded) : null
  return found ? `${piece.slice(0, found.index + found[0].length)} ` : undefined
}
