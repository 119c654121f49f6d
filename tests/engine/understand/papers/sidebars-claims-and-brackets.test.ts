import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)
const taxesOf = ({ vat_details }: ReturnType<typeof read>) => vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])

test('sums that stand beside the table do not end it, and a caption at the height of its heads is none of them', () => {
  const result = read(`
**FACTURE**
Numéro F2026-019        Émise le 4 mai 2026

Date         Prestation                            Heures     Montant HT            ~Taux~ ~horaire~
01/04/2026   Audit de la chaîne de production        2,50         275,00            ~110,00~ ~€~
02/04/2026   Entretien avec les chefs d’atelier      3,00         330,00
                                                                                    ~Total~ ~HT~
03/04/2026   Rédaction du rapport intermédiaire      4,50         495,00            1 760,00 €
                                                                                    ~TVA~ ~20~ ~%~
05/04/2026   Mise à jour du tableau de bord          1,50         165,00            352,00 €
                                                                                    ~Total~ ~TTC~
06/04/2026   Réunion de suivi                        1,00         110,00            2 112,00 €
07/04/2026   Formation                               3,50         385,00

Paiement à 30 jours date de facture.
`)
  expect(result.fields.tax_amount?.value).toBe('352.00')
  expect(cellsOf(result, 'total_amount')).toEqual(['275.00', '330.00', '495.00', '165.00', '110.00', '385.00'])
})

describe('works that are billed as they proceed', () => {
  test('the part of this bill is the sum of a line', () => {
    const result = read(`
**Facture** **-** **Situation** **de** **travaux** **n°** **3**
Facture n°      S3-2026-0118        Date      24/04/2026

Lot / ouvrage                        Montant du marché    Avct %     Cumul HT    Déjà facturé    Situation HT
Échafaudages et protections                   8 600,00       100     8 600,00        8 600,00            0,00
Dépose de la couverture ardoise              12 400,00       100    12 400,00        9 920,00        2 480,00
Charpente, reprise des pannes                15 800,00        80    12 640,00        6 320,00        6 320,00
                                     Net HT                                                          8 800,00
                                     TVA 20 %                                                        1 760,00
                                     Net à payer TTC                                                10 560,00 €
`)
    expect(cellsOf(result, 'description')).toEqual([
      'Échafaudages et protections',
      'Dépose de la couverture ardoise',
      'Charpente, reprise des pannes',
    ])
    expect(cellsOf(result, 'total_amount')).toEqual(['0.00', '2480.00', '6320.00'])
  })

  test('the claim less what is kept back is what is taxed', () => {
    const result = read(`
**Progress** **claim** **and** **tax** **invoice**
Invoice no.       PC-06/2281        Date of claim      28 August 2026

Section of work              Contract sum    Done %    Cumulative value    Previously claimed    This claim
Preliminaries                   18,400.00        75           13,800.00             11,040.00      2,760.00
Structural frame                41,200.00        90           37,080.00             32,960.00      4,120.00
                                             Value of this claim                                   6,880.00
                                             Less retention 5%                                      -344.00
                                             Net claim excluding VAT                               6,536.00
                                             VAT at 20%                                            1,307.20
                                             Total payable incl. VAT                               7,843.20 £
`)
    expect(result.fields.subtotal_without_tax?.value).toBe('6536.00')
  })
})

test('numbers of a summary set to the right in wide cells, with words about payment right under them', () => {
  const result = read(`
**FACTURE**
N° facture    FA0098217        Date    30/10/2026

Référence      Libellé                                    Qté    Tarif HT     Net HT
SER-A2P30      Serrure 3 points                             3      214,00     642,00
CYL-3040       Cylindre européen 30x40, 3 clés              5       38,60     193,00

Brut                Base                Taux                TVA                 Total
            835,00              835,00               20,00              167,00            1 002,00
Règlement: LCR 30 jours   Échéance: 30/11/2026   Domiciliation: FR92 1131 5000 0108 1234 5678 944 CEPAFRPP131
`)
  expect(taxesOf(result)).toEqual([['20', '167.00']])
})

describe('orders', () => {
  test('the day that a call for goods was issued is not the one they are wanted on', () => {
    const { fields } = read(`
**SERRES** **DE** **LA** **LYS**                                   Plastiques Flandre Agri
**Appel** **de** **livraison** **n°** **AL-2026-015**
sur commande ouverte CO-2025-40 — émis le 23/03/2026 par Delphine Ryckebusch

Réf. art.      Désignation                    Quantité     Prix net      Valeur HT
POT-13R        Pot horticole 13 terre           48 000        0,062       2 976,00
POT-17R        Pot horticole 17 terre           20 800        0,118       2 454,40
`)
    expect([fields.order_date?.value, fields.requested_delivery_date?.value]).toEqual(['2026-03-23', undefined])
  })

  test('the number that the supplier counts the buyer by, in brackets behind its name', () => {
    const { fields } = read(`
**PEDIDO** **DE** **UNIFORMES**
Pedido UNI-26-09                     Fecha 03/02/2026
Proveedor: Confecciones Hilario e Hijos, S.L. – Priego de Córdoba (cliente 3390)

Artículo                    Uds.      Precio      Importe
Chaqueta cocina               12       24,50       294,00
Pantalón sala                 10       19,90       199,00
`)
    expect(fields.customer_code?.value).toBe('3390')
  })

  test('who orders is the one at whose street the goods are received', () => {
    const { fields } = read(`
**HOJA** **DE** **PEDIDO**
NÚM. PEDIDO                         FECHA               MATRÍCULA
18844                               05/11/2026          8841 KLM

TALLER                                                CASA DE RECAMBIOS
Talleres Hermanos Bru, C.B.                           Recambios Túria, S.L.
Pol. Els Mollons, parcela 14                          Avda. del Cid 211
46970 Alaquàs                                         46018 València

N.º CLIENTE                         PEDIDO POR          ENTREGAR ANTES DE
2207                                Vicent Bru          06/11/2026

REFERENCIA     CONCEPTO                    CANT.     PRECIO      IMPORTE
W71275         Filtro de aceite                1       8,90         8,90
C27107         Filtro de aire motor            1      14,35        14,35

DIRECCIÓN DE ENTREGA
Talleres Hermanos Bru
Pol. Els Mollons, parcela 14 (portón azul)
46970 Alaquàs
`)
    expect(fields.customer_company_name?.value).toBe('Talleres Hermanos Bru, C.B.')
  })

  test('a word for delivery alone over an address', () => {
    const { fields } = read(`
**Salone** **Ginevra**
Ordine n. 47/2026            Verona, 30/10/2026        Spett.le Cosmetica Adige S.r.l.

Codice       Descrizione                          Quantità     Prezzo     Importo
TX-7.43      Tintura crema 100 ml                       12       5,90       70,80
OX-20V       Ossigeno 20 vol 1 L                         6       4,35       26,10

Consegna                          Orario                          Ordinato da
Salone Ginevra                    martedì–sabato 9.00–19.00       Ginevra Tosi
Via Carlo Cattaneo 19
37121 Verona
`)
    expect(fields.delivery_address?.value).toBe('Salone Ginevra\nVia Carlo Cattaneo 19\n37121 Verona')
  })
})
