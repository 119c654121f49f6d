import { pattern } from '../../words/pattern.ts'
import type { Role } from './heading-words.ts'

const measured = `quantity|qty|quant|quantites?|qtes?|cantidad|cant|medicion|med|mengen?|aufmass|hoeveelheid|quantita|qta|quantidade|qtd|medicao`
const worth = `value|amount|montant|mt|mnt|importe|imp|valor|betrag|wert|bedrag|importo|valore`
const now = `(?:of |in |im |in de |nel |du |de |de la |del |de l |d |do |no |en |in diesem |dieser? |diesem |dit |deze |ce |cette |cet |este |esta |questo |
  questa )?(?:this |current |present )?(?:period|month|claim|application|valuation|certificate|mois|periode|situation|mes|periodo|actual|certificacion|
  monat|zeitraum|abrechnungszeitraum|aktuell|maand|termijn|mese|presente)`
const earlier = `prev|previous|previously|prior|earlier|precedente?s?|prec|anterieure?s?|ant|anterior(?:es)?|bisher\\p{L}*|vorher\\p{L}*|vorperiode|vorige?|eerder|precedenti`
const inAll = `(?:a |to |au |al |aux |hasta |bis )?(?:date|cumul\\p{L}*|cum|acumulad[ao]|origen|kumul\\p{L}*|cumulatief|progressiv[ao])`
const settled = `(?: (?:certified|claimed|paid|done|executed|billed|applied|certificad[ao]|ejecutad[ao]|facturee?s?|realisee?s?|executee?s?|abgerechnet))?`

const measuredNow = pattern('u')`^(?:(?:${measured}) ${now}|${now} (?:${measured}))${settled}$`
const worthNow = pattern('u')`^(?:(?:${worth}) ${now}|${now} (?:${worth}))(?: (?:ht|net|neto|netto))?${settled}$`
const ofBefore = pattern(
  'u',
)`^(?:(?:(?:${measured})(?: ${inAll})?|(?:${worth})) (?:${earlier})|(?:${earlier}) (?:${measured}|${worth})|(?:${measured}) ${inAll})${settled}$`

/** What all of them say. */
const measures = pattern('u')`(?:^| )(?:${measured}|${worth})(?: |$)`

/** `Qté du mois`, `Medición mes`, `Qty this period`: what a claim for works asks for now; `Qty prev. certified`, `Medición anterior`: what earlier ones did. */
export function ofPeriod(text: string): Role | undefined {
  if (!measures.test(text)) return undefined
  if (measuredNow.test(text)) return 'quantity'
  if (worthNow.test(text)) return 'total'
  return ofBefore.test(text) ? 'other' : undefined
}
