import { describe, expect, test } from 'vitest'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import type { Who } from '#app/domain/who.ts'
import { INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'

const known = {
  supplier_name: 'Verger du Midi SARL',
  supplier_tax_id: 'FR40303265045',
  supplier_contact: 'compta@verger-midi.example',
  bank_details: 'FR7630006000011234567890189',
}

function withSupplier(): Who {
  const who = makeWho()
  approveDocument(who, makePending(who, 'invoice', withFields(INVOICE, { ...known, invoice_number: '1' })))
  return who
}

const warningOf = (who: Who, fields: Record<string, string>) => {
  const id = makePending(who, 'invoice', withFields(INVOICE, { ...known, invoice_number: '2', ...fields }))
  return findDocument(who, id).warnings.find(({ code }) => code === 'lookalike_party')
}

describe('a party that could be taken for a known one', () => {
  test.each([
    ['a letter of another alphabet', { supplier_name: 'Verger du Мidi SARL', supplier_tax_id: 'FR23552032534', bank_details: '' }],
    ['one letter changed', { supplier_name: 'Verger du Nidi SARL', supplier_tax_id: 'FR23552032534', bank_details: '' }],
    ['another legal form and tax id', { supplier_name: 'Verger du Midi SAS', supplier_tax_id: 'FR23552032534', bank_details: '' }],
    ['a tax id with one digit changed', { supplier_name: 'Autre Maison', supplier_tax_id: 'FR40303265046', bank_details: '' }],
    ['the mail of a domain that looks alike', { supplier_contact: 'compta@verger-rnidi.example' }],
  ])('%s', (_name, fields) => {
    const who = withSupplier()
    expect(warningOf(who, { supplier_contact: '', ...fields })).toMatchObject({ details: { known: 'Verger du Midi SARL' } })
  })

  test.each([
    ['the same one', {}],
    ['spelt otherwise, with the same tax id', { supplier_name: 'Verger du Midi' }],
    ['known by its account', { supplier_name: 'Verger du Mldi', supplier_tax_id: '' }],
    ['with the register number inside of its VAT number', { supplier_tax_id: '303265045' }],
    ['somebody else', { supplier_name: 'Ferme Bleue', supplier_tax_id: 'FR23552032534', supplier_contact: '', bank_details: '' }],
  ])('is not %s', (_name, fields) => {
    expect(warningOf(withSupplier(), fields)).toBeUndefined()
  })

  test('the warning goes when a person sets the name right', () => {
    const who = withSupplier()
    const id = makePending(who, 'invoice', withFields(INVOICE, { invoice_number: '3', supplier_name: 'Verger du Mldl' }))
    expect(findDocument(who, id).warnings).toHaveLength(1)
    const edited = editDocument(who, id, { version: findDocument(who, id).version, fields: { supplier_name: 'Ferme Bleue' } })
    expect(edited.warnings).toEqual([])
  })
})
