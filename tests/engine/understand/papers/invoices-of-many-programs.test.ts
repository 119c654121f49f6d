import { describe, expect, test } from 'vitest'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)
const taxesOf = ({ vat_details }: ReturnType<typeof read>) => vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])

describe('a sign of one word, and the whole name where the house says who it is', () => {
  test('over the name with its street', () => {
    const result = read(`
**Sarthe**






~Sarthe~ ~Motoculture~
~ZI~ ~Sud,~ ~12~ ~rue~ ~Denis~ ~Papin~
~72100~ ~Le~ ~Mans~

                                                  ~Commune~ ~de~ ~Parigné~
                                                  ~1~ ~place~ ~de~ ~la~ ~Mairie~
                                                  ~72330~ ~Parigné-le-Pôlin~

~Facture~ ~FAC/2026/03/0027~
~Date~ ~de~ ~la~ ~facture~ ~:~ ~31/03/2026~

~Description~                                     ~Quantité~     ~Prix~ ~unitaire~       ~Montant~
~Tondeuse~ ~mulching~ ~53~ ~cm~                      ~1,00~         ~1249,00~            ~1249,00~
~Huile~ ~2~ ~temps,~ ~bidon~ ~5~ ~L~                 ~3,00~           ~42,90~             ~128,70~

~contact@sarthe-motoculture.example~ ~TVA~ ~:~ ~FR86431209774~
`)
    expect(result.fields.supplier_name?.value).toBe('Sarthe Motoculture')
  })

  test('under the heading of who writes, though the sign is short', () => {
    const result = read(`
**Aula**                                                            **Factura**
                                                           ~Ref.~ ~:~ ~FA2605-0011~
                                                           ~Fecha~ ~facturación~ ~:~ ~29/05/2026~

~Emisor~ ~:~                                      ~Enviar~ ~a~ ~:~
~Aula~ ~Riojana~ ~de~ ~Oficios~ ~S.L.~            ~Bodegas~ ~Viña~ ~Tondeluz~ ~S.A.~
~Calle~ ~Portales~ ~40~                           ~Carretera~ ~de~ ~Vitoria~ ~km~ ~2~
~26001~ ~Logroño~                                 ~26200~ ~Haro~
~Email:~ ~secretaria@aulariojana.example~

~Descripción~                                     ~P.U.~       ~Cant.~        ~Base~ ~imponible~
~Carretillas~ ~elevadoras,~ ~curso~               ~135,00~           ~9~               ~1215,00~
${'\n'.repeat(52)}
~Aula~ ~Riojana~ ~de~ ~Oficios~ ~S.L.~ ~-~ ~CIF:~ ~B26341057~
`)
    expect(result.fields.supplier_name?.value).toBe('Aula Riojana de Oficios S.L.')
  })

  test('a word of the name of the firm whose domain it is', () => {
    const result = read(`
Factura                                                                                   **PARDINA**
~#~ ~F260041~
~Fecha:~ ~05/03/2026~






~Estudio~ ~Pardina~ ~Arquitectos~ ~S.L.P.~        ~Cooperativa~ ~Frutícola~ ~del~ ~Jalón~
~B50412766~                                       ~F50021930~
~Paseo~ ~Sagasta~ ~19,~ ~2º~                      ~Carretera~ ~Madrid~ ~s/n~
~Zaragoza~ ~(50008),~ ~Zaragoza,~ ~España~        ~La~ ~Almunia~ ~(50100),~ ~Zaragoza,~ ~España~
~estudio@pardina.example~

~Concepto~                                        ~Precio~       ~Unidades~        ~Total~
~Proyecto~ ~básico~ ~ampliación~                  ~4200,00~             ~1~      ~4200,00~
`)
    expect(result.fields.supplier_name?.value).toBe('Estudio Pardina Arquitectos S.L.P.')
  })
})

