import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rowsOf = (table: string) =>
  understandDocument(
    drawDocument(`
EMBOUTISSAGE DE LA SARTHE SAS                 APPEL DE LIVRAISON
72300 SABLE-SUR-SARTHE                        No 0038 du 21/09/2026

Fournisseur : PLASTIFIX OUEST - 85500 LES HERBIERS
Commande ouverte : CO-55210

${table}

Quantités en pièces.
`),
    { kind: 'work_order' },
  ).items.map(({ product_code, product_name, requested_quantity }) =>
    [product_code, product_name, requested_quantity].map((cell) => cell?.value ?? null),
  )

describe('days under an article', () => {
  test('with a count of their own each are called off under its code and name', () => {
    expect(
      rowsOf(`
REFERENCE            DESIGNATION                  DATE LIVR.      QUANTITE
8200 417 336 B       SUPPORT CAPTEUR ROUE         28/09/2026      1200
                                                  05/10/2026      1200
                                                  12/10/2026      1800
7701 069 842 -       AGRAFE FAISCEAU D6           05/10/2026      20000
`),
    ).toEqual([
      ['8200 417 336 B', 'SUPPORT CAPTEUR ROUE', '1200'],
      ['8200 417 336 B', 'SUPPORT CAPTEUR ROUE', '1200'],
      ['8200 417 336 B', 'SUPPORT CAPTEUR ROUE', '1800'],
      ['7701 069 842 -', 'AGRAFE FAISCEAU D6', '20000'],
    ])
  })

  test('whose counts add up to that of the line are its parts', () => {
    expect(
      rowsOf(`
REFERENCE            DESIGNATION                  DATE LIVR.      QUANTITE
8200 417 336 B       SUPPORT CAPTEUR ROUE                         3000
                                                  05/10/2026      1200
                                                  12/10/2026      1800
7701 069 842 C       AGRAFE FAISCEAU D6                           20000
`).map(([, , quantity]) => quantity),
    ).toEqual(['3000', '20000'])
  })
})

test('works picked out of a book of prices bear its numbers, which are neither days nor positions', () => {
  const { items } = understandDocument(
    drawDocument(`
AYUNTAMIENTO DE VALDEAZORES                   PEDIDO 2026/031

Partida         Concepto                          Medición      Precio      Importe
03.02.014       Zahorra artificial                  180,00        9,80     1.764,00
05.01.003       Mezcla bituminosa                    96,50       58,40     5.635,60
07.04.110       Bordillo hormigón                   140,00        7,25     1.015,00
`),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['03.02.014', '05.01.003', '07.04.110'])
})

test('codes stand under the other half of a head of two words set apart', () => {
  const { items } = understandDocument(
    drawDocument(`
PHARMACIE DES HALLES                          COMMANDE No 20413

Code     13           Designation                    Qte    UG
         3400930012345  DOLIRHUME CPR 16              24
         3400935887412  EFFERALGAN CPR EFF 8          60     6
         3401021104479  ATODERM CR 500ML              12
`),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['3400930012345', '3400935887412', '3401021104479'])
})
