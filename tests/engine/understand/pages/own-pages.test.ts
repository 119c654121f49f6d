import { expect, test } from 'vitest'
import type { Document, Page, Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { memorySchema } from '#app/contract/memory.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { ownPages } from '#app/engine/understand/pages/own-pages.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const numbersOf = (document: Document) => {
  const { pages, before = 0 } = ownPages(document)
  return pages.map(({ number }) => number + before)
}
const valuesOf = (document: Document) =>
  Object.fromEntries(Object.entries(understandDocument(document).fields).map(([name, cell]) => [name, cell!.value]))

const order = `
  Brasserie du Quai SARL
  4 quai des Moulins
  34200 Sète
  **BON** **DE** **COMMANDE** N° BC-20417
  Date : 12/11/2025
  Référence     Désignation             Quantité     P.U. HT     Total HT
  VX-1001       Verre à pied 25 cl            24        3,10        74,40
  VX-1002       Carafe 1 l                     6        8,50        51,00
                                                   Total HT       125,40
`
const mail = `
  De : Hélène Vasseur <h.vasseur@quai-nord.example>
  À : commandes@verrerie.example
  Envoyé : mardi 18 novembre 2025 09:12
  Objet : Commande
  Bonjour,
  veuillez trouver notre bon de commande ci-joint. Nous attendons toujours votre avoir de 1 250,00 €.
  Cordialement
  Hélène Vasseur
`
const clause =
  'Les factures sont payables à trente jours ; tout retard entraîne une indemnité de 40,00 € et des intérêts sans autre rappel.'
