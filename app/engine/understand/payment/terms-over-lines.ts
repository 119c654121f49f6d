import type { Spot } from '../spots/spots.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readParagraph } from '../words/paragraph.ts'

/** `Bis 28.03.2025 erhalten Sie 2 % Skonto,` over `bis 13.04.2025 ohne Abzug.`: a comma at the end of the line, and what was agreed goes on under its label. */
export function termsOverLines(condition: string, { line }: Spot, page: LabelledLine[]): string {
  const own = page.find((other) => other.line === line.line)
  if (!own || !condition.endsWith(',') || !own.text.endsWith(condition)) return condition
  const next = readParagraph(own, page, own.line.box.left)[1]
  return next ? `${condition} ${next.text}` : condition
}
