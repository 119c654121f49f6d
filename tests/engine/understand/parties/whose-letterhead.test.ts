import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const customer = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' }).fields.customer_company_name?.value

test('"Ex.mos Senhores" over the window addresses the seller of an order', () => {
  expect(
    customer(`
MUNICÍPIO DE VALE DO SABOR                        **REQUISIÇÃO** **EXTERNA**
Largo do Pelourinho                               N.º 2026/1187
5160-118 Vale do Sabor                            Data: 2026-11-18

Ex.mos Senhores
Materiais de Construção Tua, Lda.
Zona Industrial, lote 7
5370-327 Mirandela`),
  ).toBe('MUNICÍPIO DE VALE DO SABOR')
})

test('a service right under the name of a gGmbH is that firm’s', () => {
  expect(
    customer(`
**St.** **Elisabeth-Klinikum** **Ostmünster** **gGmbH**
Zentralapotheke · Robert-Koch-Str. 55 · 48145 Münster
Tel. 0251 55 01-330

Pharma Großhandel Hansa AG
Gutleutstraße 11
48163 Münster

**Bestellung** A26-118820`),
  ).toBe('St. Elisabeth-Klinikum Ostmünster gGmbH')
})

test('who pays for a group, and the sentence that says where bills go, name no customer', () => {
  expect(
    customer(`
**Purchase** **Order** PO-118450

Organisation                            Invoice to
Lindqvist Marine Ireland DAC            Lindqvist Group Services AB
                                        Box 7714
                                        103 95 Stockholm`),
  ).toBe('Lindqvist Marine Ireland DAC')
  expect(
    customer(`
Vastbeheer Rijnmond B.V.                **Opdrachtbon** 26-40118

Opdrachtnemer                           Behandeld door
Klimaattechniek Schieland               Joris Hoekstra
Rotterdamseweg 88, 2628 AS Delft

Factuur o.v.v. opdrachtbonnummer t.n.v. VvE Maasstate p/a Vastbeheer Rijnmond B.V., Postbus 118, 3000 AC Rotterdam.`),
  ).toBe('Vastbeheer Rijnmond B.V.')
})
