import { describe, expect, test } from 'vitest'
import { isPlantOf } from '#app/engine/understand/parties/plant-of.ts'
import { withoutCounting } from '#app/engine/understand/tables/codes/positions-in-codes.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { printed } from '#app/engine/understand/tables/printed.ts'
import { quantityIn } from '#app/engine/understand/tables/lines/read-cells.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder } from './field-of-order.ts'

const order = (art: string) => fieldOfOrder(drawDocument(art))
const codes = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'work_order' }).items.map(({ product_code }) => product_code?.value)

describe('a hospital’s order', () => {
  const field = order(`
CENTRE HOSPITALIER DE MONTVERDUN                                **BON** **DE** **COMMANDE**
PHARMACIE A USAGE INTERIEUR                                     N°   : 2025 PH 004471
2 AVENUE DU DOCTEUR ROUX                                        DATE : 14/10/2025
42130 MONTVERDUN

CODE ARTICLE   DESIGNATION                         REF. FOURN.    UN   QTE      P.U. HT    MONTANT HT
0000148832     COMPRESSE STERILE NT S/5            BSN-72194      CT     2      31,4000        62,80
0000151207     GANT EXAMEN NITRILE T. M            SEMP-N-M       BT    40       4,1200       164,80

ENGAGEMENT : E25-018834                                         TOTAL HT                  227,60
COMPTE : 602661                                                 TVA 20,00                  45,52
                                                                TOTAL TTC EUR             273,12`)

  test('is called by the number right under its title, of a year, an office and a number, and not by what it is booked on', () => {
    expect(field('name')).toBe('2025 PH 004471')
  })

  test('is in euros, though dressings come in packs of five', () => {
    expect(field('currency')).toBe('EUR')
  })

  test('is booked on an account that is no number of a customer', () => {
    expect(field('customer_code')).toBeUndefined()
  })
})

test('Peruvian prices bear their decimals', () => {
  const field = order(`
**ORDEN** **DE** **COMPRA** N° 000417

Código     Descripción        Cantidad     P. unitario        Importe
A-1024     Casco de obra            10        S/ 24.50      S/ 245.00
A-1031     Guante de cuero          20        S/ 12.00      S/ 240.00`)
  expect(field('currency')).toBe('PEN')
})

test('a plant of the firm that is billed bears its name and more', () => {
  expect(isPlantOf('Brightwater Polymers Inc – Plant 2', 'Brightwater Polymers Inc')).toBe(true)
  expect(isPlantOf('Brightwater Polymers Inc', 'Brightwater Polymers Inc')).toBe(false)
  expect(isPlantOf('Brightwater – Plant 2', 'Brightwater')).toBe(false)
})

test('a code of letters alone behind its label', () => {
  expect(
    codes(`
**Purchase** **Order** 4500-77132

 #    Description                            Qty     Price       Total
 1    Nitrile gloves, powder free              6     42.10      252.60
      Supplier Part Number: GLV-NIT-L
 2    Absorbent pads, pack 200                 3     58.75      176.25
      Supplier Part Number: SPL-OP200`),
  ).toEqual(['GLV-NIT-L', 'SPL-OP200'])
})

test('of two codes in one column, the second the seller’s as its head says', () => {
  expect(
    codes(`
**Bon** **de** **commande** 2025/B/0092241

Code / Réf. fournisseur     Libellé                                 Quantité     PU HT     Montant HT
597623                      SONDE ASPIRATION CH14 STERILE              5 500    1,5120       8 316,00
R5407-94                    Cond. : 500 UN
249527                      SONDE ASPIRATION CH16 STERILE                400    1,2020         480,80
R7252-11                    Cond. : 50 UN`),
  ).toEqual(['R5407-94', 'R7252-11'])
})

test('“Sírvanse suministrar a” heads where the goods go', () => {
  const field = order(`
Cerámicas La Plana, S.A.                              **Pedido** 4500318827

Sírvanse suministrar a:
Almacén de repuestos
Partida Foya, 12
12110 L'Alcora

Pos.     Material      Denominación                  Cantidad     Precio       Valor
10       8812004       RODAMIENTO RIGIDO                   20       6,48      129,60`)
  expect(field('delivery_address')).toBe("Almacén de repuestos\nPartida Foya, 12\n12110 L'Alcora")
})

