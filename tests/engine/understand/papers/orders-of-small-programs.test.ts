import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value

const items = `
CÓDIGO    DESCRIPCIÓN                     U.M   CANTIDAD   PRECIO UNITARIO   SUBTOTAL
030204    CEMENTO PORTLAND TIPO I         BOL        320           27.80     8,896.00
020105    FIERRO CORRUGADO                VAR        150           38.45     5,767.50
`

describe('an order of rows of fields', () => {
  const result = read(`
                         **ORDEN** **DE** **COMPRA** **-** **00647**

PROVEEDOR            20551190238 - DISTRIBUIDORA LOS ANDES MATERIALES S.A.C.
FORMA DE PAGO        CREDITO 30 D            FECHA EMISIÓN        15/04/2026
ESTADO               APROBADO                FECHA A ATENDER      20/04/2026
${items}



ROSA ELVIRA CAMPOS         LUIS TORRES

Solicitado por             Revisado por
`)

  test('a dash between title and number makes it no number below nought', () => {
    expect(valueOf(result, 'name')).toBe('00647')
  })

  test('the day on which it is to be served', () => {
    expect(valueOf(result, 'requested_delivery_date')).toBe('2026-04-20')
  })

  test('the caption of the next line to sign on is nobody', () => {
    expect(valueOf(result, 'client_name')).not.toBe('Revisado por')
  })
})

describe('who orders', () => {
  test('the heading of somebody’s fields is no name', () => {
    const result = read(`
                                        **ORDEN** **DE** **COMPRA**
                                        NUMERO ORDEN   4471      Fecha: 12/03/2026
**INFORMACION** **DE** **LA** **EMPRESA**
Empresa CLINICA SAN RAFAEL DEL QUINDIO S.A.S
Dirección: AV BOLIVAR 22N-40 ARMENIA
**INFORMACION** **DEL** **PROVEEDOR**
Proveedor: DISTRIMEDICA DEL EJE LTDA
Dirección: CRA 7 NO 19-48 PEREIRA
${items}
`)
    expect(valueOf(result, 'customer_company_name')).toContain('CLINICA SAN RAFAEL')
  })

  test('a co-operative behind `Buyer:` is a firm, and no person', () => {
    const result = read(`
**Purchase** **Order**
PO ID: PO-7f31-0092
Buyer: Prairie Pantry Co-op, 611 Broadway Ave, Saskatoon SK S7N 1B5
Supplier: Qu'Appelle Grain & Oil
Created: 2026-01-19

Code      Description                      Qty     Price       Total
CO-16     Cold-pressed canola oil 16L       12     58.40      700.80
SO-25     Steel-cut oats                    30     21.75      652.50
`)
    expect(valueOf(result, 'client_name')).toBeUndefined()
    expect(valueOf(result, 'customer_company_name')).toBe('Prairie Pantry Co-op')
  })

  test('`Filial` leads to the name of the branch', () => {
    const result = read(`
                          **Pedido** **de** **Compras**
                          Nº Pedido: 20871
                          Data de Emissão   04/05/2026

Emitente      Emitir Nota Fiscal Para:
Filial        TEMPERSUL TRATAMENTO TERMICO LTDA         CNPJ     31.884.210/0001-65
Endereco      RUA DOS FERREIROS, 1240
Cidade        RIO DO SUL - SANTA CATARINA (89160000)

Fornecedor
Razão Social  QUIMICA VALE DO ITAJAI LTDA               CNPJ     77.341.200/0001-55
Endereco      RUA BLUMENAU-455

Código     Descrição                Qtde      Unitário       Total
11420      OLEO DE TEMPERA             2      1.480,00      2.960,00
20077      SAL DE BANHO               36         27,90      1.004,40
`)
    expect(valueOf(result, 'customer_company_name')).toBe('TEMPERSUL TRATAMENTO TERMICO LTDA')
  })

  test('a house whose name ends in a number, over its supplier', () => {
    const result = read(`
**Commande** **Fournisseur**

Restaurant La Criée 14 - 14 quai Gambetta, 62200 Boulogne-sur-Mer

Fournisseur : Marée Opale Distribution
Référence : CMD-2026-1093
Date : 29/07/2026

Produit                               Quantité      Montant
Filet de bar 400/600                      8 kg     158,40 €
Moules de bouchot                        15 kg      63,00 €
`)
    expect(valueOf(result, 'customer_company_name')).toBe('Restaurant La Criée 14')
  })

  test('`Date de la demande` is the day of the order, and what a program is for no part of the name', () => {
    const result = read(`
**MTI** **Estuaire** **–** **Gestion** **Interne**

**Bon** **de** **Commande** **Matériel**

Date de la demande : 19/02/2026
Demandeur : Yann Le Goff
Fournisseur : Protec Ouest Équipements

Désignation                                 Quantité
Chaussures S3 Taille 42                            2
Gants anti-coupure                                12
`)
    expect(valueOf(result, 'order_date')).toBe('2026-02-19')
    expect(valueOf(result, 'requested_delivery_date')).toBeUndefined()
    expect(valueOf(result, 'customer_company_name')).toBe('MTI Estuaire')
  })

  test('`Req. By` is who asks for it', () => {
    const result = read(`
**PURCHASE** **ORDER** HBC-2026-0588

HAVENBUILD CONTRACTORS
Unit 6, 118 Voortrekker Road, Cape Town        Order Date: 05/14/2026

VENDOR                                         JOB
Name:      Table Bay Glazing (Pty) Ltd         Req. By:    Thandi Mokoena
Address:   22 Marine Drive, Paarden Eiland     Project:    Sunset Villas

IT   DESCRIPTION                          QTY    UNIT    UNIT PRICE      TOTAL
1    Aluminium sliding door                 3    set          18450      55350
2    Silicone sealant                      24    tube           385       9240
`)
    expect(valueOf(result, 'client_name')).toBe('Thandi Mokoena')
  })
})

