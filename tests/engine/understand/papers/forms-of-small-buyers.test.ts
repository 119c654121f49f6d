import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value

describe('whose the fields are', () => {
  test.each([
    ['FOURNISSEUR', 'BON DE COMMANDE', 'Nom', 'Adresse', 'Gestion des Achats'],
    ['PROVEEDOR', 'ORDEN DE COMPRA', 'Nombre', 'Dirección', 'Gestión de Compras'],
    ['SUPPLIER', 'PURCHASE ORDER', 'Name', 'Address', 'Purchase Management'],
  ])('a heading in the middle of the page, %s, over fields at the margin', (heading, title, name, address, program) => {
    const result = read(`
                                        ${title}
                            ATLAS PISTES SAHEL - ${program}

No :                 BC-2026-00044                                        Date : 12/01/2026

                                        ${heading}

${name} : Comptoir Diallo et Fils
${address} : 14 Route de Rufisque, Dakar
Email : commandes@diallo.example

#     Article                          Qty        Price          Total
1     Pneu 265/65 R17                  4          118.00         472.00
2     Batterie 12V                     6          74.50          447.00
                                                  TOTAL          919.00
`)
    expect(valueOf(result, 'customer_company_name')).toBe('ATLAS PISTES SAHEL')
    expect(valueOf(result, 'client_name')).toBeUndefined()
    expect(valueOf(result, 'department')).toBeUndefined()
  })

  test('the name under the supplier’s heading is no person who ordered', () => {
    const result = read(`
**Superette** **Kaloum**            **BON** **DE** **COMMANDE**              N° PO-20261008-0044

FOURNISSEUR                                   COMMANDE
Nom:            Baldé Import                  Date commande:       08/10/2026
Contact:        Aliou Sow                     Livraison prévue:    12/10/2026
Email:          vente@balde.example           Entrepôt:            Dépôt Madina

#     PRODUIT                  SKU               QTÉ        PRIX UNIT.           TOTAL
1     Riz parfumé 50 kg        RIZ-PAR-50        80         415 000 GNF          33 200 000 GNF
2     Savon 40 barres          SAV-BAR-40        25         94 000 GNF           2 350 000 GNF
                                                            TOTAL:               35 550 000 GNF
`)
    expect(valueOf(result, 'client_name')).toBeUndefined()
    expect(valueOf(result, 'currency')).toBe('GNF')
  })

  test('what asks for the name may be broken over two lines of its cell', () => {
    const result = read(`
FINCA VALLE ALTO S.A.C.                                           ORDEN DE COMPRA
RUC: 20538846217                                                   OC-2026-00044
Calle Los Claveles 240, Chincha

PROVEEDOR
Nombre/Razón         Semillas Pisco E.I.R.L.
Social:
RUC:                 20494471880

DATOS DE FACTURACIÓN
Empresa receptora:           FINCA VALLE ALTO S.A.C.

ÍTEM     DESCRIPCIÓN                  CANT.        P. UNIT.        IMPORTE
01       Glifosato 480 SL             24           S/ 31.50        S/ 756.00
02       Aceite agrícola              12           S/ 74.90        S/ 898.80
                                                   Subtotal        S/ 1654.80
`)
    expect(valueOf(result, 'customer_company_name')).toBe('FINCA VALLE ALTO S.A.C.')
  })

  test('a brand over the full name of the firm where goods go', () => {
    const result = read(`
                                                                     ORDEN DE COMPRA
                                                                     No. Orden: 10488
**GRANOPLANT**                                                       Fecha: 05/05/2026

Proveedor:                                        Direccion de entrega:
SUMINISTROS LA MESA SA DE CV                      GRANOPLANT DEL NOROESTE S DE RL DE CV
Correo: ventas@lamesa.example                     Blvd. Industrial 2210, Parque El Florido,
Tel: 664 555 0182                                 Tijuana B.C, C.P 22244
                                                  Correo: compras@granoplant.example

No. Parte        Descripción              Cantidad      Precio         Importe
RF-60221         Rodamiento de bolas      6 PZA         $118.45        $710.70
BAND-B68         Banda en V               10 PZA        $94.30         $943.00
                                                        Subtotal:      $1,653.70
                                                        IVA 8%:        $132.30
                                                        Total:         $1,786.00
`)
    expect(valueOf(result, 'customer_company_name')).toBe('GRANOPLANT DEL NOROESTE S DE RL DE CV')
  })

  test('a public body under the state and its ministry', () => {
    const result = read(`
            REPUBLIQUE DU SENEGAL                                                      N° BC-2026-0044
          Un Peuple, Un but, Une Foi                                                   Du 03 février 2026
    MINISTERE DE L'AGRICULTURE ET DES EAUX
       DE LA FORET ET DES RESSOURCES
   CENTRE REGIONAL DES SEMENCES CERTIFIEES
             MARAICHERES DE PODOR

                                        BON DE COMMANDE

Date émission:           03/02/2026
Fournisseur:             Établissements Ndiaye

#     Désignation                  Qté        P.U.          Total
1     Semence oignon               12         2 850         34 200
2     Semence tomate               45         960           43 200
                                              Total HT:     77 400
`)
    expect(valueOf(result, 'customer_company_name')).toBe('CENTRE REGIONAL DES SEMENCES CERTIFIEES MARAICHERES DE PODOR')
  })

  test.each(['À compléter', 'Por definir', 'To be confirmed'])('%s is nobody', (open) => {
    const result = read(`
Menuiserie Beaupré inc.                             BON DE COMMANDE
1450, rue des Forges, Trois-Rivières                N° BC-26-0444
                                                    Date : 22/06/2026

Fournisseur : Bois Mauricie ltée
Demandé par : ${open}

Désignation                  Qté        P.U.          Total
Panneau gypse                64         17.85         1142.40
Colombage acier              10         8.42          84.20
                                        Total         1226.60
`)
    expect(valueOf(result, 'client_name')).toBeUndefined()
  })

  test('the office behind a stroke under a line to sign on, the next label beside one, a login', () => {
    const signed = (under: string) => `
Hotel Brisa Mar                                     Orden de compra
                                                    Folio: OC-000544
                                                    Fecha: 21/08/2026

Proveedor: Higiénica del Golfo

Producto                     Cantidad        Costo          Importe
Champú neutro                15              412.00         6,180.00
Toalla blanca                40              186.00         7,440.00
                                             Total:         13,620.00

${under}
`
    expect(valueOf(read(signed('                Solicitó / Compras                    Autorizó')), 'client_name')).toBeUndefined()
    expect(valueOf(read(signed('Creado por        Gestión:')), 'client_name')).toBeUndefined()
    expect(valueOf(read(signed('Creado por: paula.reyes')), 'client_name')).toBe('paula.reyes')
  })
})

