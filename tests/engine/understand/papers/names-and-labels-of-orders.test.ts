import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => {
  const { fields } = understandDocument(drawDocument(page), { kind: 'work_order' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('numbers of orders', () => {
  test.each([
    ['Materialbestellung № 26/0457', '26/0457'],
    ['Commande\nNuméro :      CF 260417', 'CF 260417'],
    ['                        MATERIALBESTELLUNG\n\nNr. MB 26/0144          BV 25-033             Datum 11.05.2026', 'MB 26/0144'],
  ])('%j', (page, name) => expect(read(page).name).toBe(name))

  test('the offer that is answered neither names nor dates the order', () => {
    const fields = read(`
                                        Chemillé, le 6 mai 2026

Commande de fournitures n° 2026-391
Suite à votre devis DV-55102 du 28/04/2026, merci de nous livrer :`)
    expect([fields.name, fields.order_date]).toEqual(['2026-391', '2026-05-06'])
  })
})

describe('who orders', () => {
  test.each([
    ['Bestellung Nr. 4711\nSachbearbeiterin:    Monika Aigner', 'Monika Aigner'],
    ['Bestellung Nr. 4711\nBearbeiterin    Carola Immler', 'Carola Immler'],
    ['Commande n° 4711\nPréparateur :    Élodie Vasseur', 'Élodie Vasseur'],
  ])('%j', (page, name) => expect(read(page).client_name).toBe(name))

  test('a label of two words with a stroke', () => {
    expect(read('Purchase order 4711\n\nWard / unit\nTheatre Recovery').department).toBe('Theatre Recovery')
    expect(read('Purchase order 4711\n\nDepartment / cost\nTheatre Recovery').department).not.toBe('/ cost')
  })

  test('a letter greets the seller, who is no customer', () => {
    const fields = read(`
Hotel Miradouro da Foz, Lda.
Avenida do Mar, 210 – 4150-480 Porto – Tel. 226 100 430

                                        Têxteis Lar do Ave, S.A.
                                        Rua da Fábrica, 55
                                        4760-310 Famalicão

Assunto: Nota de encomenda n.º 2026/058

Exmos. Senhores,

Solicitamos o fornecimento dos seguintes artigos:`)
    expect(fields.customer_company_name).toBe('Hotel Miradouro da Foz, Lda.')
  })
})
