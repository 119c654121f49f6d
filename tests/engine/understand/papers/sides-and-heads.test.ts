import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string): Record<string, string | undefined> => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('parties side by side', () => {
  test('headings centred over boxes that begin before them', () => {
    const fields = read(`
                 Facture 2026-0147

                Émetteur                                         Destinataire
**GUC** **Plongée**                               Comité d'entreprise Radiall
Piscine Universitaire                             Mme Sandrine Peyrot
2 avenue de la piscine                            101 rue Philibert Hoffmann
38402 Saint Martin d'Hères                        38120 Saint-Égrève`)
    expect(fields).toMatchObject({
      supplier_name: 'GUC Plongée',
      supplier_address: "2 avenue de la piscine\n38402 Saint Martin d'Hères",
      client_name: "Comité d'entreprise Radiall",
      client_address: '101 rue Philibert Hoffmann\n38120 Saint-Égrève',
    })
  })

  test('the same over rows of labels, each side its own', () => {
    const fields = read(`
FACTURA 001-002-87

                         EMISOR                                             RECEPTOR
Nombre o razón social: Distribuidora La Ceiba, S.A.           Nombre o razón social: Comedor Doña Mari
NIT: 0614-120998-103-4                                        NIT: 0210-050584-101-2
Dirección: Km 10 Blvd. del Ejército, Soyapango                Dirección: 4a. Av. Sur No. 12, Santa Tecla
Número de teléfono: 2277-4410
Correo electrónico: ventas@laceiba.test                       Correo electrónico: mari@correo.test`)
    expect(fields).toMatchObject({
      supplier_name: 'Distribuidora La Ceiba, S.A.',
      supplier_address: 'Km 10 Blvd. del Ejército, Soyapango',
      supplier_tax_id: '0614-120998-103-4',
      supplier_contact: 'ventas@laceiba.test',
      client_name: 'Comedor Doña Mari',
      client_address: '4a. Av. Sur No. 12, Santa Tecla',
    })
  })

  test('a block set a little in under its heading stays its own', () => {
    const fields = read(`
Invoice 4711

Vendor                                  Client
   Corvid Hosting Ltd                      Derwent Boats Ltd
   14 Rookery Lane                         2 Slipway Road
   Leeds LS1 4AP                           York YO1 7HH`)
    expect(fields).toMatchObject({ supplier_name: 'Corvid Hosting Ltd', client_name: 'Derwent Boats Ltd' })
  })

  test('blocks that begin beside their headings stay theirs', () => {
    const { fields } = understandDocument(
      drawDocument(`
Northwind Traders
14 Market Square
Portland, OR 97204

PURCHASE ORDER 3377

Vendor      Marta Ruiz                  Ship To     Tom Perham
            Exotic Liquids Ltd.                     Northwind Traders
            49 Gilbert St.                          220 River Road
            London EC1 4SD                          Portland, OR 97209`),
      { kind: 'work_order' },
    )
    expect(fields.delivery_address?.value).toMatch(/220 River Road\nPortland, OR 97209$/)
  })

  test('a company beside the address of the issuer, with neither heading nor address: its e-mail is not the supplier’s', () => {
    const fields = read(`
                                                Invoice #: 8831

Bluefern Web, Inc.                              Acme Corp.
410 Larch Avenue                                John Doe
Boulder, CO 80302                               john@acmecorp.test

                                                Total: $1,385.00`)
    expect(fields).toMatchObject({ supplier_name: 'Bluefern Web, Inc.', client_name: 'Acme Corp.' })
    expect(fields.supplier_contact).toBeUndefined()
  })

  test('a town with its state and country needs no postal code', () => {
    const fields = read(`
**ACME Inc.**
123 Main Street
New York, NY 10025

Invoice Number: 1234                    John Doe
Invoice Date: 2026-11-09                1234 Main Street
Balance Due: $165.00                    San Francisco, CA, US`)
    expect(fields).toMatchObject({ client_name: 'John Doe', client_address: '1234 Main Street\nSan Francisco, CA, US' })
  })
})

describe('who writes', () => {
  test('the line in small type over the window names the firm of the brand, and where it is', () => {
    const document = drawDocument(`
KRAXI

Kraxi Systems, Inc. • 17, Aviation Road • Paperfield
John Q. Doe
255 Customer Lane
12345 User Town

INVOICE 2026-03`)
    for (const line of document.pages[0]!.lines) if (line.text.includes('•')) line.size = 6
    const { fields } = understandDocument(document, { kind: 'invoice' })
    expect(fields.supplier_name?.value).toBe('Kraxi Systems, Inc.')
    expect(fields.supplier_address?.value).toBe('17, Aviation Road\nPaperfield')
    expect(fields.client_name?.value).toBe('John Q. Doe')
  })

  test('what stands in place of a logo is no name, whatever sign leads it', () => {
    for (const logo of ['LOGO', '◧ logo']) {
      const fields = read(`
${logo}
Atelier Braise
4 rue des Fontaines
29000 Quimper

Facture F-2026-0092`)
      expect(fields.supplier_name).toBe('Atelier Braise')
    }
  })

  test('a salesman with an initial is no supplier', () => {
    const fields = read(`
FERRETERÍA EL CONSTRUCTOR CIA. LTDA.
FACTURA 001-002-000045187

Vendedor: JORGE P.`)
    expect(fields.supplier_name).not.toBe('JORGE P.')
  })
})

describe('a means of payment among heads', () => {
  test('what stands beside the head is the next column’s', () => {
    const of = (heads: string, row: string) => read(`FACTURA 4711\n\n${heads}\n${row}`).payment_methods
    expect(of('Forma de Pago                    Valor', 'SIN UTILIZACION DEL SISTEMA      142.72')).toBe('SIN UTILIZACION DEL SISTEMA')
    expect(of('Payment Method                   Check #', 'Check                            1000')).toBe('Check')
    expect(of('Recibo     Forma de pago      Importe', '1          Transferencia bancaria : ES91 2100     597,01')).toBe(
      'Transferencia bancaria',
    )
  })

  test('beside a label in a column of labels it is the value', () => {
    expect(read('Invoice 4711\n\nPayment method      Check\nShip via            UPS').payment_methods).toBe('Check')
  })
})

test('terms end before a sentence of other days', () => {
  const { payment_terms: terms } = read(
    'Invoice 4711\n\nTerms of payment: 30 days net. 90 days warranty starting at the day of sale. This warranty covers defects only.',
  )
  expect(terms).toBe('30 days net.')
})
