import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const valueOf = (name: string) => fields[name]?.value?.replace(/\s+/g, ' ') ?? null
  return { valueOf, items }
}

describe('whom a bill is for', () => {
  const bill = (addressee: string) =>
    read(`
                     Plomberie Le Goff

${addressee.padEnd(47)}**FACTURE**
Résidence Les Ajoncs                           Facture n° F-2290
14 boulevard Foch                              Date 22/05/2026
22300 Lannion

Désignation                        Qté      Prix      Montant
Joint de robinet                     2     10,00        20,00
                                 Total HT               20,00 €
                                 TVA 10 %                2,00 €
                                 Total TTC              22,00 €

      Plomberie Le Goff SARL · 27 rue de Brest, 22300 Lannion · 02 96 44 71 60
`).valueOf

  test('the firm that looks after a house stands over the name of the house', () => {
    const valueOf = bill('Syndic Trégor Conseil')
    expect([valueOf('client_name'), valueOf('client_address')]).toEqual([
      'Syndic Trégor Conseil',
      'Résidence Les Ajoncs 14 boulevard Foch 22300 Lannion',
    ])
  })

  test('a house under a person is whom it is for', () => {
    expect(bill('Madame Anne Kerlo')('client_name')).toBe('Résidence Les Ajoncs')
  })

  test('who can be reached signs under what is billed', () => {
    const { valueOf } = read(`
Laiterie de Bursins SA
Rue du Bourg 11
1183 Bursins

                                        **Facture**
                                          N° 5120
                                 Date 29.10.2026

Travaux                        Nombre      Prix       CHF
Ramonage du canal                   2     64.50    129.00
Déplacement                         1     18.00     18.00
                      Total TVA comprise          CHF 147.00
                           dont TVA 8.1 %              11.01

Payable à 30 jours net sur notre compte.















                                     Ramonage Burnier
                                     Chemin des Vignes 6
                                     1180 Rolle
                                     021 864 51 20
                                     ramonage@burnier-rolle.ch
`)
    expect([valueOf('supplier_name'), valueOf('client_name'), valueOf('client_address')]).toEqual([
      'Ramonage Burnier',
      'Laiterie de Bursins SA',
      'Rue du Bourg 11 1183 Bursins',
    ])
  })

  test('a caption with a value of its own is nobody under `Cliente` and its number', () => {
    const { valueOf } = read(`
Vigilancia Betis, S.A.                                          Factura

EMISOR                      DESTINATARIO                  DOCUMENTO
Vigilancia Betis, S.A.      Comunidad Jardines Reina      Número         26/V/0872
Avda. Kansas, 9             C/ Luis Montoto, 3            Fecha          31/03/2026
41020 Sevilla               41018 Sevilla                 Cliente        11904
                                                          Su contrato    2025/014

Servicio                           Horas     Precio      Importe
Vigilante, hora diurna             10,00      20,00       200,00

                           Base imponible                200,00 €
                           IVA 21 %                       42,00 €
                           Total factura                 242,00 €
`)
    expect(valueOf('client_name')).toBe('Comunidad Jardines Reina')
  })
})

describe('tables under one another', () => {
  test('the title of the next one is no rest of the last line', () => {
    const { items } = read(`
Celt Gases
Invoice CG-118
Date: 31/08/2026

1. Gas supplied
Code      Product                      No.      Price      Net
ARG       Argon, size X                  3      79.00    237.00
OXY       Oxygen, size W                 2      40.00     80.00

2. Cylinder rental
Code      Item                   Cylinder days   Rate / day     Net
RNT       Rental of large                  100         0.40   40.00

                                   Total net             357.00
                                   VAT @ 20%              71.40
                                   Invoice total         428.40
`)
    expect(items.map(({ description, quantity, unit_price }) => [description?.value, quantity?.value, unit_price?.value])).toEqual([
      ['Argon, size X', '3', '79.00'],
      ['Oxygen, size W', '2', '40.00'],
      ['Rental of large', '100', '0.40'],
    ])
  })
})
