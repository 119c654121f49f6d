import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art)).fields

const order = (facts: string, foot = '') => `
**PURCHASE ORDER** **PO-20417**

${facts}

Code        Description                     Qty     Price     Amount
B-104       Door closer, size 3               4     18.20      72.80
B-209       Hinge, stainless, 100 mm         12      3.15      37.80

Net total                                                     110.60
${foot}`

describe('the service that orders', () => {
  test('stands behind who orders, after a comma', () => {
    const fields = read(
      order(`Buyer                     Delivery date
Gwen Pritchard, Tool Room     12/11/2026`),
    )
    expect(fields.client_name?.value).toBe('Gwen Pritchard')
    expect(fields.department?.value).toBe('Tool Room')
  })

  test('is broken by the edge of its cell', () => {
    const fields = read(
      order(`REQUISITIONED BY      OFFICE / DEPT.      DELIVERY DATE
Owen Hale             Human               12/11/2026
                      Resources`),
    )
    expect(fields.department?.value).toBe('Human Resources')
  })

  test('begins with the word of a label under a person', () => {
    const fields = read(`
**PEDIDO** **N.º** **2026-118**

Pedido realizado por:     Fecha entrega:
Leire Otxoa               12/11/2026
Departamento de Cocina

Código    Descripción             Cantidad   Precio   Importe
A-1       Harina de fuerza 25 kg         4    18,20     72,80
`)
    expect(fields.client_name?.value).toBe('Leire Otxoa')
    expect(fields.department?.value).toBe('Departamento de Cocina')
  })

  test('goes on behind a label of two words, though with "des" in it', () => {
    const fields = read(`
**BON** **DE** **COMMANDE** **N°** **2026-118**

Date d'émission 11/09/2026              Fournisseur
Service demandeur Direction des écoles       Papeterie Vasseur SARL

Réf.      Désignation               Qté    P.U.   Montant
A-1       Cahier 96 pages            40    1,82     72,80
`)
    expect(fields.department?.value).toBe('Direction des écoles')
  })

  test('is asked for where a bank’s office could be', () => {
    const fields = read(`
**PEDIDO** **N.º** **2026-118**

SOLICITANTE: Leire Otxoa     SECCION: Oficina de proyectos
FECHA: 12-11-2026

Código    Descripción             Cantidad   Precio   Importe
A-1       Tablero fenólico 18 mm         4    18,20     72,80
`)
    expect(fields.department?.value).toBe('Oficina de proyectos')
  })

  test('heads of a row are none, though they are called like services', () => {
    const fields = read(`
**BON** **DE** **COMMANDE** **–** **ENGAGEMENT**

Exercice    Section    Article    Fonction    N° engagement
2026        F          60633      822         26D00771

Service demandeur     : Éclairage public
Agent                 : Mme Lucie Grondin

Réf.      Désignation               Qté    P.U.   Montant
A-1       Lampe sodium 70 W          40    1,82     72,80
`)
    expect(fields.department?.value).toBe('Éclairage public')
  })
})

describe('numbers and totals told in words', () => {
  test('a number behind a title of several words', () => {
    const fields = read(`
Clínica San Telmo
Calle Mayor 4 · 39300 Torrelavega

**Pedido** **abierto,** **orden** **de** **suministro** **nº** **2026/0713**

Fecha de la orden   04/02/2026

Código    Descripción             Cantidad   Precio   Importe
A-1       Guante nitrilo T/M             4    18,20     72,80
`)
    expect(fields.name?.value).toBe('2026/0713')
  })

  test('a sentence says what the order comes to, without its tax', () => {
    const spanish = read(`
Asunto: pedido nº 26-K-20

Les solicitamos:
• 4 UD de Guante nitrilo T/M, a 18,20 € cada UD
• 2 UD de Venda elástica 10 cm, a 3,10 € cada UD
El importe del pedido asciende a 79,00 €, IVA no incluido.
`)
    expect(spanish.total_amount_without_tax?.value).toBe('79.00')
    expect(spanish.total_amount_with_tax).toBeFalsy()
  })

  test('an order says by which day it is to be served', () => {
    const fields = read(`
**PEDIDO** **DE** **OBRA** **2026/713**

Pedido por:   Leire Otxoa         Fecha pedido: 11-12-2026
N.º obra: 170-12                  Servir el día:  15-12-2026

Código    Descripción             Cantidad   Precio   Importe
A-1       Cemento 25 kg                  4    18,20     72,80
`)
    expect(fields.requested_delivery_date?.value).toBe('2026-12-15')
  })
})

describe('what is no note', () => {
  test('the total in words', () => {
    expect(read(order('Date: 11/09/2026', '\nUSD One hundred ten dollars and sixty cents only.\n')).note).toBeFalsy()
  })
  test('by whom and how the order was sent', () => {
    expect(read(order('Date: 11/09/2026', '\nThis order was sent by Harrow Mills to you through the portal.\n')).note).toBeFalsy()
  })
  test('whom to ask', () => {
    expect(read(order('Date: 11/09/2026', '\nFor any questions on this order please call the desk named above.\n')).note).toBeFalsy()
  })
  test('but what is asked for is one', () => {
    expect(read(order('Date: 11/09/2026', '\nPlease deliver to the rear gate only.\n')).note?.value).toContain('rear gate')
  })
})
