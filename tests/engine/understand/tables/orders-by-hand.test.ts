import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { parseListLine } from '#app/engine/understand/tables/without-heads/list-line.ts'
import { readTitle } from '#app/engine/understand/titles/titles.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })
const rows = (art: string) =>
  read(art).items.map((row) => [row.product_code?.value, row.product_name?.value, row.requested_quantity?.value])

describe('codes where nobody set a column for them', () => {
  test('under the names, one of them without a figure', () => {
    expect(
      rows(`
**Pedido** PC250187

Concepto                                  Cant.     Precio      Subtotal
Aceite de oliva virgen, garrafa              20      31,90        638,00
AOVE-5
Vinagre de Jerez                             36       3,45        124,20
VJ-075
Sal marina escamas                           48       2,10        100,80
SAL-ES
Servilleta kraft                             60       1,85        111,00
SK-4040`),
    ).toEqual([
      ['AOVE-5', 'Aceite de oliva virgen, garrafa', '20'],
      ['VJ-075', 'Vinagre de Jerez', '36'],
      ['SAL-ES', 'Sal marina escamas', '48'],
      ['SK-4040', 'Servilleta kraft', '60'],
    ])
  })

  test('initials over a name, among codes with figures', () => {
    expect(
      rows(`
**Purchase** **Order** 119274

Item                               Ordered      Rate      Amount
LG-4410                                 24    138.00    3,312.00
Lab stool, pneumatic, vinyl
LG-7781                                  8    912.50    7,300.00
Bench, adjustable
LG-9002                                  8    204.25    1,634.00
Overhead shelf kit
FRT                                      1    385.00      385.00
Inside delivery, lift gate`).at(-1),
    ).toEqual(['FRT', 'Inside delivery, lift gate', '1'])
  })

  test('a head that names both: what is in no catalogue has a name alone', () => {
    expect(
      rows(`
**Bon** **de** **commande** 55183

Réf. / description                             Qté       Prix      Total
FILT-G4-595                                     48       9,90     475,20
Filtre plissé G4
Non catalogué                                    1   1 260,00   1 260,00
Remplacement des filtres
COUR-SPA                                        10      12,70     127,00
Courroie trapézoïdale`),
    ).toEqual([
      ['FILT-G4-595', 'Filtre plissé G4', '48'],
      [undefined, 'Remplacement des filtres', '1'],
      ['COUR-SPA', 'Courroie trapézoïdale', '10'],
    ])
  })

  test('behind numbers that count the rows, under one head', () => {
    expect(
      rows(`
**Bestellung** 2501933

Pos. Nr.       Beschreibung                 Menge      Preis     Betrag
10 70-4410     Sechskantschraube             2000       0,18     360,00
20 70-4415     Unterlegscheibe               4000       0,03     120,00`),
    ).toEqual([
      ['70-4410', 'Sechskantschraube', '2000'],
      ['70-4415', 'Unterlegscheibe', '4000'],
    ])
  })

  test('in brackets behind their label, figures or not', () => {
    const text = '25 kg azúcar glas (ref. AZG)'
    expect(parseListLine(`2. ${text}`)).toMatchObject({ code: [text.indexOf('AZG') + 3, text.indexOf('AZG') + 6] })
  })
})

