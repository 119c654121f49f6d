import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => {
  const { fields } = understandDocument(drawDocument(page), { kind: 'work_order' })
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.value]))
}

const items = `
Désignation                     Quantité     Prix unitaire HT     Total HT
Terreau de plantation big-bag   6            74,50                447,00
Paillage ardoise 20 kg          80           5,25                 420,00`

describe('orders of public bodies', () => {
  test('the addressee of an order whose place of delivery stands elsewhere sells, and the motto of the state is nobody', () => {
    const fields = read(`
RÉPUBLIQUE FRANÇAISE                              DESTINATAIRE
COMMUNE DE SAINT-AUBIN-LE-CLOUD                   SARL JARDINS DU BOCAGE
Place de la Mairie                                ZA de la Loge
79450 SAINT-AUBIN-LE-CLOUD                        79200 PARTHENAY

BON DE COMMANDE N° 2026-ST-0147

Date: 12/02/2026
${items}

Lieu de livraison : Centre technique municipal, 4 rue de la Forge, 79450 Saint-Aubin-le-Cloud`)
    expect(fields.customer_company_name).toBe('COMMUNE DE SAINT-AUBIN-LE-CLOUD')
    expect(fields.delivery_address).toBe('Centre technique municipal, 4 rue de la Forge, 79450 Saint-Aubin-le-Cloud')
  })

  test('a reference in a cell keeps its own number, and who watches over an order is heard', () => {
    const fields = read(`
ALCALDÍA MUNICIPAL DE VILLA SERENA                  ORDEN DE COMPRA
Secretaría General – Grupo de Compras               N° 0000418
NIT 890.981.207-3

1. INFORMACIÓN GENERAL
Fecha de la orden          3 de junio de 2026       Supervisor                 Ramiro Echeverri Toro
Referencia                 Pedido de compra 00388   Dependencia solicitante    Secretaría de Educación

Ítem    Descripción                  Cantidad     Valor unitario     Valor total
1       Papel bond carta 75 g        320          14.900             4.768.000
2       Tóner negro compatible       24           62.500             1.500.000`)
    expect(fields.name).toBe('0000418')
    expect(fields.client_name).toBe('Ramiro Echeverri Toro')
    expect(fields.department).toBe('Secretaría de Educación')
  })
})

describe('forms', () => {
  test('labels at one edge and values at another: the next label is no value, and eight figures are a day', () => {
    const fields = read(`
BON DE COMMANDE

N° de votre commande        BC 0077
Date (JJ/MM/AAAA)           19052026
Raison sociale              EPICERIE LE PANIER DE JEANNE
Nom du signataire           JEANNE ARBOGAST
Livraison souhaitée le      05/06/2026
${items}`)
    expect(fields.order_date).toBe('2026-05-19')
    expect(fields.customer_company_name).toBe('EPICERIE LE PANIER DE JEANNE')
    expect(fields.client_name).toBe('JEANNE ARBOGAST')
  })

  test('hours under a head that begins like a sum are no sum, what is forbidden in brackets is another time, and invoices are no part of a note', () => {
    const fields = read(`
PURCHASE ORDER 77-30915
Order date: 17/02/2026
Customer no. (yours)      K-55810          Goods receiving hours     06.30 – 14.30

Description                     Qty
Gate valve, resilient seat      8
Flange adaptor, wide range      16

Delivery required by 2 March 2026, between 08:30 and 15:00 (no deliveries Friday p.m.)

Special requirements: WRAS certificates to accompany goods.
Invoices go to ap@strathmoorwater.example quoting the number of this order.`)
    expect(fields.total_amount_without_tax).toBeUndefined()
    expect(fields.customer_code).toBe('K-55810')
    expect(fields.end_delivery_time).toBeDefined()
    expect(fields.note).toBe('WRAS certificates to accompany goods.')
  })
})
