import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const valuesOf = (art: string) =>
  Object.fromEntries(Object.entries(understandDocument(drawDocument(art)).fields).map(([name, { value }]) => [name, value]))

const billed = (head: string) => `
${head}

Description                      Qty         Price        Amount
Cable drum                         4         10.00         40.00
Boiler check                       1         60.00         60.00

                                            Subtotal      100.00
                                            VAT 20%        20.00
                                            Total         120.00
`

describe('who sells and who is billed', () => {
  test('stand one over the other, as a letter has them', () => {
    const values = valuesOf(
      billed(`
K Doyle Brickwork
3 Mill Lane, Bolton BL1 4TT

Pennine Living Ltd                                 Invoice 221
40 Chorley New Road                                3 July 2026
Bolton BL1 4BY`),
    )
    expect(values).toMatchObject({
      supplier_name: 'K Doyle Brickwork',
      supplier_address: '3 Mill Lane, Bolton BL1 4TT',
      client_name: 'Pennine Living Ltd',
      client_address: '40 Chorley New Road\nBolton BL1 4BY',
    })
  })

  test('under a heading at the right edge, the block that ends with it is the customer', () => {
    const values = valuesOf(
      billed(`
                                       Atelier Grand Format
                        18 rue des Fondeurs 59200 Tourcoing
                                                  413241241

                                                   Client :
Facture 58/2025                 Festival Les Nuits de Lille
Date : 08/04/2025              Place du Théâtre 59000 Lille
                                             03 20 55 18 40
                                  prod@nuitsdelille.example`),
    )
    expect(values).toMatchObject({
      supplier_name: 'Atelier Grand Format',
      client_name: 'Festival Les Nuits de Lille',
      client_address: 'Place du Théâtre 59000 Lille',
    })
    expect(values['supplier_contact']).toBeUndefined()
  })

  test('a name on the height of the writer’s and aside of it is the customer, and the mail under it is theirs', () => {
    const club = valuesOf(
      billed(`
                                                Invoice #: 2291
                                        Created: March 3, 2025

Juniper & Slate Design, Inc.              Sawtooth Cycling Club
640 Orchard Avenue                                  Elena Marsh
Boise, ID 83702                   elena@sawtoothcycling.example`),
    )
    expect(club).toMatchObject({ supplier_name: 'Juniper & Slate Design, Inc.', client_name: 'Sawtooth Cycling Club' })
    expect(club['supplier_contact']).toBeUndefined()
    const player = valuesOf(
      billed(`
Marcus Oyelaran                                Basalt Nodes LLC
                                             640 Orchard Avenue
Invoice date: 12/10/2025                        Boise, ID 83702
Invoice No: INV-02417                    billing@basaltnodes.gg`),
    )
    expect(player).toMatchObject({ supplier_name: 'Basalt Nodes LLC', client_name: 'Marcus Oyelaran' })
  })

  test('somebody by title before the firm is written to', () => {
    const values = valuesOf(
      billed(`
Frau Julia Engel, Schwarzwald Tourismus GmbH       Fotostudio Lichtwerk
Heiliggeiststraße 2                                Bahnhofplatz 6
79098 Freiburg                                     79098 Freiburg
                                                   USt-ID DE304556672
Rechnung RE-2604
Rechnungsdatum: 29.04.2026`),
    )
    expect(values['supplier_name']).toBe('Fotostudio Lichtwerk')
    expect(values['client_name']).toContain('Schwarzwald Tourismus GmbH')
  })

  test('numbers of tax between a name and its address, all set right, part nothing', () => {
    const values = valuesOf(
      billed(`
Plomberie Kerlann SARL                 Cabinet dentaire Le Goff
N° TVA: FR85408183655                    N° TVA: FR20484929419
14 rue de Brest                               SIREN: 484929419
29200 Brest                                    7 quai de l’Odet
Tél: 02 98 44 17 60                              29000 Quimper

Facture F-2025-0317
Date de facture: 12/03/2025`),
    )
    expect(values).toMatchObject({ supplier_name: 'Plomberie Kerlann SARL', client_name: 'Cabinet dentaire Le Goff' })
  })

  test('how the customer is counted stands between their name and their street', () => {
    const values = valuesOf(
      billed(`
Fenland Joinery Ltd

Invoice issued to:                          Invoice Number    2025-0164
Brightwater Bookshop                        Invoice Date    11/Mar/2025
Number: 0038
17 High Street
St Ives, PE27 5AH
United Kingdom`),
    )
    expect(values).toMatchObject({
      client_name: 'Brightwater Bookshop',
      client_id: '0038',
      client_address: '17 High Street\nSt Ives, PE27 5AH\nUnited Kingdom',
    })
  })

  test('a point of delivery that is counted heads nobody', () => {
    const values = valuesOf(
      billed(`
Ondéa Énergies SA, 50 cours de la Marne, 33800 Bordeaux

Facture n° 10 482 993 417 du 8 mars 2026            BOUCHERIE LAGARDE
Référence client : 6 001 283 774                    31 rue Fondaudège
Point de livraison (PDL) 19 284 337 510 662         33000 BORDEAUX`),
    )
    expect(values).toMatchObject({ client_name: 'BOUCHERIE LAGARDE', client_address: '31 rue Fondaudège\n33000 BORDEAUX' })
  })

  test('a name in large type may end in a number', () => {
    const document = drawDocument(
      billed(`
Limpiezas Norte 2000
Calle Ronda 12
39005 Santander
                                        Comunidad de Propietarios Bahía 7
                                        Paseo Pereda 7
                                        39004 Santander
Factura nº 1022 de 16/06/2026`),
    )
    document.pages[0]!.lines[0]!.size = 18
    expect(understandDocument(document).fields).toMatchObject({
      supplier_name: { value: 'Limpiezas Norte 2000' },
      client_name: { value: 'Comunidad de Propietarios Bahía 7' },
    })
  })

  test('the line of the sender over the window may stand in cells', () => {
    const document = drawDocument(
      billed(`
Ottoline Brandt    Lindenstrasse 44    10969 Berlin

Galerie Kupfergraben
Am Kupfergraben 6
10117 Berlin
                                       Invoice #2025-19`),
    )
    for (const line of document.pages[0]!.lines.slice(0, 3)) line.size = 6
    expect(understandDocument(document).fields).toMatchObject({
      supplier_name: { value: 'Ottoline Brandt' },
      supplier_address: { value: 'Lindenstrasse 44\n10969 Berlin' },
      client_name: { value: 'Galerie Kupfergraben' },
    })
  })
})
