import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const head = `
Restaurante Casa Jacinta S.L.
29004 Málaga

Vendedor:
Conservas Barlovento S.L.U.
46014 Valencia

ORDEN DE COMPRA No. 4542160815
Fecha de pedido: 2024-11-01

UDS.     ARTÍCULO   DESCRIPCIÓN                              PRECIO      SUBTOTAL`

const read = (...pages: string[]) => understandDocument(drawDocument(...pages), { kind: 'work_order' }).items
const namesOf = (items: ReturnType<typeof read>) => items.map((item) => item.product_name?.value)

test('words that had no room behind the names they stand under go on with them, however often they are printed', () => {
  const items = read(`${head}
  10     866.567    Zumo de piña 1 L - servido en             8,42         84,20
                    palé retornable por unidades
   3     182.620    Merluza congelada - servido en            2,00          6,00
                    palé retornable por unidades
   4     661.697    Foco LED empotrable - servido en          1,50          6,00
                    palé retornable por unidades
   2     508.596    Patata lavada 25 kg - servido en          7,60         15,20
                    palé retornable por unidades`)
  expect(namesOf(items)).toEqual([
    'Zumo de piña 1 L - servido en palé retornable por unidades',
    'Merluza congelada - servido en palé retornable por unidades',
    'Foco LED empotrable - servido en palé retornable por unidades',
    'Patata lavada 25 kg - servido en palé retornable por unidades',
  ])
})

test('what had room behind one of them is a note', () => {
  const items = read(`${head}
  10     866.567    Zumo de piña 1 litro por seis             8,42         84,20
                    sin cargo
   3     182.620    Merluza                                   2,00          6,00
                    sin cargo
   4     661.697    Foco LED empotrable doce W                1,50          6,00
                    sin cargo`)
  expect(namesOf(items)).toEqual(['Zumo de piña 1 litro por seis', 'Merluza', 'Foco LED empotrable doce W'])
})

test('what begins with a capital is a note, though there was no room for it', () => {
  const items = read(`${head}
  10     866.567    Zumo de piña 1 litro por seis             8,42         84,20
                    Transporte incluido
   3     182.620    Merluza congelada en filetes              2,00          6,00
                    Transporte incluido
   4     661.697    Foco LED empotrable doce W                1,50          6,00
                    Transporte incluido`)
  expect(namesOf(items)).toEqual(['Zumo de piña 1 litro por seis', 'Merluza congelada en filetes', 'Foco LED empotrable doce W'])
})

test('a sum that the next page begins with ends no lines, though discounts that no column names keep them from balancing', () => {
  const items = read(
    `${head}
  10     866.567    Zumo de piña                              8,42         82,10
   3     182.620    Bolsa basura                              2,00          6,00

                                       Total a la siguiente página         88,10`,
    `
UDS.     ARTÍCULO   DESCRIPCIÓN                              PRECIO      SUBTOTAL

                                       Total a la siguiente página         88,10
 100     925.962    Guantes de nitrilo                        4,91        491,00
   2     589.254    Arroz bomba saco                         13,71         24,68
   3     772.871    Listón pino                               2,24          5,71`,
  )
  expect(namesOf(items)).toEqual(['Zumo de piña', 'Bolsa basura', 'Guantes de nitrilo', 'Arroz bomba saco', 'Listón pino'])
})

test('a noun in capitals goes on with a line that cannot end there', () => {
  const items = read(`${head}
  10     866.567    Jabón de manos, acordado con la           8,42         84,20
                    Sra. Gámez
   3     182.620    Papel de aluminio acordado con la         2,00          6,00
                    Sra. Gámez
   4     661.697    Foco LED doce, color acordado con         1,50          6,00
                    Sra. Gámez`)
  expect(namesOf(items).map((name) => name?.endsWith('Sra. Gámez'))).toEqual([true, true, true])
})

test('what is printed on the single piece names nothing where the name stands over it', () => {
  const items = read(`${head}
                    Mantequilla 250 g
  10     866.567    Charge 24-311                             8,42         84,20
                    Zumo de piña
   3     182.620    Gencod 3012345678907                      2,00          6,00
                    Merluza
   4     661.697    Caducidad 03/2027                         1,50          6,00`)
  expect(namesOf(items)).toEqual(['Mantequilla 250 g', 'Zumo de piña', 'Merluza'])
})

test('a title over the names, between whose two lines the numbers stand, names none of them', () => {
  const items = read(`${head}
                    Limpieza
                    Zumo de piña un litro por seis - servido
  10     866.567                                              8,42         84,20
                    en palé retornable por unidades

                    Merluza congelada en filetes - entregado
   3     182.620                                              2,00          6,00
                    en cajas de diez unidades

                    Foco LED empotrable doce W - con montaje
   4     661.697                                              1,50          6,00
                    y retirada de embalajes`)
  expect(namesOf(items)).toEqual([
    'Zumo de piña un litro por seis - servido en palé retornable por unidades',
    'Merluza congelada en filetes - entregado en cajas de diez unidades',
    'Foco LED empotrable doce W - con montaje y retirada de embalajes',
  ])
})
