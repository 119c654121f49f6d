import { expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const TIGHT = 11 // points from one line to the next

const read = (paper: string) => {
  const { fields, items } = understandDocument(drawDocument(paper))
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    items: items.map((item) => Object.fromEntries(Object.entries(item).map(([name, { value }]) => [name, value]))),
  } as Record<string, unknown> & { items: Record<string, string | null>[] }
}

test('one house’s letters lead all codes, so that those without a figure over their names are codes too', () => {
  const { items } = read(`
Tôlerie du Lac inc.
120, rue Principale
Magog (Québec) J1X 2A4

Bon de commande
No de BC : BC00417
Date : 2026-03-04

Fournisseur :
Soudure Kerven ltée
55, boul. Industriel
Granby (Québec) J2J 1A1

No    Article                       Qté       Prix unit.      Montant
1     VXM-R70                       30,00     72,50           2 175,00
      Fil de soudage, bobine
2     VXM-E18                       12,00     139,90          1 678,80
      Électrode, boîte
3     VXM-CONE                      25,00     11,40           285,00
      Buse en cuivre
4     VXM-GANT                      10,00     14,75           147,50
      Gants de soudeur

                              Total                           4 286,30
`)
  expect(items.map(({ product_code }) => product_code)).toEqual(['VXM-R70', 'VXM-E18', 'VXM-CONE', 'VXM-GANT'])
  expect(items.map(({ product_name }) => product_name)).toEqual([
    'Fil de soudage, bobine',
    'Électrode, boîte',
    'Buse en cuivre',
    'Gants de soudeur',
  ])
})

test('letters, a dash, letters for the sort and figures for the size lead the names of a mail’s list', () => {
  const { items, customer_code } = read(`
From: Una Keane <ukeane@slaneybakery.example>
To: sales@corkgrain.example
Subject: PO 7714 flour

Hi Tom,
Please take the following order on our PO 7714 (account SLB022):

40 x FLR-WH25 White flour 25kg @ €24.80
8 x FLR-RY25 Rye flour 25kg @ €31.45
2 x YST-A500 Dried yeast 500g @ €72.20

Thanks,
Una Keane
Slaney Bakery
`)
  expect(items.map(({ product_code }) => product_code)).toEqual(['FLR-WH25', 'FLR-RY25', 'YST-A500'])
  expect(items[2]!.product_name).toBe('Dried yeast 500g')
  expect(customer_code).toBe('SLB022')
})

test('the desk of who signs is no house, nor is who gets a copy the department', () => {
  const { customer_company_name, department, customer_code } = read(`
De :       Nadia Perrot <n.perrot@residence-belair.example>
À :        commandes@hygiene-sud.example
Cc :       Direction Bel-Air
Objet :    Commande 26-0231

Bonjour,
Voici notre commande du mois (bon interne 26-0231, code client chez vous 50718) :

12 bidons Détergent sols 5 L à 18,90 €
6 cartons Gants nitrile à 42,50 €

Livraison vendredi 20/03/2026.
Bonne fin de journée,

Nadia Perrot
Gouvernante – Service hôtelier
EHPAD Bel-Air
`)
  expect(customer_company_name).toBe('EHPAD Bel-Air')
  expect(department).toBe('Service hôtelier')
  expect(customer_code).toBe('50718')
})

test('what is so much of a hundred of the subtotal is a tax and no line', () => {
  const { items } = read(`
Prairie Outfit LLC
2140 Commerce Parkway
Salina, KS 67401

Purchase Order
# PO-00417
Date : 04/09/2026

#     Item & Description                  Qty        Rate        Amount
1     Canvas, olive                       6.00       318.40      1,910.40
2     Webbing, black                      10.00      41.75       417.50
3     Buckle                              500.00     0.38        190.00

                                 Sub Total                       2,517.90
                                 KS State (6.5%)                 163.66
                                 Saline County (1%)              25.18
                                 Total                           $2,706.74
`)
  expect(items.map(({ total_amount }) => total_amount)).toEqual(['1910.40', '417.50', '190.00'])
})

test('the store of the customer beside the town of the supplier is a line of the address', () => {
  const { pages, ...rest } = drawSpaced(
    `
Cristales Barroso, S.L.
Pol. Ind. El Portal, nave 37
11408 Jerez de la Frontera

Pedido a proveedor

Lugar de entrega                               VIDRIOS DEL SUR, S.A.
Cristales Barroso, S.L.                        Ctra. Esclusa, 11
Almacén                                        41011 SEVILLA
C/ Torneros, 8
11408 Jerez de la Frontera

Nº pedido: 2026/000391       Fecha: 02/02/2026

Artículo      Descripción               Cantidad     Precio     Importe
VL-0606       Vidrio laminado           14           96,35      1.348,90
SE-1200       Silicona neutra           48           3,46       166,08

                                        Total                   1.514,98
`,
    TIGHT,
  )
  // The box of the supplier stands a little lower than the rows beside it.
  const words = pages[0]!.words.map((word) => (isSuppliers(word) ? lowered(word) : word))
  const { fields } = understandDocument({ ...rest, pages: [{ ...pages[0]!, words, lines: linesFrom(words) }] })
  expect(fields.delivery_address?.value).toBe('Cristales Barroso, S.L.\nAlmacén\nC/ Torneros, 8\n11408 Jerez de la Frontera')
})

