import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { SUMS } from './sums-of-a-bill.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art), { kind: 'invoice', today: '2026-07-01' })

interface Said {
  firm?: string
  client?: string[]
  head?: string
  foot?: string
}

const client = ['Lakeland Inns SARL', 'Stock House, 12 rue des Halles', '60100 Creil']

const fieldsOf = ({ firm = 'Langstrath Brewing SARL\n5 rue du Moulin, 94150 Rungis', client: to = client, head = '', foot = '' }: Said) => {
  const { fields } = read(`
${firm}

${to.map((line) => ' '.repeat(50) + line).join('\n')}

FACTURE N° 2025-0417
du 19/06/2025
${head}

${SUMS}
${foot}`)
  return Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, cell.value]))
}

describe('numbers', () => {
  test('a number in two groups behind the word for the account, led by a nought', () => {
    expect(fieldsOf({ head: 'Compte client : 0264 55810' }).client_id).toBe('0264 55810')
  })
  test('one with more figures than telephones have in a group', () => {
    expect(fieldsOf({ head: 'CLIENT 73 1120458 01' }).client_id).toBe('73 1120458 01')
  })
  test("the customer's tax office's number is not how the seller counts the customer", () => {
    expect(fieldsOf({ head: 'Compte client : 0264 55810\nSIRET client : 80114452800016' }).client_id).toBe('0264 55810')
  })
  test("the customer's reference is no number of the customer where that has a label of its own", () => {
    const fields = fieldsOf({ head: 'Réf. client : PC-25-118\nCode client : CU2311-00087' })
    expect(fields.client_id).toBe('CU2311-00087')
    expect(fields.order_reference).toBe('PC-25-118')
  })
  test('initials behind the number of an order', () => {
    expect(fieldsOf({ head: 'V/réf. : DA 4417/AP' }).order_reference).toBe('DA 4417/AP')
  })
  test('a depot in brackets within the number', () => {
    const { fields } = read(`
Gastro-Marché SAS
18 rue du Marché, 31200 Toulouse

FACTURE
N° 0/0(073)0114/002871
DATE 26-09-2025

Désignation                      Quantité    P.U. HT      Montant HT
Pommes Gala                          26        30,00        780,00

                                 Total HT                   780,00`)
    expect(fields.invoice_number?.value).toBe('0/0(073)0114/002871')
  })
})

describe('days and terms', () => {
  test('the day that a term comes to is when the money is due, not the day of the paper', () => {
    const fields = fieldsOf({
      foot: 'Payment due 30 days from date of invoice: 19 July 2025.\nBACS to Cumberland BS 16-52-21 a/c 30441877',
    })
    expect(fields.invoice_date).toBe('2025-06-19')
    expect(fields.due_date).toBe('2025-07-19')
    expect(fields.payment_terms).toBe('Payment due 30 days from date of invoice: 19 July 2025.')
  })
  test('a day with a discount is not when all is due', () => {
    const fields = fieldsOf({ foot: 'Zahlbar bis 29.06.2025 mit 2 % Skonto = 917,28 EUR\noder bis zum 19.07.2025 ohne Abzug zahlbar' })
    expect(fields.due_date).toBe('2025-07-19')
  })
  test('how many days, within a sentence that begins with something else', () => {
    const foot = 'Ruego efectúen el ingreso en la cuenta ES03 0081 0372 6700 0144 8820 en el plazo de 15 días.'
    expect(fieldsOf({ foot }).payment_terms).toBe('en el plazo de 15 días')
  })
  test('a bill of exchange in a schedule', () => {
    const foot = 'Echéancier\n31/07/2025 Lettre de change relevé 468,00\n31/08/2025 Lettre de change relevé 468,00'
    expect(fieldsOf({ foot }).payment_methods).toBe('Lettre de change relevé')
  })
})

