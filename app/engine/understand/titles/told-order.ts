import type { Candidate } from '../../candidate.ts'
import { asksForGoods } from '../delivery/delivery-words.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
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
const SCORE = 0.72

/** `Please can we have on PO PH-5518, for Friday: …`: a mail or letter that asks for goods says under which number. */
export function readToldOrder(line: LabelledLine): Candidate[] {
  const text = fold(line.text)
  const found = text.length === line.text.length ? lead.exec(text) : null
  if (!found || !asksForGoods.test(text)) return []
  const start = found.index + found[0].length
  const value = readCode(line.text.slice(start))
  if (!value || (value.match(/\d/g)?.length ?? 0) < FEWEST) return []
  const end = start + line.text.slice(start).indexOf(value) + value.length
  return [
    {
      value,
      score: SCORE,
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
