import { expect, test } from 'vitest'
import { isLogoOf } from '#app/engine/understand/parties/same-name.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

test('a row of one rate, with a total of its own, is none of the sums of the document', () => {
  const { fields } = read(`
    Factura 26/11882

    Artículo  Descripción             Unidades    Precio     Importe    % IVA
    2011      Tomate rama caja 6 kg      14,00      8,70      121,80     4,00
    4410      Refresco cola lata         12,00     10,56      126,72    10,00
    5120      Ginebra London Dry          6,00     11,85       71,10    21,00

    Base imponible     % IVA    Cuota IVA      Total
            121,80      4,00         4,87     126,67
            126,72     10,00        12,67     139,39
             71,10     21,00        14,93      86,03

    Forma de pago Recibo 30 días                   Total factura 352,09 €
  `)
  expect(fields).toMatchObject({ subtotal_without_tax: '319.62', tax_amount: '32.47', total_amount_with_tax: '352.09' })
})

test('the surcharge that only the head of its rates names is no tax', () => {
  const { fields, taxes } = read(`
    Factura R26-0041

    Artículo                          Pares      Precio     Importe
    Zapatilla lona azul                   6        9,40       56,40
    Sandalia piel cuero                   2       17,85       35,70

    Base imponible     IVA %     Cuota     R. Equiv. %     Cuota     TOTAL
             92,10     21,00     19,34            5,20      4,79    116,23
  `)
  expect(fields.tax_amount).toBe('19.34')
  expect(taxes).toEqual([{ rate: '21', amount: '19.34' }])
})

test('a tax return is a thing billed, and a tax adviser heads the fees', () => {
  const { items } = read(`
    Rechnung Nr. 2026/0418

    Tätigkeit                    StBVV      Gegenstandswert    Zehntel    Gebühr EUR
    Gewerbesteuererklärung       § 24             61.400,00       3/10        312,45
    Umsatzsteuererklärung        § 24             41.882,00       3/10        204,90
    Auslagenpauschale            § 16                                          20,00
    Zwischensumme                                                             537,35
    19 % Umsatzsteuer                                                         102,10
    Gesamtbetrag                                                              639,45
  `)
  expect(items.map(({ description, total_amount }) => [description, total_amount])).toEqual([
    ['Gewerbesteuererklärung', '312.45'],
    ['Umsatzsteuererklärung', '204.90'],
    ['Auslagenpauschale', '20.00'],
  ])
})

test('what stands beside a bill of names and amounts is no part of the names', () => {
  const { items } = read(`
    Facture n° L26-0418

    N° de compte : 1.884        Abonnements et forfaits           84,00
    Ligne : 03 20 55 41 18      Consommations                      6,37
    Espace client : pro.ex      Services ponctuels                15,00
                                Total hors TVA                   105,37
                                TVA 20,00 % sur 105,37            21,07
                                Montant TTC                      126,44
  `)
  expect(items.map(({ description }) => description)).toEqual(['Abonnements et forfaits', 'Consommations', 'Services ponctuels'])
})

test('how an amount was worked out, in a column of its own, is neither name nor quantity', () => {
  const { items } = read(`
    Factura nº P26-1884

    Potencia facturada P1        20 kW x 0,054122 €/kW x 31 días        33,56 €
    Energía facturada            1.884 kWh x 0,152956 €/kWh            288,17 €
    Impuesto electricidad        321,73 € x 5,11269632 %                16,45 €
    Importe total                                                      338,18 €
    IVA normal                   21 % s/ 338,18 €                       71,02 €
    TOTAL IMPORTE FACTURA                                              409,20 €
  `)
  expect(items.map(({ description, total_amount }) => [description, total_amount])).toEqual([
    ['Potencia facturada P1', '33.56'],
    ['Energía facturada', '288.17'],
    ['Impuesto electricidad', '16.45'],
  ])
})

test('among codes over their names one may be capitals alone', () => {
  const { items } = read(`
    Invoice INV-10398

    Quantity    Item                                     Rate        Amount
    3           PTD-525                                418.00      1,254.00
                Torque driver, pneumatic
    6           BH-14-10                                27.40        164.40
                Bit holder, magnetic
    5           AH-38-25                                61.15        305.75
                Air hose, coiled
    3           SVC-CAL                                 55.00        165.00
                Calibration certificate
                                            Total                  1,889.15
  `)
  expect(items.map(({ description }) => description)).toEqual([
    'Torque driver, pneumatic',
    'Bit holder, magnetic',
    'Air hose, coiled',
    'Calibration certificate',
  ])
})

test.each(['L26E 0418 7732', '10048 827 316'])('a number in groups right behind its label: %s', (number) => {
  expect(read(`Facture n° : ${number}\nDate de facture : 05/02/2026`).fields.invoice_number).toBe(number)
})

test.each([
  ['tinta·lab', 'Tintalab Estudio SC', true],
  ['webcoquelicot', 'Web Coquelicot SCOP', true],
  ['◐ northbay', 'Northbay Interpreting Services', true],
  ['Orange', 'Orangerie Royale', false],
  ['Sanitherm', 'Sanitherm', false],
  ['Brightwater', 'Brightwater DC Reno', false],
  ['webcoquelicot', 'Coquelicot Web SCOP', false],
])('a brand in its own spelling, and the firm whose name it begins: %s, %s', (brand, name, is) => {
  expect(isLogoOf(brand, name)).toBe(is)
})

test('the tax number of a house of flats stands between its name and who looks after it', () => {
  const { fields } = read(`
    Nuria Etxeberria Lasa
    Avenida de la Libertad 18, 20004 Donostia

    MINUTA Nº 18/2026

    Comunidad de Propietarios Paseo Colón 22
    H-20418827
    c/o Fincas Ulía
    Paseo de Colón 22
    20002 Donostia

    Total 653,81 €
  `)
  expect(fields.client_name).toBe('Comunidad de Propietarios Paseo Colón 22')
})

test('what stands at the foot of every page is no line of the table', () => {
  const page = (code: string, name: string, numbers: string) => `
    MEUNERIE DE L'OUEST          FACTURE n° 26/0884

    Article    Désignation              Quantité    Prix HT    Montant HT
    ${code}     ${name.padEnd(25)}${numbers}${'\n'.repeat(57)}
               Capital 400.000 Euros          10     190,00      1.900,00
  `
  const paper = drawDocument(
    page('100200', 'Farine T55', '      10      21,50        215,00'),
    page('100237', 'Sucre semoule', '       4      14,20         56,80'),
  )
  const { items } = understandDocument(paper, { kind: 'invoice' })
  expect(items.map(({ description }) => description?.value)).toEqual(['Farine T55', 'Sucre semoule'])
})
