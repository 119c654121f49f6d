import { pattern } from '../words/pattern.ts'

/** A line that speaks of delivering or receiving goods. */
export const aboutDelivery = pattern('i')`
  deliver|collect(?:ion|ed)|enl[eè]vement|recogida|abhol|ritiro|afhaal|livr|entreg|liefer|lever|consegn|hours|horaire|horario|
  receiving|recep|réception|recebimento|access|acceso|acc[eè]s\b|unload|descarga|scarico|despacho|d[eé]charge|dock|muelle|\bquai|almac[eé]n|
  bodega|warehouse|warenannahme|laden|\bneeded\b|\bon site\b
`
/** The `no.` of a number forbids nothing; `closed from 13:00 to 15:00` does. */
export const forbidden = pattern('i')`
  \b(?:not|ne pas|no(?!\.|\s?[:#°]|\s\S*\d)|nicht|niet|non|não|aucune?|keine?|ning[uú]na?|nessuna|nenhuma|geen)\b|
  (?:closed|ferm[eé]e?s?|cerrad[oa]s?|geschlossen|gesloten|chius[oaie]|fechad[oa]s?|encerrad[oa]s?)\s(?:from|between|de|entre|von|
  zwischen|dalle|das|van|tussen)\s\D{0,4}\d|\d\s?(?:h|uhr|uur)?\s(?:geschlossen|gesloten)
`

/** `between 08:30 and 15:00 (no deliveries Friday p.m.)`, `between 07:30 and 15:00, no deliveries on Friday`: what is forbidden in brackets or behind the hours is another time. */
export const withoutAsides = (text: string) => text.replace(/\([^()]*\)|(?<=\d\s?(?:h|hrs?|uhr|uur|[ap]\.?m\.?)?),\s[^,\d]*$/giu, ' ')

/** The act of delivering, by its stem. */
export const delivering =
  /deliver|livr|entreg|despach|liefer|lever|consegn|unload|descarg|scaric|d[eé]charg|\btra(?:ig[aá]|er|ed)|\bbring|\bserv(?:ir|id|irse|irnos)\b/i
/** Until when to order, to call or to confirm is no hour of delivery. */
export const asking =
  /order|command|bestell|pedido|ordin|encomend|call|appel|llam|anruf|bell|confirm|avis|annul|cancel|storn|invoice|factur|rechnung/i

/** What is done with the goods, or wished of whoever sells them, folded. */
export const asksForGoods = pattern('u')`
  \b(?:
    deliver\p{L}*|reach(?:es)? (?:you|us)|(?:vous|nous) (?:parvien\p{L}+|parvenir)|(?:te|le|les|os|nos) llegar\p{L}*|suppl(?:y|ied)|send|ship|shipped|arrive|livr\p{L}*|fournir|faire parvenir|expedier|suministr\p{L}*|entreg\p{L}*|
    envi(?:ar|en|arnos|ennos)|despach(?:ar|en|arnos|ennos)|tra(?:er|ed|igais|igan|iga|ernos|igannos)|bring(?:en|t)?|apporter|serv(?:ir|an|irnos|irse|ira|iran)|sirvan|liefer\p{L}*|anliefer\p{L}*|zusenden|zustellen|lever(?:en|ing)|consegn\p{L}*|
    spedire|fornec\p{L}*|(?:order|commande|pedido|bestellung|ordine|encomenda)\b[^.;:]{0,24}\s(?:for|pour|para|fur|per)|
    (?:we|i) (?:will )?need|^needed|(?:have|get) (?:it|them|this|these|everything) (?:with|to) us|
    (?:can|could|may) (?:we|i) (?:please )?(?:have|get|order)|(?:avons|aurons|aurions|ai|aurais) besoin|
    il (?:nous|me) (?:faut|faudrait)|necesit(?:amos|o|ariamos)|(?:benotigen|brauchen|brauche) (?:wir|das|die|alles)|(?:wir|ich) (?:brauchen?|benotigen?)|ci serv(?:e|ono|irebbe)|
    (?:abbiamo|avremmo) bisogno|hebben .{0,20}nodig|precisamos|^(?:for|pour|para|fur|per|voor)(?= [^.;:]{0,12}$|$)
  )\b
`
