import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'

const SCORE = 0.8

/** What the buyer calls the order in a sentence, up to its number. */
const ours = pattern('giu')`
  (?<!\p{L})(?:our|notre|nuestr[oa]|unser[ems]?|nostr[oa]|on[sz]e?)\s(?:(?:n[°ºo]\.?|num[ée]ro|n[úu]mero|numero|nummer|number)\s(?:de\s|d['’]|of\s|di\s)?)?(?:
    purchase order|p\.?o\.?|order|bon de commande|commande|orden de compra|pedido|bestellung|bestell-?n(?:umme)?r\.?|ordine|inkooporder|bestelling|
    bestelbon|encomenda
  )(?:\s(?:number|no\.?|n[°ºo]\.?|nr\.?|num\.?|ref(?:erence|\.)?))?:?\s(?:
    (?:is|est|es|ist|è|porte|lleva|tr[äa]gt|bears|has|reads|heeft)\s(?:(?:le|the|el|la|die|il|lo|het)\s)?(?:(?:number|n[°ºo]\.?|num[ée]ro|n[úu]mero|nummer|nr\.?)\s)?:?
  )?(?=\S*\d)
`

/** `Notre bon de commande porte le n° BC-2026-041`, `… against our PO 20614, delivery …`: how a mail or a letter says what its order is called. */
export function readOwnNumberInSentence(line: LabelledLine): Candidate[] {
  if (line.text.split(' ').length < FEWEST) return []
  return [...line.text.matchAll(ours)].flatMap((match): Candidate[] => {
    const from = match.index + match[0].length
    const value = readCode(/^\S+/.exec(line.text.slice(from))?.[0].replace(/[.,;:)]+$/u, '') ?? '')
    if (!value || value.replace(/\D/g, '').length < DIGITS || isDay.test(value)) return []
    const start = line.text.indexOf(value, from)
    const end = start + value.length
    return [
      {
        value,
        score: SCORE,
        source: 'layout',
        page: line.line.page,
        box: boxBetween(line, start, end),
        words: wordsBetween(line, start, end),
        text: value,
        reason: 'a sentence that names the order',
      },
    ]
  })
}

const FEWEST = 4 // words of a sentence
const DIGITS = 2
const isDay = /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/
