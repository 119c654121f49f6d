import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

type Kind = 'invoice' | 'work_order'
const understand = (page: string, kind?: Kind) => understandDocument(drawDocument(page), kind ? { kind } : {})
const fieldsOf = (page: string, kind?: Kind) =>
  Object.fromEntries(Object.entries(understand(page, kind).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))
const cellsOf = (page: string, ...names: string[]) =>
  understand(page, 'work_order').items.map((item) =>
    names.map((name) => (item as Record<string, { value: string } | undefined>)[name]?.value),
  )

describe('numbers and titles of orders', () => {
  test('the number behind the initials of a title is the order’s, not the title itself', () => {
    const page = `
      COMMUNE DE MBANGA PONGO
                                                              BCA N°: BCA-2026-00731

                     **BON** **DE** **COMMANDE** **ADMINISTRATIF**
      Nom ou raison du Prestataire   ETS LIBRAIRIE DU WOURI

      REFERENCE    DESIGNATION                     QTES      P.U        Total
      PAP-A4       Papier A4 80 g (rame)            250    2 850      712 500
      CHE-DOS      Chemise à dossier                 40    6 400      256 000
    `
    expect(fieldsOf(page, 'work_order').name).toBe('BCA-2026-00731')
  })

  test('an order for goods and services stays one, also where it names the invoice that came', () => {
    const page = `
      **ORDEN** **DE** **COMPRA** **Y/O** **SERVICIO** **N°** **1834**

      PROVEEDOR: REACTIVOS DEL SINÚ SAS       NIT: 901.447.320-8     FECHA: 2026-08-11
      DIRECCIÓN: Vía 40 No. 71-197 bodega 12                         FACTURA: QC-88213

      REFERENCIA    PRODUCTO                 CANTIDAD    PRECIO UNITARIO    SUBTOTAL
      GLU-4100      Glucosa líquida                12            186,500    2,238,000
      CRE-2050      Creatinina cinética             8            142,300    1,138,400
                                                     SUBTOTAL(BASE)         3,376,400
                                                     IVA                            0
                                                     TOTAL                  3,376,400
    `
    expect(understand(page).kind).toBe('work_order')
    expect(fieldsOf(page).name).toBe('1834')
  })
})

describe('moneys', () => {
  test('the letters of a Dutch postcode are no dinars', () => {
    const page = `
      **Inkooporder**
      Leverancier                          Afleveradres
      Houthandel Lierop B.V.               Dakbouw Veluwe
      Kanaaldijk 27                        Energieweg 14
      5735 SL Aarle-Rixtel                 8071 DA Nunspeet
      Ordernummer: IO-26-0837

      Artikel     Omschrijving     Aantal
      VR-140      Dakpaneel            14
    `
    expect(fieldsOf(page, 'work_order').currency).toBeUndefined()
  })

  test.each([
    ['R 2 145,60', 'R 6 436,80', 'ZAR'],
    ['L. 1,185.00', 'L. 3,555.00', 'HNL'],
  ])('%s is of a country', (price, total, currency) => {
    const page = `
      **PURCHASE** **ORDER** PO-5521

      Code       Description        Qty    Unit price         Total
      PV-4       Cable drum           3    ${price}    ${total}
                                           Total       ${total}
    `
    expect(fieldsOf(page, 'work_order').currency).toBe(currency)
  })
})