describe('who and where', () => {
  test('a body named by what it is goes on with its own name', () => {
    const to = ['COMMUNAUTE DE COMMUNES', 'HAUTES TERRES DE TRUYERE', 'Place du Foirail', '15230 PIERREFORT']
    expect(fieldsOf({ client: to }).client_name).toBe('COMMUNAUTE DE COMMUNES HAUTES TERRES DE TRUYERE')
  })
  test('a harbour over its quay is part of the address', () => {
    const to = ["SARL KERLOC'H MARINE", 'Port du Moulin Blanc', 'Quai Eric Tabarly', '29480 LE RELECQ-KERHUON']
    expect(fieldsOf({ client: to }).client_address).toBe('Port du Moulin Blanc\nQuai Eric Tabarly\n29480 LE RELECQ-KERHUON')
  })
  test('a house at NE Broadway is no Dutch code', () => {
    const to = ['Ferncliff Veterinary Supply', '2100 NE Broadway', 'Suite 310', 'Portland, Oregon 97232']
    expect(fieldsOf({ client: ['Bill to', ...to] }).client_address).toBe('2100 NE Broadway\nSuite 310\nPortland, Oregon 97232')
  })
  test('what a lawyer is, with the number at the bar, is no part of the address', () => {
    const firm = 'Quiroga Abogados SLP\nAbogada – Col. nº 3.412 ICA Vigo\nRúa Príncipe 22, 3º C · 36202 Vigo'
    expect(fieldsOf({ firm }).supplier_address).toBe('Rúa Príncipe 22, 3º C · 36202 Vigo')
  })
  test('the firm is whose tax number stands behind it, not the brand over it', () => {
    const firm =
      'TRANSRED tarjeta profesional\nTransred Carburantes, S.A. C.I.F. A78441201\nMéndez Álvaro 41, 28045 Madrid Tel. 913 37 41 00'
    const fields = fieldsOf({ firm })
    expect(fields.supplier_name).toBe('Transred Carburantes, S.A.')
    expect(fields.supplier_tax_id).toBe('A78441201')
    expect(fields.client_name).toBe('Lakeland Inns SARL')
  })
  test('who is to be asked for in the foot is nobody that is written to', () => {
    const { fields } = read(`
J. Okafor Plumbing & Heating Ltd
Unit 9, Kiln Lane Trading Estate
EPSOM KT17 1DH

                                              Haverstock Lettings Ltd
                                              Attention: Accounts Payable
                                              114 Fleet Road
                                              LONDON NW3 2QX
INVOICE INV-1904
28 Feb 2025

Description                      Quantity    Unit price       Amount
Labour                              3          58.00          174.00

                                             Subtotal         174.00
                                             VAT 20%           34.80
                                             TOTAL GBP        208.80

Registered Office: Attention: James Okafor, Unit 9, Kiln Lane Trading Estate, Epsom, Surrey, KT17 1DH, United Kingdom. Gas Safe`)
    expect(fields.client_address?.value).toBe('114 Fleet Road\nLONDON NW3 2QX')
  })
})

describe('telephones', () => {
  test('a short number of an operator', () => {
    const firm = 'Altéa Télécom SA\n11 rue de la République, 92800 Puteaux\nPour nous contacter : 3970 (service gratuit + prix appel)'
    expect(fieldsOf({ firm }).supplier_contact).toBe('3970')
  })
  test('what it costs to ring up stands behind the number', () => {
    const firm = "Eaux du Val de Lys SA\n21 rue du Moulin, 59660 Merville\n03 28 48 27 70 (prix d'un appel local)"
    expect(fieldsOf({ firm }).supplier_contact).toBe('03 28 48 27 70')
  })
  test('a column of numbers is billed', () => {
    const foot = '06 12 44 90 01   Forfait 100 Go\n06 12 44 90 02   Forfait 100 Go\n06 12 44 90 07   Forfait 5 Go'
    expect(fieldsOf({ foot }).supplier_contact).toBeUndefined()
  })
})

test('the currency with one capital behind the total', () => {
  const { fields } = read(`
Distribuciones Aljarafe, S.L.
C/ Horizonte 14, 41927 Mairena

Factura A25/003318   Fecha: 19-03-2025

Descripción                      Cantidad    Precio       Importe
Aceite                              26        30,00        780,00

                                 Base imponible            780,00
                                 IVA 21 %                  163,80
                                 TOTAL FACTURA             943,80 Eur`)
  expect(fields.currency?.value).toBe('EUR')
})
