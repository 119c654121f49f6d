import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readWindow } from '#app/engine/understand/values/time.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => {
  const { fields, language } = understandDocument(drawDocument(page), { kind: 'work_order' })
  return { ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])), language } as Record<string, string>
}

describe('who ordered', () => {
  test('"Société" over the window heads the supplier', () => {
    const fields = read(`
                                                   Ets Barrault SA
                                                   8 quai du Commerce
                                                   71100 Chalon-sur-Saône
Société
ACIERS SERVICE
112 avenue Franklin Roosevelt
69120 VAULX EN VELIN

**Commande** n° 4500218834 du 17.02.2026`)
    expect(fields.customer_company_name).toBe('Ets Barrault SA')
  })

  test('"Émetteur" heads the buyer of an order, "Adressé à" the supplier', () => {
    const fields = read(`
**Commande fournisseur**                    Réf. : CF2602-0031

Émetteur                                    Adressé à
ATELIERS DU FIL                             MERCERIE JOUVE
9 rue Pasteur                               62 avenue du Forez
63000 CLERMONT-FERRAND                      42600 CHAMPDIEU`)
    expect(fields.customer_company_name).toBe('ATELIERS DU FIL')
  })

  test('"Acheteur : P. Vuagnoux" is a person and no company', () => {
    const fields = read(`
DECOLMECA SAS                               TRAITEMENTS DU FAUCIGNY
Zone des Valignons                          340 avenue des Glières
74460 MARNAZ                                74300 CLUSES
Tél. : +33 4 50 98 31 07

Acheteur : P. Vuagnoux
**COMMANDE** N° A26-04417`)
    expect(fields).toMatchObject({ customer_company_name: 'DECOLMECA SAS', client_name: 'P. Vuagnoux' })
  })
})

describe('labels', () => {
  test('a number under the title that heads it, a label that was broken before its last word', () => {
    const fields = read(`
Sielaff GmbH                                **BESTELLUNG**
                                            Nr.                   38114
                                            vom                   07.07.2026
                                            Unsere Kd.-Nr. bei    K-22806
                                            Ihnen`)
    expect(fields).toMatchObject({ name: '38114', order_date: '2026-07-07', customer_code: 'K-22806' })
  })

  test('the newer of two call-offs, in a form without sentences', () => {
    const fields = read(`
Sturmegg GmbH                               **LIEFERABRUF**
Abrufnummer neu      00417                  Abrufnummer alt    00416
Abrufdatum neu       18.05.2026             Abrufdatum alt     11.05.2026`)
    expect(fields).toMatchObject({ name: '00417', order_date: '2026-05-18', language: 'de' })
  })

  test('counts of pallets are no total, and a number with blanks is one', () => {
    const fields = read(`
BON DE COMMANDE
COMMANDE NO : 7714 0288351
DU          : 02/04/26
TOTAL COLIS :    223
TOTAL MACHINS :  4`)
    expect(fields.name).toBe('7714 0288351')
    expect(fields.total_amount_with_tax).toBeUndefined()
  })

  test('hours are no part of the address; whoever is named in passing did not order', () => {
    const fields = read(`
BON DE COMMANDE N° 26PH01844 du 19/06/2026
Acheteur : Laure Chapuis

Livraison : Quai 3, 15 avenue de la Gare, 42110 FEURS - du lundi au vendredi de 08:30 à 15:30
Prévenir avant de livrer, contact : Michel Bos 06 22 10 45 67`)
    expect(fields).toMatchObject({
      delivery_address: 'Quai 3, 15 avenue de la Gare, 42110 FEURS',
      start_delivery_time: '08:30',
      end_delivery_time: '15:30',
      client_name: 'Laure Chapuis',
    })
  })

  test('a currency at the end of a head; a start without an end', () => {
    const fields = read(`
**Commande** n° 24118 du 3 juin 2026
Livraison souhaitée : jeudi 11/06/2026 à partir de 7h30
Total HT en EUR        1 023,00`)
    expect(fields).toMatchObject({ currency: 'EUR', start_delivery_time: '07:30' })
    expect(fields.end_delivery_time).toBeUndefined()
  })

  test('"Service clients" of the supplier’s address is no department of the buyer', () => {
    const fields = read(`
ATELIERS DU FIL                             MERCERIE JOUVE
9 rue Pasteur                               Service clients
63000 CLERMONT-FERRAND                      62 avenue du Forez
                                            42600 CHAMPDIEU
**Commande** n° CF2602-0031 du 3 juin 2026`)
    expect(fields.department).toBeUndefined()
  })
})

