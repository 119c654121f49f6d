import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { kind, fields, items } = understandDocument(drawDocument(art))
  const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value.replace(/\n/g, ' ')]))
  return {
    kind,
    ...values,
    items: items.map((item) => Object.fromEntries(Object.entries(item).map(([name, cell]) => [name, cell?.value]))),
  }
}

describe('invoices as open programs and hosts print them', () => {
  test('a title of sale, though the rows stand under the word for an order', () => {
    expect(
      read(`
        Stampaviva S.p.A.                            Spett.le
        Via 1° Maggio 8 - 30020 Quarto d'Altino (VE) Studio Bevilacqua Associati
        P.IVA IT03998140276                          Contrà Porti 21
                                                     36100 VICENZA VI

        FATTURA DI VENDITA N. FE25/0118844 DEL 14-02-2025

        Ordine      Descrizione                 Q.tà     Prezzo    IVA    Importo
        25.088114   Biglietti da visita         1.000     41,20     22      41,20
        25.088115   Roll-up 85x200 cm               4     38,50     22     154,00

        Imponibile     % IVA     Imposta     TOTALE FATTURA
        195,20         22        42,94       238,14
      `),
    ).toMatchObject({ kind: 'invoice', invoice_number: 'FE25/0118844', invoice_date: '2025-02-14', total_amount_with_tax: '238.14' })
  })

  test('lines that say from when to when, billed in dollars to a firm of Mexico', () => {
    expect(
      read(`
        Remit to:                              Invoice To:
        Corvid Compute, LLC                    Tres Ríos Software S.A. de C.V.
        249 Arch Street                        Av. Chapultepec Sur 480
        Philadelphia, PA 19106                 Guadalajara, Jalisco, 44140
        USA                                    MX

        Invoice: #31177208
        Invoice Date: 2025-03-01

        Description          From               To                 Quantity   Unit Price   Amount   Tax     Total
        Server 4GB - web-01  2025-02-01 00:00   2025-02-28 23:59   672        0.036        24.00    $0.00   $24.00
        Backup - web-01      2025-02-01 00:00   2025-02-28 23:59   672        0.008        5.00     $0.00   $5.00

                                                                                  Subtotal         $29.00
                                                                                  Tax Subtotal     $0.00
                                                                                  Total            $29.00
      `),
    ).toMatchObject({
      currency: 'USD',
      items: [
        { description: 'Server 4GB - web-01', quantity: '672', unit_price: '0.036', total_amount: '24.00' },
        { description: 'Backup - web-01', quantity: '672', unit_price: '0.008', total_amount: '5.00' },
      ],
    })
  })

  test('whom the paper counts as a customer did not write it, a GbR did', () => {
    expect(
      read(`
                            Kompass Führungstraining GbR      Rotebühlstraße 155
                            USt-ID DE 287 114 009             70197 Stuttgart
                            post@kompass-training.example     Deutschland

        RECHNUNG

        Rechnungsnummer     0118-2025      Hohenlohe Ventiltechnik GmbH & Co. KG
        Rechnungsdatum      9. Mai 2025    Kundennr. 10072
        Zahlbar bis         8. Juni 2025   Daimlerstraße 21
                                           74653 Künzelsau
                                           Deutschland
                                           personal@hohenlohe-ventil.example

        Artikel   Beschreibung            Preis pro Einheit   Menge   Zeilensumme
        TR-01     Workshop, Tag 1         1.480,00 €          1       1.480,00 €

                                                    Zwischensumme   1.480,00 €
                                                    MwSt. 19 %      281,20 €
                                                    Gesamt          1.761,20 €
      `),
    ).toMatchObject({
      supplier_name: 'Kompass Führungstraining GbR',
      client_name: 'Hohenlohe Ventiltechnik GmbH & Co. KG',
      client_address: 'Daimlerstraße 21 74653 Künzelsau Deutschland',
    })
  })

  test('of two addresses alike the one whose number the foot repeats is the writer’s', () => {
    expect(
      read(`
        SCI Les Terrasses de Mauves                        Géosols Conseil SARL
        TVA: FR45 813 220 147                              TVA: FR71 502 881 336
        14 quai Farconnet                                  Code fiscal: 502 881 336 00024
        07300 Tournon-sur-Rhône                            07100 Annonay
        France                                             France

                                          Date de facturation:   12/03/2025

        Facture 202503-0041

        Article   Description             Qté     Prix          Total
        ETUDE     Étude de sol            1,00    1 850,00 €    1 850,00 €

                                  Sous-total                1 850,00 €
                                  TVA (20.00%)                370,00 €
                                  Total                     2 220,00 €





















        Pénalités de retard : trois fois le taux légal. SARL au capital de 8 000 € - RCS Aubenas 502 881 336
      `),
    ).toMatchObject({ supplier_name: 'Géosols Conseil SARL', client_name: 'SCI Les Terrasses de Mauves' })
  })
})

