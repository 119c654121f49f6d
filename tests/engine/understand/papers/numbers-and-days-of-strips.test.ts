import { describe, expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value

/** The same page with one line in larger type. */
function readLarge(art: string, large: string) {
  const document = drawDocument(art)
  const [page] = document.pages
  const top = page!.lines.find(({ text }) => text === large)!.box.top
  const words = page!.words.map((word): Word => (word.box.top === top ? { ...word, size: 14, box: { ...word.box, top: top - 4 } } : word))
  return understandDocument({ ...document, pages: [{ ...page!, words, lines: linesFrom(words) }] })
}

describe('numbers', () => {
  test.each([
    ['Kitchen Order V 58663', 'V 58663'],
    ['Stores Requisition Order F 34095', 'F 34095'],
  ])('%s: the letter of a series begins the number', (title, number) => {
    const result = read(`
Claddagh House Hotel DAC
51 Harbour Road, Galway H91 E2K3

**${title.split(' ').join('** **')}**
Date: 5 July 2026

Supplier: Corrib Linen Ltd

Code      Description                      Qty
LN-118    Bath towel, white                 40
LN-204    Hand towel, white                 60
`)
    expect(valueOf(result, 'name')).toBe(number)
  })

  test('a title in larger type right over its label is not its value', () => {
    const result = readLarge(
      `
Droguerie du Port SA
Chemin des Saules 31, 1201 Genève

Facture
Réf. facture     989.767.228

Date : 11 mai 2026

Hôtel Bellevue SA
Chemin des Vignes 11, 2000 Neuchâtel

Désignation                      Quantité     Prix     Total
Niveau à bulle                          2    16.00     32.00
`,
      'Facture',
    )
    expect(valueOf(result, 'invoice_number')).toBe('989.767.228')
  })

  test('behind two titles, in groups of three', () => {
    const result = read(`
Corrib Linen Ltd
9 Quay Lane, Galway H91 E2K3

**Invoice** **/** **Statement** **of** **goods** **No.** **95** **987** **363** **/** **09/12/2026**

Invoice to: Claddagh House Hotel DAC
51 Harbour Road, Galway H91 E2K3

Description                      Qty     Price     Total
Bath towel, white                  2     16.00     32.00
`)
    expect(valueOf(result, 'invoice_number')).toBe('95 987 363')
  })

  test('the invoice that is credited is another paper', () => {
    const result = read(`
Sauer Werkzeuge GmbH
Am Hafen 9, 18055 Rostock

Stadtklinik Fulda
Lindenstraße 11
36037 Fulda

**Rechnungskorrektur**

Nummer                95 187 856
Rechnungsdatum        26.09.26
Bestell-Nr. Kunde     2026.7177
Zu Rechnung Nr.       Q33080

Bezeichnung                      Menge     Preis     Betrag
Wasserwaage                          2     16,00      32,00
                          Summe netto:                32,00
                          Mehrwertsteuer 19 %:         6,08
                          Summe brutto:               38,08
`)
    expect(valueOf(result, 'invoice_number')).toBe('95 187 856')
  })
})

describe('strips of values over their captions', () => {
  test('the day in the middle under the title has a caption of its own', () => {
    const result = read(`
Mater House Clinic
23 Station Road, Galway H91 E2K3

                      **Order** **Form** **730.170.471**
30 June 2026    Aoife Brennan    27 June 2026    8 July 2026    K3160
Issued on       Placed by        Printed on      Required on    Cust. ID

Vendor: Corrib Linen Ltd

Code      Description                      Qty
LN-118    Bath towel, white                 40
LN-204    Hand towel, white                 60
`)
    expect(valueOf(result, 'order_date')).toBe('2026-06-30')
    expect(valueOf(result, 'requested_delivery_date')).toBe('2026-07-08')
  })

  test('one strip under the other', () => {
    const result = read(`
Constructora Sierra
Av. Juárez 1377, 44100 Guadalajara

**Pedido** **a** **proveedor**
22-53542         1 de marzo de 2026    21 de febrero de 2026    Almacén      11 de marzo de 2026
Nº de pedido     Fecha pedido          Fecha de impresión       Unidad       Entregar el
K6459            06:00 - 10:30         Arturo Villaseñor
Nº de cliente    Horario de entrega    Contacto

Proveedor: Abarrotes del Norte S.A. de C.V.

Clave        Detalle                          Cant.
96-2627      Varilla corrugada 10 mm             40
76-3912      Alambre recocido                     5
`)
    expect(valueOf(result, 'customer_code')).toBe('K6459')
    expect(valueOf(result, 'client_name')).toBe('Arturo Villaseñor')
  })
})

test('the day of a part of a line is not that of the order', () => {
  const result = read(`
St Brendan Hospital plc
12 Crossways Park, Swansea SA1 4AB

**Supplier** **Order** C-85208
Date of order: 2 December 2026

Supplier: Tamar Safety Wear Ltd

77071   Hard hat, white                               2 case
15897   Safety spectacles, clear                      6 each
        Delivery Saturday 13 December 2026: 3 each
        Delivery Saturday 27 December 2026: 3 each
`)
  expect(valueOf(result, 'requested_delivery_date')).toBeUndefined()
})

test('the day of the paper before that of the offer', () => {
  const result = read(`
Pflegeheim Lindenhof
Am Anger 3, 99084 Erfurt

**Bestellung** 24-613
Belegdatum: 10. Oktober 2026
Angebot vom: 4. Oktober 2026

Auftragnehmer: Medizintechnik Sauer GmbH

Art.-Nr.   Bezeichnung                      Menge
PF-118     Bettlaken, weiß                     40
PF-204     Waschhandschuhe                     60
`)
  expect(valueOf(result, 'order_date')).toBe('2026-10-10')
})
