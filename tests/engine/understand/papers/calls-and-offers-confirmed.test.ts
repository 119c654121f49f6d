import { describe, expect, it } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('calls and offers that a buyer confirms', () => {
  const letter = (subject: string, sentence: string) => `
Commune de Montrevel
Service technique
12, route de la Mairie
01340 Montrevel
                                               Froid Cuisines du Lac
                                               À l’attention de M. Brandt
                                               ZAE des Prés
                                               74000 Annecy

                                               Le 12 mars 2031

${subject}

Monsieur,

${sentence}

${ARTICLES}

Je vous prie d’agréer, Monsieur, mes salutations distinguées.

                                               Le responsable technique,
                                               Yann Corbel
`

  it('hears the buyer who confirms what was ordered by telephone', () => {
    const field = fieldOfOrder(
      drawDocument(
        letter(
          'Objet : confirmation de commande par téléphone - engagement 2031-T-0417',
          'Comme convenu ce matin, je vous confirme la commande des pièces suivantes :',
        ),
      ),
    )
    expect(field('name')).toBe('2031-T-0417')
    expect(field('customer_company_name')).toBe('Commune de Montrevel')
    expect(field('client_name')).toBe('Yann Corbel')
  })

  it('reads the buyer’s reference in a bracket behind the order, and a day that leads to no later one', () => {
    const field = fieldOfOrder(
      drawDocument(
        letter(
          'Objet : votre offre 25/3307',
          "Nous vous confirmons la commande suivante (notre réf. BC-118/31), à livrer d'ici au 27.03.2031 :",
        ),
      ),
    )
    expect(field('name')).toBe('BC-118/31')
    expect(field('requested_delivery_date')).toBe('2031-03-27')
  })

  it('takes what is ordered over the offer that was answered', () => {
    const field = fieldOfOrder(
      drawDocument(`
De:            Elsa Mainar <emainar@molinosdelsur.example>
Enviado el:    jueves, 12 de marzo de 2031 11:38
Para:          Pedidos Vajillas Duero <pedidos@vajillasduero.example>
Asunto:        RE: Presupuesto P-0912 vajilla

Hola Nerea:

Conforme con el presupuesto. Pasamos pedido 2031/044:

${ARTICULOS}

Nuestro nº de cliente con vosotros es el 1907.

Un saludo
Elsa Mainar | Encargada de sala
Molinos del Sur, S.L. · Tel. 943 55 01 88


De: Pedidos Vajillas Duero <pedidos@vajillasduero.example>
Enviado el: lunes, 9 de marzo de 2031 13:02
Para: emainar@molinosdelsur.example
Asunto: Presupuesto P-0912 vajilla

Buenos días Elsa:

Te paso precios para este año. Plazo 15 días, decoración incluida en los cuencos.`),
    )
    expect(field('name')).toBe('2031/044')
    expect(field('customer_code')).toBe('1907')
    expect(field('customer_company_name')).toBe('Molinos del Sur, S.L.')
    expect(field('note')).toBeFalsy()
  })

  it('finds the place to which goods are sent to arrive, and ends another before its hours', () => {
    const field = fieldOfOrder(
      drawDocument(`
Mirador Manor Hotel
Church Hill, Wexford Y35 X2P4

12 March 2031

Dear Martina,

Order MM/0419

${ITEMS}

Please send them by your Carlow van to arrive on Thursday 20 March, between 9 a.m. and 1 p.m.,
to the Maintenance Yard, Mirador Manor Hotel, Church Hill, Wexford Y35 X2P4.

Yours sincerely,

Conor Brandt`),
    )
    expect(field('delivery_address')).toBe('Maintenance Yard, Mirador Manor Hotel, Church Hill, Wexford Y35 X2P4')
    const other = fieldOfOrder(
      drawDocument(`
PEDIDO A PROVEEDOR Nº 2517                        Fecha: 12/03/2031

${ARTICULOS}

Dirección de entrega: Polígono Duero, c/ Fusters 8 - 46600 ALZIRA (VALENCIA). Recepción de 7:00 a 13:00. Palet europeo.`),
    )
    expect(other('delivery_address')).toBe('Polígono Duero, c/ Fusters 8 - 46600 ALZIRA (VALENCIA)')
  })
})
