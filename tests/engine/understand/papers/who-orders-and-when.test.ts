import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))

describe('who orders', () => {
  test('stands under "ordered by", and who pays stands elsewhere', () => {
    const field = read(`
Bon de commande CF-2025-014
le 22 septembre 2025

COMMANDÉ PAR                  FACTURÉ À                     LIVRÉ À
Ébène Tournier SCOP           Groupement Alpage Coop        Chantier Hôtel Le Névé
2 allée du Lac                BP 30                         12 rue des Avanchers
73370 Le Bourget-du-Lac       73001 Chambéry                73260 La Léchère

Réf.        Désignation            Qté     P.U.           Montant
BR-120      Plateau hêtre          12      10,00          120,00
BR-130      Charnière              10      8,00           80,00
`)
    expect(field('customer_company_name')).toBe('Ébène Tournier SCOP')
  })

  test('is no street under the desk that pays', () => {
    const field = read(`
**Wychdale** **Valley** **Hospitals** **Trust**
Supplies Department, Moor Road, Wychdale WY4 9TT
OFFICIAL ORDER 302118

INVOICE TO                          SUPPLIER
WVH Payables M215                   Carrow Medical Supplies Limited
Phoenix House, Topcliffe Lane       Customer A/C: WYCH01
Wakefield WF3 1WE

Date: 3 Feb 2025
Req. point: Theatre Stores
${ITEMS}`)
    expect(field('customer_company_name')).toBe('Wychdale Valley Hospitals Trust')
    expect(field('customer_code')).toBe('WYCH01')
    expect(field('department')).toBe('Theatre Stores')
  })

  test('bears the whole name in the head and a short one over the address at the foot', () => {
    const document = drawDocument(`
Little Dunnock Farm Shop & Kitchen
weekly order sheet
Order sent: 08.05.2025
Order ref: LD-20
${ITEMS}
Please invoice monthly to accounts@littledunnock.example

Little Dunnock, Yarpole Lane, Leominster HR6 0BB
`)
    for (const line of document.pages[0]!.lines.slice(0, 1)) {
      line.size = 12
      for (const word of line.words) word.size = 12
    }
    expect(understandDocument(document, { kind: 'work_order' }).fields.customer_company_name?.value).toBe(
      'Little Dunnock Farm Shop & Kitchen',
    )
  })
})

describe('how the customer is counted', () => {
  test.each([
    ['Our a/c: GRE221', 'GRE221'],
    ['Your supplier a/c for us: CORRI02', 'CORRI02'],
    ['Somos el cliente 5582. Cualquier cosa me llamas.', '5582'],
    ['Please supply the below on our account (MUL004) as agreed.', 'MUL004'],
  ])('%s', (line, code) => {
    expect(
      read(`
Purchase order 4711
Date: 3 February 2025
${line}
${ITEMS}`)('customer_code'),
    ).toBe(code)
  })
})

describe('mails of buyers', () => {
  const mail = (from: string, said: string, signed: string) =>
    read(`
De: ${from}
Enviado el: jueves, 6 de marzo de 2025 19:31
Para: Harinera Tajo <pedidos@harineratajo.example>
Asunto: PEDIDO

Buenas tardes, te hago el pedido nº 31:

   1. 150 kg harina de fuerza
   2. 25 kg azúcar glas

${said}

Un saludo,
${signed}
Tía Remedios Artesano, S.C.
`)
  const HOUSE = 'Obrador Tía Remedios <obrador@tiaremedios.example>'

  test('the house that bears its domain sends them, and somebody of a desk signs', () => {
    const field = mail(HOUSE, 'Somos puntuales.', 'Chelo Barrios · Producción')
    expect(field('client_name')).toBe('Chelo Barrios')
    expect(field('department')).toBe('Producción')
    expect(field('customer_company_name')).toBe('Tía Remedios Artesano, S.C.')
  })

  test('want the goods on the next such day, at an address in one line', () => {
    const field = mail(
      HOUSE,
      'Lo necesitamos el martes 11/03 en el obrador nuevo:\nCalle del Yunque 5, nave B, 45200 Illescas',
      'Chelo Barrios',
    )
    expect(field('requested_delivery_date')).toBe('2025-03-11')
    expect(field('delivery_address')).toBe('Calle del Yunque 5, nave B, 45200 Illescas')
  })

  test('a weekday and the day of its month prove each other', () => {
    const day = (said: string) => mail(HOUSE, said, 'Chelo Barrios')('requested_delivery_date')
    expect(day('Hay que entregar el pedido el miércoles 12 por favor.')).toBe('2025-03-12')
    expect(day('Hay que entregar el pedido el miércoles 13 por favor.')).toBeUndefined()
  })

  test('the subject says the day where only the mail is dated, and a count of messages heads no note', () => {
    const field = read(`
Gmail
Commande 118 pour vendredi 6 juin
1 message

Léa Cordier <cuisine@aubergedulavoir.example>            4 juin 2025 à 22:47
À : commandes@primeurs.example

Bonsoir Sylvain,

      40 kg de pommes de terre
      12 bottes de persil

Merci et bonne nuit

Léa Cordier
Cheffe de cuisine
Auberge du Lavoir – 2 rue de la Fontaine, 21190 Meursange
`)
    expect(field('requested_delivery_date')).toBe('2025-06-06')
    expect(field('customer_company_name')).toBe('Auberge du Lavoir')
    expect(field('note')).toBeUndefined()
  })
})

