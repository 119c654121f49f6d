import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value
const column = (result: ReturnType<typeof read>, name: string) => result.items.map((row) => row[name]?.value)

describe('lines of two rows', () => {
  const university = (first: string) => `
Tidewater State University
PO Box 6100, Wexford VA 23501

**Purchase** **Order** 0000214906
Date: 03/02/2026

Supplier:   CHESAPEAKE LAB SUPPLY INC
            2290 Ironbridge Rd, Richmond VA 23234

Line-Sch    Item/Description                                 Quantity UOM       PO Price    Extended Amt

${first}       10010-CDK                                        40.0000 CS       89.50000        3,580.00
            Nitrile exam gloves, powder free
            Due Date: 03/16/2026                           Schedule Total                     3,580.00
2 - 1       13-678-11E                                       25.0000 CS       62.37000        1,559.25
            Serological pipet 10 mL sterile
            Due Date: 03/16/2026                           Schedule Total                     1,559.25
`
  test('the number of the line and that of its schedule are no code', () => {
    expect(column(read(university('1 - 1')), 'product_code')).toEqual(['10010-CDK', '13-678-11E'])
  })

  test('`Part Number / Rev / Description` is a code over a name', () => {
    const result = read(`
**PURCHASE** **ORDER** 14482

Ridgeline Precision, LLC
918 Foundry Ave, Rockford, IL 61104

To: Badger Metals Service Center
    4300 W Layton Ave, Milwaukee WI 53220

Order Date:  6/14/2026

Line   Part Number / Rev / Description                     Order Qty     Unit Price      Ext Price

1      AL6061-0.25X48   Rev: -                              14.00 EA      386.20          5,406.80
       PLATE ALUM 6061-T651 .250 X 48 X 96
2      SS304-RD1.5   Rev: -                                 20.00 EA      167.45          3,349.00
       ROUND BAR 304 SS 1.500 DIA X 12FT
`)
    expect(column(result, 'product_code')).toEqual(['AL6061-0.25X48', 'SS304-RD1.5'])
    expect(column(result, 'product_name')).toEqual(['PLATE ALUM 6061-T651 .250 X 48 X 96', 'ROUND BAR 304 SS 1.500 DIA X 12FT'])
  })

  test('a line begins where its position stands, though its numbers stand in the row below', () => {
    const result = read(`
**Purchase** **Order** 70446-19

MONARCH PACKAGING CORP.
6000 Commerce Pkwy, Houston, TX 77041

Supplier:   GULF COAST POLYMERS LP
            12 Refinery Row, Baytown, TX 77520

Order Date: 02/17/2026

Line    Part Number / Description               Delivery Date        Quantity UOM     Unit Price       Amount

1       RM-PE-HD-5502                           Needed:
        HDPE resin 5502BN natural, bulk         09-MAR-2026          180,000 LB         0.5225      94,050.00
        Ship To: the address at the top of page 1
2       RM-MB-BLK40                             Needed:
        Carbon black masterbatch 40% LDPE       09-MAR-2026            8,800 LB         1.1350       9,988.00
        Ship To: the address at the top of page 1
`)
    expect(column(result, 'product_code')).toEqual(['RM-PE-HD-5502', 'RM-MB-BLK40'])
    expect(column(result, 'requested_quantity')).toEqual(['180000', '8800'])
  })
})

describe('captions of two fields', () => {
  test('the number and the day of a French order under one caption', () => {
    const result = read(`
PAPETERIES DE LA VIRE
Route de Tessy, 14380 Pont-Farcy

**Commande**
Société                                           Numéro cde/date
TRANSMECA NORMANDIE                               4500387721 / 18.03.2026
27 rue des Compagnons                             Interlocut./téléphone
14000 CAEN                                        Corinne Vasseur / 02 31 67 55 12
                                                  Votre personne à contacter
                                                  M. Lemière

Poste       Article                        Désignation                       Qté
00010       4100-778                       Roulement SKF 6308                 24
`)
    expect(valueOf(result, 'name')).toBe('4500387721')
    expect(valueOf(result, 'order_date')).toBe('2026-03-18')
    expect(valueOf(result, 'client_name')).toBe('Corinne Vasseur')
  })

  test('the buyer’s number at the seller, in the words of the program', () => {
    const result = read(`
QUIMICA DEL EBRO, S.A.
Ctra. de Castellón, km 7 - 50720 ZARAGOZA

**Pedido**
A la atención de:                                 Nº pedido/Fecha
SUMINISTROS CIERZO SL                             4501120934 / 12.05.2026
Pol. Malpica, calle E                             Su nº proveedor en n/empresa
50016 ZARAGOZA                                    117740
                                                  N/nº de cliente
                                                  QE-2210

Pos.     Material              Denominación                            Cantidad
00010    20004417              VALVULA BOLA DN50 PN40                        12
`)
    expect(valueOf(result, 'customer_code')).toBe('QE-2210')
  })
})