describe('houses with names', () => {
  const works = `
                                             Invoice Date          Calder Valley Engineering Ltd
                                             19 March 2026         Victoria Works
**INVOICE**                                                        Halifax Road
                                             Invoice Number        Todmorden
Northern Packaging Machinery Ltd             INV-0862              OL14 5TG
Unit 12 Lowfields Way
Elland
HX5 9DA

Description                                  Quantity       Unit Price       Amount GBP
Turned shaft 42CrMo4                             8.00           146.20         1,169.60

PAYMENT ADVICE                               Customer          Northern Packaging Machinery Ltd

To: Calder Valley Engineering Ltd            Invoice Number    INV-0862
      Victoria Works
      Halifax Road
      Todmorden
      OL14 5TG

Registered Office: Victoria Works, Halifax Road, Todmorden, OL14 5TG.
`

  test('are part of the address, however often it is printed', () => {
    const { fields } = read(works)
    expect(fields.supplier_name?.value).toBe('Calder Valley Engineering Ltd')
    expect(fields.client_name?.value).toBe('Northern Packaging Machinery Ltd')
  })

  test('are no company, whatever they were', () => {
    const { fields } = read(`
Wolds Fibre Ltd                                       Your bill
The Exchange, Bridge Street, Louth LN11 9DR           Bill number      WF-00918273
                                                      Bill date        1 March 2026

Tealby Pottery
The Old School
Front Street
Tealby LN8 3XU

Charges this month (excluding VAT)         £58.79
VAT at 20%                                 £11.76
Total this bill                            £70.55

We will take this amount by Direct Debit on or just after 15 March 2026
`)
    expect(fields.client_name?.value).toBe('Tealby Pottery')
    expect(fields.client_address?.value).toBe('The Old School\nFront Street\nTealby LN8 3XU')
    expect(fields.due_date?.value).toBe('2026-03-15')
  })
})

test('the slip that goes back with the money is addressed to the seller', () => {
  const { fields } = read(`
                                             **Date** **de** **facture**     Lingua Sillage SARL
                                             26 février 2026       14 rue Vauban
**FACTURE**                                                        69006 Lyon
                                             **Numéro** **de** **facture**
Optique Jura Industrie                       FAC-0219
À l'attention de : Mme Perrad
Zone du Plan d’Acier
39200 Saint-Claude

Description                                  Quantité       Prix unitaire       Montant EUR
Mise en page                                     1,00              180,00            180,00

**AVIS** **DE** **PAIEMENT**

À: Lingua Sillage SARL
14 rue Vauban
69006 Lyon
`)
  expect(fields.client_address?.value).toBe('Zone du Plan d’Acier\n39200 Saint-Claude')
})

test('a town with its code behind it, under a street', () => {
  const { fields } = read(`
Tui Ridge Web Studio                18 Bridge Street
GST No: 102-337-618                 Nelson 7010
hello@tuiridge.example

INVOICE

Invoice Number      0097                     Motueka Hop Growers Ltd
Invoice Date        20-Feb-2026              402 High Street
                                             Motueka 7120
                                             New Zealand

Description                        Unit Cost       Quantity       Line Total
Order form rebuild                    $95.00           21.5        $2,042.50
                                                   Subtotal        $2,042.50
                                                   GST 15%           $306.38
                                                   Total           $2,348.88
`)
  expect(fields.supplier_address?.value).toBe('18 Bridge Street\nNelson 7010')
})

