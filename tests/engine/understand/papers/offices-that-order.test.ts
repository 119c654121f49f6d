import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const understand = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' })
const read = (page: string) => Object.fromEntries(Object.entries(understand(page).fields).map(([name, { value }]) => [name, value]))

test('goods that go to the window come from whoever stands over it', () => {
  expect(
    read(`
Papelera Urumea S.A.
Plaza Mayor, 6
29004 Málaga
Tel. 91 475 43 77

Restaurante Casa Jacinta                  Dirección de entrega
Polígono Las Eras, parcela 14             Restaurante Casa Jacinta
41011 Sevilla                             Almacén central
                                          Polígono Las Eras, parcela 14
                                          29004 Málaga


Pedido nº 125601 de fecha 15/07/2024


Papelera Urumea S.A. - Reg. Merc. Tomo 2445, Folio 456 - C.I.F. B66224981`),
  ).toMatchObject({ customer_company_name: 'Restaurante Casa Jacinta' })
})

test('the service stands right under the name of who orders for it', () => {
  expect(
    read(`
**Purchase** **order** PO-7741902

Requester                       Supplier
Dominic Ashworth                Midland Workspace Supplies
Estates & Facilities            14 Tenter Street
d.ashworth@sherbourne.example   Leicester LE4 0BH`),
  ).toMatchObject({ client_name: 'Dominic Ashworth', department: 'Estates & Facilities' })
})

test('labels of one cell for a person and a telephone, and for our number with the supplier', () => {
  expect(
    read(`
**Commande** 4500773120

Contact/Téléphone
Mme Odile Garrec / 02 40 11 93 70`),
  ).toMatchObject({ client_name: 'Mme Odile Garrec' })
  expect(
    read(`
**Bestellung** 4510028834

Unsere Nummer bei Ihnen
20771`),
  ).toMatchObject({ customer_code: '20771' })
})

test('names of items in one line and their numbers in the next, with a rule drawn between both lines of heads', () => {
  const page = drawPage(`
**Bestellung** 4510028834

Pos.       Material       Bezeichnung
                    Bestellmenge Einheit          Preis pro Einheit          Nettowert
00010      573780         Druckluftschlauch 10 mm
                              7 m                        2,78                    19,46
00020      724360         Schleifscheibe 125 mm
                             58 Stk                      2,19                   127,02`)
  const [head] = page.lines.filter(({ text }) => text === 'Pos.')
  const y = head!.box.bottom + 1.5
  const rules = [{ page: 1, box: { left: 40, top: y, right: 480, bottom: y } }]
  const { items } = understandDocument({ ...drawDocument(''), pages: [{ ...page, rules }], pageCount: 1 }, { kind: 'work_order' })
  expect(items.map((item) => [item.product_code?.value, item.product_name?.value, item.requested_quantity?.value])).toEqual([
    ['573780', 'Druckluftschlauch 10 mm', '7'],
    ['724360', 'Schleifscheibe 125 mm', '58'],
  ])
})

test('who refuses what comes too late asks for something', () => {
  expect(
    read(`
**Official** **order** MLH/40417

Any delivery outside these hours will be turned away.`),
  ).toMatchObject({ note: 'Any delivery outside these hours will be turned away.' })
})

test('the office that orders is no firm where the authority stands over it', () => {
  expect(
    read(`
RÉPUBLIQUE FRANÇAISE
**Direction** **interdépartementale** **des** **routes** **Massif-Central**

**Bon** **de** **commande** 26-118

Service prescripteur                    Titulaire
District Sud - Centre de Saint-Chély    QUINCAILLERIE LOZERE PRO
12 avenue de la République              ZA du Causse d'Auge
48200 Saint-Chély-d'Apcher              48000 Mende
Affaire suivie par : Frédéric Bonnal
Tél. : 04 66 31 05 77`),
  ).toMatchObject({ customer_company_name: 'Direction interdépartementale des routes Massif-Central' })
})

test('a cost centre that is called by its name is the department', () => {
  expect(
    read(`
**Bestellung** 2026/7890

Auftragsdatum:        22.04.2026
Kostenstelle:         Haustechnik`),
  ).toMatchObject({ department: 'Haustechnik' })
})

test('the day by which every line is needed is the day of the order', () => {
  const { items, fields } = understand(`
**Pedido** 4700118204

Nº pieza    Descripción             Cant. (Unidad)   Fecha nec.    Precio unitario    Subtotal
693702      Rodamiento 6204 ZZ      45 (ud)          08/07/2026    4,18 EUR           188,10 EUR
722713      Correa dentada HTD 8M   15 (ud)          08/07/2026    18,48 EUR          277,20 EUR`)
  expect(fields.requested_delivery_date?.value).toBe('2026-07-08')
  expect(items.map((item) => item.requested_quantity?.value)).toEqual(['45', '15'])
})