describe('numbers of orders', () => {
  const shop = (label: string, number: string) => `
Hotel Playa Bermeja S.A.
Avda. de la Playa 1, 11140 Conil de la Frontera

**Pedido** **de** **compra**
${label}     ${number}
Fecha pedido     01/07/2026

Proveedor: Frutas Hnos. Aragón, S.L.

Código           Producto                                 Cantidad     Ud.
V-104            Tomate rama cat. I                             60     kg
`
  test('a code may join letters with an ampersand', () => {
    expect(valueOf(read(shop('Nº pedido', 'PB-F&B-26-2290')), 'name')).toBe('PB-F&B-26-2290')
  })

  test('the number of a book is not that of the order to print it', () => {
    const result = read(`
Ediciones del Soto
Calle Teresa Gil, 20 - 47002 Valladolid

Gráficas Arlanza, S.A.
C/ López Bravo, 55, 09001 Burgos

**ORDEN** **DE** **IMPRESIÓN** n.º 26/31
ISBN 978-84-19774-31-0                            Valladolid, 5 de octubre de 2026

Concepto                                 Ejemplares        €/ej.   Importe (€)
Libro «Cuadernos del Duero» 240 pp.           1.500        2,184      3.276,00
Cubierta estucado 300 g                       1.500        0,312        468,00
`)
    expect(valueOf(result, 'name')).toBe('26/31')
  })
})

describe('parties and persons', () => {
  test('name, street and town in one line with blanks alone between them', () => {
    const result = read(`
STRUCTALU
agencement industriel

**Commande** **N°** **26000948**                                  ALU SYSTEMES EST
du 23/02/2026                                         5 rue des Frères Lumière
                                                      67210 OBERNAI

Livrer à :   STRUCTALU ATELIER 11 rue de l'Ill 67118 GEISPOLSHEIM
Facturer à : STRUCTALU SAS 2 quai Kléber 67000 STRASBOURG

Article            Désignation                              Qté      P.U       Montant
10.254.80          PROFIL ALU T5 40X40 BRUT                  36     29,14      1 049,04
10.254.95          PROFIL ALU T5 80X40 BRUT                  12     54,68        656,16
`)
    expect(valueOf(result, 'customer_company_name')).toBe('STRUCTALU SAS')
  })

  test('behind `Lieferant: 71206` stands a field of the order, and no person of the supplier', () => {
    const result = read(`
                                              Kessler Automation GmbH & Co. KG
                                              Max-Eyth-Straße 6, 72574 Bad Urach

Antriebshaus Reutlingen GmbH                  Lieferant:          71206
Emil-Adolff-Str. 21                           Belegdatum:         19.05.2026
72760 Reutlingen                              Unser Zeichen:      EK/mr
                                              Ansprechpartner:    Markus Rehm
                                              Tel./Fax:           07123 / 96 41-55

**Bestellung** **26-20871**

Pos     Artikel            Bezeichnung                        Menge ME     Einzelpreis     Gesamtpreis
1       90-1104-00         Getriebemotor SK 02050              4,00 Stk         412,50        1.650,00
2       90-1230-05         Näherungsschalter M12             120,00 Stk          13,85        1.662,00
`)
    expect(valueOf(result, 'client_name')).toBe('Markus Rehm')
  })

  test('an assistant of a pharmacy who orders is a person', () => {
    const result = read(`
ST. ELISABETH-STIFT GGMBH                              Krankenhausapotheke
Klosterweg 1, 49477 Ibbenbueren

**BESTELLUNG**

An
PHARMA-GROSSHANDEL MUENSTERLAND EG
Dieselstr. 5 - 9
48565 Steinfurt

Bestell-Nr. : A 61882                       Datum       : 08.09.26
Besteller   : PTA Lindemann                 Lieferung   : 09.09.26

PZN        Artikelbezeichnung                             Menge
04938571   NaCl 0,9 % B.Braun Ecoflac 20x500ml              60
08713212   Ringer-Acetat Inf.-Lsg 10x1000ml                 48
`)
    expect(valueOf(result, 'client_name')).toBe('PTA Lindemann')
  })
})

describe('who writes an order', () => {
  test('a title with its number is no town, and whoever has the goods sent to themselves buys', () => {
    const result = read(`
**Purchase** **Order** **106043**

Harwell Furnishings Ltd.
7 Canal Wharf
Leeds LS11 5PS

                                          **Ship-to** **Address**
Northern Timber Works                     Harwell Furnishings - BLUE Warehouse
88 Quarry Street                          South East Street 3
Huddersfield, HD1 6RX                     Birmingham, B27 4KT

Vendor No.       Document Date         Purchaser
30000            22 January 2026       Marcus Reid

No.          Description                     Quantity Unit     Direct Unit Cost     Line Amount
1928-W       Storage Unit                           4 Piece              342.10        1,368.40
70011        Glass Door                            12 Piece               72.35          868.20
`)
    expect(valueOf(result, 'customer_company_name')).toMatch(/^Harwell Furnishings/)
  })

  test('initials to which bills go stand for the name at the head', () => {
    const result = read(`
**Purchase** **Order**               Northmoor Teaching Hospitals NHS Foundation Trust
Order No: RXK0449218         Trust HQ, Lister Road
Order Date: 27-MAR-2026      Northmoor NM4 7LR

Supplier                         Invoice To
MEDIVANCE UK LTD                 NTHFT
Unit 9 Sandpiper Way             Phoenix House, Topcliffe Lane
Telford TF3 3BD                  Wakefield WF3 1WE

Line   Supplier Product Code    Description                        Qty     Unit Price
1      FTR1142                  Safety cannula 20G pink             30          41.60
2      FWC301                   Foam dressing 10 x 10cm             60          18.95
`)
    expect(valueOf(result, 'customer_company_name')).toBe('Northmoor Teaching Hospitals NHS Foundation Trust')
  })
})
