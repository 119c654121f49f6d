import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const plain = (row: Record<string, { value: string | null } | undefined>) =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))

const read = (document: Document) => {
  const { kind, fields, items, vat_details } = understandDocument(document)
  const said = Object.fromEntries(
    Object.entries(fields as Record<string, { value: string | null }>).map(([name, cell]) => [name, cell.value]),
  )
  return { kind, said, items: items.map(plain), vat: vat_details.map(plain) }
}

describe('a paper that says who owes whom', () => {
  const cuenta = drawDocument(`
Cali, 3 de marzo de 2026

            CUENTA DE COBRO No. 027

PANIFICADORA DEL VALLE S.A.S.
NIT 900.412.118-6
Carrera 5 No. 11-42, Cali

DEBE A:

MARTA LUCÍA BECERRA PINO
C.C. 31.884.207 de Palmira
Calle 9 Norte No. 4-18, Palmira

LA SUMA DE: $ 900.000 M/CTE

Detalle                                                   Cant.   Valor unitario     Valor
Diseño de empaques para la línea integral                 1       $ 600.000          $ 600.000
Sesión de fotografía de producto                          2       $ 150.000          $ 300.000
TOTAL                                                                                $ 900.000

Favor consignar en la cuenta de ahorros Davivienda No. 0048-229133-71 a nombre de Marta Lucía Becerra.

No soy responsable de IVA.
`)

  test('is an invoice of whom the money is owed to', () => {
    const { kind, said } = read(cuenta)
    expect(kind).toBe('invoice')
    expect(said).toMatchObject({
      invoice_number: '027',
      supplier_name: 'MARTA LUCÍA BECERRA PINO',
      supplier_address: 'Calle 9 Norte No. 4-18, Palmira',
      client_name: 'PANIFICADORA DEL VALLE S.A.S.',
      total_amount_with_tax: '900000',
    })
    expect(said['subtotal_without_tax']).toBeUndefined()
  })

  test('the number of a citizen’s card is theirs at the tax office, the account stands behind its bank, and no tax is a matter of law', () => {
    const { said } = read(cuenta)
    expect(said['supplier_tax_id']).toBe('31.884.207')
    expect(said['bank_details']).toBe('0048-229133-71')
    expect(said['legal_mentions']).toContain('No soy responsable de IVA')
    expect(said['additional_notes']).toBeUndefined()
  })

  test('the sender on an invoice written in Spanish is who sells', () => {
    const { said } = read(
      drawDocument(`
Factura A-311

DESTINATARIO:
Huerta San Isidro, A.C.
RFC: HSI140302PX7
Av. Juárez 900
Saltillo, Coahuila, C.P. 25020

REMITENTE:
Bombas del Norte, S.A. de C.V.
RFC: BNO090814K21
Calle Allende 210, Col. Centro
Saltillo, Coahuila, C.P. 25000

Descripción                 Cant.   P. unitario     Importe
Sello mecánico                  2       $300.00     $600.00
Total                                               $600.00
`),
    )
    expect(said).toMatchObject({ supplier_name: 'Bombas del Norte, S.A. de C.V.', supplier_tax_id: 'BNO090814K21' })
  })

  test('where the type changes behind the name in one line the address begins', () => {
    const loud = (text: string) => text.replace(/\S+/g, '**$&**')
    const { said } = read(
      drawDocument(`
${loud('Brine & Barrel Wholesale')} Unit 4, Quayside Park, Co. Wexford Y35 A1B2
Telephone 053 555 0166, orders@brineandbarrel.ie, VAT number IE6571830EH

Corner Deli                                    Invoice              B-20771
8 Abbey Street                                 Date                 11 Mar 2026
Gorey
Co. Wexford Y25 X6P1

Description                  Qty      Price     Amount
Green olives 5 kg              2      21.00      42.00
Total EUR                                        42.00
`),
    )
    expect(said).toMatchObject({ supplier_name: 'Brine & Barrel Wholesale', client_name: 'Corner Deli' })
  })
})

describe('how and when it is paid', () => {
  const paper = (...sentences: string[]) =>
    read(
      drawDocument(`
Invoice 5512                                       Date 04/02/2026

Hollin Weaving Ltd

Description                  Qty      Price     Amount
Wool blanket                   2      50.00     100.00
Total                                           100.00

${sentences.join('\n')}
`),
    ).said

  test.each([
    ['Pay online by card, or by bank transfer: sort code 20-11-07, account 63318811.', 'card, bank transfer'],
    ['Pago por: Bizum de empresa 07711 o transferencia a ES91 2100 0418 4502 0005 1332.', 'Bizum, transferencia'],
    ['Transferencia a BBVA, CLABE 012 225 00127734518 6.', 'Transferencia'],
    ['Prélèvement sur votre compte le 20 avril.', 'Prélèvement'],
    ['Please pay by electronic transfer: Hollin Weaving Ltd, AIB Gorey.', 'electronic transfer'],
    ['Payment: 30 days from date of invoice, by wire', 'wire'],
  ])('%s', (sentence, means) => {
    expect(paper(sentence)['payment_methods']).toBe(means)
  })

  test.each([
    [
      ['The goods were inspected before they left our works. Terms: 45 days end', 'of month. Title remains with the seller.'],
      '45 days end of month',
    ],
    [['Les marchandises sont contrôlées avant leur départ. Conditions : 45', 'jours net. For juridique : Sion.'], '45 jours net'],
    [['Valeur en votre règlement par chèque à 45 jours fin de mois, soit le 31 mars 2026.'], 'à 45 jours fin de mois'],
    [['Payment to Hollin Weaving Ltd, Permanent TSB (BIC IPBSIE2D). Terms 45 days.'], '45 days'],
    [['Terms: end of following month. Pay to AIB, IE64 IRCE 9205 0112 3456 78.'], 'end of following month.'],
  ])('%s', (sentences, terms) => {
    expect(paper(...sentences)['payment_terms']).toBe(terms)
  })

  test('a line that ends in how many of something else goes on with nothing', () => {
    expect(paper('Terms: 30 days net', 'of course our guarantee holds.')['payment_terms']).not.toContain('of course')
  })

  test.each([
    'TVA à taux réduit : attestation du client du 02/12/2025.',
    'VAT at zero on insulation for private dwellings, section 46 VAT Consolidation Act.',
    'A list of members’ names is open to inspection at the above address.',
    'The pictures are made for the property named and may not be resold.',
    'Les pièces livrées sont conformes aux plans.',
  ])('a mention of the law: %s', (sentence) => {
    expect(paper(sentence)['legal_mentions']).toBe(sentence)
  })
})

describe('narrow tables', () => {
  test('a base and a rate heard as one head are two where amounts and shares stand under them; the surcharge is no tax', () => {
    const { vat, said } = read(
      drawDocument(`
Factura F-118                                            Fecha 20/05/2026

Descripción                   Cant.     Precio     Importe
Pienso 15 kg                      4      50,00      200,00
Arena 10 l                        5      20,00      100,00

Base  IVA    Cuota  R.E.      Recargo
200,00 10 %  20,00  1,4 %        2,80              Suma                          300,00
100,00 21 %  21,00  5,2 %        5,20              IVA                            41,00
                                                   Recargo de equivalencia         8,00
                                                   Total EUR                     349,00
`),
    )
    expect(vat.map(({ rate, amount }) => [rate, amount])).toEqual([
      ['10', '20.00'],
      ['21', '21.00'],
    ])
    expect(said['vat_rate']).toBeUndefined()
  })
})
