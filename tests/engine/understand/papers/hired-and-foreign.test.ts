import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

describe('what is hired, without heads', () => {
  test.each([
    ['en', 'EQUIPMENT ORDER', 'Order RT-0611', 'dated 18 May 2026', '5 days', '5 days', '6 h', '@', '.'],
    ['fr', 'COMMANDE DE MATÉRIEL', 'Commande RT-0611', 'du 18 mai 2026', '5 jours', '5 jours', '6 h', 'à', ','],
    ['es', 'PEDIDO DE EQUIPOS', 'Pedido RT-0611', 'de 18 de mayo de 2026', '5 días', '5 días', '6 horas', 'a', ','],
    ['de', 'BESTELLUNG', 'Bestellung RT-0611', 'vom 18. Mai 2026', '5 Tage', '5 Tage', '6 Std.', 'zu', ','],
  ])('%s: each line is how many, for how long, at what price', (_, title, number, day, first, second, hours, at, point) => {
    const money = (text: string) => text.replaceAll('.', point)
    const { items, checks } = understandDocument(
      drawDocument(`
        Harbour Stage Trust

        ${title}
        ${number}
        ${day}

        8 × Moving light 700 W       MH70S      ${first}      ${at} ${money('14.50')}      ${money('580.00')}
        1 × Mixing desk 48 ch        DM48       ${second}      ${at} ${money('58.00')}      ${money('290.00')}
        3 × Operator training                   ${hours}         ${at} ${money('32.00')}      ${money('576.00')}
      `),
    )
    expect(items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value])))).toEqual([
      { product_code: 'MH70S', product_name: 'Moving light 700 W', requested_quantity: '8', unit_price: '14.50', total_amount: '580.00' },
      { product_code: 'DM48', product_name: 'Mixing desk 48 ch', requested_quantity: '1', unit_price: '58.00', total_amount: '290.00' },
      { product_name: 'Operator training', requested_quantity: '3', unit_price: '32.00', total_amount: '576.00' },
    ])
    // The days are a factor: quantity times price alone is not what is printed, and nothing is wrong with that.
    expect(checks.filter(({ status }) => status === 'failed')).toEqual([])
  })
})

describe('labels said again in a language that is none of ours', () => {
  test('what stands behind the stroke is nobody’s value, and the value stands beside', () => {
    const { fields } = understandDocument(
      drawDocument(`
        Cyngor Tref Brynmor Town Council
        The Guildhall, High Street, Brynmor SY22 4QP

        OFFICIAL ORDER / ARCHEB SWYDDOGOL

        Order No. / Rhif        BTC/0426             Date / Dyddiad         09/04/2026
        Ordering officer /      Eleri Pugh-Jones     Deliver by / Erbyn     01/05/2026
        Swyddog
        Section / Adran         Parks                Budget / Cyllideb      2240/3

        Quantity     Description                    Each       Total
        3            Hardwood bench 1800 mm       485.50    1,456.50
        6            Litter bin 55 litre          172.35    1,034.10
      `),
    )
    expect(fields).toMatchObject({
      name: { value: 'BTC/0426' },
      order_date: { value: '2026-04-09' },
      requested_delivery_date: { value: '2026-05-01' },
      client_name: { value: 'Eleri Pugh-Jones' },
      department: { value: 'Parks' },
    })
  })

  test('two such cells may be a stroke between two words', () => {
    const { fields } = understandDocument(
      drawDocument(`
        PURCHASE ORDER
        Order No. / Rhif        BTC/0426

        Quantity     Description                    Each       Total
        3            Hardwood bench 1800 mm       485.50    1,456.50
      `),
    )
    expect(fields.name?.value).not.toBe('Rhif')
  })
})

describe('terms and accounts that nothing announces', () => {
  test.each(['Net 30', '30 days', '30 jours', '60 días / 60 dies', '14 Tage netto', '30 jours fin de mois'])(
    '%s alone in a line',
    (terms) => {
      expect(readBillWith(terms).payment_terms?.value).toBe(terms)
    },
  )

  test('days that a label leads to are its own', () => {
    expect(readBillWith('Delivery time       30 days').payment_terms).toBeUndefined()
    expect(readBillWith('Guarantee:\n30 days').payment_terms).toBeUndefined()
  })

  test.each([
    ['dots between them', 'Remit to: Avon Bank 08-92-41 · 50177260'],
    ['one under the other', 'Our bank\nAvon Bank plc\n08-92-41\n50177260'],
    ['the account behind its word', 'Pay to\nAvon Bank 08-92-41\nAccount 50177260'],
  ])('sort code and account, %s', (_, lines) => {
    const { bank_details: bank, client_id: customer } = readBillWith(lines)
    expect(bank?.value).toBe('08-92-41 50177260')
    expect(customer).toBeUndefined()
  })
})

