import type { Document } from '../../document.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** `TVA non applicable, art. 293 B du CGI`, `Gemäß § 19 UStG wird keine Umsatzsteuer berechnet`: the paper says that it asks for no tax. */
const untaxed = pattern('u')`
  (?:tva|vat|iva|btw|mwst|umsatzsteuer)\s(?:non applicable|non due|not applicable|exempt|no aplicable|exent[oa]|no sujet[oa]|verlegd|befreit|vrijgesteld)|
  (?:exonere|exoneration) de (?:la )?tva|autoliquidation|reverse charge|steuerschuldnerschaft|inversion del sujeto pasivo|inversione contabile|
  (?:keine|ohne) (?:umsatzsteuer|mehrwertsteuer|ust|mwst)|umsatzsteuerfrei|kleinunternehmer|\bart(?:icle|\.)? ?293 ?b\b|§ ?19 (?:abs\. ?\d )?ustg|
  (?:operacion )?exent[oa] de iva|no sujet[oa] a iva|regime forfettario|not (?:registered for vat|vat registered)|no vat (?:is )?charged|
  exempt from vat|vrijgesteld van btw|isent[oa] de iva|iva - regime de isencao
`

export const saysUntaxed = ({ pages }: Document): boolean => pages.some(({ lines }) => lines.some(({ text }) => untaxed.test(fold(text))))