describe('days and places of orders', () => {
  test('an hour behind a day is no year', () => {
    expect(
      read(`
Order ref: LD-20
Order sent: 08.05.2025
Delivery: Tue 13 May, 06:45 at the barn door
${ITEMS}`)('requested_delivery_date'),
    ).toBe('2025-05-13')
  })

  test('what is hired is wanted from the first day on, at the site of the contract', () => {
    const field = read(`
PURCHASE ORDER 1187-022
From                                Contract / site                     Date
Greaves Civil Engineering Ltd       1187 Storrs Hill Culvert            27/06/25
12 Calder Lane, Wakefield WF1 5PE   Hill Road, Ossett WF5 0DQ           On hire
                                                                        07/07/25 08:00
${ITEMS}`)
    expect(field('requested_delivery_date')).toBe('2025-07-07')
    expect(field('start_delivery_time')).toBe('08:00')
    expect(field('delivery_address')).toBe('1187 Storrs Hill Culvert\nHill Road, Ossett WF5 0DQ')
  })

  test('a sentence leads to the whole address of a house with a colon', () => {
    expect(
      read(`
CORRIGAN HOTELS LTD
Order ref: CDH/0911
Raised: 2 September 2025

Please deliver on 16/09/2025 between 2pm and 5pm to: The Salthouse Hotel, Goods Entrance, Frances Street, Kilrush, Co. Clare V15 X4W2
${ITEMS}`)('delivery_address'),
    ).toMatch(/Salthouse Hotel, Goods Entrance, Frances Street, Kilrush, Co\. Clare V15 X4W2$/)
  })
})

describe('totals and notes of orders', () => {
  test('a sentence says that the only total is without tax', () => {
    const field = (line: string) =>
      read(`
Purchase order 100482
Date: 9 September 2025
${ITEMS}
                                   Total          200.00

${line}
`)
    expect(field('Amounts are exclusive of VAT.')('total_amount_with_tax')).toBeUndefined()
    expect(field('Amounts are exclusive of VAT.')('total_amount_without_tax')).toBe('200.00')
    expect(field('Thank you.')('total_amount_with_tax')).toBe('200.00')
  })

  test('the net is what is taxed, behind a discount', () => {
    expect(
      read(`
Order ref: 4711
Date: 9 September 2025
${ITEMS}
                 Goods total               200.00
                 Less group discount 4%     -8.00
                 Net of VAT                192.00
                 VAT at 23%                 44.16
                 Order total including VAT 236.16
`)('total_amount_without_tax'),
    ).toBe('192.00')
  })

  test('a sentence that begins with the delivery goes on to what is asked of the carrier', () => {
    const field = read(`
BON DE COMMANDE N. 7
Date : 14/02/2025

Code        Désignation            Qté     P.U.           Montant
BR-120      Semence                12      10,00          120,00

A livrer à la ferme le jeudi 27/02, vider le big bag
dans la cellule 2. Prévenir Yann au 06 71 20 93 15.
`)
    expect(field('note')).toMatch(/^A livrer à la ferme .*big bag\ndans la cellule 2\. Prévenir Yann/)
    expect(field('requested_delivery_date')).toBe('2025-02-27')
  })

  test('two words that head an hour ask for nothing', () => {
    const field = read(`
PEDIDO 4711
Fecha: 02/12/2025
Ventana descarga
04:00 - 06:30
${ITEMS}`)
    expect(field('note')).toBeUndefined()
  })
})
