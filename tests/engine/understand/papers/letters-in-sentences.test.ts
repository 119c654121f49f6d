import { describe, expect, test } from 'vitest'
import { isPersonName } from '#app/engine/understand/parties/person-names.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const letter = (...sentences: string[]) =>
  understandDocument(
    drawDocument(`
                                                    Marlow Testing Ltd
                                                    3 Mill Way
                                                    Reading RG1 4GW

Orbit Scientific Supplies Ltd
Babraham Road
Cambridge CB22 3AT
                                                    24 February 2026

Our order MT-3316

12 bottles of Acetonitrile 2.5 L, your number F-13897, at 58.70 each;
6 bottles of Nitric acid 1 L, your number C-15013, at 44.15 each.

${sentences.join('\n')}

Yours faithfully,

Dr Naveen Rao
`),
    { kind: 'work_order' },
  ).fields

describe('where the goods go, and whom for', () => {
  test.each([
    [
      'By our reckoning this comes to 969.30 before VAT. Kindly send everything to Dock B,',
      '5 Mill Way, Reading RG1 4GA, marked for Analytical Services. You know us under',
      'account C10882.',
      'Dock B, 5 Mill Way, Reading RG1 4GA',
      'Analytical Services',
      'C10882',
    ],
    [
      'Soit, sauf erreur, un total de 969,30 hors taxes. La marchandise est à livrer à : Bâtiment C,',
      'quai 2, 20 avenue du Lac, 31520 Ramonville, pour le service Chimie des eaux. Nous',
      'sommes chez vous le client IG-5520.',
      'Bâtiment C, quai 2, 20 avenue du Lac, 31520 Ramonville',
      'Chimie des eaux',
      'IG-5520',
    ],
    [
      'Según nuestros cálculos el total asciende a 969,30 sin IVA. Rogamos lo envíen a Nave 3, muelle 1,',
      'Pol. Ind. Ugaldeguren, parc. 22, 48170 Zamudio, a nombre de Control de calidad. Figuramos en',
      'sus libros como cliente 88415.',
      'Nave 3, muelle 1, Pol. Ind. Ugaldeguren, parc. 22, 48170 Zamudio',
      'Control de calidad',
      '88415',
    ],
    [
      'Nach unserer Rechnung ergibt das 969,30 € zzgl. MwSt. Die Lieferung erfolgt bitte an das Lager Ost,',
      'Schleusenweg 4, 97776 Hohenfels, für die Abteilung Analytik. Wir sind bei Ihnen als',
      'Kunde 77120 bekannt.',
      'Lager Ost, Schleusenweg 4, 97776 Hohenfels',
      'Analytik',
      '77120',
    ],
  ])('%s', (first, second, third, place, unit, account) => {
    const fields = letter(first, second, third)
    expect([
      fields.delivery_address?.value,
      fields.department?.value,
      fields.customer_code?.value,
      fields.total_amount_without_tax?.value,
      fields.note?.value,
    ]).toEqual([place, unit, account, '969.30', undefined])
  })

  test('where an invoice goes is no place for goods, and whose it is no service', () => {
    const fields = letter('Please send the invoice to Accounts, 9 High Street, Reading RG1 1AA, marked for Bought Ledger, and thank you.')
    expect([fields.delivery_address, fields.department]).toEqual([undefined, undefined])
  })

  test('what somebody else’s account is counts nobody', () => {
    expect(letter('We are sorry to hear that your account was closed in 2025 and hope for the best.').customer_code).toBeUndefined()
  })
})

test('the number that ends a letter’s last sentence heads nobody; the code behind a word for it in Italian', () => {
  const { fields, items } = understandDocument(
    drawDocument(`
                                                    Laboratori Brenta S.r.l.
                                                    Via del Ponte 3
                                                    35010 Padova

Chimica Nord S.p.A.
Via Roma 12
20121 Milano
                                                    Padova, 24 febbraio 2026

Oggetto: nostro ordine LB-2026/118

    12 (dodici) FL di Acetonitrile 2,5 L, vostro codice F-13897, a 58,70 € cadauno;
    6 (sei) FL di Acido nitrico 69 %, vostro codice C-15013, a 44,15 € cadauno.

Vi preghiamo di spedire tutto a Magazzino 2, Via del Ponte 5, 35010 Padova. Siamo registrati presso di voi come
cliente 77120.

Distinti saluti

Dott. Paolo Zen
`),
    { kind: 'work_order' },
  )
  expect([fields.customer_company_name?.value, fields.customer_code?.value, fields.delivery_address?.value]).toEqual([
    'Laboratori Brenta S.r.l.',
    '77120',
    'Magazzino 2, Via del Ponte 5, 35010 Padova',
  ])
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['F-13897', 'C-15013'])
})

test('a day in the line behind what leads to it', () => {
  const fields = letter(
    'We refer to your price list and ask you to supply us with the above, to arrive not later than',
    '6 March 2026, with certificates.',
  )
  expect(fields.requested_delivery_date?.value).toBe('2026-03-06')
})

test('who bears a title is a person; a firm that begins with one is none', () => {
  expect(letter('Thank you for your help.').client_name?.value).toBe('Dr Naveen Rao')
  expect(['Prof. Dr. Ute Krämer', 'Lic. Ana Soto', 'Dr. Oetker', 'Dr. Wolff Arzneimittel GmbH'].map(isPersonName)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
