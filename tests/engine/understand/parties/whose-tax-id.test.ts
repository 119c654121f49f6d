import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (supplier: string, customer: string) =>
  understandDocument(
    drawDocument(`
Kröger Befestigungstechnik GmbH
Am Hafen 10
34117 Kassel
${supplier}
Tel.: 0561 607024 kontakt@kroeger.example

${customer}

RECHNUNG

Re.-Nr.          Datum                Ihre Kundennummer
1758253          8. Oktober 2025      K4436

Artikel                     Menge     Preis        Betrag
Babyspinat 1 kg                 4     10,00         40,00

                                     Netto          40,00
                                     19 % MwSt.      7,60
                                     Gesamt         47,60
`),
    { kind: 'invoice' },
  ).fields

const address = `Stadtwerke Weserau GmbH
Lindenstraße 112
86150 Augsburg`

describe('a tax number right under an address is that firm’s', () => {
  test.each([
    ['somebody written to', `An:\n${address}\nUSt-ID: DE941367616`],
    ['somebody unheaded, though its figures could be a telephone’s', `${address}\nUID: CHE-990.929.552 MWST`],
    ['somebody unheaded in America', `Blue Heron Grill LLC\n7909 Industrial Pkwy\nAustin, TX 78704\nEIN: 41-9896416`],
  ])('%s', (_, customer) => {
    expect(read('', customer).supplier_tax_id?.value ?? null).toBeNull()
    expect(read('USt-ID: DE136695976', customer).supplier_tax_id?.value).toBe('DE136695976')
  })
})

describe('a tax number that its line broke', () => {
  const id = (lines: string) => read(lines, `An:\n${address}`)['supplier_tax_id']?.value
  test.each([
    ['before what Switzerland writes behind it', 'MWST-Nr.: CHE-995.111.367\nMWST', 'CHE-995.111.367 MWST'],
    ['within', 'VAT Registration Number: GB 946 6248\n66', 'GB 946 6248 66'],
    ['within its label', 'Registered No. 02655108 | VAT\nReg. No.: GB 731 2431 80', 'GB 731 2431 80'],
    ['behind its label', 'Inscrita en el Registro Mercantil - CIF:\nB16061868', 'B16061868'],
  ])('%s', (_, lines, value) => {
    expect(id(lines)).toBe(value)
  })

  test('ends where it is whole, whatever figures begin the next line', () => {
    expect(id('VAT No: GB 946 6248 66\n114')).toBe('GB 946 6248 66')
  })
})

describe('who sells decides whose a tax number is', () => {
  test('an address beside the one under the supplier’s heading is not the supplier’s, however it looks', () => {
    const { fields } = understandDocument(
      drawDocument(`
FACTUUR                       Leverancier:
                              Van Elst Kantoor V.O.F.
Factuurnummer  A.2024.28854   Molenstraat 123
Datum          17-11-2024     5611 ZT Eindhoven
Vervaldatum    01-12-2024     BTW nr.: NL625041413B01

                              Zorggroep Maasduin
                              Molenstraat 96
                              5611 ZT Eindhoven
                              Btw-nr.: NL354223902B01

Artikelomschrijving           Aant.   Stuksprijs   Totaal
Afwasmiddel 5 L                  45         5,55   249,75

                              Netto totaal:        249,75
                              BTW (21%):            52,45
                              Factuurbedrag:       302,20
`),
      { kind: 'invoice' },
    )
    expect(fields.client_name?.value).toBe('Zorggroep Maasduin')
    expect(fields.supplier_tax_id?.value).toBe('NL625041413B01')
  })

  test('the number in the foot is the writer’s, so the address with another is not', () => {
    const { fields } = understandDocument(
      drawDocument(`
                              Kröger Befestigungstechnik
                                         Industrieweg 56
                                          86150 Augsburg

Klinikum Fuldatal GmbH
Lindenstraße 144
34117 Kassel
USt-IdNr.: DE583075321

Rechnung          2024/97850
Belegdatum        17. Juni 2024

Text                          Menge   EP           Netto
Spülmittel 5 L                   10         8,28    82,80

                              Netto                 82,80
                              19 % MwSt.            15,73
                              Gesamt                98,53
















































USt-IdNr.: DE369649774
`),
      { kind: 'invoice' },
    )
    expect(fields.supplier_name?.value).toBe('Kröger Befestigungstechnik')
    expect(fields.client_name?.value).toBe('Klinikum Fuldatal GmbH')
    expect(fields.supplier_tax_id?.value).toBe('DE369649774')
  })
})

test('the number in the row of cells that names the customer is theirs', () => {
  const { fields } = understandDocument(
    drawDocument(`
Suministros Ferreteros del Vallès, S.L.
Carrer de la Indústria 88, 08202 Sabadell

**Factura** FAC2026A214

Factura:         FAC2026A214                                Fecha:                24-03-2026
Cliente:         Reformas Integrales Puig, S.L.             CIF:                  B66021984
                 Avinguda Onze de Setembre 14, CP: 08208,
Dirección:                                                  Código de cliente:    000118
                 Sabadell (Barcelona), España

Descripción                    Cantidad      Precio       Total
Tornillo hexagonal M8x40              3       14,60       43,80
Silicona neutra blanca               24        2,95       70,80
                                  Base imponible         114,60
                                  IVA 21 %                24,07
                                  Total                  138,67
`),
  )
  expect(fields.supplier_tax_id?.value).toBeUndefined()
})
