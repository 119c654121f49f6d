import { expect, test } from 'vitest'
import { settleTexts } from '#app/engine/understand/tables/columns/text-columns.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const bill = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return { field: (name: string) => fields[name]?.value ?? undefined, items }
}

const stable = (number: string, day: string) => `
                 Holm Oak Stables
        Full and part livery - arena hire

${number}                                        Mrs A. Thorne
${day}                                           The Old Forge
                                                 Great Witley
                                                 Worcester WR6 6JB

                                  Number       Each         Net        VAT

Bramble (bay mare)
Part livery, grass and stable     30 days      14.50        435.00     20%
Haylage, big bale                 2            38.00        76.00      20%
Holding for farrier               1            8.00         8.00       20%

Net                          519.00
VAT at 20%                   103.80
Total for the month          622.80

     Holm Oak Stables, Dunley Lane, Stourport DY13 0UP - 01299 496 118 - VAT 418 2290 63
`

test.each([
  ['Livery account no. LV 2604/17', 'Made up to 30 April 2026'],
  ['Note de pension n° LV 2604/17', 'Arrêtée le 30/04/2026'],
])('%s, %s', (number, day) => {
  const { field, items } = bill(stable(number, day))
  expect(field('invoice_number')).toBe('LV 2604/17')
  expect(field('invoice_date')).toBe('2026-04-30')
  expect(field('client_id')).toBeUndefined()
  expect(items.map(({ quantity, unit_price }) => [quantity?.value, unit_price?.value])).toEqual([
    ['30', '14.50'],
    ['2', '38.00'],
    ['1', '8.00'],
  ])
})

test.each([
  [['Europe 800 x 1200, classe A', 'Europe 800 x 1200, classe B', 'CP3 1140 x 1140'], 1],
  [['12 palettes', '4 palettes', '1 palette'], undefined],
  [['EUR', 'EUR', 'CP'], undefined],
])('what is counted elsewhere names the lines where words stand under it: %j', (texts, description) => {
  const roles = ['code', 'packages', 'quantity'] as const
  const settled = settleTexts([0, 1], (at) => roles[at], [['EUR-A', 'EUR-B', 'CP-3'], texts, ['412', '268', '96']])
  expect(settled.description).toBe(description)
})

const withCustomer = (number: string) => `
Diffusion Sambre SRL                                        FACTURE
Rue du Viaduc 118, 5000 Namur                               N° F2604419
                                                            du 18/05/2026
                                                            ${number}
                                                            Échéance 17/06/2026

                                  Librairie Plume SA
                                  Place Cockerill 4
                                  4000 Liège

Réf         Désignation            Qté     P.U. HT   Montant
BR-120      Bol en grès            12      10,00     120,00
BR-130      Assiette en grès       10      8,00      80,00

                                           Total HTVA   200,00
                                           TVA 21%      42,00
                                           A payer      242,00 EUR
`

test('a customer counted in five figures is no town', () => {
  const { field } = bill(withCustomer('Compte 00881'))
  expect(field('client_address')).toMatch(/^Place Cockerill 4\s4000 Liège$/)
  expect(field('client_id')).toBe('00881')
})

test('who bought at an auction is counted', () => {
  expect(bill(withCustomer('Acheteur 77')).field('client_id')).toBe('77')
})
