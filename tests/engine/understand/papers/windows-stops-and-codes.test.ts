import { describe, expect, test } from 'vitest'
import { hasLegalForm } from '#app/engine/understand/parties/company-names.ts'
import { isHouseOver } from '#app/engine/understand/parties/named-places.ts'
import { splitOneLine } from '#app/engine/understand/parties/one-line-party.ts'
import type { Part } from '#app/engine/understand/parties/blocks.ts'
import { isLouderTitle } from '#app/engine/understand/titles/wider-title.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { kind, fields } = understandDocument(drawDocument(art))
  return { kind, value: (name: string) => fields[name]?.value }
}

const goods = `
Artículo      Concepto                        Cantidad      Precio       Importe
TR-40         Toalla rizo 50x100                    24        3,10         74,40
SB-12         Sábana bajera 150                     10       11,25        112,50

              Base imponible  186,90      IVA 21 %   39,25      TOTAL    226,15
`

describe('windows', () => {
  test('a name far behind the number of the customer belongs to the address under it', () => {
    const { value } = read(`
**Textiles** **Alfaguara** **S.L.**
Tfno. 958 20 14 77

Factura       F/26-118
Fecha         30/06/2026
Cliente       004417                                  Hostal Mirador del Darro
Vto.          29/08/2026                              Paseo de los Tristes, 8
                                                      18010 Granada
${goods}
NIF B18440217 · Calle Arabial, 52 · 18004 Granada`)
    expect([value('client_name'), value('client_address')]).toEqual(['Hostal Mirador del Darro', 'Paseo de los Tristes, 8\n18010 Granada'])
  })

  test('a title in larger type is nobody', () => {
    const at = (text: string, size = 13) => ({ text, line: { size } })
    const under = at('Menuiserie Legall', 8.5)
    expect(
      ['FACTURE PÉRIODIQUE', 'Relevé-facture', 'Factura de albaranes', 'Sammelrechnung', 'Monthly invoice'].map((text) =>
        isLouderTitle(at(text), under),
      ),
    ).toEqual([true, true, true, true, true])
    expect([
      isLouderTitle(at('Invoice Point Ltd'), under),
      isLouderTitle(at('Boulangerie Facteur'), under),
      isLouderTitle(at('Facture périodique', 8.5), under),
    ]).toEqual([false, false, false])
  })
})

describe('addresses', () => {
  const split = (text: string) => {
    const party = splitOneLine({ text, line: { text, line: { words: [] } } } as unknown as Part)
    return [party?.name?.text, ...(party?.address ?? []).map((part) => part.text)]
  }
  test('a road without numbers says so behind a comma', () => {
    expect(split('Bodegas Arriaga, Ctra. de Samaniego, s/n, 01307 Villabuena')).toEqual([
      'Bodegas Arriaga',
      'Ctra. de Samaniego, s/n, 01307 Villabuena',
    ])
  })
  test('an Irish county is no company', () => {
    expect(['Ennistymon, Co. Clare V95 N2X4', 'Larkin & Co. Kerry', 'Harlan Supply Co.'].map(hasLegalForm)).toEqual([false, false, true])
  })
  test('a house over a street of a town in Britain', () => {
    const over = (town: string) => isHouseOver('The Potting Shed', [{ text: 'Netherby Lane' }, { text: town }] as Part[])
    expect([over('Harrogate HG3 1QA'), over('21300 Chenôve')]).toEqual([true, false])
  })
  test('a community is called after its street and number', () => {
    const { value } = read(`
**Carpintería** **Ulloa** **S.L.**
Lugar de Vilar, 9
15883 Teo                                      FACTURA FV26-0931
CIF B15884207                                  Fecha: 03-10-2026
Facturar a
Comunidad Rúa do Vilar 40
Rúa do Vilar, 40
15705 Santiago de Compostela
${goods}`)
    expect([value('client_name'), value('client_address')]).toEqual([
      'Comunidad Rúa do Vilar 40',
      'Rúa do Vilar, 40\n15705 Santiago de Compostela',
    ])
  })
  test('passages and shopping centres are places', () => {
    const { value } = read(`
**Papeterie** **Mazarine** **SARL**
Passage Jouffroy
75009 Paris
Tél. 01 44 55 02 11 – bonjour@mazarine.example

Facture n° 2026-118                          Médiathèque de Pantin
Date : 12/03/2026                            6 rue du Pré
                                             93500 Pantin

Désignation                     Quantité      PU HT      Montant HT
Cahier 96 pages                       40       1,80           72,00
Total HT   72,00      TVA 20 %   14,40      Total TTC   86,40`)
    expect(value('supplier_address')).toBe('Passage Jouffroy\n75009 Paris')
  })
})

describe('facts', () => {
  test('the writer’s language comes first on forms in two, and with it the order of its days', () => {
    const { value } = read(`
FACTURE COMMERCIALE / COMMERCIAL INVOICE

Expéditeur / Shipper                       Facture n° / Invoice No.      Date / Date
Robinetterie Valmont SA                    EXP-26-118                    12/09/2026
21300 Chenôve
Destinataire / Consignee                   Pays d'origine / Country of origin
Ndoye Travaux SARL                         France
BP 3114 Dakar

Désignation / Description of goods         Quantité / Quantity      Prix / Price       Montant / Amount
Vanne papillon DN80                                          3            410.00            1,230.00
                                                                 Total USD                  1,230.00`)
    expect(value('invoice_date')).toBe('2026-09-12')
  })

  test('a word and its day in one line under a label are another fact than the label’s', () => {
    const { value } = read(`
**Lune** **Brewing** **Supplies** **Ltd**                SALES INVOICE
Kingmoor Park
Carlisle CA6 4SJ

Invoice    IN-4471-26                        Invoice to:
Tax date   14-08-2026                        Caldbeck Ales
Dispatched 12-08-2026                        The Tannery
                                             Caldbeck CA7 8EL

Description                   Quantity      Price       Amount
Crown caps 26 mm                     3      20.00        60.00
Net  60.00      VAT 20%  12.00      Total  72.00`)
    expect(value('invoice_date')).toBe('2026-08-14')
  })

  test('an account that is broken in a foot set about its middle', () => {
    const { value } = read(`
**Hôtel** **des** **Genêts**
Facture n° H-118      Date : 16/05/2026

Prestation                        Nombre      Prix TTC      Montant
Chambre double                         2        110,00       220,00
Total TTC  220,00

SAS Genêts – Route de la Corniche – 22700 Perros – N° TVA FR 71 819 335 240 – FR76 3000 6000 0112
                                          3456 7890 189`)
    expect(value('bank_details')).toBe('FR76 3000 6000 0112 3456 7890 189')
  })

  test('an order with its number under the title of an invoice is what that answers', () => {
    const { kind } = read(`
Tienda Molinillo                                              FACTURA

Facturación                   Entrega                   Nº TM26-118
Cafetería Norte S.C.          Misma dirección           Fecha: 11/03/2026
Calle Corrida, 12                                       Pedido web ES77120
33206 Gijón

Filtros de papel (100 uds)                         5 × 7,50 €      37,50 €
Molinillo de mano                                  1 × 60,00 €     60,00 €

                              Total IVA incl.                     97,50 €
                              IVA incluido 21 %                   16,92 €`)
    expect(kind).toBe('invoice')
  })

  test('until when and by what is no term', () => {
    const { value } = read(`
Facture n° 118      Date : 2 octobre 2026
Conception d'une affiche                                850,00 €
Total à payer                                           850,00 €
À régler avant le 30/10/2026 par virement`)
    expect(value('payment_terms')).toBeUndefined()
  })
})
