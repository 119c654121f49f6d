import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const premiums = (head: string, lines: string[], sums: string, title = 'Invoice no. 2026-118') => {
  const { fields, items, vat_details } = understandDocument(
    drawDocument(`
Oakmere Insurance Ltd
18 Mill Lane
Norwich NR3 1LB

${title}
12/01/2026

Harbour Mills Ltd
4 Quay Road
Poole BH15 1HJ

${head}
${lines.join('\n')}
${sums}
`),
    { kind: 'invoice' },
  )
  return {
    net: fields.subtotal_without_tax?.value,
    tax: fields.tax_amount?.value,
    total: fields.total_amount_with_tax?.value,
    rates: vat_details.map(({ rate, amount }) => `${rate?.value} ${amount?.value}`),
    items: items.map(({ description, total_amount }) => `${description?.value} ${total_amount?.value}`),
  }
}

test('an insurer lists what is insured with its premium, the tax and both together', () => {
  expect(
    premiums(
      'Polis         Verzekering                      Premie     Ass.bel.     Bedrag     Totaal',
      [
        'BRD 12.407    Brand, opstal Kade 4             200,00     21%           42,00     242,00',
        'GLS 12.408    Glas en reclame                   80,00     21%           16,80      96,80',
        'RBS 12.410    Rechtsbijstand bedrijf           120,00     21%           25,20     145,20',
      ],
      `
                                               Premie                        € 400,00
                                               Assurantiebelasting 21%        € 84,00
                                               Poliskosten                     € 7,50
                                               Te voldoen                    € 491,50`,
      'Premienota',
    ),
  ).toEqual({
    net: '400.00',
    tax: '84.00',
    total: '491.50',
    rates: ['21 84.00'],
    items: ['Brand, opstal Kade 4 200.00', 'Glas en reclame 80.00', 'Rechtsbijstand bedrijf 120.00'],
  })
})

test.each([
  [
    'Vertrag       Versicherte Sache                Nettobeitrag €     VersSt.     Steuer €     Beitrag €',
    ['Summe Nettobeitrag', 'Versicherungsteuer 20 %', 'Zu zahlender Beitrag'],
  ],
  [
    'Police        Risque assuré                    Prime nette        Taxe        Montant      Total',
    ['Prime nette', "Taxe d'assurance 20 %", 'Total à payer'],
  ],
  [
    'Póliza        Riesgo asegurado                 Prima neta         Imp.        Importe      Total',
    ['Prima neta', 'Impuesto sobre primas 20 %', 'Total a pagar'],
  ],
  [
    'Polizza       Bene assicurato                  Premio netto       Imposta     Importo      Totale',
    ['Premio netto', 'Imposta 20 %', 'Totale da pagare'],
  ],
])('under heads of its own language: %s', (head, [net, tax, total]) => {
  expect(
    premiums(
      head,
      [
        'BRD 12.407    Alpha, Beta 4                        200,00         20 %         40,00        240,00',
        'GLS 12.408    Gamma                                 80,00         20 %         16,00         96,00',
        'RBS 12.410    Delta domus                          120,00         20 %         24,00        144,00',
      ],
      `
                                 ${net!.padEnd(42)}                        400,00 €
                                 ${tax!.padEnd(42)}                         80,00 €
                                 ${total!.padEnd(42)}                        480,00 €`,
    ),
  ).toEqual({
    net: '400.00',
    tax: '80.00',
    total: '480.00',
    rates: ['20 80.00'],
    items: ['Alpha, Beta 4 200.00', 'Gamma 80.00', 'Delta domus 120.00'],
  })
})

test.each([
  ['Policy no.    Section of cover                 Net premium          IPT              Total premium', 'Net premium', 'IPT at 12%'],
  [
    'Apólice       Risco coberto                    Prémio comercial     Imposto do selo  Prémio total',
    'Prémio comercial',
    'Imposto do selo 12%',
  ],
])('the tax of each premium is an amount, and no rate: %s', (head, net, tax) => {
  expect(
    premiums(
      head,
      [
        'BRD 12.407    Alpha, Beta 4                    200.00                24.00             224.00',
        'GLS 12.408    Gamma                            112.50                13.50             126.00',
      ],
      `
                                ${net!.padEnd(42)}                        312.50 €
                                ${tax!.padEnd(42)}                         37.50 €
                                Total                                                             350.00 €`,
    ),
  ).toEqual({ net: '312.50', tax: '37.50', total: '350.00', rates: ['12 37.50'], items: ['Alpha, Beta 4 200.00', 'Gamma 112.50'] })
})

test('insurance that a carrier charges beside the freight is no name of what is charged', () => {
  expect(
    premiums(
      'Sendung       Strecke                          Fracht       Versicherung     Gesamt',
      [
        'A 12.407      Bremen - Kassel                  200,00            42,00       242,00',
        'A 12.408      Kassel - Ulm                      80,00             5,00        85,00',
      ],
      `
                                               Netto                                 327,00
                                               MwSt 19 %                              62,13
                                               Gesamt                              € 389,13`,
    ).items.map((item) => item.replace(/ [\d.]+$/, '')),
  ).toEqual(['Bremen - Kassel', 'Kassel - Ulm'])
})
