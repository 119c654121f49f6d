import { understandDocument } from '#app/engine/understand/understand.ts'
import type { Document } from '#app/engine/document.ts'

/** What an order gives for a field. */
export function fieldOfOrder(document: Document): (name: string) => string | undefined {
  const { fields } = understandDocument(document, { kind: 'work_order' })
  return (name) => fields[name]?.value
}

/** Two lines that any order may have. */
export const ITEMS = `
Code        Description            Qty     Unit price     Total
BR-120      Bowl, stoneware        12      10.00          120.00
BR-130      Plate, stoneware       10      8.00           80.00
`