const isSuppliers = ({ text }: Word) => /^(?:VIDRIOS|DEL|SUR,|S\.A\.|Ctra\.|Esclusa,|41011|SEVILLA)$/.test(text)
const lowered = (word: Word): Word => ({ ...word, box: { ...word.box, top: word.box.top + 3, bottom: word.box.bottom + 3 } })

test('a depot over an estate and its street is within the address of delivery', () => {
  const { delivery_address } = read(`
Brosserie Kervel
8, rue de la Gare - 02500 Hirson

Accusé de réception de commande                 Nettoyage Picard
                                                41 boulevard Gambetta
                                                02100 Saint-Quentin
Notre référence : AR 26/2209
Date : 3 mars 2026
Votre commande n° : NIP-7731

Référence    Désignation           Quantité     Prix HT     Montant HT
BAL-60C      Balai coco            36           8,95        322,20
RAC-75A      Raclette              18           21,65       389,70

                                   Total HT                 711,90

Adresse de livraison :
Nettoyage Picard
Dépôt
ZI du Royeux, rue Jean Monnet
02430 Gauchy
`)
  expect(delivery_address).toBe('Nettoyage Picard\nDépôt\nZI du Royeux, rue Jean Monnet\n02430 Gauchy')
})

test('the initials of a purchase order lead its number in a line of their own', () => {
  const { name } = read(`
Agave Alto, S.A. de C.V.
Av. Vallarta 2045
44160 Guadalajara, Jalisco

Orden de compra

PROVEEDOR                        ENVIAR A                       O.C. 2026-0091
Envases del Bajío, S.A.          Bodega Tequila                 FECHA 18/02/2026
Blvd. Aeropuerto 1180            Carretera Internacional 58
37545 León                       46400 Tequila

CLAVE        DESCRIPCIÓN            CANT.      PRECIO      IMPORTE
EB-750T      Botella 750 ml         4800       13.85       66,480.00
EB-TC28      Tapón corcho           5000       6.40        32,000.00

                                    SUBTOTAL               98,480.00
`)
  expect(name).toBe('2026-0091')
})

test('letters among the units of a column are no currency', () => {
  const { currency } = read(`
Imprimerie du Vexin
3 rue Montgolfier
95420 Magny-en-Vexin

Commande fournisseur
N° CF260318      Date 09/02/2026

Référence      Désignation              UV      Quantité     P.U. HT     Montant HT
CM135          Couché moderne mat       PQ      40,00        31,450      1 258,00
OF090          Offset extra-blanc       RM      60,00        17,280      1 036,80
ENV-C5         Enveloppe C5             BT      12,00        22,650      271,80

               Total HT                                      2 566,60
               TVA 20,00 %                                   513,32
               Total TTC EUR                                 3 079,92
`)
  expect(currency).toBe('EUR')
})

test('what a pack holds under the count is no second count, and the code beside it is the line’s', () => {
  const { items } = read(`
Atelier Bulle SRL
Chaussée de Namur 118
1300 Wavre

BON DE COMMANDE
N° BC-00086
Date : 21 mai 2026

N°     Article & description             Qté                     Prix        Montant
1      Beurre de karité brut             4,00                    212,50      850,00
       UGS : HB-KAR25                    carton 25 kg
2      Huile de coco désodorisée         6,00                    98,60       591,60
       UGS : HB-COC20                    seau 20 kg

                                               Total                         1 441,60 €
`)
  expect(items.map(({ product_code }) => product_code)).toEqual(['HB-KAR25', 'HB-COC20'])
  expect(items.map(({ requested_quantity }) => requested_quantity)).toEqual(['4.00', '6.00'])
})

test('the day of a promise is the day of delivery, and who is in charge of us the one who asks', () => {
  expect(
    read(`
Bon de commande
No de BC : BC002916
Date : 2026-02-25

MODALITÉS          EXPÉDITION           PROMIS LE          RESPONSABLE
Net 30             Camion               2026-03-04         Lise Bergeron

No     Article                Qté       Prix unit.      Montant
1      Fil de soudage         30,00     72,50           2 175,00
2      Électrode              12,00     139,90          1 678,80
`).requested_delivery_date,
  ).toBe('2026-03-04')
  expect(
    read(`
Officine Valtrompia S.r.l.
Via Artigianato, 27
25030 Castel Mella BS

ORDINE A FORNITORE
Nr. 412/2026       Data 22/04/2026

Cod. fornitore     Data consegna       Porto       Ns. incaricato
F00387             06/05/2026          Franco      Elena Zubani

Cod. articolo      Descrizione                Quantità     Prezzo      Importo
UL-CN12            Inserto rivestito          12,00        68,50       822,00
UL-FR04            Fresa metallo duro         20,00        41,20       824,00
`).client_name,
  ).toBe('Elena Zubani')
})