describe('items', () => {
  test('a currency in brackets behind a head is said of the head', () => {
    const page = `
      **ORDEM** **DE** **COMPRA** Nº OC-2026-0552

      Código     Produto                 Qtd    Preço Unit. (R$)    Subtotal (R$)    Status
      MP-0032    Farinha de trigo         80            96,40           7.712,00    Pendente
      MP-0107    Gordura vegetal          24           178,90           4.293,60    Pendente
    `
    expect(cellsOf(page, 'product_code', 'unit_price', 'total_amount')).toEqual([
      ['MP-0032', '96.40', '7712.00'],
      ['MP-0107', '178.90', '4293.60'],
    ])
  })

  test('the last sign of a code that did not fit stands under its beginning', () => {
    const page = `
      **ORDEN** **DE** **COMPRA** OC-2026-0259

      SKU          Descripción                Cantidad    Costo unit.    Subtotal
      FER-UREA-5   Urea granulada, saco            120        $612.40    $73,488.00
      0
      FER-KNO3     Nitrato de potasio, saco         45        $889.00    $40,005.00
    `
    expect(cellsOf(page, 'product_code', 'requested_quantity')).toEqual([
      ['FER-UREA-50', '120'],
      ['FER-KNO3', '45'],
    ])
  })

  test.each([
    ['352,80', 'total_amount'],
    ['4012,80', 'unit_price'],
  ])('amounts behind the lines of a list are what the sum under them (%s) says', (sum, cell) => {
    const page = `
      **BON** **DE** **COMMANDE**
      Commande : CMD-26-4471

      12 × Café Sidamo grains 1 kg       297,60 €
      8 × Décaféiné moulu 250 g           55,20 €

      Total HT                        ${sum} €
    `
    expect(cellsOf(page, 'product_name', 'requested_quantity', cell)).toEqual([
      ['Café Sidamo grains 1 kg', '12', '297.60'],
      ['Décaféiné moulu 250 g', '8', '55.20'],
    ])
  })

  test('without such a sum they are neither, and no part of the name', () => {
    const page = `
      **BON** **DE** **COMMANDE**
      - Terrine de sanglier (180 g) x6 : 11.50 CHF
      - Moutarde de Bénichon x10 : 8.40 CHF
    `
    expect(cellsOf(page, 'product_name', 'requested_quantity', 'unit_price', 'total_amount')).toEqual([
      ['Terrine de sanglier (180 g)', '6', undefined, undefined],
      ['Moutarde de Bénichon', '10', undefined, undefined],
    ])
  })
})

