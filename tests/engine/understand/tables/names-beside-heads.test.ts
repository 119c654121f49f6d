import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const namesOf = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'invoice' }).items.map(({ description }) => description?.value)

test('names that are longer than the last head keep their words, whatever labels stand under the sums', () => {
  const names = namesOf(`
Invoice 4711

Quantity     Price     Total     Item
       4      1.56      6.24     Threaded rod M10 1 m galvanised steel
       2     15.72     31.44     Chicken breast 2.5 kg boxed and chilled

                                           Total net:       37.68
                                           VAT 20%:          7.54
                                           Grand total:     45.22
                                           Due date:   2024-05-01
`)
  expect(names).toEqual(['Threaded rod M10 1 m galvanised steel', 'Chicken breast 2.5 kg boxed and chilled'])
})

test('names that begin and end left of a head set in the middle of their column', () => {
  const names = namesOf(`
Invoice 4711

                              Item                      Quantity     Price     Total
Threaded rod                                                   4      1.56      6.24
Ring binder A4                                                 2     15.72     31.44
Hex bolt                                                       1      2.00      2.00

Payment terms: 30 days
Total net:            39.68
VAT 20%:               7.94
Grand total:          47.62
`)
  expect(names).toEqual(['Threaded rod', 'Ring binder A4', 'Hex bolt'])
})

test('the title of a group is no name, however close it stands over the first of its items', () => {
  const names = namesOf(`
Invoice 4711

Item                              Quantity     Price     Total
Chilled
Eggs from the farm, thirty               4      1.56      6.24

Milk                                     2     15.72     31.44
Batch 4

Dry goods
Rice                                     1      2.00      2.00

Flour                                    1      2.00      2.00

Total                                                    41.68
`)
  expect(names).toEqual(['Eggs from the farm, thirty', 'Milk', 'Rice', 'Flour'])
})

test('the second line of a name is no note because the same thing is bought three times', () => {
  const names = namesOf(`
Invoice 4711

Item             Quantity     Price     Total
Butter unsalted         4      1.56      6.24
250 g x 20
Butter unsalted         2      1.50      3.00
250 g x 20
Butter unsalted         1      2.00      2.00
250 g x 20

Total                                   11.24
`)
  expect(names).toEqual(Array(3).fill('Butter unsalted 250 g x 20'))
})