test('a typewriter’s two blanks between state and code end no line', () => {
  const field = order(`
**PURCHASE** **ORDER** 00771204 OP

Ship To:    22001
SUNRIDGE FOODS - PLANT 2
12 CANNERY ROW
SELMA CA  93662

Item      Description              Quantity     Unit Price     Extended
44102     PALLET WRAP                    60          28.41     1,704.60`)
  expect(field('delivery_address')).toBe('SUNRIDGE FOODS - PLANT 2\n12 CANNERY ROW\nSELMA CA 93662')
})

describe('a seller’s confirmation', () => {
  const field = order(`
INOX FLUIDES DISTRIBUTION                       **ACCUSÉ** **DE** **RÉCEPTION** **DE** **COMMANDE**
5 rue Denis Papin - 67560 ROSHEIM                                N° 1 25007714 du 06/10/2025

                                                FROMAGERIE DU RIED SA
                                                Service achats - M. Wendling
                                                2 route de Sélestat
                                                67600 EBERSMUNSTER

Code client     Votre référence     du             Règlement
C004417         CF-88120            03/10/2025     LCR 45 J

Référence    Désignation                    Quantité    P.U. H.T.    Montant H.T.         Délai
JB0412       JOINT BRIDE DN50                 200,00         1,18          236,00    17/10/2025
JB0480       JOINT BRIDE DN80                 150,00         1,64          246,00    17/10/2025`)

  test('answers what the buyer calls “votre référence”', () => {
    expect([field('name'), field('order_date')]).toEqual(['CF-88120', '2025-10-03'])
  })

  test('comes on the day that all lines name as their term', () => {
    expect(field('requested_delivery_date')).toBe('2025-10-17')
  })

  test('goes to a service and to somebody there', () => {
    expect([field('department'), field('client_name')]).toEqual(['Service achats', 'M. Wendling'])
  })
})

test('on the buyer’s own order “votre référence” is nothing that the order is called', () => {
  const field = order(`
Fromagerie du Ried SA                              **Commande**

Fournisseur
Inox Fluides SARL
67560 Rosheim

Votre référence : DEV-25-118

Référence    Désignation                    Quantité    P.U. H.T.    Montant H.T.
JB0412       JOINT BRIDE DN50                 200,00         1,18          236,00`)
  expect(field('name')).toBe('Commande')
})

test('the head of a service signs, and “El Jefe de Suministros” is nobody’s name', () => {
  const field = order(`
Hospital Comarcal Santa Marina                     **PEDIDO** SM/2025/0008812

Código      Descripción                         Cantidad     Precio     Importe
2018834     GUANTE LATEX ESTERIL                      60      18,40    1.104,00

Fdo.: El Jefe de Suministros`)
  expect(field('client_name')).toBeUndefined()
})

test('the subject of a printed mail in somewhat larger type', () => {
  const document = drawDocument(`
Gmail                                       Orders Crumb & Co <orders@crumbandco.example>

Bread order for Saturday
1 message

Tom Ashdown <tom@wheatsheaf.example>                      Thu, Jun 5, 2025 at 4:12 PM
To: "orders@crumbandco.example" <orders@crumbandco.example>

Hi Jen,
Can we have the following for Saturday please:
4 x Sourdough large, unsliced
30 x Brioche burger buns`)
  const subject = document.pages[0]!.lines.find(({ text }) => text.startsWith('Bread'))!
  subject.size = 10.5
  expect(fieldOfOrder(document)('name')).toBe('Bread order for Saturday')
})

test('IMPA and ISSA count what ships are provided with', () => {
  expect(['IMPA', 'ISSA code'].map((head) => readHeading(head)?.role)).toEqual(['code', 'code'])
})

