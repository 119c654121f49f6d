import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/classify.ts'
import { mixedHead } from '#app/engine/understand/tables/headings.ts'
import { settleTexts } from '#app/engine/understand/tables/text-columns.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields, items } = understandDocument(drawDocument(page), { kind: 'work_order' })
  const plain = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, told]) => (isTold(told) ? [[name, told.value]] : [])))
  return { fields: plain(fields), items: items.map((item) => plain(item as unknown as Record<string, unknown>)) }
}

const isTold = (told: unknown): told is { value: string } => typeof told === 'object' && told !== null && 'value' in told

describe('what a shop tells whoever delivers', () => {
  test.each([
    'Bonjour Savonnerie du Port, vous avez une nouvelle commande avec les produits suivants :',
    'You have received the following order from Dana Whitcomb:',
    'Has recibido un nuevo pedido de Marta Soler:',
    'Sie haben eine neue Bestellung erhalten:',
  ])('%s', (sentence) => {
    const { kind, neither } = classify(
      drawDocument(`
      Droguerie des Halles
      Ref : 20418                                Date : 09/02/2026

      ${sentence}

      Produit                     Quantité
      Savon 300 g                 144`),
    )
    expect({ kind, neither }).toEqual({ kind: 'work_order', neither: false })
  })

  test.each(['Nueva Orden de Compra', 'Nieuwe bestelling', 'Nuovo ordine'])('a new order is one by its title: %s', (title) => {
    expect(classify(drawDocument(`${title}\n\nCasa Marcial`)).kind).toBe('work_order')
  })
})

describe('tables of programs', () => {
  test('the sign of the rand is no part of the price', () => {
    const { items } = read(`
**PURCHASE ORDER** 4711

Part Number    Description          QTY   Price per Unit    Sub-Total
JKM-580        Solar module         144   R 2,148.00        R 309,312.00
SUN-50K        Inverter               2   R 61,250.00       R 122,500.00`)
    expect(items[0]).toMatchObject({ unit_price: '2148.00', total_amount: '309312.00' })
  })

  test('where nobody has cents three digits behind a sign are thousands', () => {
    const { fields, items } = read(`
**BON DE COMMANDE** BC-047
Date : 24/08/2026

Références     Désignations         Quantité    Prix unitaire    TOTAL
CAH-200        Cahiers 200 pages    350         650              227,500
CRA-BLC        Craie blanche         80         1 200             96,000

               MONTANT TOTAL : 323,500 FCFA`)
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['227500', '96000'])
    expect(fields.total_amount_with_tax).toBe('323500')
  })

  test('a head that says "name" stands over the names, however long the description beside it is', () => {
    const { items } = read(`
**PURCHASE ORDER** PO-219

Sr   Item Name              Description                                      Qty      Rate       Amount
1    Linen sofa             Three-seater, oak feet, colour sand, flat         2      640.00     1,280.00
     Item Code: HC-SOFA-3   packed
2    Pouffe                 Round, 50 cm, with a removable cover              4       89.00       356.00
     Item Code: HC-PUF-01`)
    expect(items[0]).toMatchObject({ product_code: 'HC-SOFA-3', product_name: 'Linen sofa', requested_quantity: '2' })
    expect(items[1]).toMatchObject({ product_code: 'HC-PUF-01', product_name: 'Pouffe' })
  })

  test.each(['[Código] Descripción', '[Code] Description / (Taxes)', '[Ref.] Désignation'])('one head of codes and names: %s', (head) => {
    expect(mixedHead(head)).toEqual(['code', 'description'])
  })

  test.each([
    ['Ampoule LED E27 (#AMP-27-9W)', 'Spot encastré (#SPT-GU10-5)'],
    ['AMP-27-9W | Ampoule LED E27', 'SPT-GU10-5 | Spot encastré'],
  ])('codes as shops and stores print them into the name: %s', (first, second) => {
    const { items } = read(`
**COMMANDE** 48213

Produit                          Quantité     Prix
${first.padEnd(33)}50           195,00 €
${second.padEnd(33)}80           336,00 €`)
    expect(items[0]).toMatchObject({ product_code: 'AMP-27-9W', product_name: 'Ampoule LED E27' })
    expect(items[1]).toMatchObject({ product_code: 'SPT-GU10-5', product_name: 'Spot encastré' })
  })

  test('numbers of lines above a dash before the sums are no article codes', () => {
    const texts = [
      ['1', '2', '3', '-'],
      ['Boîte de dérivation', 'Interrupteur blanc', 'Câble 3G2,5', 'TOTAL'],
    ]
    const roleAt = (at: number) => (['position', 'description'] as const)[at]
    expect(settleTexts([0, 1], roleAt, texts)).toEqual({ position: 0, description: 1 })
  })
})

describe('labels of programs', () => {
  test.each(['Representante de compra:', 'Rappresentante acquisti:'])('%s', (label) => {
    const { fields } = read(`
**PEDIDO DE COMPRA** P03127

${label.padEnd(34)}Fecha del pedido:
Uxía Fernández Lamas              04/03/2026`)
    expect(fields.client_name).toBe('Uxía Fernández Lamas')
  })

  test.each([
    ['Envíe a:', 'Talleres del Norte SL\nCalle Mayor 12\n28013 Madrid'],
    ['VEUILLEZ LIVRER LES MARCHANDISES A :', 'GBT-Sarl\nRésidence Les Palmiers, Riviera 4, Abidjan'],
  ])('where the goods go: %s', (label, place) => {
    expect(read(`ORDEN DE COMPRA 4711\n\n${label}\n${place}`).fields.delivery_address).toBe(place)
  })
})
