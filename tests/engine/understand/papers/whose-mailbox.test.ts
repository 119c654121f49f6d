import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'work_order' })
  return [fields.client_name, fields.customer_company_name, fields.department].map((cell) => cell?.value ?? null)
}

describe('a mailbox that bears the name of the house', () => {
  test('is signed with a first name alone', () => {
    expect(
      read(`
Le Petit Zinc <lepetitzinc@mail.example>                     12 mai 2026 à 00:18
À : Primeurs Batignolles <primeurs.batignolles@mail.example>

Salut Momo,

pour mercredi matin stp :

- 8 kg carottes fanes
- 5 kg courgettes
- 3 kg échalotes

bonne nuit
Karim
Le Petit Zinc
19 rue Legendre 75017 Paris
`),
    ).toEqual(['Karim', 'Le Petit Zinc', null])
  })

  test('is nobody’s name where somebody signs for the house', () => {
    expect(
      read(`
Betreff: Bestellung Bastelmaterial
Von: Kita Regenbogen <kita.regenbogen@kirche.example>
Datum: 22.09.26, 11:08
An: bestellung@bastelversand.example

Hallo,

bitte schicken Sie uns:

3 x      20417      Fingerfarbe 750 ml gelb
10 x     11032      Kinderschere rechts
5 x      30080      Tonpapier-Block 24x34

Viele Grüße
Birte Ohlendorf

--
Ev. Kindertagesstätte Regenbogen
Schulstraße 4, 27389 Lauenbrück
`),
    ).toEqual(['Birte Ohlendorf', 'Ev. Kindertagesstätte Regenbogen', null])
  })
})

describe('two who sign side by side', () => {
  test('are persons, and what they are is no name', () => {
    const [person] = read(`
LYCÉE ÉMILIE DU CHÂTELET                       **BON DE COMMANDE**
48 boulevard Carnot                            n° 2026-BC-00347
87000 LIMOGES

Référence     Désignation                      Qté       PU HT      Total HT
CL-80A4       Ramette papier                    20        3,00         60,00
MK-WB4        Marqueur                          45        3,20        144,00

La gestionnaire,                               Le Proviseur, ordonnateur

Nadia BENHAMOU                                 Philippe LASCAUX
`)
    expect(person).toBe('Nadia BENHAMOU')
  })
})
