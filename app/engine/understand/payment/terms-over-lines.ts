import type { Spot } from '../spots/spots.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { readParagraph } from '../words/paragraph.ts'
import { pattern } from '../words/pattern.ts'

/**
 * `Bis 28.03.2025 erhalten Sie 2 % Skonto,` over `bis 13.04.2025 ohne Abzug.`: a comma at the end of the line, and what was agreed goes on under its label. So does
 * `… Terms: 45` over `days net. Property …` up to the end of the sentence.
 */
export function termsOverLines(condition: string, { line }: Spot, page: LabelledLine[]): string {
  const own = page.find((other) => other.line === line.line)
  if (!own || !own.text.endsWith(condition) || !(condition.endsWith(',') || isOpen.test(fold(condition)))) return condition
  const next = readParagraph(own, page, own.line.box.left)[1]
  if (!next) return condition
  if (condition.endsWith(',')) return `${condition} ${next.text}`
  return restOfTerm.test(fold(next.text)) ? `${condition} ${next.text.split(/[.;,](?:\s|$)/)[0]!}` : condition
}

/** What ends so has said how many, and not yet of what, or has not said from when. */
const isOpen =
  /(?:^|\s)(?:\d{1,3}|end|fin|fine|final|ende|einde|de|of|del?|data|date|fecha|net|netto|days?|jours?|dias?|tage|giorni|gg|dagen)$/

const restOfTerm = pattern('u')`
  ^(?:
    (?:of |de |del |des |der |van de |do )?(?:the )?(?:following |next )?(?:months?|mes(?:es)?|mois|mese|monats?|maand)|
    (?:days?|jours?|dias?|tage|giorni|gg|dagen)|(?:calendar|working|business) days|
    (?:nets?|netto|neto|end of|fin de|fine|from|after|date|data|fecha|de facture|de factura|factura|facture|fattura|fatura|ab|nach|vanaf|na) ?
  )(?![\p{L}])
`
