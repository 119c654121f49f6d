import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const order = (from: string, to: string, place: string, day: string, hours: string) => `
**ORDRE** **DE** **TRANSPORT** **AFF-20773**
Date : 16/06/2026

${from.padEnd(40)}${to}
${place.padEnd(12)}Papeteries de l'Isle        ${place.padEnd(12)}Imprimerie Rochefortaise
            Quai 5                                  ZI de Villeneuve
            24110 Saint-Astier                      17300 Rochefort
${day.padEnd(12)}18/06/2026                  ${day.padEnd(12)}19/06/2026
${hours.padEnd(12)}14:00 – 16:00               ${hours.padEnd(12)}08:00 – 10:30

Code      Prestation                       Quantité       P.U.     Montant
TRP       Transport lot complet                   1     620,00      620,00
TX-GAZ    Indexation gazole 6,2 %                 1      38,44       38,44

Total HT      658,44
`

test.each([
  ['CHARGEMENT', 'LIVRAISON', 'Lieu', 'Date', 'Créneau'],
  ['Ladestelle', 'Entladestelle', 'Firma', 'Termin', 'Zeit'],
  ['CARGA', 'DESCARGA', 'En', 'Día', 'Hora'],
])('under %s and %s the goods go where they are unloaded', (...words) => {
  const { fields } = understandDocument(drawDocument(order(...words)))
  expect(fields.delivery_address?.value).toBe('Imprimerie Rochefortaise\nZI de Villeneuve\n17300 Rochefort')
  expect(fields.requested_delivery_date?.value).toBe('2026-06-19')
  expect([fields.start_delivery_time?.value, fields.end_delivery_time?.value]).toEqual(['08:00', '10:30'])
})
