import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string, kind?: 'invoice') => {
  const found = understandDocument(drawDocument(art), { today: '2026-11-26', ...(kind ? { kind } : {}) })
  const value = (name: string) => found.fields[name]?.value
  return {
    kind: found.kind,
    value,
    sums: ['subtotal_without_tax', 'tax_amount', 'total_amount_with_tax'].map(value),
    taxes: found.vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]),
    items: found.items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value]))),
  }
}

const till = `
         BAR LA ESQUINA
      HERMANOS QUESADA SL
         CIF B39170025
      CALLE MAYOR 4
      39700 CASTRO URDIALES

**FRA.** **SIMPLIFICADA:** A1/000771
12-06-2026   14:02   MESA 3
UDS ARTICULO           PREC. IMPORTE
 2 RACION RABAS             9,00    18,00
 3 CAÑA DOBLE GRANDE        2,10     6,30
 1 PAN ARTESANO             1,20     1,20

TOTAL (IVA INC.)            25,50 €
BASE IMP.      % IVA      CUOTA
   23,18       10,00       2,32

ENTREGADO TARJETA            25,50
CAMBIO                        0,00`

describe('the slip of a till', () => {
  test('a short word for the invoice tells what it is, with its number and day', () => {
    const { kind, value } = read(till)
    expect([kind, value('invoice_number'), value('invoice_date')]).toEqual(['invoice', 'A1/000771', '2026-06-12'])
  })
  test('lines prove themselves under heads that stand beside their columns', () => {
    expect(read(till).items).toEqual([
      { description: 'RACION RABAS', quantity: '2', unit_price: '9.00', total_amount: '18.00' },
      { description: 'CAÑA DOBLE GRANDE', quantity: '3', unit_price: '2.10', total_amount: '6.30' },
      { description: 'PAN ARTESANO', quantity: '1', unit_price: '1.20', total_amount: '1.20' },
    ])
  })
  test('what was handed over names the means', () => {
    expect(read(till).value('payment_methods')).toBe('TARJETA')
  })
})

describe('sums', () => {
  test('an equivalence surcharge whose rate stands in its head', () => {
    const { sums, taxes } = read(
      `
FACTURA A/118   Fecha: 15/10/2026

Artículo        Descripción        Cantidad    Precio    % Dto.    Importe
500117          Lejía 5 L             24,00     1,850               44,40
500342          Suavizante 2 L        12,00     2,360      5,00     26,90

    Bruto     Dto.P.P.2%     Base imponible     % I.V.A.     I.V.A.     R.E.5,20%     TOTAL EUR
    71,30         1,43              69,87          21,00       14,67         3,63           88,17`,
      'invoice',
    )
    expect({ sums, taxes }).toEqual({ sums: ['69.87', '14.67', '88.17'], taxes: [['21', '14.67']] })
  })

  test('the tax of an earlier bill is no tax of this one', () => {
    const { sums, taxes } = read(
      `
Schlussrechnung Nr. 25/188

Pos.    Leistung               Menge EH     EP €      Betrag €
01      Fundament betonieren   12,00 m³    100,00     1.200,00

        Nettosumme                                    1.200,00
        20 % USt                                        240,00
        Gesamtbetrag brutto                           1.440,00
        abzgl. 1. Teilrechnung TR 25/097 vom 12.05.2025 (darin USt         -600,00
        100,00)
        abzgl. 2. Teilrechnung TR 25/140 vom 28.07.2025 (darin USt         -300,00
        50,00)
        Offener Restbetrag                                                  540,00`,
      'invoice',
    )
    expect({ sums, taxes }).toEqual({ sums: ['1200.00', '240.00', '1440.00'], taxes: [['20', '240.00']] })
  })

  test.each(['Total, IVA 10% incluido', 'Total IVA 10 % incl.'])('a total that names the rate it holds: %s', (said) => {
    const { sums, taxes } = read(
      `
Factura 61
Fecha: 31 de octubre de 2026

Traslado aeropuerto          261,00 €
Espera 40 min                 17,00 €
${said}       278,00 €

Base 252,73 € + IVA 25,27 €`,
      'invoice',
    )
    expect({ sums, taxes }).toEqual({ sums: ['252.73', '25.27', '278.00'], taxes: [['10', '25.27']] })
  })
})

