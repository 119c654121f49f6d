import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('labels that small programs print', () => {
  test('what programs print over every sort of paper makes no invoice of an order', () => {
    const paper = drawDocument(`
      OFFICINE RAVELLI S.R.L.
      Via dell'Artigianato 14
      24050 Mornico al Serio (BG)

      **Ordine** **fornitore**

      NR. DOCUMENTO      DATA DOCUMENTO      FOGLIO
      00052/2026         19/02/2026          1/1
      ${ITEMS}
                                 IMPONIBILE:    200,00`)
    expect(classify(paper).kind).toBe('work_order')
  })

  test('a state is no customer, and who approves it no contact', () => {
    const order = fieldOfOrder(
      drawDocument(`
                        ORDEN DE COMPRA
                        Nº OC-000089

      PROVEEDOR                      FECHA DE COMPRA
      Depósito El Roble S.A.         3/2/2026

      ENTREGA ESPERADA               ESTADO
      17/2/2026                      Pendiente

      Producto                       Cantidad     Precio Unit.     Subtotal
      Cable eléctrico 2,5 mm         40           25272.00         1010880.00
      Guantes de látex               8            1118.00          8944.00

      Elaboró                        Aprobó                        Recibe el proveedor`),
    )
    expect([order('customer_company_name'), order('client_name')]).toEqual([undefined, undefined])
  })

  test('when a paper was printed is not when it was ordered', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Institut Supérieur de Guéliz              BON DE COMMANDE

      N° Commande : BC-2026-0093
      Date d'émission : 2026-09-14
      ${ITEMS}
      Document généré le 15/09/2026 à 10:32`),
    )
    expect(order('order_date')).toBe('2026-09-14')
  })

  test('the telephone of a customer is not their number', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Purchase Order
      PUR-ORD-2026-00034

      Customer Name            Blue Ridge Canning Company
      Customer Mobile No       540-555-0107
      ${ITEMS}`),
    )
    expect(order('customer_code')).toBeUndefined()
  })

  test('the amount in words is no note', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Purchase Order PO-1138          Date: 12/03/2026
      ${ITEMS}


                  In Words            Two hundred rand as above only.`),
    )
    expect(order('note')).toBeUndefined()
  })
})

describe('who orders and where the goods go', () => {
  test("the firm's name under its label, over the supplier's block", () => {
    const order = fieldOfOrder(
      drawDocument(`
                      Bon de Commande

      Nom de l'entreprise : Ateliers Mécaniques du Sahel
      Adresse : Route de Monastir km 4 - 4023 Sousse

      Numéro de commande : CMD-5521
      Date de commande : 2026-04-02

      Informations du fournisseur
      Nom du fournisseur : Tunisie Roulements
      ${ITEMS}`),
    )
    expect(order('customer_company_name')).toBe('Ateliers Mécaniques du Sahel')
  })

  test.each(['Destino', 'Entregar en:'])('a store of the house is a place by its word: %s', (label) => {
    const order = fieldOfOrder(
      drawDocument(`
      PAPELERÍA CALDAS SAS
      Carrera 23 #58-40, Manizales, Colombia

      ORDEN DE COMPRA OC-2026-0077
      Fecha: 06/10/2026

      Proveedor                         ${label}
      Juguetería Andina Ltda.           Bodega Central Manizales
      ${ITEMS}`),
    )
    expect(order('delivery_address')).toBe('Bodega Central Manizales')
  })

  test('fields of an address alone under the heading of the delivery; a part of the day is no place', () => {
    const order = fieldOfOrder(
      drawDocument(`
      PEDIDO DE COMPRA
      Nº do PEDIDO: 000051377           Data: 03/02/2026

      DADOS PARA O FATURAMENTO
      EMPRESA: PANIFICADORA SANTA LUZIA LTDA
      CNPJ: 08.214.660/0001-35
      ENDEREÇO: AV BRASIL 2210
      CEP: 87013-000

      DADOS PARA ENTREGA
      ENDEREÇO: RUA NEO ALVES MARTINS 1450
      CEP: 87013-060                    BAIRRO: ZONA 01
      CIDADE: MARINGA                   UF: PR

      OBSERVAÇÕES: ENTREGAR NO PERIODO DA TARDE
      ${ITEMS}`),
    )
    expect(order('customer_company_name')).toBe('PANIFICADORA SANTA LUZIA LTDA')
    expect(order('delivery_address')).toBe('RUA NEO ALVES MARTINS 1450\n87013-060 ZONA 01 MARINGA PR')
  })

  test('whoever is named under the firm that an order goes to is theirs', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Sahyadri Pump Works                                  To,
      Plot 41, MIDC Ambad, Nashik 422010                   Konkan Valves & Fittings
                                                           Shed 9, Udyog Nagar
      P.O No.       SPW/26/0912                            Ratnagiri Maharashtra 415612
      P.O Date      18-07-2026                             Contact Person Name: Anil Gokhale

                         PURCHASE ORDER
      ${ITEMS}`),
    )
    expect(order('client_name')).toBeUndefined()
  })

  test('under a confirmation the seller signs', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Naturwaren Vogelsang GmbH, Ringstraße 5, 51379 Leverkusen

      Löwen-Apotheke Brilon
      Bahnhofstraße 12
      59929 Brilon
                                             Auftragsnummer: 10977

      **Auftragsbestätigung**

      ${ITEMS}
      Mit freundlichen Grüßen
      Ihr Vogelsang-Team
      Naturwaren Vogelsang GmbH`),
    )
    expect(order('customer_company_name')).toBe('Löwen-Apotheke Brilon')
  })
})