describe('taxes', () => {
  test('of some lines, with postage between lines and total', () => {
    const { fields } = read(`
**INVOICE**
Invoice Number:   2026-00531       Invoice Date:   March 3, 2026

Product                                  Quantity       Price
Ethiopia Guji, whole bean                       3      £73.50
House Espresso, whole bean                      6     £118.50
Filter papers V60                               2      £11.00

                       Subtotal          £203.00
                       Shipping          £5.95 via Royal Mail
                       20% VAT           £3.39
                       Total             £212.34
`)
    expect(fields.tax_amount?.value).toBe('3.39')
  })

  test('and a credit that is taken off the total', () => {
    const { fields } = read(`
**Fatura** **#11872**
Data da Fatura: 01/05/2026

Descrição                                                                                     Total
Servidor Dedicado D2 (01/05/2026 - 31/05/2026)                                           €89.00 EUR
Cópia de segurança 500 GB (01/05/2026 - 31/05/2026)                                      €14.90 EUR
                                                            **Sub** **Total**          **€103.90** **EUR**
                                                           **23.00%** **IVA**           **€23.90** **EUR**
                                                              **Crédito**           **€25.00** **EUR**
                                                                **Total**          **€102.80** **EUR**

Transações
Data da Transação       Gateway       ID da Transação       Valor
                  Nenhuma transação relacionada
                                             Saldo      €102.80 EUR
`)
    expect(fields.tax_amount?.value).toBe('23.90')
  })

  test('of nothing, by what the program calls them', () => {
    const { fields, ...result } = read(`
**Factuur** INV/2026/00093
Factuurdatum: 05/05/2026

Omschrijving                       Hoeveelheid       Prijs       Btw            Bedrag
Laswerk staalstructuur              36,50 uren       54,00       0% MC      € 1.971,00
Verplaatsing                        3,00 stuks       45,00       0% MC        € 135,00

                                   Onbelast bedrag             € 2.106,00
                                   0% MC                           € 0,00
                                   Totaal                      € 2.106,00

Btw te voldoen door de medecontractant, KB nr. 1 art. 20.
`)
    expect(taxesOf({ fields, ...result })).toEqual([['0', '0.00']])
    expect(fields.tax_amount?.value).toBe('0.00')
    expect(fields.amount?.value).toBe('2106.00')
  })

  test('of nothing, in words', () => {
    const result = read(`
**TAX** **INVOICE**
Invoice Number       INV-20417       Invoice Date       6 July 2026

Description                          Quantity       Unit Price       VAT              Amount EUR
AIS vessel tracking feed                22.00            85.00       Zero Rated         1,870.00
Port call history archive                1.00           340.00       Zero Rated           340.00
                                                            Subtotal                    2,210.00
                                                            TOTAL ZERO RATED                0.00
                                                            TOTAL EUR                   2,210.00
`)
    expect(taxesOf(result)).toEqual([['0', '0.00']])
    expect(result.fields.tax_amount?.value).toBe('0.00')
  })

  test('by their rates, right under the table whose columns they stand in', () => {
    const result = read(`
INVOICE
# INV-000217       Invoice Date : 21/04/2026

#    Item & Description                       Qty        Rate    Discount    VAT %     Amount
1    Nitrile gloves, powder free            20.00        4.85      10.00%       20      87.30
2    Dressing pack, sterile                 60.00        1.12        0.00       20      67.20
3    Incontinence pads                       8.00        9.60        0.00        0      76.80
                                                              Sub Total                231.30
                                                    Standard Rate (20%)                 30.90
                                                         Zero Rate (0%)                  0.00
                                                                  Total               £262.20
`)
    expect(taxesOf(result)).toEqual([
      ['20', '30.90'],
      ['0', '0.00'],
    ])
  })

  test('that a line has none of, as the summary explains', () => {
    const result = read(`
INVOICE 1187
DATE 22/01/2026

DESCRIPTION                              QTY       RATE       VAT          AMOUNT
Replace heating pump                     6.5      48.00       20.0% S      312.00
Landlord gas record                        1      12.50       Exempt        12.50
                                         SUBTOTAL                          324.50
                                         VAT TOTAL                          62.40
                                         TOTAL                             386.90

VAT SUMMARY
RATE                       VAT        NET
VAT @ 20%                62.40     312.00
Exempt 0%                 0.00      12.50
`)
    expect(cellsOf(result, 'vat_rate')).toEqual(['20', '0'])
  })
})

describe('lines', () => {
  test('with the discount alone under the price, below a sum of other lines', () => {
    const result = read(`
FACTURE
N° facture    26030418       Date    19/03/2026

Référence     Désignation                        Qté       P.U. HT       TVA       Montant HT
T2            Remplacement kit d'embrayage      5,40         69,00        20           372,60
                              Total main d’œuvre HT                                    372,60
302057R       Kit d'embrayage avec butée        1,00        318,44        20           286,60
                                                             ~-10~ ~%~
8200683       Huile de boîte, litre             2,50         14,62        20            36,55
                              Total pièces HT                                          323,15
                                             TOTAL HT                 695,75 €
                                             TVA 20,00 %              139,15 €
                                             TOTAL TTC                834,90 €
`)
    expect(cellsOf(result, 'divalto_code')).toEqual(['T2', '302057R', '8200683'])
    expect(cellsOf(result, 'total_amount')).toEqual(['372.60', '286.60', '36.55'])
  })

  test('with the code that French shops call UGS', () => {
    const result = read(`
FACTURE
Numéro de facture : FA-2026-0208       Date de facture : 11 mai 2026

Produit                                        Quantité       Prix
Savon lavande 100 g                                  40   128,00 €
~UGS~ ~:~ ~SAV-LAV~
~Poids~ ~:~ ~0,1~ ~kg~
Shampoing solide ortie                               12    85,20 €
~UGS~ ~:~ ~SHAMP-SOL~
~Poids~ ~:~ ~0,09~ ~kg~
`)
    expect(cellsOf(result, 'divalto_code')).toEqual(['SAV-LAV', 'SHAMP-SOL'])
  })

  test('but not what sending cost, where that is nothing', () => {
    const result = read(`
Facture
Date de la facture   27 mai 2026       Numéro de la facture   FR-2026-5512907

Description                              Qté       P.U. HT       TVA       Prix total TTC
Lame de scie circulaire 190 mm             2       23,25 €      20 %              55,80 €
Serre-joint à pompe 600 mm                 5       26,21 €      20 %             157,25 €
Frais d'expédition                                  0,00 €                          0,00 €

                                     Total de la facture        213,05 €
`)
    expect(cellsOf(result, 'description')).toEqual(['Lame de scie circulaire 190 mm', 'Serre-joint à pompe 600 mm'])
  })
})

