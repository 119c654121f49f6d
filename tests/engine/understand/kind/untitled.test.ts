import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (title: string, tax: string, kind: 'invoice' | 'work_order' | 'auto' = 'invoice') =>
  understandDocument(
    drawDocument(`
Oriel Court Chambers Ltd
4 Oriel Court
London EC4Y 7AN

${title}

Messrs Hartley Sugden LLP
18 Park Row
Leeds LS1 5HN

Description                          Hours    Rate    Amount
Drafting particulars of claim            5  170.00    850.00
Conference with clients                  2  200.00    400.00

                             Net                  1,250.00
                             VAT 20%                ${tax}
                             Total                1,500.00
`),
    { kind },
  )

const codes = ({ warnings }: ReturnType<typeof read>) => warnings.map(({ code }) => code)
const values = ({ fields }: ReturnType<typeof read>) => Object.values(fields).filter((field) => field?.value != null)

describe('a paper that no word names', () => {
  test('is given, and nothing of it surely, where its lines give its net and that with the tax its total', () => {
    const paper = read('', '250.00')
    expect(codes(paper)).toContain('not_an_invoice_or_work_order')
    expect(paper.fields.total_amount_with_tax?.value).toBe('1500.00')
    expect(paper.items.map(({ total_amount }) => total_amount?.value)).toEqual(['850.00', '400.00'])
    for (const field of values(paper)) expect(field?.confidence).toBeLessThan(0.9)
  })

  test('is what its sums prove, where its few words would rather make it the other kind', () => {
    const paper = read('', '250.00', 'auto')
    expect([paper.kind, paper.kind_confidence]).toEqual(['invoice', 0.5])
    expect(codes(paper)).toContain('not_an_invoice_or_work_order')
    expect(paper.fields.total_amount_with_tax?.value).toBe('1500.00')
    expect(values(read('', '250.00', 'work_order'))).toEqual([])
  })

  test('is not given where its sums prove nothing', () => {
    const paper = read('', '251.00')
    expect(codes(paper)).toContain('not_an_invoice_or_work_order')
    expect(values(paper)).toEqual([])
    expect(paper.items).toEqual([])
  })

  test.each(['PAYSLIP', 'PACKING LIST', 'DELIVERY NOTE'])('is not given where a title says that it is something else: %s', (title) => {
    const paper = read(`**${title}**`, '250.00')
    expect(codes(paper)).toContain('not_an_invoice_or_work_order')
    expect(values(paper)).toEqual([])
  })

  test.each([
    [
      'so many of several things are wanted by a day',
      '12-7411   Sterile gauze 10x10          34\n36-7712   Nitrile gloves, size L        5',
      2,
    ],
    ['not of a single one', '12-7411   Sterile gauze 10x10          34', 0],
  ])('an order: %s', (_, lines, given) => {
    const { items, warnings } = understandDocument(
      drawDocument(`
St Bride's Hospital Trust
27 Hill Road
Leeds LS1 5HN

Supplier:
Alcor Medical Supplies Ltd
18 Park Row
York YO1 7AN

Delivery date: 12 May 2026

Code      Product                      Quantity
${lines}
`),
      { kind: 'work_order' },
    )
    expect(warnings.map(({ code }) => code)).toContain('not_an_invoice_or_work_order')
    expect(items.length).toBe(given)
    for (const row of items) expect(row.requested_quantity?.confidence).toBeLessThan(0.9)
  })
})

test('a title of several words in the type of the text, with a dash and whose it is behind it, tells an order', () => {
  const { kind, warnings } = understandDocument(
    drawDocument(`
Discussion avec LABOREX Dépôt Thiès
                      17 octobre 2026

          Bon de commande — Pharmacie Ndiaye Médina
          Fournisseur : Laborex Dépôt Thiès

          1. Paracétamol 500 mg cp B/20 — 120
          2. Amoxicilline 1 g cp B/14 — 40
          3. Gants examen latex M — 18
`),
  )
  expect(kind).toBe('work_order')
  expect(warnings.map(({ code }) => code)).not.toContain('not_an_invoice_or_work_order')
})