test('numbers that only count the lines are no codes', () => {
  const rows = (...values: string[]) =>
    values.map((value) => ({ product_code: printed(value, drawDocument(value).pages[0]!.words, 0.95, '') }))
  const kept = (...values: string[]) => withoutCounting(rows(...values), 'product_code').map((row) => row.product_code?.value)
  expect(kept('1', '2', '3')).toEqual([undefined, undefined, undefined])
  expect(kept('10', '20', '30')).toEqual([undefined, undefined, undefined])
  expect(kept('1', '2')).toEqual(['1', '2'])
  expect(kept('1', '3', '2')).toEqual(['1', '3', '2'])
})

test('a label behind which nothing stands is no value of the label over it', () => {
  const field = order(`
**BURGER** **PLAZA** – Hoja de pedido

Local:                    BP-07 Getafe                        Pedido nº:              BP07-2025-212
Empresa:                  Restauración Plaza Nueve, S.L.U.    Fecha:                  22/07/2025
Dirección entrega:        C.C. Nassica, local 114, Av. Río Guadalquivir 2, 28906 Getafe
Proveedor:                Congelados Sierra Oeste, S.A.
Responsable turno:        Nadia El Amrani

Código     Artículo                     Formato     Pedido     €/formato     Importe
4410       Pan burger brioche           caja 48         14         11,52      161,28
4418       Pan hot dog                  caja 60          6         10,80       64,80`)
  expect(field('customer_company_name')).toBe('Restauración Plaza Nueve, S.L.U.')
})

test('a name without a code among names with one under them', () => {
  const { items } = understandDocument(
    drawDocument(`
**Pedido** **de** **compra** PC250064

CONCEPTO                            PRECIO      UNIDADES      DTO      SUBTOTAL
Mesa roble macizo                 389,00 €             4       5%    1.478,20 €
MES-180
Silla tapizada beige               94,50 €            16       5%    1.436,40 €
SIL-22B
Montaje en destino                150,00 €             1       0%      150,00 €`),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_code, product_name }) => [product_code?.value, product_name?.value])).toEqual([
    ['MES-180', 'Mesa roble macizo'],
    ['SIL-22B', 'Silla tapizada beige'],
    [undefined, 'Montaje en destino'],
  ])
})

test('how many packs, and what is in each', () => {
  const { items } = understandDocument(
    drawDocument(`
Objet : **commande** n° 2026-02

Produit                              Quantité
Farine tradition T65                 20 sacs de 25 kg
Levure fraîche 500 g                 3 cartons
Pépites chocolat 44 %                2 sacs 10 kg`),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_name, requested_quantity }) => [product_name?.value, requested_quantity?.value])).toEqual([
    ['Farine tradition T65', '20'],
    ['Levure fraîche 500 g', '3'],
    ['Pépites chocolat 44 %', '2'],
  ])
})

test('a day of the week with its figures is no number of the order', () => {
  const field = order(`
De : Bistrot des Halles <cuisine@bistrotdeshalles.example>
Envoyé : lundi 1 décembre 2025 22:47
À : commandes@primeurs.example
Objet : Commande pour mercredi 3/12

Bonsoir,
- 12 caisses     Clémentines Corse
- 8 colis        Salade batavia`)
  expect(field('name')).toBe('Commande pour mercredi 3/12')
})

test.each([
  ['El Alcalde-Presidente', 'Joaquín Bielsa Royo'],
  ['Fdo.: El Jefe de Suministros', 'Ángel Carracedo Otero'],
  ['Le gestionnaire,', 'P. Lavergne'],
])('%s signs', (role, person) => {
  const field = order(`
**Bon** **de** **commande** CM-2025/047

Code       Description              Qty     Price      Total
BR-120     Bowl, stoneware           12     10.00     120.00

                              ${role}

                              ${person}`)
  expect(field('client_name')).toBe(person)
})

test('a day is no number of packs', () => {
  expect(quantityIn(drawDocument('11 novembre 2024').pages[0]!.words, ',')?.value).toBeUndefined()
  expect(quantityIn(drawDocument('11 cartons de 24').pages[0]!.words, ',')?.value).toBe('11')
})
