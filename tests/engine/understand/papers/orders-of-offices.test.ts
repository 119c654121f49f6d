import { describe, expect, test } from 'vitest'
import { amountIn } from '#app/engine/understand/tables/lines/read-cells.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'work_order' })
  return { fields: plain(fields), items: items.map(plain) }
}

describe('lines of orders', () => {
  test('a head for the quantity and its unit', () => {
    const { items } = read(`
**PEDIDO** 4500238871

Pos.    Material     Denominación                 Ctd. pedido UM     Precio por unidad     Valor neto
00010   800055903    Contenedor residuos 60 L           1.000   UD              3,1200       3.120,00
00020   800030116    Mascarilla FFP2 sin válvula        2.400   UD              0,2740         657,60`)
    expect(items.map((item) => item.requested_quantity)).toEqual(['1000', '2400'])
  })

  test('a unit without a head in the cell of the price', () => {
    const words = drawDocument('DRUM 64.00').pages[0]!.words
    expect(amountIn(words, '.')?.value).toBe('64.00')
    expect(amountIn(drawDocument('M10 64').pages[0]!.words, '.')).toBeUndefined()
  })

  test('of a total before and one after the discount, the latter', () => {
    const { items } = read(`
**Bon** **de** **commande** n° CDE-231

Référence    Désignation          Qté    Prix HT    Total HT    Remise %    Total HT
                                                    avant                   après
CL-70BL      Classeur à levier      4       2,48        9,92        0,00        9,92
ENV-C5       Enveloppes C5         10      21,75      217,50       10,00      195,75
TN-2410      Toner noir            12      46,90      562,80        5,00      534,66`)
    expect(items.map((item) => item.total_amount)).toEqual(['9.92', '195.75', '534.66'])
  })
})

describe('who orders', () => {
  const air = `
KQRV-TV
1100 Tower Hill Road                                  **ORDER**
Duluth, MN 55811                                      Order / Rev:     1284470     Alt Order #:     WOC9912844
Advertiser:    North Shore Tire
Agency:        Brightwater Media Group                Flight Dates:    10/05/26 - 10/18/26
               600 Harbor Drive, Suite 210
               Minneapolis, MN 55401
Buyer:         Lindsey Amaro

Line    Inventory Code          Rate     Spots     Amount
1       Early News             $45.00       10    $450.00
2       Sunrise News Hour      $85.00        8    $680.00`

  test('the agency that places an order of air time on the paper of the station', () => {
    expect(read(air).fields).toMatchObject({ name: '1284470', customer_company_name: 'Brightwater Media Group' })
  })

  test('a station is no ward of an English paper', () => {
    const { fields } = read(`
**Purchase** **order** HP-26-0881

Havelock Advertising Ltd
31 Exchange Place

Client      Narragansett Credit Union     Station     WBRK-FM Providence
Order date  3 June 2026`)
    expect(fields.department).toBeUndefined()
  })

  test('a name that runs along both edges of the sheet', () => {
    const { fields } = read(`
Forstbetrieb Kellerwald eG                                            Hainaer Weg 4, 34513 Waldeck

                                                                      **Bestellung**
Baustoffe Wegener GmbH                                                Nr. BE-20261031
Industriestr. 44                                                      Datum: 02.11.2026
34117 Kassel

Sehr geehrte Frau Wegener,
hiermit bestellen wir verbindlich folgende Positionen:
${'\n'.repeat(54)}
Forstbetrieb Kellerwald eG   Hainaer Weg 4   34513 Waldeck   Tel. 05623 550170`)
    expect(fields.customer_company_name).toBe('Forstbetrieb Kellerwald eG')
  })

  test('a library signs for itself, and is nobody’s name', () => {
    const { fields } = read(`
From: acquisitions@tamarack.net
To: orders@baxterbooks.net
Date: Tue, 13 Oct 2026 09:41
Subject: Order basket 317

Please order for the library:

Thank you,

Tamarack Public Library`)
    expect(fields).toMatchObject({ customer_company_name: 'Tamarack Public Library' })
    expect(fields.client_name).toBeUndefined()
  })

  test('the contact before who let it pass', () => {
    const { fields } = read(`
Ribbleford Borough Council               **OFFICIAL** **ORDER**
Town Hall, Market Street                 Order No: E100482
Ribbleford RB1 2AA                       Contact: Graham Ollerton

To: Calder Grounds Ltd, Yard 3, Clitheroe BB7 4LE

Authorised by: H. Prescott, Head of Environment`)
    expect(fields.client_name).toBe('Graham Ollerton')
  })

  test('a title is nobody’s name', () => {
    const { fields } = read(`
Atelier Cormoran SCOP
9 quai des Chantiers, 29900 Concarneau

De   COMMANDE                        Numéro de commande   2026-0118`)
    expect(fields.client_name).toBeUndefined()
  })

  test('a company without the tax number behind it', () => {
    const { fields } = read(`
**ORDEN** **DE** **COMPRA** N° OC-2026-0088

Fecha: 05/05/2026
Facturar a nombre de: REDES DEL MISTI S.R.L. / R.U.C. 20605511283`)
    expect(fields.customer_company_name).toBe('REDES DEL MISTI S.R.L.')
  })

  test('a given name before a surname in capitals is no company', () => {
    const { fields } = read(`
**MENUISERIES** **DU** **VERDON**                **BON** **DE** **COMMANDE**
Quartier Les Plantiers                           Numéro : BC00871
04500 RIEZ
                                                 QUINCAILLERIE DU LUBERON
Acheteur : Karim BELHADJ                         Route de Gap
                                                 04100 MANOSQUE`)
    expect(fields).toMatchObject({ client_name: 'Karim BELHADJ', customer_company_name: 'MENUISERIES DU VERDON' })
  })

  test('an account of the budget is no number of a customer', () => {
    const code = (line: string) => read(`**PURCHASE** **ORDER** No. 26-3418\n\n${line}`).fields.customer_code
    expect(code('Account: 4-02-61100-6013')).toBeUndefined()
    expect(code('Account: 55210')).toBe('55210')
  })
})