describe('who orders, beside words that ask for somebody', () => {
  const paper = (lines: string) => `
        PURCHASE ORDER
        ${lines}

        Quantity     Description                    Each       Total
        3            Hardwood bench 1800 mm       485.50    1,456.50
        6            Litter bin 55 litre          172.35    1,034.10
  `

  test('a house where a person is asked for is who orders, and the person stands elsewhere', () => {
    const { fields } = understandDocument(
      drawDocument(
        paper(`
        Order no.       WSO 26-24                     Raised by      Denise Arkwright
        Ordered by      Fellside Academy Trust        Date           01/06/2026
                        Catering Office
        Baker           Hedley & Grieve, Craft Bakers
        Drop            Kitchen door, Sixth Form
                        Shap Road
                        Penrith CA10 3QP
        `),
      ),
    )
    expect(fields).toMatchObject({
      customer_company_name: { value: 'Fellside Academy Trust' },
      client_name: { value: 'Denise Arkwright' },
      delivery_address: { value: 'Kitchen door, Sixth Form\nShap Road\nPenrith CA10 3QP' },
    })
  })

  test('the value of a field that nobody knows is no letterhead, and the goods behind the title buy nothing', () => {
    const { fields } = understandDocument(
      drawDocument(
        paper(`
        Vessel             MT "Kestrel Sound"             IMO No.        9418827
        Owner/Manager      Tarbert Coastal Shipping Ltd   P.O. No.       TCS/26-0093
        P.O. date          17-Apr-2026                    Dept.          Engine
        On board by        23-Apr-2026                    Req. by        Rory Dalgleish
        `).replace('PURCHASE ORDER', 'PURCHASE ORDER - MARINE STORES'),
      ),
    )
    expect(fields).toMatchObject({
      customer_company_name: { value: 'Tarbert Coastal Shipping Ltd' },
      requested_delivery_date: { value: '2026-04-23' },
      client_name: { value: 'Rory Dalgleish' },
    })
  })

  test.each([
    ['Our account number in your books is HRM2206.', 'HRM2206'],
    ['Please supply as below. You hold us as customer 20-1148.', '20-1148'],
    ['Notre numéro de client chez vous est C2041.', 'C2041'],
    ['Unsere Kundennummer bei Ihnen lautet 70412.', '70412'],
  ])('%s', (sentence, number) => {
    expect(understandDocument(drawDocument(paper(sentence)), { kind: 'work_order' }).fields.customer_code?.value).toBe(number)
  })
})

describe('heads that only what stands under them tells', () => {
  test('Prix par over a price, a stroke and how many it is for', () => {
    const { items } = understandDocument(
      drawDocument(`
        COMMANDE D’ACHAT

        Poste Article          Qté cdée Unité        Prix par   Valeur nette
              Désignation

        00010 730112              22000 KG        684,00 /  1000      15048,00
              Amidon cationique modifié
              Votre référence article AMC-22

        00020 730148              48000 KG        213,50 /  1000      10248,00
              Carbonate de calcium
              Votre référence article PCC-72S

        00030 730205                  3 PCE      2460,00 /     1       7380,00
              Anti-mousse silicone

        Valeur nette totale hors TVA EUR                              32676,00
      `),
    )
    expect(items.map((row) => [row.requested_quantity?.value, row.unit_price?.value, row.total_amount?.value])).toEqual([
      ['22000', '684.00', '15048.00'],
      ['48000', '213.50', '10248.00'],
      ['3', '2460.00', '7380.00'],
    ])
  })

  test('Nombre over words is what things are called', () => {
    const { items } = understandDocument(
      drawDocument(`
        HOJA DE PEDIDO

        Modelo     Nombre                Color          Uds.      P. mayor      Importe
        4410       Camisa lino mao       Blanco           19         21,90       416,10
        4438       Bermuda chino         Arena            15         18,75       281,25
      `),
    )
    expect(items.map((row) => row.product_name?.value)).toEqual(['Camisa lino mao', 'Bermuda chino'])
  })
})

