import type { Candidate } from '../../candidate.ts'
import { asksForGoods } from '../delivery/delivery-words.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { sentencesFrom } from '../words/sentences-from.ts'
import { boxBetween, type TextLine, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'

/** `on PO PH-5518`, `sur la commande PB/0617`, `con el pedido VS-44`: what leads to the order's number within a sentence, folded. */
const lead = pattern('u')`
  \b(?:
    (?:on|under|against|as|for|quoting|to|per) (?:our |this |the |a )?(?:purchase order|order|po|p\.o\.?)|
    (?:sur|sous|pour|selon|suivant|avec|au titre de) (?:la |le |notre |nos )?(?:bon de commande|commande|bc)|
    (?:con|en|bajo|para|segun|sobre|a cargo de) (?:el |la |nuestro |nuestra |este )?(?:pedido|orden de compra|oc)|
    (?:auf|unter|zu|zur|mit|fur|laut|gemass) (?:unsere[mrn]? |der |die |dem )?(?:bestellung|bestellnummer|auftrag)|
    (?:con|su|sul|sull'|per|sotto|come da) ?(?:l'|il |nostro |lo )?(?:ordine|oda)|
    (?:op|onder|voor|met) (?:onze |de |het )?(?:inkooporder|bestelling|order|bestelnummer)|
    (?:com|na|sob|para|conforme) (?:a |o |nossa |nosso )?(?:encomenda|nota de encomenda|pedido)
  )(?: (?:no|num|number|numero|nummer|ref|n°|nº|nr)\.?)?:? (?=\S*\d|[a-z]{1,6} \d)
`
/** What the buyer calls the order, up to its number: `Notre bon de commande porte le n° …`, `our PO 20614`; whose order it is says it by itself. */
const ours = pattern('u')`
  (?<!\p{L})(?:our|notre|nuestr[oa]|unser[ems]?|nostr[oa]|on[sz]e?)\s(?:(?:n[°o]\.?|numero|nummer|number)\s(?:de\s|d['’]|of\s|di\s)?)?(?:
    purchase order|p\.?o\.?|order|bon de commande|commande|orden de compra|pedido|bestellung|bestell-?n(?:umme)?r\.?|ordine|inkooporder|bestelling|
    bestelbon|encomenda
  )(?:,?\s(?:number|no\.?|n°|nr\.?|num\.?|ref(?:erence|\.)?))?:?\s(?:
    (?:is|est|es|ist|lautet|e|porte|lleva|tragt|bears|has|reads|heeft)\s(?:(?:le|the|el|la|die|il|lo|het)\s)?(?:(?:number|n[°o]\.?|numero|nummer|nr\.?)\s)?:?
  )?(?=\S*\d)
`
/** `Pasamos pedido 2031/044:`, `nous vous passons la commande BC-118`: what is done, and under which number. */
const placed = pattern('u')`
  (?<!\p{L})(?:
    (?:(?:os|les|le) )?(?:pasamos|hacemos|cursamos)(?: (?:el|este|nuestro))? (?:pedido|orden de compra)|
    (?:nous )?(?:vous )?passons(?: (?:la|notre|cette))? commande|we(?: hereby)? place(?: our| this)?(?: purchase)? order|
    (?:wir )?erteilen(?: wir)?(?: ihnen)? (?:den auftrag|die bestellung)|facciamo ordine|inviamo ordine|wij plaatsen bestelling|fazemos a encomenda
  )(?: (?:no|num|number|numero|nummer|n°|nº|nr)\.?)?:? (?=\S*\d)
`
/** `Nous vous confirmons la commande suivante (notre réf. BC-118/31) :`: in a bracket behind the order. */
const bracketed = pattern('u')`
  (?<=\b(?:order|commande|pedido|bestellung|ordine|bestelling|encomenda)\b[^.;:()]{0,30})\((?:notre|our|nuestr[oa]|unsere?|nostr[oa]|on[sz]e?|nossa|n\/)\s?
  (?:ref|rif)(?:erence|erencia|erenz|erentie|erimento|\.)*\s?(?:(?:n°|no|nr|num)\.?\s)?:?\s?(?=[^()\s]*\d)
`
const ASKED = 0.72
const OWN = 0.8

/** `Please can we have on PO PH-5518, for Friday: …`, `Our purchase order number is 4471-B`: a mail or letter says under which number it orders. */
export function readToldOrder(printed: LabelledLine, page: readonly LabelledLine[], isSellers: boolean): Candidate[] {
  const line = open.test(fold(printed.text)) ? (sentencesFrom(printed, page)[0]?.whole ?? printed) : printed
  const text = fold(line.text)
  if (text.length !== line.text.length) return []
  // On the seller's paper `our order` is the seller's.
  const own = isSellers || text.split(' ').length < SHORTEST ? null : ours.exec(text)
  const said = isSellers ? null : (placed.exec(text) ?? bracketed.exec(text))
  const asked = asksForGoods.test(text) ? lead.exec(text) : null
  return [...numberBehind(own ?? said, line, OWN), ...numberBehind(asked, line, ASKED)].slice(0, 1)
}

/** `… take this as our order, number` over `4471. …`: the line ends before its number. */
const open = pattern('u')`
  \s(?:our|notre|nuestr[oa]|unser[ems]?|nostr[oa]|on[sz]e?)\s(?:[a-z]+ ){0,2}(?:order|commande|pedido|compra|bestellung|ordine|bestelling|encomenda),?
  (?:\s(?:number|no\.?|n°|numero|nummer|nr\.?|num\.?))?$
`

function numberBehind(found: RegExpExecArray | null, line: TextLine, score: number): Candidate[] {
  if (!found) return []
  const start = found.index + found[0].length
  const value = readCode(line.text.slice(start))
  if (!value || (value.match(/\d/g)?.length ?? 0) < FEWEST || isDay.test(value)) return []
  const end = start + line.text.slice(start).indexOf(value) + value.length
  return [
    {
      value,
      score,
      source: 'layout',
      page: line.line.page,
      box: boxBetween(line, start, end),
      words: wordsBetween(line, start, end),
      text: line.text.slice(start, end),
      reason: `inline of "${line.text.slice(found.index, start).trim()}"`,
    },
  ]
}

const FEWEST = 3 // figures
const SHORTEST = 4 // words of a sentence
const isDay = /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/
