import Big from 'big.js'
import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import type { DecimalSign } from '../values/number.ts'
import { type Sentence, sentencesFrom } from '../words/sentences-from.ts'
import { pattern } from '../words/pattern.ts'
import { type AmountIn, amountsIn } from './amounts-in.ts'
import { inSentence } from '../spots/in-sentence.ts'

const SCORE = 0.86

/** What says that the tax is not in an amount, or is. */
const without = pattern('iu')`
  h\.?t\.?(?:va)?(?!\p{L})|hors (?:taxes?|tva)|(?:excl(?:uding|usive of|\.)?|ex|before|without|net of) (?:of )?(?:vat|tax|gst)|(?:sin|más|antes de) (?:iva|impuestos)|
  iva (?:no incluido|excluido|esclusa)|(?:ohne|zzgl\.?|exkl\.?|zuzüglich) (?:mwst|ust|umsatzsteuer|mehrwertsteuer)|netto|(?:excl\.?|exclusief|zonder) btw|
  sem iva|senza iva|(?:plus|\+) (?:the )?(?:vat|tax|gst)|más iva
`
const within = pattern('iu')`
  t\.?t\.?c\.?(?!\p{L})|toutes taxes|(?:incl(?:uding|usive of|\.)?|with|after) (?:of )?(?:vat|tax|gst)|(?:con|incluido) (?:el )?(?:iva|impuestos)|
  iva (?:incluido|inclusa|compresa)|(?:inkl\.?|einschließlich|mit) (?:der )?(?:\d+ ?% )?(?:mwst|ust|umsatzsteuer|mehrwertsteuer)|brutto|(?:incl\.?|inclusief|met) btw|
  com iva|con iva
`

/** The same, right behind the amount. */
const behind = ({ source }: RegExp) => new RegExp(String.raw`^\s?(?:€|euros?|[A-Z]{3}|[$£])?,?\s?\(?(?:${source})`, 'iu')
const [withoutBehind, withinBehind] = [behind(without), behind(within)]

/** `El importe de este pedido asciende a 1.659,00 €, IVA no incluido.`: right before the amount. */
const comesTo = pattern('iu')`
  (?:
    \btotal (?:de|of|von|di)|ergibt(?: das| dies| sich)?|macht(?: das)?|makes(?: a total of)?|(?:i|we) make(?: it| that)?|
    ce qui (?:me |nous )?fait|asciende a|ascend(?:ing|s) to|
    s['’]él[èe]ve à|se monte à|(?:amounts?|comes?) to|bel(?:ä|ae)uft sich auf|betr(?:ä|ae)gt|ammonta a|importa|bedraagt
  )\s(?:[A-Z]{3}\s|[$€£]\s?)?$|
  (?:^|[.;]\s)(?:soit|total|en (?:tout|total)|in total|zusammen|insgesamt|son|en suma|totale):?\s(?:[A-Z]{3}\s|[$€£]\s?)?$
`

interface Told {
  net?: Candidate
  gross?: Candidate
}

/**
 * `… arrêté à la somme de 2 965,60 € HT, soit 3 558,72 € TTC`: a sentence that tells both totals, the larger with its tax; or one total alone, which says what it
 * comes to, and whether with its tax.
 */
export function toldTotals(line: LabelledLine, page: readonly LabelledLine[], decimal: DecimalSign): Told {
  if (!without.test(line.text) && !within.test(line.text)) return wholeTotal.test(line.text) ? totalOfPrices(line, page, decimal) : {}
  const told = totalsIn({ text: line.text, start: 0, whole: line }, decimal)
  if (told.net || told.gross) return told
  // `Soit un total de 299,95 € HT. À livrer au quai 1, …`: the figures of the next sentence are no sums.
  const [first = {}] = sentencesFrom(line, page)
    .map((sentence) => totalsIn(sentence, decimal))
    .filter(({ net, gross }) => net ?? gross)
  return first
}

const wholeTotal =
  /(?<!\p{L})(?:total|totale|gesamtbetrag|totaalbedrag)\s(?:asciende|importa|s['’]élève|se monte|amounts|comes|beläuft|beträgt|ammonta|bedraagt)/iu

/** `con los precios de su cotización (IVA incluido):` over the list and `El total asciende a $90.400.` under it: what is said of the prices is said of their sum. */
function totalOfPrices(line: LabelledLine, page: readonly LabelledLine[], decimal: DecimalSign): Told {
  if (!page.some(({ text }) => within.test(text)) || page.some(({ text }) => without.test(text))) return {}
  const [found] = sentencesFrom(line, page).flatMap((sentence) => {
    const [amount, ...more] = amountsIn(sentence, decimal)
    return amount && more.length === 0 && comesTo.test(sentence.text.slice(0, amount.index)) ? [{ sentence, amount }] : []
  })
  return found ? { gross: inSentence(found.sentence, found.amount, { reason: 'total in a sentence', score: SCORE }) } : {}
}

function totalsIn(sentence: Sentence, decimal: DecimalSign): Told {
  const { text } = sentence
  const [isWithout, isWithin] = [without.test(text), within.test(text)]
  if (!isWithout && !isWithin) return {}
  const amounts = amountsIn({ text }, decimal)
  const find = (says: RegExp) => amounts.find(({ index, length }) => says.test(text.slice(index + length)))
  const [net, gross] = [find(withoutBehind), find(withinBehind)]
  const make = (amount: AmountIn, reason: string) => inSentence(sentence, amount, { reason, score: SCORE })
  if (net && gross)
    return new Big(gross.value).gt(net.value)
      ? { net: make(net, 'both totals in a sentence'), gross: make(gross, 'both totals in a sentence') }
      : {}
  const told = net ?? gross
  if (!told || amounts.length > 1 || !comesTo.test(text.slice(0, told.index))) return {}
  return { [net ? 'net' : 'gross']: make(told, 'total in a sentence') }
}
