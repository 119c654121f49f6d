import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).fields

test('two headings joined by a stroke are one: the last says whose block it is', () => {
  const { client_name, client_address } = read(`
Ondes Atlantique Régie SAS                    FACTURE OA26-00471
18 rue Colbert, 29200 Brest                   30/04/2026

Mandataire / Adresse de facturation
Agence Kreiz Média
4 place de la Liberté
29200 Brest

Total HT                                        5 000,00 €
TVA 20 %                                        1 000,00 €
Total TTC                                       6 000,00 €`)
  expect([client_name?.value, client_address?.value]).toEqual(['Agence Kreiz Média', '4 place de la Liberté\n29200 Brest'])
})

test('a house of many that stands over the town without a street belongs to the address', () => {
  const { client_name, client_address } = read(`
Traiteur Maison Garrigue
15 avenue du Pont Juvénal
34000 Montpellier

                                        Association Les Amis du Lez
                                        Maison des associations
                                        34170 Castelnau-le-Lez

Facture F260512-03
Date : 12/05/2026

Total TTC                                       6 000,00 €`)
  expect([client_name?.value, client_address?.value]).toEqual([
    'Association Les Amis du Lez',
    'Maison des associations\n34170 Castelnau-le-Lez',
  ])
})

test('a payment reference between plus signs is no telephone', () => {
  const { supplier_contact } = read(`
Lynxia Telecom NV
Kortrijksesteenweg 1144, 9051 Gent

Factuur 7200418831
Datum 04/05/2026

Totaal incl. btw                                  180,19 €
Te betalen met mededeling ++
+720/0418/83187+++`)
  expect(supplier_contact).toBeUndefined()
})