test.each([
  ['Mo-Do 07.00 - 14.30 Uhr', { start: '07:00', end: '14:30' }],
  ['07.03.2026 - 14.30', undefined],
])('window of "%s"', (text, window) => {
  expect(readWindow(text)).toEqual(window)
})

describe('a printed mail', () => {
  const mail = (subject: string) =>
    read(`
Gmail                         Maraîchers du Val <info@maraichers-du-val.fr>

**Commande** ${subject}

Brasserie Le Petit Zinc <cuisine@petitzinc.fr>            11 mars 2026 à 22:47
À : Maraîchers du Val <info@maraichers-du-val.fr>

Bonsoir,
- 10 kg carottes fanes
- 6 bottes de radis

Merci et bonne soirée,
Julien Artaud
Chef de cuisine
Brasserie Le Petit Zinc
14 rue Mercière
69002 Lyon`)

  test('was sent by whoever stands over its recipient, not by the mailbox or its program', () => {
    const fields = mail('FV458060')
    expect(fields).toMatchObject({
      name: 'FV458060',
      order_date: '2026-03-11',
      customer_company_name: 'Brasserie Le Petit Zinc',
      client_name: 'Julien Artaud',
    })
    expect(fields.department).toBeUndefined()
  })
})

test('a department under the customer’s name is one without a label', () => {
  const fields = read(`
LYCEE GUSTAVE ROCHAMBAUD
Service de restauration
88 rue des Capucins
80100 ABBEVILLE
SIRET 19800001200011

**Bon de commande** n° BC-26/0587 du 28/09/2026`)
  expect(fields.department).toBe('Service de restauration')
})

test('a bon before an engagement, a heading with of no label, totals with their currency between', () => {
  const fields = read(`
Conseil départemental de la Haute-Sorgue
Direction des moyens généraux
Hôtel du Département
84900 SORGUEVILLE

**BON** **DE** **COMMANDE**
N° bon             BC26-03391           N° engagement              26DMG00812
Date d'émission    23 mars 2026         Date limite de livraison   2 avril 2026

Total EUR HT                                              4 121,00
Montant TVA                                                 824,20
Total EUR TTC                                             4 945,20`)
  expect(fields).toMatchObject({
    name: 'BC26-03391',
    department: 'Direction des moyens généraux',
    requested_delivery_date: '2026-04-02',
    total_amount_without_tax: '4121.00',
    total_amount_with_tax: '4945.20',
  })
})

test('"T. HARMS" is a person and no telephone', () => {
  const fields = read(`
**BESTELLUNG** 00487712 vom 29.10.2026
DISPONENT       : T. HARMS`)
  expect(fields.client_name).toBe('T. HARMS')
})

test('a mail with its head in cells, its sender with the last name first, the customer number in its subject', () => {
  const fields = read(`
Von:         Krüger, Marion <m.krueger@hotel-seeblick.de>
Gesendet:    16.06.2026 09:14
An:          bestellung@getraenke-lotz.de
Betreff:     Getränkebestellung Sommerfest / Kd.-Nr. 30417

12 Kisten Mineralwasser
6 Kisten Apfelschorle

Mit freundlichen Grüßen
Marion Krüger
Hotel Seeblick GmbH
Strandstraße 4
19395 Plau am See`)
  expect(fields).toMatchObject({
    name: 'Getränkebestellung Sommerfest',
    customer_code: '30417',
    order_date: '2026-06-16',
    customer_company_name: 'Hotel Seeblick GmbH',
  })
})

test('on the seller’s confirmation a contact is the seller’s', () => {
  const { fields } = understandDocument(
    drawDocument(`
LUDWIG GMBH                                 Bearbeiter    M. Feichtner
Im Gewerbepark 8                            Kunden-Nr.    14022
93059 Regensburg

**Auftragsbestätigung**
Ihre Bestellung Nr. 4500317790 vom 09.11.2026`),
    { kind: 'work_order' },
  )
  expect(fields.client_name).toBeUndefined()
})