describe('numbers', () => {
  test('that an Italian invoice refers to itself by', () => {
    const { fields } = read(`
Officina Grafica Brenta S.r.l.                                 **Fattura**
Via dell’Artigianato 21                                  Rif.: FA2602-0036
35010 Vigonza PD                                  Rif. cliente: ODA 88/2026
                                                   Data fattura: 16/02/2026

Descrizione                                  P.U.       Q.tà       Totale netto
Etichetta autoadesiva 75x100                38,40         24             921,60
Totale imponibile                                                        921,60
Totale IVA 22%                                                           202,75
Totale                                                                 1.124,35

Officina Grafica Brenta S.r.l. - P.IVA: IT04122903778
`)
    expect(fields.invoice_number?.value).toBe('FA2602-0036')
    expect(fields.supplier_tax_id?.value).toBe('IT04122903778')
  })

  test('of taxes among the facts of an order are the customer’s, where the foot has the seller’s', () => {
    const foot = '\n'.repeat(52)
    const { fields } = read(`
Électro Berry                                                                    FACTURE

Électro Berry SARL            Adresse de livraison          Adresse de facturation
ZAC de la Charité             Hôtel du Cygne SAS            Hôtel du Cygne SAS
18000 Bourges                 21 quai Foch                  21 quai Foch
                              58000 Nevers                  58000 Nevers

Numéro de facture     Date de facturation     Réf. de commande     Date de commande         N° de TVA
FA003127              12/01/2026              XKBKNABJK            12/01/2026               FR72332109784

Référence     Produit                    Prix unitaire (HT)     Qté     Total (HT)
SEC-2000      Sèche-cheveux mural                   41,25 €       6       247,50 €
${foot}
                    Tél. : 02 48 55 50 38    TVA FR79441908225
`)
    expect(fields.supplier_tax_id?.value).toBe('FR79441908225')
  })

  test('level with the middle of a caption and of its colon, which a narrow cell broke off', () => {
    const page = drawDocument(`
**FACTUUR**                               Lokaal Flexwerk B.V.
Factuurnummer:     2026.14.0332
Debiteurnummer
:

Omschrijving                          Uren       Tarief       Bedrag
Medewerker kas, normale uren         38,00        29,75     1.130,50
                          Totaal exclusief btw            € 1.130,50
                          21% btw                           € 237,41
                          Totaal te voldoen               € 1.367,91
`)
    const [first] = page.pages
    const value = { ...first!.words[0]!, text: 'D-5519', bold: false, box: { left: 135, top: 70, right: 165, bottom: 79 } }
    const words = [...first!.words, value]
    const result = understandDocument({ ...page, pages: [{ ...first!, words, lines: linesFrom(words) }] })
    expect(result.fields.client_id?.value).toBe('D-5519')
  })

  test('of an account that goes on in the next line of a narrow column', () => {
    const { fields } = read(`
**INVOICE**
Invoice # 0063       Date 20/06/2026

DESCRIPTION                          QTY       UNIT PRICE       AMOUNT
Summer lunch buffet                   64            21.50     1,376.00

OTHER COMMENTS                                 Subtotal       1,376.00
1. Total payment due in 14                     Tax rate        20.000%
days                                           Tax due          275.20
Make all payments to Sort                      TOTAL         £1,651.20
code 60-13-32, Account
55120846
`)
    expect(fields.bank_details?.value.replace(/\D/g, '')).toBe('60133255120846')
    expect(fields.payment_terms?.value.replace(/\s/g, ' ')).toBe('Total payment due in 14 days')
  })
})