describe('lines', () => {
  test('fees that dots lead to their amounts, whatever column they end in', () => {
    expect(
      read(
        `
MINUTA DE HONORARIOS nº 14/2026
Tarragona, a 22 de septiembre de 2026
1. Informe de patologías ................... 650,00 €
2. Proyecto de ejecución ........ 1.350,00 €

Suma de honorarios                2.000,00 €
IVA (21 %)                          420,00 €
Total                             2.420,00 €`,
        'invoice',
      ).items,
    ).toEqual([
      { description: 'Informe de patologías', total_amount: '650.00' },
      { description: 'Proyecto de ejecución', total_amount: '1350.00' },
    ])
  })

  test('expenses under the hours, with a sum of their own', () => {
    const { items } = read(
      `
Invoice No. 26-017-02
March 31, 2026

Date         By       Services                        Hours      Rate      Amount
03/02/26     JTK      Site visit, north footing         3.5    185.00      647.50
03/03/26     JTK      Review of the drawings            1.2    185.00      222.00
                                          Total professional fees          869.50
Reimbursable expenses
                      Mileage, 64 mi                                        44.80
                      Plotting, four sheets                                 22.00
                                                   Total expenses           66.80
                                               TOTAL THIS INVOICE         $936.30`,
      'invoice',
    )
    expect(items.slice(2)).toEqual([
      { description: 'Mileage, 64 mi', total_amount: '44.80' },
      { description: 'Plotting, four sheets', total_amount: '22.00' },
    ])
  })

  test('what is counted like the others is a line, whatever it is called', () => {
    const { items } = read(
      `
FACTURA Núm. 318
Fecha: 24/07/2026

  Ud     Concepto                              Importe
   1     Muebles altos y columna              2.280,00 €
   2     Encimera con copete                  1.495,00 €
   1     Transporte y montaje                   640,00 €
                           Base imponible     4.415,00 €
                                  IVA 21%       927,15 €
                            TOTAL FACTURA     5.342,15 €`,
      'invoice',
    )
    expect(items[2]).toEqual({ description: 'Transporte y montaje', quantity: '1', total_amount: '640.00' })
  })
})

describe('names that count', () => {
  test.each([
    ['11 Kurseinheiten à 60 Minuten zu je 75,00 €', '11', '75.00', '825,00'],
    ['33 Hefte zu 25,00 €', '33', '25.00', '825,00'],
  ])('%s', (name, quantity, unit_price, amount) => {
    const { items } = read(
      `
Rechnung 2026/17
Oldenburg, den 2. Juli 2026

${name.padEnd(50)}      ${amount} €
Fahrtkosten und Auslagen                                 81,00 €
Rechnungsbetrag                                         906,00 €`,
      'invoice',
    )
    expect(items[0]).toMatchObject({ quantity, unit_price, total_amount: '825.00' })
    expect(items[1]!.quantity).toBeUndefined()
  })
})

describe('heads', () => {
  test('the word for a number and its sign under the title', () => {
    const { value } = read(
      `
                                        **Factura**
                                        Número #F260238
                                        Fecha 01/12/2026

Concepto               Unidades     Precio      Importe
Mantenimiento web             1     180,00       180,00
                           Total                 180,00`,
      'invoice',
    )
    expect(value('invoice_number')).toBe('F260238')
  })

  test('a label behind the line of an address ends what stands under the one over it', () => {
    const { value } = read(
      `
Invoice Number 0000872

Billed To                       Date of Issue
Fonds Laurentides               03/31/2026
1250 boulevard René-Lévesque 14 Due Date
Montréal QC H3B 4W8             04/30/2026

Description              Rate      Qty      Line Total
Translation             $0.50      400         $200.00
                                  Total        $200.00`,
      'invoice',
    )
    expect([value('invoice_date'), value('due_date')]).toEqual(['2026-03-31', '2026-04-30'])
  })
})
