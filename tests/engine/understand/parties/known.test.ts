import { expect, test } from 'vitest'
import type { KnownParty } from '#app/contract/parties.ts'
import type { Candidate } from '#app/engine/candidate.ts'
import { applyParties } from '#app/engine/understand/parties/known.ts'
import { drawDocument } from '#tests/support/page.ts'

const context = {
  kind: 'invoice' as const,
  language: 'fr' as const,
  formats: { decimal: ',' as const, dateOrder: 'dmy' as const, dateOrderSure: true },
}
const verger: KnownParty = {
  role: 'supplier',
  names: ['Verger du Midi SARL', 'Verger du Midi'],
  tax_id: 'FR40303265045',
  accounts: ['FR7630006000011234567890189'],
}
const guess = (value: string, score = 0.8): Candidate => ({ value, score, source: 'layout', reason: 'largest line' })
const paper = (...lines: string[]) => drawDocument(`\n${lines.map((line) => `    ${line}`).join('\n\n')}\n`)
const choose = (document: ReturnType<typeof paper>, parties = [verger]) =>
  applyParties(document, context, { supplier_name: [guess('Facture proforma')], supplier_tax_id: [guess('123456789')] }, parties)

test('a supplier is known by its tax id, and named as the page prints it', () => {
  const chosen = choose(paper('Verger du Midi', 'TVA FR 40 303 265 045'))
  expect(chosen.supplier_name?.map(({ value, source }) => [value, source])).toEqual([
    ['Verger du Midi', 'learned'],
    ['Facture proforma', 'layout'],
  ])
  expect(chosen.supplier_tax_id?.[0]).toMatchObject({ value: 'FR 40 303 265 045', source: 'learned', page: 1 })
})

test('by its account, also where its name stands in a picture', () => {
  const [name] = choose(paper('Facture 12', 'IBAN FR76 3000 6000 0112 3456 7890 189')).supplier_name ?? []
  expect(name).toMatchObject({ value: 'Verger du Midi SARL', source: 'learned' })
  expect(name?.box).toBeUndefined()
})

test('a name alone only strengthens what was read there anyway', () => {
  const page = paper('Verger du Midi', 'Facture 12')
  expect(choose(page).supplier_name?.[0]?.value).toBe('Facture proforma')
  const [name] =
    applyParties(page, context, { supplier_name: [guess('Facture 12', 0.7), guess('Verger du Midi', 0.6)] }, [verger]).supplier_name ?? []
  expect(name).toMatchObject({ value: 'Verger du Midi', source: 'layout' })
})

test('two that are proven say nothing', () => {
  const other: KnownParty = { role: 'supplier', names: ['Affacturage Nord'], tax_id: null, accounts: ['DE89370400440532013000'] }
  const page = paper('TVA FR40303265045', 'Payez a DE89 3704 0044 0532 0130 00')
  expect(choose(page, [verger, other]).supplier_name?.[0]?.value).toBe('Facture proforma')
})

test('customers are not suppliers', () => {
  expect(choose(paper('Verger du Midi', 'TVA FR40303265045'), [{ ...verger, role: 'customer' }]).supplier_name?.[0]?.source).toBe('layout')
})
