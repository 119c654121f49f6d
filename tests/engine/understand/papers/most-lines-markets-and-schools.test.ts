import { expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, fieldOfOrder, ITEMS } from './field-of-order.ts'

const GOODS = [
  'BR-120    Bowl, stoneware      DAY      12     10.00     120.00',
  'BR-130    Plate, stoneware     DAY      10      8.00      80.00',
  'BR-140    Jug, stoneware       DAY       5      6.00      30.00',
  'BR-150    Mug, stoneware       DAY       4      5.00      20.00',
  'BR-160    Cup, stoneware       DAY       2      4.00      8.00',
]

const withDays = (...days: string[]) =>
  fieldOfOrder(
    drawDocument(`
Harbour Mills LLC                                         Purchase Order 40118

Order Date     11-Aug-2025

Supplier
Hallam Pottery Ltd
18 Mill Lane
Norwich NR3 1LB

Line   Item      Description          Need-by Date     Qty    Price     Amount
${days.map((day, at) => `${String(at + 1)}      ${GOODS[at]!.replace('DAY', day)}`).join('\n')}
`),
  )('requested_delivery_date')

test('the day that most lines name is that of the order', () => {
  expect(withDays('30-Sep-2025', '12-Oct-2025', '30-Sep-2025')).toBe('2025-09-30')
})

test('a day that fewer than half of the lines name is none of the order', () => {
  expect(withDays('30-Sep-2025', '12-Oct-2025', '19-Oct-2025', '30-Sep-2025', '26-Oct-2025') ?? null).toBeNull()
})

test('where no day is named more often than the others, the order has none', () => {
  expect(withDays('30-Sep-2025', '12-Oct-2025', '19-Oct-2025') ?? null).toBeNull()
})

test('the sheet of a public market tells the body that buys, its office, who prepared the order and where the goods go', () => {
  const field = fieldOfOrder(
    drawDocument(`
                 ORDINE DIRETTO DI ACQUISTO

Nr. Identificativo Ordine         7118204
Data Creazione Ordine             12/02/2025

Nome Ente                         COMUNE DI VALBREMBO
Codice Fiscale Ente               00184400646
Nome Ufficio                      SETTORE TECNICO
Telefono Ufficio                  035 550118
Indirizzo Ufficio                 PIAZZA LIBERTÀ 1, 24030 VALBREMBO (BG)
Punto Ordinante                   ELENA CORTI / CF: CRTLNE71L58B885U
Ordine istruito da                MARIO GRITTI

FORNITORE CONTRAENTE
Ragione Sociale                   CARTA PIÙ S.R.L.
Partita IVA Impresa               02744100914
Indirizzo Sede Legale             CORSO TORINO 310, 14100 ASTI (AT)

Oggetto    Nome Commerciale           Prezzo     Qtà       Importo
1          Toner nero                 40,00      2         80,00
2          Carta A4                   5,00       10        50,00

Indirizzo di Consegna             VIALE MARCONI 8 - 24030 - VALBREMBO (BG)
Modalità di Pagamento             30 GG
`),
  )
  expect(field('customer_company_name')).toBe('COMUNE DI VALBREMBO')
  expect(field('department')).toBe('SETTORE TECNICO')
  expect(field('client_name')).toBe('MARIO GRITTI')
  expect(field('delivery_address')).toBe('VIALE MARCONI 8 - 24030 - VALBREMBO (BG)')
})

test('a school writes to a firm, for a service of its own', () => {
  const field = fieldOfOrder(
    drawDocument(`
          AGRUPAMENTO DE ESCOLAS DE VALE FORMOSO
     Rua do Souto, 4920-061 Vale Formoso - Telef. 251 555 470

              NOTA DE ENCOMENDA N.º 31 / 2025

À firma:                                        Data: 14/09/2025
Livraria do Minho, Lda                          Compromisso n.º: 412
Largo da Feira, 7
4900-318 Viana do Castelo

Queiram fornecer, para os Serviços Técnicos, os artigos a seguir indicados:

Qtd.     Descrição              Preço unitário      Total
150      Resma papel A4         3,00 €              450,00 €
24       Marcador azul          5,00 €              120,00 €
`),
  )
  expect(field('customer_company_name')).toBe('AGRUPAMENTO DE ESCOLAS DE VALE FORMOSO')
  expect(field('department')).toBe('Serviços Técnicos')
})

test('what must come with the goods is asked for, and a heading of the bill is not', () => {
  const field = fieldOfOrder(
    drawDocument(`
Centre hospitalier de Briare                   FOURNISSEUR
60 rue de la Loire                             Médical Distribution SAS
45250 Briare                                   14 rue Ampère
                                               72000 Le Mans

Bon de commande N° 25H118
Date de commande : 16/06/2025

ADRESSE DE LIVRAISON                           ADRESSE DE FACTURATION
Magasin central                                Dépôt sur Chorus Pro
Route de Sully                                 SIRET et n° d'engagement obligatoires
45250 Briare
${ARTICLES}

Toute livraison devra être accompagnée d'un bordereau rappelant ce numéro. Les livraisons hors horaires seront refusées.
`),
  )
  expect(field('note')).toMatch(/^Toute livraison .*refusées\.$/)
})

test.each([
  ['Sachbearbeitung      Fr. Ahlers', 'client_name', 'Fr. Ahlers'],
  ['Sachbearbeitung      Jens Ahlers', 'client_name', 'Jens Ahlers'],
])('%s', (line, name, value) => {
  const field = fieldOfOrder(
    drawDocument(`
Stadtwerke Eggen
Rathausplatz 3
84307 Eggen

Bestellschein
Bestell-Nr.          2025/0118
${line}
Datum                17.08.2025
${ITEMS}
`),
  )
  expect(field(name)).toBe(value)
})

test('the directorate under the name of the house has two parts', () => {
  const field = fieldOfOrder(
    drawDocument(`
University of Northmere                              Official Purchase Order
Finance Directorate - Procurement Services           Order No: UNM0118826

Supplier                                             Deliver To
Northgate Scientific Ltd                             Chemistry Stores
Bishop Road                                          Castle Road
Loughborough LE11 5RG                                Northmere WM4 2LT
${ITEMS}
`),
  )
  expect(field('department')).toBe('Finance Directorate - Procurement Services')
})
