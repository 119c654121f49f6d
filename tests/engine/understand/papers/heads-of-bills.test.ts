import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const bill = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return (name: string) => fields[name]?.value
}

const FOOT = `

Libellé                                   Qté       PU HT       Montant HT
Loyer bureaux lot 12                        1      875,00           875,00

                                                 Total HT           875,00
                                                 TVA 20 %           175,00
                                                Total TTC         1 050,00`

test('a legal form and its capital are nobody’s name', () => {
  expect(
    bill(`
FONCIÈRE DU QUAI SUD                                          **FACTURE** AE26-4-0931
SCI au capital de 150 000 € - RCS Bordeaux 509 147 724        15/09/2026
60 cours de Verdun, 33000 Bordeaux
TVA FR92509147724

Locataire : NOVALYS CONSEIL
22 rue Ferrère
33000 Bordeaux${FOOT}`)('supplier_name'),
  ).toBe('FONCIÈRE DU QUAI SUD')
})

test('“Studio legale” under a lawyer’s name and in its domain is what the house is', () => {
  const document = drawDocument(`
Avv. Ludovica Marangon
Studio legale - Via San Francesco 41 - 35121 Padova
P.IVA IT04118270281 - Tel. 049 8751203 - segreteria@studiomarangon.example

                                       Spett.le
                                       Officine Bacchiglione S.r.l.
                                       Viale dell'Industria 60
                                       35129 Padova

**FATTURA** n. 38/2026 del 22/05/2026

Compensi professionali                                1.800,00
                             Imponibile IVA           1.800,00
                             IVA 22 %                   396,00
                             Totale                   2.196,00`)
  document.pages[0]!.lines[0]!.size = 13
  expect(understandDocument(document, { kind: 'invoice' }).fields.supplier_name?.value).toBe('Avv. Ludovica Marangon')
})

test('the rest of an account in the next line is no telephone', () => {
  expect(
    bill(`
Foncière du Quai Sud SCI                                      **FACTURE** AE26-4-0931
60 cours de Verdun, 33000 Bordeaux                            15/09/2026${FOOT}

Prélèvement SEPA le 01/10/2026. Compte du bailleur : FR76 3000 4008 2800
0102 2761 357`)('supplier_contact'),
  ).toBeUndefined()
})

test('a number and its day in the middle under a title', () => {
  const field = bill(`
Syndicat des Eaux du Val d'Auron                           FACTURE RECTIFICATIVE
Route de Bourges, 18130 Dun-sur-Auron                  n° 2026-R-00472 du 18/11/2026${FOOT}`)
  expect([field('invoice_number'), field('invoice_date')]).toEqual(['2026-R-00472', '2026-11-18'])
})

test('number, day and page in one line right under a long title', () => {
  const field = bill(`
LONJA DE PORTODÉVORA, S.A.                             **FACTURA** **DE** **COMPRAS** EN SUBASTA
Muelle pesquero - 36940 Cangas                         Nº 26/S2/004817 Fecha 12/11/2026 Hoja 1/2${FOOT}`)
  expect([field('invoice_number'), field('invoice_date')]).toEqual(['26/S2/004817', '2026-11-12'])
})

test('what sort of invoice it is, in capitals before its number', () => {
  expect(
    bill(`
Carburantes Hermanos Artiach, S.L.
Autovía A-2 km 297, 50196 La Muela
**FACTURA** **MENSUAL** E26-10/0266
Fecha: 31/10/2026${FOOT}`)('invoice_number'),
  ).toBe('E26-10/0266')
})

test('a subscriber’s number in groups, the last a single figure; a telephone between dots', () => {
  const field = bill(`
Iker Olabarri Sagasta
Mandobide 5 · 48200 Durango · NIF 78896214G · 688 017 455

**FACTURE** 2026-472 du 18/11/2026
Référence abonné : 118 044 7${FOOT}`)
  expect([field('client_id'), field('supplier_contact')]).toEqual(['118 044 7', '688 017 455'])
})
