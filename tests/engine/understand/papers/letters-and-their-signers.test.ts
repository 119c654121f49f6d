import { describe, expect, test } from 'vitest'
import { hasLegalForm } from '#app/engine/understand/parties/company-names.ts'
import { isProfessionOnly } from '#app/engine/understand/parties/trades-only.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))

const goods = `
Cat. no.     Item                                  Quantity     Price each       Total
A1182        Exercise book A4, pack of 100               6           31.50      189.00
C0915        Ready-mix paint 600 ml, set of 12           5           28.40      142.00
                                        Total excluding VAT                     331.00
`

describe('letters', () => {
  test('small type beside the signature is the foot of the sheet', () => {
    const { fields } = read(`
                                                                     St Mungo’s Primary School
                                                                     Kirk Wynd
                                                                     Peebles EH45 8DL
Lowland Educational Supplies
14 Beech Avenue
Larkhall ML9 2QJ

Order No. SMB/26/061                                                 10 September 2026
${goods}
Yours faithfully
Linda Fairbairn
Business Manager

                                        ~Scottish~ ~Borders~ ~·~ ~cost~ ~centre~ ~20417~
`)
    expect(fields.customer_company_name?.value).toBe('St Mungo’s Primary School')
    expect(fields.client_name?.value).toBe('Linda Fairbairn')
  })

  test('who signs is named behind the word for it, and what they are stands over it', () => {
    const { fields } = read(`
**AYUNTAMIENTO** **DE** **VILLARDEFALLAVES**
Plaza Mayor 1, 49137 Villardefallaves (Zamora)

Banderas y Carpas del Esla, S.L.
Avda. Federico Silva 92
49600 Benavente

Pedido CM-2026/047                         Villardefallaves, 21 de abril de 2026

Ref.       Material                             Cantidad      Precio unitario      Importe
BAN-20     Banderitas plástico, rollo 50 m            40                 7,35       294,00
CAR-33     Carpa plegable 3x3 azul                     4               189,00       756,00

Atentamente,
El Alcalde
Fdo.: Eusebio Marcos Prada
`)
    expect([fields.client_name?.value, fields.department?.value]).toEqual(['Eusebio Marcos Prada', undefined])
  })
})

describe('who orders', () => {
  test('beside the buyer, the contact person is the supplier’s', () => {
    const { fields } = read(`
Prairie Gold Foods, Inc.                              **Purchase** **Order**
2200 Industrial Loop
Salina, KS 67401

Midcon Corrugated Co.                                 Document Number      20017745
Attn: Jim Treadwell                                   Document Date        06/03/2026
900 Kansas Avenue                                     Buyer                Sandra Okafor
Topeka, KS 66612                                      Contact Person       Jim Treadwell
${goods}`)
    expect(fields.client_name?.value).toBe('Sandra Okafor')
  })

  test('a unit, and the person behind it', () => {
    const { fields } = read(`
**COMMANDE** **DE** **LOCATION** LOC26-0211

Commande du             24/08/2026
Service                 Régie technique – Romain Delcourt
Livraison               11/09/2026 entre 7h00 et 9h00

Code        Matériel                       Qté      PU/jour      Coef.      Total HT
SN-LA8      Enceinte line array              8        62,00        2,5      1 240,00
SN-SB18     Caisson de basse                 4        48,00        2,5        480,00
`)
    expect([fields.department?.value, fields.client_name?.value]).toEqual(['Régie technique', 'Romain Delcourt'])
  })

  test('hire is priced by the day', () => {
    const { items } = read(`
**COMMANDE** **DE** **LOCATION** LOC26-0211
Commande du             24/08/2026

Code        Matériel                       Qté      PU/jour      Coef.      Total HT
SN-LA8      Enceinte line array              8        62,00        2,5      1 240,00
SN-SB18     Caisson de basse                 4        48,00        2,5        480,00
`)
    expect(items.map(({ unit_price }) => unit_price?.value)).toEqual(['62.00', '48.00'])
  })
})

test('between two addresses in the United States the month comes first, whatever the language', () => {
  const { fields } = read(`
Hotel Playa Guajataca, Corp.                      **Orden** **de** **compra**
Carr. 2 Km 103.8
Quebradillas, PR 00678

Proveedor                             Fecha            No. O.C.
Textiles del Caribe, Inc.             12/01/2026       OC-1207
Calle Marginal 400
Bayamón, PR 00959

Artículo      Descripción                   Cant.      Precio      Importe
SAB-Q300      Sábana queen blanca             144       18.35     2,642.40
FUN-STD       Funda almohada estándar         288        3.10       892.80
                                            Total                $3,535.20
`)
  expect(fields.order_date?.value).toBe('2026-12-01')
})

test('a reference under the title of an Italian order is its number', () => {
  const { fields } = read(`
Falegnameria Corti                                          **Ordine** **fornitore**
                                                            Rif. : OF2605-0009
                                                            Data ordine : 04/05/2026

Descrizione                                     P.U. netto       Q.tà      Totale imponibile
Cerniera a scodellino 110° ammortizzata               2,15        120                 258,00
Guida cassetto estrazione totale 500 mm              18,90         24                 453,60
`)
  expect(fields.name?.value).toBe('OF2605-0009')
})

describe('names of houses', () => {
  test('a service and a tax number stand between the name and the address', () => {
    const { fields } = read(`
Universidad de Valdemora                                   Pedido CM/2026/1207
Servicio de Contratación y Patrimonio                      Fecha: 29/09/2026
NIF Q2818999G
Paraninfo, 28819 Valdemora

Adjudicatario    : Instrumental Científico Jarama, S.A. – C/ Laguna 12 – 28025 Madrid

Nº      Descripción                           Cantidad      P. unitario      Importe
1       Matraz fondo redondo 250 ml                 24            11,85       284,40
2       Embudo de decantación 500 ml                 8            38,20       305,60
`)
    expect(fields.customer_company_name?.value).toBe('Universidad de Valdemora')
  })

  test('a profession with what sort of it names nobody', () => {
    expect(
      ['Traductrice indépendante', 'Traductora jurada', 'Agathe Lorrain', 'Studio Lorrain indépendante'].map(isProfessionOnly),
    ).toEqual([true, true, false, false])
  })

  test('a legal form of letters with their stops', () => {
    expect(['Viveros y Suministros Alcores S.C.A.', 'Pienso SCA 20'].map(hasLegalForm)).toEqual([true, false])
  })
})