describe('where the goods go', () => {
  test('the buyer’s own house without a postal code', () => {
    const result = read(`
Santa Rosa Community Hospital                                 PURCHASE ORDER
National Highway, Lucena City, Quezon                         PO No.     PO-2026-000144
                                                              Date       11 Sep 2026

SUPPLIER                                 DELIVER TO
Luzon Pharma Trading Corp.               Santa Rosa Community Hospital
48 Maharlika St., Calamba                Main Pharmacy Stockroom
orders@luzon.example                     National Highway, Lucena City, Quezon

ITEM CODE      DESCRIPTION               QTY       UNIT PRICE       AMOUNT
AMX500C        Amoxicillin 500 mg        40        212.50           8,500.00
ORS-20         Rehydration salts         60        7.25             435.00
                                                   TOTAL            8,935.00
`)
    expect(valueOf(result, 'delivery_address')).toBe(
      'Santa Rosa Community Hospital\nMain Pharmacy Stockroom\nNational Highway, Lucena City, Quezon',
    )
  })

  test('a label level with the middle of its two lines ends the value over it', () => {
    const result = understandDocument(
      drawSpaced(
        `
Cooperativa de Agua Los Alisos Ltda.                                NOTA DE PEDIDO

Bv. San Martín 870, Villa Las Lomas                                 Nota de Pedido Nº 1344

                                                                    Fecha: 2026-11-05

Señor(es): Hidroinsumos Sur S.R.L.



Cant.       Descripción                    Unitario        TOTAL

6           Válvula esclusa DN100          184500          1107000

24          Junta plana EPDM               2150            51600

                                           TOTAL           1158600



Lugar de Entrega:             Planta potabilizadora, camino al Dique s/n

Remitir Documentación a:      compras@losalisos.example

                              Remito proveedor, certificado de Calidad, Manuales
Documentación a Remitir:
                              Certificado de Conformidad, Otros
`,
        6,
      ),
    )
    expect(valueOf(result, 'delivery_address')).toBe('Planta potabilizadora, camino al Dique s/n')
  })
})
