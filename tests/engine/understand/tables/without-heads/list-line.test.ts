import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const items = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'work_order' }).items.map((row) => [
    row.product_code?.value,
    row.product_name?.value,
    row.requested_quantity?.value,
  ])

const mail = (...lines: string[]) => `
De: Samir Benali <contact@college.example>
Objet: Commande BC-75865

Bonjour,
${lines.join('\n')}

Cordialement,
Samir Benali`

test('what a name counts is not the thousands of the quantity behind it', () => {
  expect(items(mail('380.355 Gants nitrile taille M x100 250', '783.205 Beurre doux plaquette 4'))).toEqual([
    ['380.355', 'Gants nitrile taille M x100', '250'],
    ['783.205', 'Beurre doux plaquette', '4'],
  ])
  expect(items(mail('380.355 Jus de pomme x 6 250', '783.205 Beurre doux plaquette 4'))[0]).toEqual(['380.355', 'Jus de pomme x 6', '250'])
  expect(items(mail('380.355 Gants nitrile 1 250 kg', '783.205 Beurre doux plaquette 4'))[0]).toEqual(['380.355', 'Gants nitrile', '1250'])
})

test('a lone line of code, name and number is an item where it is announced, and chance elsewhere', () => {
  expect(items(mail('merci de nous livrer les articles suivants :', 'TR-6394 Comté affiné 4'))).toEqual([['TR-6394', 'Comté affiné', '4']])
  expect(items(mail('TR-6394 Comté affiné 4'))).toEqual([])
})

test('where nothing tells thousands from a number at the end of the name, how many is doubted', () => {
  const art = mail('380.355 Sábana bajera 90 100', '783.205 Beurre doux plaquette 4')
  expect(items(art)[0]).toEqual(['380.355', 'Sábana bajera 90', '100'])
  const [doubted, sure] = understandDocument(drawDocument(art), { kind: 'work_order' }).items
  expect(doubted!.requested_quantity!.confidence).toBeLessThan(0.9)
  expect(sure!.requested_quantity!.confidence).toBeGreaterThanOrEqual(0.9)
})
