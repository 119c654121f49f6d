import { describe, expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder as read, ITEMS } from './field-of-order.ts'

describe('houses that order', () => {
  test('what a house is, in small letters over its street, is not its name', () => {
    const document = drawDocument(`
CLÍNICA NUESTRA SEÑORA DEL MAR
Hospital privado - Paseo Marítimo 210 - 39012 Santander

PEDIDO Q-2025-1180
FECHA: 16.09.2025
${ITEMS}`)
    for (const line of document.pages[0]!.lines.slice(0, 1)) {
      line.size = 12
      for (const word of line.words) word.size = 12
    }
    expect(read(document)('customer_company_name')).toBe('CLÍNICA NUESTRA SEÑORA DEL MAR')
  })

  test('a pharmacy with a name of its own is a shop, and hours are no place', () => {
    const field = read(
      drawDocument(`
**PHARMACIE** **DU** **PONT-NEUF**           COMMANDE GROSSISTE n° 00418827
14 rue du Pont-Neuf, 58200 COSNE      Grossiste : CERPHAL (code client 58-0417)
Tél 03 86 28 40 09                    Op. : VALERIE

Livraison : tournée de l'après-midi du 14/01/2025, passage entre 15:30 et 16:15
${ITEMS}`),
    )
    expect(field('customer_company_name')).toBe('PHARMACIE DU PONT-NEUF')
    expect(field('client_name')).toBe('VALERIE')
  })

  test('a portal calls the buyer by two lines of a label', () => {
    expect(
      read(
        drawDocument(`
Pedido 8200047719

Organización     Universidad Politécnica del Guadiana       Proveedor      Ofimarca Badajoz, S.L.
compradora
Creado por       Remedios Alcaide Pino
Fecha de creación   19/11/2025
${ITEMS}`),
      )('customer_company_name'),
    ).toBe('Universidad Politécnica del Guadiana')
  })

  test('what is to be quoted on all correspondence is the number of the order', () => {
    expect(
      read(
        drawDocument(`
Wychdale Valley Trust                     OFFICIAL ORDER
Moor Road, Wychdale WY4 9TT               Please quote on all correspondence: RWI-77-302118/B
Date: 3 Feb 2025
${ITEMS}`),
      )('name'),
    ).toBe('RWI-77-302118/B')
  })

  test('the time of day may follow the date of an order', () => {
    expect(
      read(
        drawDocument(`
Imprimerie Vasseur SARL                   COMMANDE n° 00418827
14 rue du Pont, 58200 Cosne               le 14/01/2025 à 12:34
${ITEMS}`),
      )('order_date'),
    ).toBe('2025-01-14')
  })
})
