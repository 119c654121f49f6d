import { describe, expect, test } from 'vitest'
import { isPlaceWord } from '#app/engine/understand/parties/places.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rowsOf = (art: string, kind: 'invoice' | 'work_order') => {
  const reading = understandDocument(drawDocument(art), { kind })
  const items = reading.items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value])))
  return { items, fields: reading.fields }
}

describe('a card for each thing that was hired', () => {
  const { items, fields } = rowsOf(
    `
    Killary Plant Hire                 Hire invoice

    invoice ref.                       hirer
    H-26-3318                          Clew Bay Civil Works Ltd
                                       The Quay
    date                               Westport F28 WR44
    30 Jun 2026

                     Excavator 8 t zero tail swing                                          EX-082
                     s/n KBCEZ17C 4471
                     on hire     off hire     days     day rate     discount            charge
                     2 Jun       26 Jun       19         142.00     10%               2,428.20
    your order
    CB-7714          Site dumper 3 t                                                        DU-031
                     on hire     off hire     days     day rate                         charge
                     2 Jun       19 Jun       14          58.00                         812.00

                     hire and sundries, net        vat at 23%              payable, eur
                     3,240.20                        745.25                   €3,985.45
    `,
    'invoice',
  )

  test('its name and code stand over its heads, the number of the piece is no part of the name', () => {
    expect(items).toMatchObject([
      {
        divalto_code: 'EX-082',
        description: 'Excavator 8 t zero tail swing',
        quantity: '19',
        unit_price: '142.00',
        total_amount: '2428.20',
      },
      { divalto_code: 'DU-031', description: 'Site dumper 3 t', quantity: '14', unit_price: '58.00', total_amount: '812.00' },
    ])
    expect(items).toHaveLength(2)
  })

  test('sums in a row under captions that nobody knows are told by their tax and their arithmetic', () => {
    expect(fields).toMatchObject({
      subtotal_without_tax: { value: '3240.20' },
      tax_amount: { value: '745.25' },
      total_amount_with_tax: { value: '3985.45' },
    })
  })
})

test.each([
  ['Item no.', '104-2217', '118-0090', 'Quantity:', 'each', '.'],
  ['Art.-Nr.', '700 118 25', '700 340 06', 'Menge:', 'pro Stück', ','],
  ['Réf.', 'BX2100458', 'BX7745120', 'Quantité :', 'l’unité', ','],
  ['Ref.', 'VN-10032', 'VN-10418', 'Cantidad:', 'por unidad', ','],
])('the order page of a web shop, %s in the row of the numbers', (label, first, second, count, each, point) => {
  const money = (text: string) => `€${text.replace('.', point)}`
  const { items } = rowsOf(
    `
    Order overview

    Toilet roll 2-ply white
    ${label} ${first}          ${count} 12          ${money('14.35')} ${each}          ${money('172.20')}
    ● In stock

    All-purpose cleaner 5 L
    ${label} ${second}          ${count} 6           ${money('8.40')} ${each}           ${money('50.40')}
    ● Ships in 3 days
    `,
    'work_order',
  )
  expect(items).toEqual([
    { product_code: first, product_name: 'Toilet roll 2-ply white', requested_quantity: '12', unit_price: '14.35', total_amount: '172.20' },
    { product_code: second, product_name: 'All-purpose cleaner 5 L', requested_quantity: '6', unit_price: '8.40', total_amount: '50.40' },
  ])
})

test.each([
  ['Mix code', 'Volume', 'Pour rate', 'Price', 'Value', '.'],
  ['Code formule', 'Volume', 'Cadence', 'Prix HT', 'Montant HT', ','],
  ['Código', 'Volumen', 'Ritmo', 'Precio', 'Importe', ','],
])('a letter that orders concrete: %s, %s and more among the labels under the name', (code, volume, rate, price, value, point) => {
  const money = (text: string) => text.replace('.', point)
  const { items } = rowsOf(
    `
    PURCHASE ORDER
    Ready-mix order DH/0729/C014

    1    Designated mix 25/30 slump class F3
         ${code} RC32/40-F3     ${volume} ${money('22.5')} m³     ${rate} 12 m³/h
         ${price} ${money('118.60')} €/m³     ${value} ${money('2668.50')} €

    2    Wash-out skip
         ${code} WASHOUT        ${volume} 2 m³     ${rate} 4 m³/h
         ${price} ${money('85.00')} €/m³      ${value} ${money('170.00')} €
    `,
    'work_order',
  )
  expect(items).toEqual([
    {
      product_code: 'RC32/40-F3',
      product_name: 'Designated mix 25/30 slump class F3',
      requested_quantity: '22.5',
      unit_price: '118.60',
      total_amount: '2668.50',
    },
    { product_code: 'WASHOUT', product_name: 'Wash-out skip', requested_quantity: '2', unit_price: '85.00', total_amount: '170.00' },
  ])
})

