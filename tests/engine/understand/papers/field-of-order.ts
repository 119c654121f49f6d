import { understandDocument } from '#app/engine/understand/understand.ts'
import type { Document } from '#app/engine/document.ts'
import { drawDocument } from '#tests/support/page.ts'

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

/** The same in French, and in Spanish. */
export const ARTICLES = `
Réf.        Désignation            Qté     P.U. HT        Total HT
BR-120      Bol en grès            12      10,00          120,00
BR-130      Assiette en grès       10      8,00           80,00
`
export const ARTICULOS = `
Código      Descripción            Cantidad     Precio     Importe
BR-120      Cuenco de gres         12           10,00      120,00
BR-130      Plato de gres          10           8,00       80,00
`

/** What a plain order gives for a field, whose facts are these. */
export const readOrderWith = (facts: string, items = ITEMS): ((name: string) => string | undefined) =>
  fieldOfOrder(
    drawDocument(`
Harbour Mills LLC                                         Purchase Order
12 Quay Street
Norwich NR3 1LB

${facts}
${items}
`),
  )
