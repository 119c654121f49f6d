import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => understandDocument(drawDocument(page), { kind: 'invoice', today: '2026-12-01' })
const cells = (page: string) =>
  read(page).items.map(({ quantity, unit_price, total_amount }) => [quantity?.value, unit_price?.value, total_amount?.value])

const french = `
SARL PLATRE & CO                                                      GARONNE CONSTRUCTION SAS
12 impasse des Genêts – 31140 AUCAMVILLE                              88 route de Blagnac
Siret 50388214400333 – TVA FR93503882144                              31200 TOULOUSE

FACTURE N° 26-047 – SITUATION DE TRAVAUX N° 3
Date : 31.08.2026

Poste   Désignation                       U     Qté marché   P.U. HT   Montant marché   % avct    Cumul HT
1.1     Cloisons double parement          m²      145,00      41,50        6 017,50     100 %     6 017,50
1.2     Doublage collé                    m²      212,50      33,80        7 182,50      80 %     5 746,00
2.1     Faux plafond minéral              m²       98,00      37,20        3 645,60      50 %     1 822,80
2.2     Trappe de visite                  u         6,00      64,00          384,00       0 %         0,00
                                              Cumul des travaux exécutés HT       13 586,30 €
                                              Situations précédentes n° 1 et 2    -7 850,00 €
                                              Montant HT de la situation n° 3      5 736,30 €
                                              TVA : autoliquidation                       —
                                              Retenue de garantie 5 %               -286,82 €
                                              NET À PAYER                          5 449,48 €

Autoliquidation : TVA due par le preneur, art. 283-2 nonies du CGI.
Retard : indemnité de recouvrement 40 €.`

test('what is done of a contract is what its lines come to', () => {
  expect(cells(french)).toEqual([
    ['145.00', '41.50', '6017.50'],
    ['212.50', '33.80', '5746.00'],
    ['98.00', '37.20', '1822.80'],
    ['6.00', '64.00', '0.00'],
  ])
})

test('what was claimed before lies between the lines and the net; who owes the tax and a town are no tax', () => {
  const { fields } = read(french)
  expect(fields.subtotal_without_tax?.value).toBe('5736.30')
  expect(fields.tax_amount).toBeUndefined()
})

test('shares of sums alone', () => {
  expect(
    cells(`
Tejados Alba SL
Calle Mayor 4, 09001 Burgos

FACTURA 2026/114
Fecha: 31/08/2026

Partida   Descripción                 Importe presupuesto   % ejecutado   A origen
01        Demoliciones                        4.800,00         100 %      4.800,00
02        Estructura de madera               18.650,00          90 %     16.785,00
03        Cubierta de teja                   21.900,00          45 %      9.855,00

Total a origen                31.440,00
Certificaciones anteriores   -20.000,00
Base imponible                11.440,00
IVA 21 %                       2.402,40
Total factura                 13.842,40`),
  ).toEqual([
    [undefined, undefined, '4800.00'],
    [undefined, undefined, '16785.00'],
    [undefined, undefined, '9855.00'],
  ])
})
