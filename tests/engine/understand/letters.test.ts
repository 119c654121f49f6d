import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'work_order' }).fields).map(([name, { value }]) => [name, value]),
  )

test.each([
  ['nous vous prions de bien vouloir nous livrer pour le 4 novembre 2026 les articles suivants :', '2026-11-04'],
  ['les rogamos nos suministren antes del 26 de junio de 2026 los artículos siguientes:', '2026-06-26'],
  ['please supply us by 9 January 2026 with the following goods:', '2026-01-09'],
  ['bitten wir Sie, bis zum 9. Januar 2026 folgende Waren zu liefern:', '2026-01-09'],
  ['please refer to the quotation received by us on 9 January 2026 for the goods:', undefined],
])('a letter says within a sentence when it wants the goods: %s', (sentence, day) => {
  expect(fieldsOf(`Order no. 4711\n\n${sentence}\n\n- 4 pcs of Chair, ref. HX-4711`).requested_delivery_date).toBe(day)
})

test('the end of a letter is no note, and a sentence that leads to the list neither', () => {
  const { note, client_name, department } = fieldsOf(`
    Objet : commande n° PO-178313

    Suite à votre offre, merci de nous livrer les articles suivants :
    - 4 SAC Farine T45, réf. BH-9820

    Aucune livraison partielle sans accord préalable.

    Veuillez agréer, Madame, Monsieur, nos salutations distinguées.

    Karim Haddad
    Achats
  `)
  expect([note, client_name, department]).toEqual(['Aucune livraison partielle sans accord préalable.', 'Karim Haddad', 'Achats'])
})