describe('departments', () => {
  test('a service where a person is asked for', () => {
    expect(read('**NOTA** **DE** **ENCOMENDA** N.º 154\n\nRequisitante: Cozinha').fields.department).toBe('Cozinha')
  })

  test('a counted unit of research', () => {
    const { fields } = read(`
Université de Haute-Combe                  **BON** **DE** **COMMANDE**
UMR 4417 Biologie des milieux              N° de commande : 4500118273
12 chemin du Lac
73370 LE BOURGET-DU-LAC`)
    expect(fields.department).toBe('UMR 4417 Biologie des milieux')
  })

  test('a unit under the name, before where it is', () => {
    const { fields } = read(`
Klinikverbund Nordheide gGmbH                  **Bestellung**
Zentraleinkauf · Am Krankenhaus 4 · 21244 Nordheide
                                               Bestellnummer: 4500771204
Firma
Medivital Handels GmbH
Hafenstraße 19
20457 Hamburg`)
    expect(fields.department).toBe('Zentraleinkauf')
  })

  test('an address without a number under "Dirección", and a code of the tax office', () => {
    const { fields } = read(`
**Pedido** **de** **proveedor:** PP2026A77

Fecha     21-09-2026       Proveedor     Lácteos del Besaya S.A.
CIF       A39077731        Dirección     Barrio Requejada s/n`)
    expect(fields.department).toBeUndefined()
    expect(read('**ORDINE** **DI** **ACQUISTO** N. 44\n\nCodice univoco ufficio: UF8K2P').fields.department).toBeUndefined()
  })
})

describe('places, currencies and notes', () => {
  test('the day before a place of delivery', () => {
    const { fields } = read(`
**BON** **DE** **COMMANDE** n° 2026-ALO-0219

Livraison : 26/03/2026 avant 9h, cuisine du lycée, Route de Murat, 15000 AURILLAC`)
    expect(fields.delivery_address).toBe('cuisine du lycée, Route de Murat, 15000 AURILLAC')
  })

  test('streets of Peru have blocks and lots; Chile despatches', () => {
    const peru = read('**ORDEN** **DE** **COMPRA** N° 88\n\nDireccion de entrega: Urb. La Marina Mz. D Lote 9 Dist. Cayma Arequipa')
    expect(peru.fields.delivery_address).toBe('Urb. La Marina Mz. D Lote 9 Dist. Cayma Arequipa')
    const chile = read("**ORDEN** **DE** **COMPRA** N° 88\n\nDirección de despacho     Bodega Central, Avenida O'Higgins 1850, Llanquimapu")
    expect(chile.fields.delivery_address).toBe("Bodega Central, Avenida O'Higgins 1850, Llanquimapu")
  })

  test('soles behind the word total, a code before its name', () => {
    expect(read('**ORDEN** **DE** **COMPRA** N° 88\n\nBASE IMPONIBLE    7,000.40\nTOTAL S/          8,260.47').fields.currency).toBe('PEN')
    const named = read('**ORDEN** **DE** **COMPRA** N° 88\n\nTotal    8,260.47\n\nTodos los importes se expresan en - MXN Peso mexicano')
    expect(named.fields.currency).toBe('MXN')
  })

  test('how to reach the buyer is no note', () => {
    const { fields } = read(`
**Bon** **de** **commande** n° 231

Pour toute assistance, merci de nous contacter : Tél. : 02 31 55 08 80`)
    expect(fields.note).toBeUndefined()
  })
})
