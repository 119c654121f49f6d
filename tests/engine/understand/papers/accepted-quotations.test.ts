import { describe, expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('an offer that the customer accepts in a block at its foot', () => {
  test('is the order whose number, day and signer the block tells', () => {
    const value = fieldOfOrder(
      drawDocument(`
Atelier Grandjean SA
Rue des Tanneurs 8, 2000 Neuchâtel

Offre n° 26-0714
du 2 mars 2026, valable 30 jours - dossier suivi par M. Grandjean

                                                  Hôtel du Vieux-Port SA
                                                  Quai Godet 3
                                                  2001 Neuchâtel
${ARTICLES}
                                                  Total HT CHF     200,00

BON POUR COMMANDE - à compléter par le client
Votre n° de commande :     VP-2026-31
Date :                     11.3.2026
Nom et fonction :          Camille Aubert, direction
Délai souhaité :           17.4.2026

Paiement 30 jours net.
`),
    )
    expect([value('name'), value('order_date'), value('client_name')]).toEqual(['VP-2026-31', '2026-03-11', 'Camille Aubert'])
    expect(value('customer_company_name')).toBe('Hôtel du Vieux-Port SA')
  })

  test('so in other words and with the signer first', () => {
    const value = fieldOfOrder(
      drawDocument(`
Carpintería Robledo S.L.
Pol. Las Eras, Calle 4, 47012 Valladolid

Presupuesto P-2026/118
Emitido el 04/05/2026 - Validez 30 días - Atendido por: Elena Sanz

                                                  Academia Norte S.L.
                                                  Plaza Mayor 9
                                                  47001 Valladolid
${ARTICULOS}
                                                  Total     200,00

ACEPTACIÓN DEL CLIENTE (equivale a pedido en firme)
Firmado por:               Tomás Rueda Gil (Gerencia)
Pedido n.º:                AN-77
Fecha de aceptación:       12/05/2026
`),
    )
    expect([value('name'), value('order_date'), value('client_name')]).toEqual(['AN-77', '2026-05-12', 'Tomás Rueda Gil'])
  })

  test('an order that tells what happens upon acceptance keeps its own number and day', () => {
    const value = fieldOfOrder(
      drawDocument(`
Harbour Fitness Ltd
2 Quay Street
Poole BH15 1HJ

PURCHASE ORDER PO-5512
Date: 3 March 2026

To: Weldmesh Supplies Ltd
Quotation: Q-118
${ITEMS}
Acceptance by supplier
Name:                      Owen Tranter
Date:                      6 March 2026
Works order no.:           88120
`),
    )
    expect([value('name'), value('order_date')]).toEqual(['PO-5512', '2026-03-03'])
    expect(value('customer_company_name')).toBe('Harbour Fitness Ltd')
  })
})
