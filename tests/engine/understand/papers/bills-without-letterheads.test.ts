import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string | Document) {
  const { kind, fields, items } = understandDocument(typeof page === 'string' ? drawDocument(page) : page)
  const plain = (row: object) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, told]) => (isTold(told) ? [[name, told.value.replaceAll('\n', ', ')]] : [])))
  return { kind, fields: plain(fields), items: items.map(plain) }
}

const isTold = (told: unknown): told is { value: string } =>
  typeof told === 'object' && told !== null && 'value' in told && typeof told.value === 'string'

/** The words of lines that begin so, set in larger type. */
function louder(page: string, begin: string, by = 1.6): Document {
  const drawn = drawDocument(page)
  const [first] = drawn.pages
  const wanted = first!.lines.filter(({ text }) => text.startsWith(begin)).flatMap(({ words }) => words)
  const words = first!.words.map((word) => (wanted.includes(word) ? { ...word, size: word.size * by } : word))
  return { ...drawn, pages: [{ ...first!, words, lines: linesFrom(words) }] }
}

describe('what a paper calls itself', () => {
  test('a title that leads to a number is no heading of whom it goes to', () => {
    const { kind, fields } = read(`
Juniper Supply                                     03/14/26
418 Mill Road                                      Invoice for #JS2207
Ames IA 50010
United States

Quantity      Item                                 Price
2 x           Canvas apron                         $24.00
1 x           Leather strop                        $31.00

Subtotal price:                                    $79.00
Total tax:                                         $5.53
Total price:                                       $84.53
Note
Leave it at the side door.`)
    expect(kind).toBe('invoice')
    expect(fields).toMatchObject({ invoice_number: 'JS2207', supplier_name: 'Juniper Supply', total_amount_with_tax: '84.53' })
  })

  test('what the building trade bills by the month is an invoice, and counted', () => {
    const { kind, fields, items } = read(
      louder(
        `
                    SITUATION DE TRAVAUX
                    N° 3 - mars 2026

MARCHÉ
Référence: MP-2025-118
TITULAIRE
Menuiserie Garrec SARL
SIRET: 41220817600022
ZA de Kerlann, 56400 Auray

N°     Désignation              U       Qté mois    Qté cum.    Mt mois        Mt cum.
1.1    Dépose des châssis       u       4.00        12.00       480,00 €       1 440,00 €
1.2    Châssis bois posé        u       2.00        6.00        1 720,00 €     5 160,00 €
1.3    Calfeutrement            ml      35.00       80.00       315,00 €       720,00 €

                                     Montant marché initial HT    18 400,00 €
                                     Cumul travaux HT             7 320,00 €
                                     MONTANT NET HT               2 515,00 €
                                     TVA (20%)                    503,00 €
                                     MONTANT TTC À PAYER          3 018,00 €`,
        'SITUATION',
      ),
    )
    expect(kind).toBe('invoice')
    expect(fields).toMatchObject({
      invoice_number: '3',
      order_reference: 'MP-2025-118',
      supplier_name: 'Menuiserie Garrec SARL',
      subtotal_without_tax: '2515.00',
      total_amount_with_tax: '3018.00',
    })
    expect(items.map(({ description, total_amount }) => [description, total_amount])).toEqual([
      ['Dépose des châssis', '480.00'],
      ['Châssis bois posé', '1720.00'],
      ['Calfeutrement', '315.00'],
    ])
  })
})