describe('who and where', () => {
  test('under a confirmation it is the seller who signs', () => {
    const page = `
      Sportboden Reuther GmbH · Tongrube 3 · 97840 Hafenlohr
      TC Rot-Weiß Lilling e.V.
      Am Sportpark 7
      91322 Gräfenberg

      **Auftragsbestätigung** **Nr.** **AB-2026-0271**
      vielen Dank für Ihren Auftrag. Wir bestätigen Ihnen hiermit folgende Bestellung:

      Art.Nr.   Bezeichnung              Menge   Einh.   Stückpr.      Gesamt
      ZM-02     Ziegelmehl Big Bag          12   t       118,50 €    1.422,00 €

      Mit freundlichen Grüßen
      Sportboden Reuther GmbH
    `
    expect(fieldsOf(page, 'work_order').customer_company_name).toBe('TC Rot-Weiß Lilling e.V.')
  })

  test('the buyer named once more in a box of its own is no person', () => {
    const page = `
      **Viasud** **Équipement**
      18 rue de la Tramontane, 34470 Pérols
      BON DE COMMANDE N° BDC-2026-0418

      ACHETEUR                               FOURNISSEUR
      Viasud Équipement                      Fonderie du Gier SAS
      SIRET : 512 884 190 00027              ZI de la Péronnière
      18 rue de la Tramontane                42320 La Grand-Croix
      34470 Pérols

      Réf.       Désignation              Qté     Prix unit. HT    Total HT
      PNX-B21    Panneau rétroréfléchissant  14         38,40 €    537,60 €
    `
    expect(fieldsOf(page, 'work_order')).toMatchObject({ customer_company_name: 'Viasud Équipement' })
    expect(fieldsOf(page, 'work_order').client_name).toBeUndefined()
  })

  test('`Receive at` and `Livraison vers` say where goods go', () => {
    const english = `
      STONE CREEK OUTFITTERS — Purchase Order
      PO #: SC-1184
      Vendor: Northfork Apparel Mfg.
      Receive at: Warehouse - 2210 Mill Pond Rd, Bozeman MT

      Product              Qty      Cost      Total
      Fleece Pullover       84    $24.50    $2,058.00
    `
    const french = `
      **BON** **DE** **COMMANDE** PO-2026-0212
      Fournisseur                          Livraison vers
      Viandes du Forez SAS                 Dépôt Porte des Alpes
      12 rue des Abattoirs                 7 allée Joliot-Curie
      42600 Montbrison                     69800 Saint-Priest

      Désignation              Qté     Prix HT    Total HT
      Merguez boeuf 1 kg        55      9,35 €    514,25 €
    `
    expect(fieldsOf(english, 'work_order').delivery_address).toBe('Warehouse - 2210 Mill Pond Rd, Bozeman MT')
    expect(fieldsOf(french, 'work_order').delivery_address).toContain('69800 Saint-Priest')
  })

  test('who stands before a dash and the title in the first line orders', () => {
    const page = `
      **STONE** **CREEK** **OUTFITTERS** **—** **Purchase** **Order**
      PO #: SC-1184
      Vendor: Northfork Apparel Mfg.

      Product              Qty      Cost      Total
      Fleece Pullover       84    $24.50    $2,058.00
    `
    expect(understand(page).kind).toBe('work_order')
    expect(fieldsOf(page)).toMatchObject({ name: 'SC-1184', customer_company_name: 'STONE CREEK OUTFITTERS' })
  })

  test('what heads a part of the paper is nobody’s name', () => {
    const page = `
      BON DE COMMANDE
      Commande : CMD-26-4471

      **ARTICLES**
      12 × Café Sidamo grains 1 kg
      8 × Décaféiné moulu 250 g
    `
    expect(fieldsOf(page, 'work_order').customer_company_name).toBeUndefined()
  })

  test('`FACTURA A FAVOR DE` names who is invoiced', () => {
    const page = `
      **ORDEN** **DE** **COMPRA** No. 4417
      FACTURA A FAVOR DE GIMNASIO LOS ALISOS SAS NIT 900.218.447-1

      Cantidad    Descripción           Valor unitario    Valor total
      12          Silla universitaria          $85.000     $1.020.000
    `
    expect(fieldsOf(page, 'work_order').customer_company_name).toBe('GIMNASIO LOS ALISOS SAS')
  })
})

describe('what is none', () => {
  const page = `
    **Contractor** **Purchase** **Order** CPO-7741
    Job Name: Hendricks Patio Cover
    Requested by: Maintenance Fleet
  `

  test('the name of a job and the crew that asks are no person', () => {
    expect(fieldsOf(page, 'work_order').name).toBe('CPO-7741')
    expect(fieldsOf(page, 'work_order').client_name).toBeUndefined()
  })

  test('the number of a standard counts nothing', () => {
    const items = cellsOf(
      `${page}
    - 4 off fixed panels 12 mm toughened
    - 2 off frameless doors
    - Manifestation film to AS 1288
  `,
      'product_name',
      'requested_quantity',
    )
    expect(items).toHaveLength(2)
    expect(items.map(([, quantity]) => quantity)).toEqual(['4', '2'])
  })

  test('words in capitals under an unknown head are no article codes', () => {
    const order = `
      **BON** **DE** **COMMANDE** Réf : BC-604127

      URGENCE    DÉSIGNATION                  QUANTITÉ    PRIX UNITAIRE      TOTAL HT
      HAUTE      Fermeture nylon spirale            12            10,00        120,00
      BASSE      Curseur métal                      40             2,00         80,00
    `
    expect(cellsOf(order, 'product_code', 'product_name')).toEqual([
      [undefined, 'Fermeture nylon spirale'],
      [undefined, 'Curseur métal'],
    ])
  })
})