describe('strips of captions over their values', () => {
  const strip = (heads: string, values: string) => `
Constructora Mixteca S.A. de C.V.
Av. Insurgentes Sur 1688, 44100 Guadalajara

Proveedor:
Abarrotes del Valle S.A. de C.V.
Av. Insurgentes Sur 887, 06700 Ciudad de México

**ORDEN** **DE** **COMPRA**
${heads}
${values}

Uds.   Clave       Descripción
  10   FR.746.10   Lavavajillas manual 5 L
  12   BK.388.35   Mantequilla sin sal 250 g
`
  test.each([
    ['Nº pedido     Fecha de emisión     Servicio     Cliente nº', '29-98102      2024-11-18           Almacén      91104'],
    ['Fecha de emisión       Unidad       Cliente nº', '2024-11-18            Almacén       91104'],
  ])('the stores are a department under the caption of one, though they are a caption elsewhere', (heads, values) => {
    expect(valueOf(read(strip(heads, values)), 'department')).toBe('Almacén')
  })
})

test('a field of a line may speak of the invoice that is credited', () => {
  const result = read(`
Alpstein Lebensmittel GmbH
Bahnhofstrasse 1, 9000 St. Gallen

                                       Kunde:
                                       Gasthof Rössli AG
                                       Bahnhofstrasse 6, 8004 Zürich

**Gutschrift** **F** **99982**
Datum: 14. Oktober 2024 - Ihre Bestellung: 24/5195-V - Zu Rechnung Nr.: 56098119 - Kunden-Nr.: 806-825

Artikel                         MwSt.       EP     Menge     Betrag
Babyspinat 1 kg                 8.1 %     5.00         2      10.00
Dispersionsfarbe weiss 10 L     8.1 %    50.00         4     200.00
                                              Netto:     210.00
                                         MwSt. 8.1 %:      17.01
                                    Rechnungsbetrag:     227.01
`)
  expect(valueOf(result, 'invoice_number')).toBe('F 99982')
})