describe('who bills, where no letterhead says so', () => {
  test('the number under the title is nobody, and the owner stands behind the house in the line of the foot', () => {
    const { fields } = read(`
                                                    ABSCHLAGSRECHNUNG Nr. 2
                                                           Nr. RE-2026-117
                                   Lindenweg 4 · 34212 Melsungen · 05661 5550118

Auftraggeber:
Frau Gesine Althoff
Am Rain 2
34212 Melsungen

Rechnungsdatum: 3.5.2026
Rechnungs-Nr.: RE-2026-117

Pos    Bezeichnung                                         Betrag €
1      Abschlagszahlung 2                                  4.200,00 €

                               Nettobetrag                 4.200,00 €
                               MwSt. 19 %                    798,00 €
                               Rechnungsbetrag             4.998,00 €



Zahlbar innerhalb von 14 Tagen ohne Abzug.




























            Zaunbau Ritter · Henning Ritter · Lindenweg 4 · 34212 Melsungen`)
    expect(fields.supplier_name).toBe('Zaunbau Ritter')
  })

  test('a lawyer is called by no profession, and the chamber is no part of the address', () => {
    const { fields } = read(`
LUCÍA SANCHÍS BORJA                                      FACTURA
ABOGADA                                                  NÚMERO: A-26-07
Ilustre Colegio de la Abogacía de Teruel | Col. Nº 1182  FECHA: 11/02/2026
Plaza del Torico 5, 2º
44001 Teruel
NIF: 18440217Q
978 555 031 | lsanchis@despacho.example

FACTURAR A:
Hormigones del Jiloca, S.A.
NIF/CIF: A44019226
Ctra. de Zaragoza km 2, 44200 Calamocha

CONCEPTO                                                 IMPORTE
Dirección letrada en el procedimiento 41/2026            900,00 €

Base Imponible                                           900,00 €
IVA 21%                                                  189,00 €
TOTAL FACTURA                                            1089,00 €`)
    expect(fields).toMatchObject({
      supplier_name: 'LUCÍA SANCHÍS BORJA',
      supplier_address: 'Plaza del Torico 5, 2º, 44001 Teruel',
      client_name: 'Hormigones del Jiloca, S.A.',
    })
  })

  test('a firm behind its town in the foot, with its site', () => {
    const { fields } = read(`
                                             Facture n° f118203
                                             Editée le 09/03/2026

                                             COMITÉ DES FÊTES DU PORT
                                             2 place de la Halle
                                             56340 CARNAC
                                             tél.: 02 97 55 01 74

Désignation                                  Quantité     Prix
Affiches A3                                  200          180,00 €

                                             Total HT     180,00 €
                                             TVA 20 %      36,00 €
                                             Total TTC    216,00 €



















ZA du Bocage - rue des Forges - 56800 Ploërmel SARL Trégoprint - www.tregoprint.example - contact@tregoprint.example`)
    expect(fields).toMatchObject({
      supplier_name: 'SARL Trégoprint',
      supplier_address: 'ZA du Bocage - rue des Forges - 56800 Ploërmel',
      client_name: 'COMITÉ DES FÊTES DU PORT',
    })
  })

  test('the name over its tax number bills, and the window beside the facts is billed', () => {
    const { fields } = read(`
**QUOKKA** **NETWORKS**
ABN 51 824 753 556

**HEATHDALE** **PODIATRY** **PTY** **LTD**       Account Number     400218873
**UNIT** **2**                                   Issue Date         4-Sep 2026
**17** **STATION** **STREET**                    Invoice Number     1822405
**GEELONG** **VIC** **3220**                     Due Date           18 September 2026

Description                                      Amount
Fibre access                                     $60.00
Calls                                            $20.00
GST                                              $8.00
TOTAL DUE                                        $88.00`)
    expect(fields).toMatchObject({ supplier_name: 'QUOKKA NETWORKS', client_name: 'HEATHDALE PODIATRY PTY LTD' })
  })

  test('an address without a name at the head of a till’s invoice is that of the name in larger type', () => {
    const { fields } = read(
      louder(
        `
Asesoría Ribera, S.L.P.
Avda. de Navarra 12
50010 Zaragoza                                     Papelería Moncayo

Calle del Carmen 8                                 Factura #       26/0311
50005 Zaragoza                                     Fecha           02/10/2026
976 555 027
NIF 25114402K

Artículo                  Cantidad      Precio      Total
Archivador azul           4             3,00 €      12,00 €
Papel A4                  2             5,00 €      10,00 €

                                        Subtotal    22,00 €
                                        21% IVA      4,62 €
                                        Total       26,62 €`,
        'Papelería',
      ),
    )
    expect(fields).toMatchObject({
      supplier_name: 'Papelería Moncayo',
      supplier_address: 'Calle del Carmen 8, 50005 Zaragoza',
      client_name: 'Asesoría Ribera, S.L.P.',
    })
  })

  test('a street without a number is nobody', () => {
    const { fields } = read(
      louder(
        `
Thornby Parish Council
2 Church Lane
Hereford HR4 8QP                                   Wye Valley Nursery
Account #: C-0192

Ledbury Road                                       Invoice #       WV-3302
Tarrington                                         Date            19/11/2026
Hereford HR1 4BY
01432 555 018

Item Name                 Quantity      Price       Total
Tomato feed               6             £10.00      £60.00
Garden twine              4             £5.00       £20.00

                                        Subtotal    £80.00
                                        20% VAT     £16.00
                                        Total       £96.00`,
        'Wye',
      ),
    )
    expect(fields).toMatchObject({
      supplier_name: 'Wye Valley Nursery',
      supplier_address: 'Ledbury Road, Tarrington, Hereford HR1 4BY',
      client_name: 'Thornby Parish Council',
    })
  })

  test('where the picture of the name is left out, who stands in the window is billed', () => {
    const { fields } = read(`









Bakkerij Het Stoepje
Dorpsstraat 9
6671 AB Zetten

Bedankt voor uw aanmelding                               E-MAIL:        info@marktdag.example
                                                         BANK IBAN:     NL75RABO0338104427
FACTUUR                                                  KVK-NUMMER:    58213377
                                                         Factuurdatum: 02-09-2026

Aantal    Soort                  Btw      Prijs per stuk      Totaal
2         Kraam                  21%      € 100,00            € 200,00

                                 Totaal excl. btw             € 200,00
                                 Totaal btw(21%)              € 42,00
                                 Totaal incl. btw             € 242,00`)
    expect(fields).toMatchObject({ client_name: 'Bakkerij Het Stoepje', client_address: 'Dorpsstraat 9, 6671 AB Zetten' })
    expect(fields.supplier_name).toBeUndefined()
  })

  test('who is told again under the billing address ordered, and sells nothing; the country may stand before the town', () => {
    const { fields } = read(`
Café Zonnehof                          Invoice number:
Herengracht 12                         INV-88
Utrecht                                Date:
3511 AB                                03 Nov 2026
+31 30 555 0199
inkoop@zonnehof.example

BILLING ADDRESS                        SHIPMENT ADDRESS
Noor Zonneveld                         Daan de Wit
Herengracht 12                         Kade 3
Netherlands                            Netherlands
Utrecht                                Haarlem
3511 AB                                2031 EV
+31 30 555 0199                        +31 23 555 0111
inkoop@zonnehof.example                inkoop@zonnehof.example

Products                  Price        Quantity      Total Price
Chopping board            €50.00       2             €100.00

                                       Subtotal      €100.00
                                       Tax           €21.00
                                       Grand Total   €121.00`)
    expect(fields).toMatchObject({ client_name: 'Noor Zonneveld', client_address: 'Herengracht 12, Utrecht 3511 AB' })
    expect(fields.supplier_name).toBeUndefined()
  })
})

test('a label over a whole address in one line is no part of it', () => {
  const { fields } = read(`
INVOICE

Seller                                            Buyer
Oakhurst Tree Care Inc.                           Speedwell Housing Co-operative
Address: 88 Mill Lane, Guelph, ON N1H 5V4         Address: 14 Ash Street, Guelph, ON N1H 2Z9
Phone: (519) 555-0164                             Phone: (519) 555-0133

Description               Qty        Price        Sub total
Stump grinding            4          $85.00       $340.00

                                     Total amount     $340.00`)
  expect(fields).toMatchObject({
    supplier_address: '88 Mill Lane, Guelph, ON N1H 5V4',
    client_address: '14 Ash Street, Guelph, ON N1H 2Z9',
  })
})
