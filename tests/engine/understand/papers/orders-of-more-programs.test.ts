import { describe, expect, test } from 'vitest'
import { parseListLine } from '#app/engine/understand/tables/without-heads/list-line.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('orders of more programs', () => {
  test('how thick a thing is does not say how many are wanted', () => {
    expect(parseListLine('PEL-0182 Vitello box 1,4 mm')).toBeUndefined()
    expect(parseListLine('FIB-77 Fibbia ottone 18 mm')).toBeUndefined()
    expect(parseListLine('FIB-77 Fibbia ottone 18 pz')).toBeDefined()
  })

  test('the day that every line asks for in its own column is the day of the order', () => {
    const order = fieldOfOrder(
      drawDocument(`
                        **Bon** **de** **commande** **PO/2026/0219**

      Description                  Date demandée     Qté      Prix unitaire     Montant
      Sacs poubelle 110 L          12/06/2026        1,00     5,18              5,18
      Ampoule LED E27              12/06/2026        6,00     2,64              15,84`),
    )
    expect(order('requested_delivery_date')).toBe('2026-06-12')
  })

  test('two lines under terms and conditions were written for this order', () => {
    const order = fieldOfOrder(
      drawDocument(`
      PURCHASE ORDER PO-118
      Date: 12 March 2026
      ${ITEMS}
${'\n'.repeat(36)}
      Terms and Conditions
      Delivery between 08:00 and 14:00 only. Original invoice with the goods.`),
    )
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['08:00', '14:00'])
  })

  test('what a tax number is called in two countries is nobody', () => {
    const order = fieldOfOrder(
      drawDocument(`
      POLIENVASES SUR                                   PEDIDO PD-00418

      CLIENTE                                           MONEDA      Soles
      RUC / DNI            20612048833                  VENDEDOR    M. Ttito
      ${ITEMS}`),
    )
    expect(order('customer_company_name')).not.toBe('RUC / DNI')
  })

  test('what an address of delivery is asked for is one, without street and postal code', () => {
    const order = fieldOfOrder(
      drawDocument(`
                        ORDEN DE COMPRA Nº OC-2026-0033

      FIRMA: Estancia La Cautiva S.G.
      Fecha: 3/3/2026

      DIRECCIÓN DE ENTREGA

      Establecimiento La Cautiva, entrada por camino vecinal a Zapará

      ${ITEMS}`),
    )
    expect(order('delivery_address')).toBe('Establecimiento La Cautiva, entrada por camino vecinal a Zapará')
  })

  test('whom the addressee of an order is reached by is nobody of the buyer', () => {
    const order = fieldOfOrder(
      drawDocument(`
      MOLINOS DEL MAULE SPA.
      ORDEN DE COMPRA N°: 1846

      Sr.(es):           COMERCIAL NUTRIVET LIMITADA
      Dirección:         AV. CIRCUNVALACION 1120
      Ciudad:            TALCA
      Contacto:          Ximena Riquelme
      ${ITEMS}`),
    )
    expect(order('client_name')).toBeUndefined()
  })

  test('how far a paper has come is no name', () => {
    const order = fieldOfOrder(
      drawDocument(`
      **BON** **DE** **COMMANDE**
      N° BCF-2026-0147

      **Validée**

      Fournisseur
      Sanitaires du Vercors SARL
      ${ITEMS}`),
    )
    expect(order('customer_company_name')).toBeUndefined()
  })
})
