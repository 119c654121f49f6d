import { describe, expect, it } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder } from './field-of-order.ts'

describe('who drew an order up', () => {
  it('takes the person under the day on which the program drew the order up', () => {
    const field = fieldOfOrder(
      drawDocument(`
Pedido a proveedor nº P31/0442                             Generado el 12/03/2031 a las 9:40
                                                           por Elsa Mainar

Proveedor
Vajillas del Duero S.L.
Calle Larga 4
47001 Valladolid

${ARTICULOS}`),
    )
    expect(field('client_name')).toBe('Elsa Mainar')
    expect(field('order_date')).toBe('2031-03-12')
  })

  it('ends the person before the count of pages', () => {
    const field = fieldOfOrder(
      drawDocument(`
BON DE COMMANDE N° 4417                                    Date : 12/03/2031

Fournisseur : Vaisselles du Lac SA

${ARTICLES}

Encodé par : Ida Brandt · Page 1/2`),
    )
    expect(field('client_name')).toBe('Ida Brandt')
  })

  it('ends a note before the line that says who prepared the order', () => {
    const field = fieldOfOrder(
      drawDocument(`
Commande n° 0718-T                                         Date : 12/03/2031

Fournisseur : Vaisselles du Lac SA

${ARTICLES}

À noter : emballer chaque bol dans du papier de soie, sans colle.
Commande préparée par Ida Brandt, intendante`),
    )
    expect(field('note')).toBe('emballer chaque bol dans du papier de soie, sans colle.')
    expect(field('name')).toBe('0718-T')
  })

  it('takes what the buyer calls the order before the quotation that it answers', () => {
    const field = fieldOfOrder(
      drawDocument(`
ORDEN DE COMPRA                        No. de documento:            OC000004417
                                       Fecha:                       12/03/2031
                                       Su pedido / cotización:      COT-7718

Proveedor: Vajillas del Duero S.L.

${ARTICULOS}`),
    )
    expect(field('name')).toBe('OC000004417')
  })
})
