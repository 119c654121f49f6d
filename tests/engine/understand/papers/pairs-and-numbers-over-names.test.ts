import { describe, expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))

test('the number behind the heading of the customer is how the seller counts them', () => {
  const field = read(`
GREAT LAKES POWER TRANSMISSION CO.          ORDER ACKNOWLEDGMENT
3301 Carnegie Ave, Cleveland OH 44115       Order No: 1184407-00

Sold To: 20718                              Ship To:
ERIE SHORE CANNING INC                      ERIE SHORE CANNING INC
PO BOX 877                                  1450 PERRY STREET
SANDUSKY OH 44871                           SANDUSKY OH 44870

Customer PO: ES-77120
${ITEMS}`)
  expect(field('customer_code')).toBe('20718')
  expect(field('customer_company_name')).toBe('ERIE SHORE CANNING INC')
})

describe('the department', () => {
  test('stands behind the second of two labels, as the second of two values', () => {
    const field = read(`
MUNICIPALIDAD DE PUYARAUCO                        ORDEN DE COMPRA N° 2741-318-SE26

SEÑORES                          : COMERCIALIZADORA TECNOSUR LIMITADA
DEMANDANTE / UNIDAD DE COMPRA    : Municipalidad de Puyarauco / Departamento de Educación
FECHA ENTREGA                    : 20-08-2026
${ITEMS}`)
    expect(field('department')).toBe('Departamento de Educación')
  })

  test('may be told with the one that it belongs to', () => {
    const field = read(`
**Hospital** **Comarcal** **Sierra** **Norte**
Plataforma Logística Sanitaria · Subdirección Económico-Administrativa
PEDIDO Nº 4702613388
${ITEMS}`)
    expect(field('department')).toBe('Plataforma Logística Sanitaria')
  })

  test('is not who else signs beside it', () => {
    const field = read(`
CONSTRUCCIONES ESLA, S.A.          PEDIDO 0412-26
${ITEMS}
Vº Bº Dpto. Compras                Conforme proveedor
`)
    expect(field('department')).not.toBe('Conforme proveedor')
  })
})

test.each(['La directora, Ana María Lizarraga', 'Ana Lizarraga, directora', 'The Manager: Ann Lizard'])(
  'who signs stands in one line with what they are: %s',
  (line) => {
    const field = read(`
COLEGIO DEL CAMINO, S.L.
Calle Mayor 30, 31011 Pamplona

PEDIDO 4711
${ITEMS}


${line}
`)
    expect(field('client_name')).toMatch(/^An[an]/)
  },
)
