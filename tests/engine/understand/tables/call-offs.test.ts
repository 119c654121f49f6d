import { expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: null, formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const quantities = (page: string) => {
  const { rows } = readItems(drawDocument(page), context)
  expect(rows.every(({ total_amount }) => total_amount === undefined)).toBe(true)
  return rows.map(({ product_code, requested_quantity }) => `${product_code?.value}: ${requested_quantity?.value}`)
}

test.each([
  ['Artikelnr.   Bezeichnung            Kontraktmenge   Abgerufen   Abruf    Restmenge'],
  ['Ref.         Descripción            Cant. contrato  Ya servido  Cant. solicitada  Resto'],
  ['Codice       Descrizione            Q.tà contratto  Già consegnato  Q.tà richiamata  Residuo'],
  ['Code         Désignation            Qté marché      Déjà livré  Qté appelée  Reste'],
  ['Item no.     Description            Contract qty    Prev. released  This release  Remaining'],
  ['Artikelcode  Omschrijving           Contractaantal  Reeds geleverd  Afroepaantal  Restant'],
  ['Ref.         Designação             Qtd. contrato   Já entregue  Qtd. a entregar  Saldo'],
])('what is called off is ordered, not the contract: %s', (head) => {
  const words = head.split(/ {2,}/)
  const at = [0, 13, 38, 56, 74, 94]
  const row = (cells: string[]) => cells.reduce((line, cell, column) => line.padEnd(at[column]!) + cell, '')
  expect(
    quantities(
      [words, ['39-9924', 'Nitril L', '600', '120', '60', '420'], ['93-7816', 'Gaze 10x10', '318', '53', '50', '215']].map(row).join('\n'),
    ),
  ).toEqual(['39-9924: 60', '93-7816: 50'])
})
