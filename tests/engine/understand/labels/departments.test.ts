import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fields = (...art: string[]) => understandDocument(drawDocument(...art), { kind: 'work_order' }).fields

test('a department may be called by a word of labels, in a strip of labels over values', () => {
  const { department } = fields(`
**PEDIDO**

Pedido nº       Fecha del pedido     Responsable       Departamento
PO564016        2024-08-23           Inés Carrasco     Compras

Ref.       Detalle            Unidades
898.875    Listón pino               2`)
  expect(department?.value).toBe('Compras')
})

test('heads of columns, left over on the last page, are no label and its value', () => {
  const { department } = fields(
    `
**PEDIDO** 2024/9490

1     M59280     Foco LED                  h                    9
2     M84755     Tornillo rosca            h                   12`,
    'UNIDAD    CANT. PEDIDA',
  )
  expect(department).toBeUndefined()
})

test('over a name with its address stands whose it is, and no department; a part of the address is nobody', () => {
  const { department, client_name: person } = fields(`
**PEDIDO** 2024/9490

Solicitante
Colegio Los Almendros
Calle Cervantes, 21
Edificio Norte
41011 Sevilla

Centro
Residencia El Encinar
Paseo del Río, 48
48002 Bilbao

Ref.       Detalle            Unidades
898.875    Listón pino               2`)
  expect(department).toBeUndefined()
  expect(person).toBeUndefined()
})

test('`Departamento` over `Compras` is a label over its value', () => {
  const { department } = fields(`
**PEDIDO** PO-66651

Departamento
Compras

Ref.       Detalle            Unidades
898.875    Listón pino               2`)
  expect(department?.value).toBe('Compras')
})

test('over a street, a part of a house and a town stands nobody, and a post box is no code', () => {
  const { client_name: person, customer_code: code } = fields(`
**PEDIDO** 2024/9490

Cliente
Reformas Ibarrola
Calle Cervantes, 21
BP 40112
08030 Barcelona

Comprador
Marisa Ibarrola
Calle Cervantes, 21
Nave 3
08030 Barcelona

Ref.       Detalle            Unidades
898.875    Listón pino               2`)
  expect(person).toBeUndefined()
  expect(code).toBeUndefined()
})