describe('what stands where heads usually do', () => {
  test('the sum of a week beside its days, which have a title', () => {
    expect(
      rows(`
**COMMANDE** n° 2025-41

                                        Quantités par jour
Réf.        Produit              U                                    Total semaine    PU HT     Montant HT
                                     lun 6     mar 7     mer 8
LAI-012     Lait demi-écrémé     L      24        24        30               78         0,92          71,76
LAI-047     Yaourt nature        pot   180                 210              390         0,19          74,10`),
    ).toEqual([
      ['LAI-012', 'Lait demi-écrémé', '78'],
      ['LAI-047', 'Yaourt nature', '390'],
    ])
  })

  test('the names of two groups, side by side', () => {
    expect(
      rows(`
**PEDIDO** 0412

PESCADO                 Cant.    Ud.        VERDURA               Cant.    Ud.
Dorada 600/800              8    kg         Lechuga romana           24    ud
Calamar potera              5    kg         Tomate rama              10    kg
Pulpo cocido pata          12    ud`),
    ).toEqual([
      [undefined, 'Dorada 600/800', '8'],
      [undefined, 'Calamar potera', '5'],
      [undefined, 'Pulpo cocido pata', '12'],
      [undefined, 'Lechuga romana', '24'],
      [undefined, 'Tomate rama', '10'],
    ])
  })
})

describe('letters', () => {
  const letter = `
Spielwaren Hülsmann OHG
Bestellannahme
Nordstraße 12
59227 Ahlen

24. April 2025

Sehr geehrte Damen und Herren,
hiermit bestellen wir aus Ihrem Katalog:

3 Stück        Sandmulde klein,          je 89,90 €      269,70 €
               Robinie, Art. 55-102
2 Sätze        Holzbausteine natur       je 64,50 €      129,00 €
               200 Teile, Art. 41-017

Die Lieferung erbitten wir bis spätestens
15. Mai 2025 zwischen 8 und 12 Uhr.`

  test('columns without heads, names of two lines, and what one costs', () => {
    expect(
      read(letter).items.map((row) => [
        row.product_code?.value,
        row.product_name?.value,
        row.requested_quantity?.value,
        row.unit_price?.value,
      ]),
    ).toEqual([
      ['55-102', 'Sandmulde klein, Robinie', '3', '89.90'],
      ['41-017', 'Holzbausteine natur 200 Teile', '2', '64.50'],
    ])
  })

  test('a day is no line of a list, and `12 bottes de radis` are radishes', () => {
    expect(parseListLine('24. April 2025')).toBeUndefined()
    const radish = '12 bottes de radis'
    const name = parseListLine(radish)!.name
    expect(radish.slice(...name)).toBe('radis')
  })

  test('whoever asks to be served orders, and a sentence that goes on with `factura` is no title', () => {
    const paper = drawDocument(`
Asunto: pedido de libros de texto

Tal y como acordamos, le ruego nos sirva los siguientes títulos:

25 ejemplares     Lengua 3º Primaria      28,95 €     723,75 €

El pago se realizará mediante transferencia; no olvide consignar en la
factura nuestro C.I.F. S4111001F.`)
    expect(classify(paper).kind).toBe('work_order')
  })

  test('an office in an address is no title of the seller', () => {
    const [page] = drawDocument(letter).pages
    expect(
      readTitle(
        page!.lines.find(({ text }) => text === 'Bestellannahme')!,
        page!,
      ),
    ).toBeUndefined()
  })

  test('`Total (IVA 4 % incluido)` is what is to be paid with the tax', () => {
    const { fields } = read(`
**Pedido** 4711

Artículo               Cant.     Precio     Importe
Lengua 3º                 25      28,95      723,75
Total (IVA 4 % incluido)                     723,75`)
    expect(fields.total_amount_with_tax?.value).toBe('723.75')
    expect(fields.tax_amount).toBeUndefined()
  })

  test.each(['einschließlich Mehrwertsteuer', 'inkl. 19 % MwSt.', 'IVA incluido', 'TTC'])(
    'what the lines come to holds the tax where it says so: %s',
    (said) => {
      const { fields } = read(`
**Bestellung** 17/25

hiermit bestellen wir:

3 Stück        Sandmulde klein           je 89,90 €      269,70 €
2 Sätze        Holzbausteine             je 64,50 €      129,00 €

Zusammen also 398,70 € ${said}, frei Haus.`)
      expect(fields.total_amount_with_tax?.value).toBe('398.70')
      expect(fields.total_amount_without_tax).toBeUndefined()
    },
  )
})
