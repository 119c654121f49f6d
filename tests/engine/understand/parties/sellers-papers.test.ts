import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const given = (kind: 'work_order' | 'invoice', field: string, art: string) =>
  understandDocument(drawDocument(art), { kind }).fields[field]?.value

test.each([
  'Acuse de pedido',
  'Aceptación de pedido',
  'Accusé de commande',
  'Acceptation de commande',
  'Order acceptance',
  'Acknowledgement of your order',
  'Auftragsannahme',
  'Bestätigung Ihrer Bestellung',
  'Accettazione ordine',
  'Bevestiging van uw order',
])('%s: whoever writes sells, and who stands in the window buys', (title) => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
                                             **Suministros** **Guadiela** **S.A.**
                                                       C/ Molino, 3
                                                       50018 Zaragoza
                                                       Tel. 95 573 54 16

**${title.split(' ').join('** **')}**
CF26-1581      13-01-2026

Restaurante Casa Jacinta S.L.
Polígono Las Eras, 14
41011 Sevilla

Ref.      Artículo                    Unidades
317160    Bolsa basura 100 L                 1
881357    Merluza congelada                  4`,
    ),
  ).toBe('Restaurante Casa Jacinta S.L.')
})

test('the foot of the page is no window, though it names whom the goods go to', () => {
  expect(
    given(
      'work_order',
      'customer_company_name',
      `
**Reformas** **Ibarrola**


Paseo del Río, 48 - 46014 Valencia

                                       **ORDEN** **DE** **COMPRA**
                                       Orden de compra nº      PO723778

A
Lácteos Valdorba S. Coop.
Carretera de Daganzo, 4
41011 Sevilla

Enviar a
Reformas Ibarrola
Plaza Mayor, 6
50018 Zaragoza

Ref.      Artículo                    Unidades
317160    Bolsa basura 100 L                 1
881357    Merluza congelada                  4
${'\n'.repeat(34)}
Reformas Ibarrola S.L.
Paseo del Río, 48
46014 Valencia`,
    ),
  ).toMatch(/^Reformas Ibarrola/)
})

test('small print in columns names who writes, beside the register', () => {
  expect(
    given(
      'invoice',
      'supplier_name',
      `
                         **Facture** **N°** **56938756**
Le :             01.06.2026

Client :
Traiteur Vauban
150 route de Saint-Loup
35000 Rennes

Description              Tarif      Qtés      Montant HT
Sac poubelle 110 L        6,71         1            6,71
Détergent sol 5 L        10,99         7           76,93

                                Montant HT :       83,64
                                TVA 20 % :         16,73
                                Total TTC :       100,37
${'\n'.repeat(26)}
Laiterie des Combes SAS            RCS 110 157 806            TVA intracommunautaire : FR13916622905`,
    ),
  ).toBe('Laiterie des Combes SAS')
})
