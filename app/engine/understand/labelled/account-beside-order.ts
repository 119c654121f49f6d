import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'

/** Behind the order and its number, at the end of the line, whose number the seller has for whoever orders; up to that number. */
const beside = pattern('u')`
  ^(?:(?:objet|concerne|subject|re|betreff|betrifft|asunto|oggetto|onderwerp|betreft|assunto) ?: ?)?(?:\p{L}+ ){0,2}
  (?:order|commande|pedido|orden(?: de compra)?|bestellung|auftrag|ordine|bestelling|inkooporder|encomenda)\b[^:]*\d[^:]*?
  (?:[,;(/|]| [–—-]) ?(?:our |notre |nuestr[oa] |unser[e]? |nostr[oa] |on[sz]e? |nosso |nossa )?
  (?:account|a\/c|acct|customer|client|compte(?: client)?|cliente|cuenta|kunde|kundennummer|kundenkonto|kunden-?nr\.?|klant|klantnummer|conto cliente)
  (?: (?:no|num|number|numero|nummer|code|codigo|n°|nº|nr)\.?)?:? $
`
const code = /(?<=\s)(?=[A-Z\d./-]*(?:\d|[A-Z]-[A-Z]))[A-Z\d][A-Z\d./-]{1,14}(?=\)?\.?$)/u
const LONGEST = 110 // signs

/** `Objet : commande 31-22, client ND40`, `Purchase Order 1187 (Account HERB-TX)`: the subject of a letter says for which customer of the seller's. */
export function readAccountBesideOrder(textLine: LabelledLine): Candidate[] {
  const { text, line } = textLine
  const found = text.length < LONGEST ? code.exec(text) : null
  if (!found || !beside.test(fold(text.slice(0, found.index)))) return []
  const [start, end] = [found.index, found.index + found[0].length]
  return [
    {
      value: found[0],
      score: 0.7,
      source: 'layout',
      page: line.page,
      box: boxBetween(textLine, start, end),
      words: wordsBetween(textLine, start, end),
      text: found[0],
      reason: 'inline of "account"',
    },
  ]
}
