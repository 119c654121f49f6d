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
    const { items } = understandDocument(
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
  })
})

describe('labels said again in a language that is none of ours', () => {
  test('what stands behind the stroke is nobody’s value, and the value stands beside', () => {
    const { fields } = understandDocument(
      drawDocument(`
        **Cyngor Tref Brynmor Town Council**
        The Guildhall, High Street, Brynmor SY22 4QP

        **OFFICIAL ORDER / ARCHEB SWYDDOGOL**

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
        `).replace('PURCHASE ORDER', '**PURCHASE ORDER - MARINE STORES**'),
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