test('the euro of LaTeX is a letter, in columns of their own too', () => {
  const { fields } = read(`
**Rechnung**
Rechnungsnummer: 26-0044
Datum:         11. Februar 2026

Leistung                                    Stunden          Satz        Betrag
Terminologiearbeit Pumpenhandbuch               7,5       68,00 C      510,00 C
Übersetzung Sicherheitskapitel                   12       74,50 C      894,00 C
Nettobetrag                                                          1.404,00 C
Umsatzsteuer (19 %)                                                    266,76 C
Rechnungsbetrag                                                      1.670,76 C
`)
  expect(fields.currency?.value).toBe('EUR')
})

describe('when it is paid', () => {
  test('in a sentence that two lines share', () => {
    const { fields } = read(`
**Rechnung** Nr. RE-1042
Rechnungsdatum: 14.04.2026

Pos.   Bezeichnung                    Menge       Einzelpreis       Gesamt
1.     Lautsprecher, Tagesmiete        4,00             42,00       168,00
                                  Gesamtbetrag netto                168,00 €
                                  zzgl. Umsatzsteuer 19%             31,92 €
                                  Gesamtbetrag brutto               199,92 €

Bitte überweisen Sie den Betrag unter Angabe der Rechnungsnummer auf das unten angegebene Konto. Der
Rechnungsbetrag ist bis zum 28.04.2026 fällig.
`)
    expect(fields.payment_terms?.value.replace(/\s/g, ' ')).toBe('Der Rechnungsbetrag ist bis zum 28.04.2026 fällig.')
    expect(fields.additional_notes).toBeUndefined()
  })

  test('asked for by a day, beside what the law wants said', () => {
    const { fields } = read(`
Invoice No. RE-2291
Invoice date       23.06.2026

Pos.   Description                    Quantity       Unit price       Total
1.     Digital torque tester              2.00         1,840.00    3,680.00
                                  Total net amount                 3,680.00 €
                                  plus VAT 0%                          0.00 €
                                  Total gross amount               3,680.00 €

Tax-free intra-Community supply. VAT ID of the recipient: DK28114406
Please transfer the invoice amount by 07.07.2026 stating the invoice number.
`)
    expect(fields.payment_terms?.value).toBe('Please transfer the invoice amount by 07.07.2026 stating the invoice number.')
    expect(fields.legal_mentions?.value).toBe('Tax-free intra-Community supply.')
  })

  test('in a list of remarks', () => {
    const { fields } = read(`
**FACTURE**
Facture n° 2026-014       Date 04/02/2026

DESCRIPTION                          QTÉ       PRIX UNITAIRE       MONTANT
Peinture acrylique mate               86               14,20      1 221,20

COMMENTAIRES                                   Total HT           1 221,20
1. Paiement à 30 jours                         TVA 10 %             122,12
2. Merci de rappeler le numéro de facture      TOTAL TTC        1 343,32 €
`)
    expect(fields.payment_terms?.value).toBe('Paiement à 30 jours')
  })

  test('is not told by the account that it is paid to', () => {
    const { fields } = read(`
**Factura**
# F260041       Fecha: 05/03/2026

Concepto                              Precio       Unidades        Total
Proyecto básico ampliación          4.200,00              1     4.200,00
                          Base imponible               4.200,00€
                          IVA 21%                        882,00€
                          TOTAL                        5.082,00€

Condiciones de pago
Pagar por transferencia al siguiente número de cuenta
ES44 2085 8800 1103 3022 7744
`)
    expect(fields.payment_terms).toBeUndefined()
    expect(fields.payment_methods?.value).toBe('transferencia')
  })

  test('and by what, before a dash', () => {
    const { fields } = read(`
**FACTUUR**
Factuurnummer: 2026.14.0332
Factuurdatum: 07-04-2026

Omschrijving                          Uren       Tarief       Bedrag
Medewerker kas, normale uren         38,00        29,75     1.130,50
                          Totaal exclusief btw            € 1.130,50
                          21% btw                           € 237,41
                          Totaal te voldoen               € 1.367,91

Betaalwijze: Overboeking - 14 dagen
`)
    expect(fields.payment_methods?.value).toBe('Overboeking')
    expect(fields.payment_terms?.value).toBe('14 dagen')
  })
})

test('whose goods remain whose property is law', () => {
  const { fields } = read(`
INVOICE
Invoice no. 20418       Date 12/05/2026

Part            Qty       Price       Net
Brake pads        1       83.80     83.80
                          Net      £83.80
                          VAT @ 20%      £16.76
                          Total   £100.56

All parts remain the property of Greenhow Motor Services until paid for in full.
`)
  expect(fields.legal_mentions?.value).toBe('All parts remain the property of Greenhow Motor Services until paid for in full.')
})
