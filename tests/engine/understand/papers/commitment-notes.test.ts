import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const small = (text: string) => text.replace(/\S+/g, '~$&~')

test('a Brazilian note of commitment is an order, and its captions stand in small type over their values', () => {
  const read = understandDocument(
    drawDocument(`
**PREFEITURA** **MUNICIPAL** **DE** **RIO** **MANSO**                                 NOTA DE EMPENHO
CNPJ 18.301.118/0001-07                                           ${small('NÚMERO')}
Rua Direita, 40 - Centro - 35525-000                              2026/000418
                                                                  ${small('EMISSÃO')}
                                                                  09/02/2026

${small('ÓRGÃO')}                                       ${small('UNIDADE')}                         ${small('TIPO')}
05 - SECRETARIA DE OBRAS                       05.01 - Estradas                    ORDINÁRIO

${small('DOTAÇÃO')}                                     ${small('LICITAÇÃO')}                       ${small('PROCESSO')}
15.451.0010.2.015                              Pregão 011/2026                     0031/2026

${small('CREDOR')}                                                                 ${small('CNPJ')}
FERRAGENS BOA VISTA LTDA                                                  22.604.118/0001-40

ITEM     CÓDIGO     ESPECIFICAÇÃO              UN     QUANT.     VL. UNITÁRIO     VL. TOTAL
001      20114      Cimento CP II, saco        SC     100,00           38,0000      3.800,00
002      20160      Areia média lavada         M3      20,00          110,0000      2.200,00

${small('VALOR POR EXTENSO')}                                        ${small('VALOR DO EMPENHO R$')}
SEIS MIL REAIS                                                                        6.000,00

${small('LOCAL DE ENTREGA')}                                              ${small('PRAZO')}
Pátio de Obras - Rua do Porto, 12 - Rio Manso/MG                 até 27/02/2026

Ana Beatriz Moura                                                Rui Sales
Secretária de Obras                                              Gestor Financeiro
`),
  )
  expect(read.kind).toBe('work_order')
  expect(Object.fromEntries(Object.entries(read.fields).map(([name, { value }]) => [name, value]))).toMatchObject({
    name: '2026/000418',
    order_date: '2026-02-09',
    requested_delivery_date: '2026-02-27',
    customer_company_name: 'PREFEITURA MUNICIPAL DE RIO MANSO',
    department: '05 - SECRETARIA DE OBRAS',
    delivery_address: 'Pátio de Obras - Rua do Porto, 12 - Rio Manso/MG',
    total_amount_with_tax: '6000.00',
  })
  expect(read.fields.client_name?.value ?? null).toBeNull()
  expect(read.items.map(({ product_code, requested_quantity }) => [product_code?.value, requested_quantity?.value])).toEqual([
    ['20114', '100.00'],
    ['20160', '20.00'],
  ])
})

test.each(['Gestor Financeiro', 'Gestor Comercial'])('%s is what somebody is', (line) => {
  const order = fieldOfOrder(
    drawDocument(`
Harbour Mills LLC                                         Pedido de compra 40118

Data: 11/08/2025
${ITEMS}
${line}
`),
  )
  expect(order('client_name') ?? null).toBeNull()
})