const clauses = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}. ${clause}`).join('\n')

test('the mail that an order was attached to says nothing of the order', () => {
  const document = drawDocument(mail, order)
  expect(numbersOf(document)).toEqual([2])
  expect(valuesOf(document)).toMatchObject({ name: 'BC-20417', order_date: '2025-11-12', customer_company_name: 'Brasserie du Quai SARL' })
  expect(valuesOf(document)).toEqual(valuesOf(drawDocument(order)))
  const { fields, items } = understandDocument(document)
  expect([fields.name?.page, items[0]?.product_code?.page]).toEqual([2, 2])
})

test('a reading says which pages came along and as what, by the numbers that the file gives them', () => {
  const page = (art: string) => drawDocument(art).pages[0]!
  const note = page('BON DE LIVRAISON\nN° BL-77120     14/11/2025\nVX-1001     Verre à pied 25 cl     24\nReçu en bon état, signature :')
  const words = note.words.map((word) => (word.box.top < 52 ? { ...word, size: 14 } : word))
  const pages = [page(mail), { ...note, words, lines: linesFrom(words) }, page(order), page(order), page(clauses(14))]
  const file = { ...drawDocument(order), pages: pages.map((one, at) => ({ ...one, number: at + 1 })), pageCount: pages.length }
  expect(understandDocument(file).pages_not_read).toEqual([
    { page: 1, as: 'letter' },
    { page: 2, as: 'delivery_note' },
    { page: 4, as: 'copy' },
    { page: 5, as: 'conditions' },
  ])
  expect(understandDocument(drawDocument(order)).pages_not_read).toEqual([])
})

test('so is a letter, whatever it opens with', () => {
  const letter =
    'Muelle Norte, S.L.\nSantander, 14 de octubre de 2025\nMuy señores nuestros:\nAdjunto les remitimos el pedido.\nAtentamente,\nMarta Quiroga'
  expect(numbersOf(drawDocument(letter, order))).toEqual([2])
  expect(numbersOf(drawDocument(letter.replace('Muy señores nuestros:', 'Asunto'), order))).toEqual([2])
  expect(numbersOf(drawDocument(letter.replace('Muy señores nuestros:', '').replace('Atentamente,', ''), order))).toEqual([1, 2])
})

test('a mail that orders something itself is read, whatever is attached', () => {
  const drawing = 'Vue de face\n120     80     45\nÉchelle 1:2'
  expect(numbersOf(drawDocument(mail.replace('notre bon de commande ci-joint', 'le plan ci-joint et livrer 24 verres'), drawing))).toEqual([
    1, 2,
  ])
  expect(numbersOf(drawDocument(mail, clauses(20)))).toEqual([1])
})

test('general conditions behind the document are left out, by their title or because a page is nothing but prose', () => {
  expect(numbersOf(drawDocument(order, `CONDITIONS GÉNÉRALES DE VENTE\n${clauses(6)}`))).toEqual([1])
  expect(numbersOf(drawDocument(order, clauses(14)))).toEqual([1])
  expect(numbersOf(drawDocument(order, clauses(6)))).toEqual([1, 2])
  expect(valuesOf(drawDocument(order, clauses(14)))).toEqual(valuesOf(drawDocument(order)))
})

test('a list of work told at length is no prose: its amounts stand beside it', () => {
  const told =
    'Besprechung mit der Mandantin und Durchsicht der Unterlagen, anschließend Schreiben an die Gegenseite wegen der offenen Fragen'
  const list = Array.from({ length: 16 }, (_, at) => `${told}      ${at + 1}25,00`).join('\n')
  expect(numbersOf(drawDocument(order, list))).toEqual([1, 2])
  expect(numbersOf(drawDocument(order, list.replace(/ {6}\S+$/gm, '')))).toEqual([1])
})

test('an invoice that is a letter stays, though its next page repeats its title; a letter about an invoice goes', () => {
  const letter = (sum: string) => `
    Kanzlei Brandt
    **Rechnung** Nr. 2026-0418
    Sehr geehrte Frau Holm,
    anbei erhalten Sie, was wir vereinbart haben.
    ${sum}
    Mit freundlichen Grüßen
  `
  const next =
    '**Rechnung** Nr. 2026-0418\nBeratung im April     8 Std.     120,00     960,00\nBeratung im Mai     2 Std.     120,00     240,00\nSumme     1.200,00'
  expect(numbersOf(drawDocument(letter('Honorar     1.200,00'), next))).toEqual([1, 2])
  expect(numbersOf(drawDocument(letter('Bitte überweisen Sie bis Monatsende.'), next))).toEqual([2])
})

test('a copy is told by its numbers, or by standing where the original stands; the next page of a list is none', () => {
  expect(numbersOf(drawDocument(order, order.replace('BON', 'DUPLICATA  BON')))).toEqual([1])
  expect(
    numbersOf(
      drawDocument(order, order.replace('VX-1001       Verre à pied 25 cl            24', 'VX-1007       Assiette plate 28        36')),
    ),
  ).toEqual([1, 2])
})

test('a list without prices is no copy of the list on the page before, which has the same letterhead; a second print of it is', () => {
  const list = (rows: string) => `
    Clinique des Remparts     Service Restauration     12 rue des Remparts     35400 Saint-Malo     Téléphone zéro deux
    Commande interne de la semaine, à livrer au quai avant huit heures, merci de sonner deux fois
    ${rows}
  `
  expect(numbersOf(drawDocument(list('Carottes     5'), list('Poireaux     7')))).toEqual([1, 2])
  expect(numbersOf(drawDocument(list('Carottes     5'), list('Poireaux     5')))).toEqual([1, 2])
  expect(numbersOf(drawDocument(list('Carottes     5'), list('Carottes     5     Copie  cuisine  2/2')))).toEqual([1])
  expect(numbersOf(drawDocument(list('Carottes râpées     5 kg'), list('Poireaux émincés surgelés     7 sacs')))).toEqual([1, 2])
})

test('what a fax machine or a printer sets into the margin is no line of the document', () => {
  const page = drawDocument(order).pages[0]!
  const at = (top: number, text: string): Word[] =>
    text.split(' ').map((word, place) => ({
      text: word,
      page: 1,
      size: 6,
      bold: false,
      box: { left: 60 + 40 * place, right: 95 + 40 * place, top, bottom: top + 6 },
    }))
  const marked = (...words: Word[]): Document => {
    const all = [...page.words, ...words]
    const drawn: Page = { ...page, words: all, lines: linesFrom(all) }
    return { pages: [drawn], pageCount: 1, attachments: [], findings: [] }
  }
  expect(ownPages(marked(...at(832, 'Imprimé le 21/10/2025 08:14 page 1/1'))).pages[0]!.words).toHaveLength(page.words.length)
  expect(ownPages(marked(...at(4, '17/10/2025 10:31 FAX 02 41 55 P. 01/02'))).pages[0]!.words).toHaveLength(page.words.length)
  const foot = marked(...at(832, 'SARL au capital de 8000 euros'))
  expect(ownPages(foot)).toBe(foot)
  // Under the first line of a letterhead day and hour are the paper's own.
  const head = marked(...at(4, 'PHARMACIE DU PONT'), ...at(14, 'le 14/01/2025 à 12:34'))
  expect(ownPages(head)).toBe(head)
})

test('a delivery note in front or behind lists the same things again; what it is called in small type, or with amounts of its own, is the document’s', () => {
  const loud = (art: string, rows: number) => {
    const [page] = drawDocument(art).pages
    const words = page!.words.map((word) => (word.box.top < 40 + rows * 12 ? { ...word, size: 14 } : word))
    return { ...page!, words, lines: linesFrom(words) }
  }
  const goods =
    'BON DE LIVRAISON\nN° BL-77120     14/11/2025\nVX-1001     Verre à pied 25 cl     24\nVX-1002     Carafe 1 l     6\nReçu en bon état, signature :'
  const [own] = drawDocument(order).pages
  const both = (...pages: Page[]): Document => ({
    pages: pages.map((page, at) => ({ ...page, number: at + 1 })),
    pageCount: pages.length,
    attachments: [],
    findings: [],
  })
  expect(numbersOf(both(own!, loud(goods, 1)))).toEqual([1])
  expect(numbersOf(both(loud(goods, 1), own!))).toEqual([2])
  expect(numbersOf(both(loud(goods, 1)))).toEqual([1])
  expect(numbersOf(both(own!, loud(goods, 0)))).toEqual([1, 2])
  expect(numbersOf(both(own!, loud(goods.replace('24', '24     99,40').replace('1 l     6', '1 l     6     57,00'), 1)))).toEqual([1, 2])
})

test('what one approval taught of a document that came with a mail is known of the next, with or without a mail', () => {
  const told = (remark: string) => `${order.trimEnd()}\n\n  à savoir\n  ${remark}\n`
  const first = drawDocument(mail, told('Sonnez au portail deux'))
  const read = understandDocument(first)
  const approved = {
    kind: 'work_order' as const,
    fields: {
      ...Object.fromEntries(Object.entries(read.fields).map(([name, cell]) => [name, cell!.value])),
      note: 'Sonnez au portail deux',
    },
    items: read.items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell!.value]))),
  }
  const memory = memorySchema.parse({ id: 'm1', ...learn(first, approved, read, { decimal: ',', dateOrder: 'dmy' }) })
  const noteOf = (document: Document) => understandDocument(document, { memories: [memory] }).fields.note
  expect(noteOf(drawDocument(mail, told('Pas de palettes')))).toMatchObject({ value: 'Pas de palettes', source: 'learned', page: 2 })
  expect(noteOf(drawDocument(told('Pas de palettes')))).toMatchObject({ value: 'Pas de palettes', source: 'learned', page: 1 })
})

test('a paper begins behind a sheet that was left blank', () => {
  const paper = drawPage(
    `
      Lichtblick Fotografie GmbH · Süderstraße 41 · 25813 Husum

      Hotel Nordseeblick                                  Rechnung Nr. 2026/41
      Strandweg 18
      25826 St. Peter-Ording                              Husum, 8. Juni 2026

      1 Reportage   1.450,00
    `,
    2,
  )
  const blank = { ...paper, number: 1, words: [], lines: [], rules: [], shades: [], origin: 'none' as const }
  const reading = understandDocument({ pages: [blank, paper], pageCount: 2, attachments: [], findings: [] }, { kind: 'invoice' })
  expect(reading.fields.invoice_date).toMatchObject({ value: '2026-06-08', page: 2 })
  expect(reading.pages_not_read).toEqual([])
})