test('an order that the seller prints with the customer’s reference and number', () => {
  expect(
    read(`
      Bodegas Valdehermoso S.L.                       Pedido
                                                      Ref. : CO2503-0088
                                                      Ref. pedido cliente : 2025/0417
                                                      Fecha pedido : 04/03/2025
                                                      Código cliente : CU1903-00044

      Emisor:                                         Enviar a:
      Bodegas Valdehermoso S.L.                       Hostelería Plaza Mayor S.A.
      Ctra. de Peñafiel km 4                          Plaza Mayor 11
      47300 Peñafiel                                  37002 Salamanca

      Descripción                    IVA    P.U.     Cant.   Total (neto)
      VIN-CR16 - Vino tinto crianza  21%    41,40    30      1.242,00
      VIN-BL23 - Verdejo 2024        21%    27,90    45      1.255,50

                                             Total (neto)    2.497,50
    `),
  ).toMatchObject({ kind: 'work_order', customer_company_name: 'Hostelería Plaza Mayor S.A.' })
})

describe('orders on public forms', () => {
  test('boxes with numbered captions in small type', () => {
    const page = drawDocument(`
      2. CONTRACT NO.       3. AWARD/EFFECTIVE DATE    4. ORDER NUMBER
      47QSMA21D08Q4         03/18/2025                 140P2125F0066

      9. ISSUED BY CODE PPMRDENVER                     10. THIS ACQUISITION IS
      Rocky Mountain Contracting                       UNRESTRICTED OR SET ASIDE: 100 % FOR:
      12795 West Alameda Parkway                       SMALL BUSINESS
      Lakewood CO 80228                                NAICS: 337214

      15. DELIVER TO CODE ROMO                         16. ADMINISTERED BY CODE PPMRDENVER
      Estes Park Headquarters                          Rocky Mountain Contracting
      1000 US Highway 36                               12795 West Alameda Parkway
      Estes Park CO 80517                              Lakewood CO 80228

      ITEM NO.   SUPPLIES OR SERVICES         QUANTITY   UNIT   UNIT PRICE   AMOUNT
      0001       CHAIR, TASK, BLACK           36         EA     318.40       11,462.40
    `)
    for (const { lines, words } of page.pages) {
      const captions = lines.filter(({ text }) => /^\d{1,2}\. /.test(text))
      for (const line of captions) line.size *= 0.75
      for (const word of words) if (captions.some(({ words: own }) => own.includes(word))) word.size *= 0.75
    }
    const { fields } = understandDocument(page, { kind: 'work_order' })
    expect(fields.customer_company_name?.value).toBe('Rocky Mountain Contracting')
    expect(fields.delivery_address?.value.replace(/\n/g, ' ')).toContain('1000 US Highway 36 Estes Park CO 80517')
  })

  test('what else the lines of an order say: a company is no person, and a code stands behind the word for it', () => {
    const order = read(`
      Commande fournisseur CF2502-0031
      Date de commande : 10/02/2025
      Contact interne suivi commande : Élodie Marchal

      Émetteur :                                 Adressé à :
      Ossature Bois du Perche                    Panneaux de l'Ouest SAS
      Route de Mamers                            12 rue des Artisans
      61130 Bellême                              72100 Le Mans

      Service : Atelier - Chapitre : 6061

      Désignation                                           TVA    P.U. HT    Qté    Total HT
      REF fourn. : 204-881 - Panneau OSB3 18 mm             20%    14,9200    60       895,20
      REF fourn. : 118-022 - Chevron sapin 60x80            20%     7,3500   140     1 029,00

                                                            Total HT       1 924,20
    `)
    expect(order).toMatchObject({ client_name: 'Élodie Marchal', department: 'Atelier' })
    expect(order.items.map(({ product_code }) => product_code)).toEqual(['204-881', '118-022'])
  })
})