describe('who and whose', () => {
  test('a customer in one line, its name in bold, under a title with more than one paper in it', () => {
    const document = drawDocument(`
    **Redstart** **Couriers**
                                                                      INVOICE & JOB LISTING
    Arch 11, Dark Arches, Leeds LS1 4BR · accounts@redstart-couriers.example     Brigham & Stowe Dental Laboratory, 48 Roundhay Road, Leeds LS8 5QD

    Invoice          Invoice date
    RC-60418         31/05/2026

    Date         Docket       Journey                          Net
    01/05        22504        Halifax HX1 – York YO24          38.50
    `)
    const head = document.pages[0]!.lines.find(({ text }) => text.startsWith('Redstart'))!
    for (const one of [head, ...head.words]) one.size = 16
    for (const word of document.pages[0]!.lines.flatMap(({ words }) => words))
      if (['Brigham', '&', 'Stowe', 'Dental'].includes(word.text) && word.box.top > 15) word.bold = true
    const { fields } = understandDocument(document, { kind: 'invoice' })
    expect(fields).toMatchObject({
      client_name: { value: 'Brigham & Stowe Dental Laboratory' },
      client_address: { value: '48 Roundhay Road, Leeds LS8 5QD' },
    })
  })

  test.each([
    ['FROM', 'TO', 'Our order no.', 'PURCHASE ORDER', 'SHIP TO:'],
    ['DE', 'A', 'Commande n°', 'BON DE COMMANDE', 'LIVRER A :'],
    ['VON', 'AN', 'Bestell-Nr.', 'BESTELLUNG', 'LIEFERANSCHRIFT:'],
  ])('at the head of a fax %s stands beside %s', (from, to, number, title, goods) => {
    const { fields } = rowsOf(
      `
    ${title}

    ${from.padEnd(4)}   : Transports Gaudry SA              ${to}   : Harlowe Teile
             Zone portuaire, rue du Bassin           Tel. 01205 555 012
             38000 Gretz

    ${number} ........ FAC-5513

    Pos      Part no.         Qty      Description               Amount
    1        540-31-0907      2        Pick-up tine               12.70

    ${goods}
       Transports Gaudry SA
       Zone portuaire, rue du Bassin
       38000 Gretz
      `,
      'work_order',
    )
    expect(fields.customer_company_name?.value).toBe('Transports Gaudry SA')
    expect(fields.customer_company_name?.confidence).toBeGreaterThan(0.8)
  })

  test('dots stand for the colon behind a label that says little', () => {
    const { fields } = rowsOf(
      `
    FAX - SPARE PARTS ORDER
    Our order no. ........ FAC-5513
    Parts clerk .......... Terry Maplesden
    Workshop ............. Combine shed

    Qty     Part no.         Description               Unit     Amount
    2       540-31-0907      Pick-up tine              6.35      12.70
      `,
      'work_order',
    )
    expect(fields).toMatchObject({ client_name: { value: 'Terry Maplesden' }, department: { value: 'Combine shed' } })
  })

  test('who ordered stands under the caption, and the initials of a patient over it', () => {
    const { fields } = rowsOf(
      `
    BESTELLUNG 4500718264

    Patient (Initialen)      Fallnummer         OP-Datum          Operateur

    Karla Hoff               26/0118843         14.04.2026        Ute Wiegand

    Bestellt durch           Abteilung          Liefertermin
    Steffen Kaltofen         Zentraleinkauf     17.04.2026




    Artikel        Bezeichnung        Menge       Einzelpreis       Betrag
    4711           Hüftpfanne             1            412,00       412,00
      `,
      'work_order',
    )
    expect(fields.client_name?.value).toBe('Steffen Kaltofen')
  })

  test('what somebody is under their name is no name and no department', () => {
    const { fields } = rowsOf(
      `
    Ready-mix order DH/0729

    Qty     Description               Unit     Amount
    2       Pick-up tine              6.35      12.70

    Yours faithfully,
    Craig Lindley
    Section Engineer
      `,
      'work_order',
    )
    expect(fields.client_name?.value).toBe('Craig Lindley')
    expect(fields.department).toBeUndefined()
  })

  test('words of streets end where they end: nobody who is called so lives in their name', () => {
    const streets = [
      'Cra 7 # 12-30',
      'Kra. 45',
      'Vía Layetana',
      'Pol. Ind. Norte',
      'Polígon Sud',
      'Naves 3-4',
      'C/Mayor',
      'Locales 2 y 3',
      'Pza. Mayor',
    ]
    const people = ['Craig Lindley', 'Ute Kramer', 'Vianney Dupont', 'Polly Hughes', 'Naveen Rao', 'Marc Callender', 'Rhodri Roderick']
    expect(streets.map(isPlaceWord)).toEqual(streets.map(() => true))
    expect(people.map(isPlaceWord)).toEqual(people.map(() => false))
  })
})