describe('what a sentence says on its way', () => {
  test.each([
    ['gemäß Ihrer Bestellung 45-118802 stelle ich in Rechnung:', '45-118802'],
    ['Trabajos entregados en junio, pedido OC-4471:', 'OC-4471'],
    ['Services rendered as per your purchase order no. HWM-2291, with thanks.', 'HWM-2291'],
    ['Travaux réalisés selon votre commande n° BC-0712.', 'BC-0712'],
  ])('%s', (sentence, number) => {
    expect(readBillWith(sentence).order_reference?.value).toBe(number)
  })

  test('the day of an order is no number of it', () => {
    expect(readBillWith('Wie besprochen gemäß Ihrer Bestellung vom 12.03.2025.').order_reference).toBeUndefined()
  })

  test.each([
    ['Terms: 14 days net. Payment by BACS transfer.', '14 days net', 'BACS transfer'],
    ['Conditions : à réception. Règlement par chèque ou virement.', 'à réception', 'chèque ou virement'],
  ])('%s', (line, terms, means) => {
    const fields = readBillWith(line)
    expect(fields.payment_terms?.value).toBe(terms)
    expect(fields.payment_methods?.value).toBe(means)
  })

  test('terms in brackets behind the day in words', () => {
    expect(readBillWith('Payable by 3 July 2025 (30 days from the date of this invoice) by bank transfer.').payment_terms?.value).toBe(
      '30 days from the date of this invoice',
    )
  })
})

test('the number of a chapter stands over its first line, whose name is its own', () => {
  const { items } = understandDocument(
    drawDocument(`
        Entreprise Guilloux Père et Fils
        Facture F2025-118
        Date 12/09/2025

        N°      Ouvrages                                    Quantité     P.U. HT     TVA      Total HT
        1       Façade
        1.01    Installation et repli de l’échafaudage        210 m²       11,90    10 %      2 499,00
        1.02    Piochage des enduits soufflés                64,5 m²       23,40    10 %      1 509,30
                Sous-total lot 1                                                              4 008,30
        2       Abords
        2.01    Remise en état de l’allée                      38 m²       17,20    20 %        653,60
        2.02    Évacuation en décharge                          3 u       265,00    20 %        795,00
                Sous-total lot 2                                                              1 448,60
    `),
    { kind: 'invoice' },
  )
  expect(items.map((row) => row.description?.value)).toEqual([
    'Installation et repli de l’échafaudage',
    'Piochage des enduits soufflés',
    'Remise en état de l’allée',
    'Évacuation en décharge',
  ])
})

test('of two totals without tax the one before the discount is not the order’s', () => {
  const { fields } = understandDocument(
    drawDocument(`
        HOJA DE PEDIDO
        Pedido nº LC/0093

        Modelo     Artículo              Uds.      Precio       Importe
        4410       Camisa lino             19       21,90        416,10
        4438       Bermuda chino           15       18,75        281,25

                                           Total bruto           697,35
                                           Dto. programación 4%  -27,89
                                           Total sin IVA         669,46
    `),
    { kind: 'work_order' },
  )
  expect(fields.total_amount_without_tax?.value).toBe('669.46')
})

test('an address beside facts that dots lead to is whole', () => {
  const { fields } = understandDocument(
    drawDocument(`
        CÁRNICAS SIERRA DE GÚDAR S.L.
        Polígono La Paz, calle Berlín 8, 44195 Teruel
        NIF B44183374

        Factura nº R-25-0044                             Hostelería Los Arcos S.L.
        Fecha ......... 09-07-2025                       Plaza Mayor 3
        Cliente ....... 1288                             44400 Mora de Rubielos

        Artículo                     Uds.      Precio       Importe
        Paletilla de cordero            7       13,75         96,25
    `),
    { kind: 'invoice' },
  )
  expect(fields).toMatchObject({
    client_id: { value: '1288' },
    client_name: { value: 'Hostelería Los Arcos S.L.' },
    client_address: { value: 'Plaza Mayor 3\n44400 Mora de Rubielos' },
  })
})
