import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (art: string, name: string) => read(art).fields[name]?.value

const items = `
Désignation                        Quantité     Prix unitaire      Montant
Peinture routière blanche 25 kg           6             84,90       509,40
Diluant 5 L                               4             21,35        85,40
`

describe('who orders', () => {
  test('behind the title and its number', () => {
    const art = `
            Bon de commande n° 2026-311 - Commune de Saint-Bauzille
            Date de la commande 22/05/2026

                                            **SIGNAL** **SUD** **ÉQUIPEMENT**
Commune de Saint-Bauzille                   14 rue de l'Artisanat
1 place de la Mairie                        34800 Clermont-l'Hérault
Services techniques
34160 Saint-Bauzille

${items}`
    expect(valueOf(art, 'customer_company_name')).toBe('Commune de Saint-Bauzille')
  })

  test('in the copyright of the page that was printed', () => {
    const art = `
Bon de commande N° BC00086

Date : 06/02/2026                       Fournisseur : Bureautique Chellah
Statut : Validé                         22, rue Oued Ziz, Agdal, Rabat
${items}

Copyright © 2026 Centre de Formation Al Amal. Tous droits réservés.`
    expect(valueOf(art, 'customer_company_name')).toBe('Centre de Formation Al Amal')
  })

  test('an agency whose name goes on in the next line is no bank’s', () => {
    const art = `
**AGENCE** **DE** **RADIOPROTECTION** **ET** **DE**
**SÛRETÉ** **DU** **SAHEL**

                        **BON** **DE** **COMMANDE** **N°** **027/2026**
Date : 11/03/2026
Fournisseur : Froid Ténéré Services - Quartier Plateau
${items}`
    expect(valueOf(art, 'customer_company_name')).toBe('AGENCE DE RADIOPROTECTION ET DE SÛRETÉ DU SAHEL')
  })

  test('what serves as an order is nobody', () => {
    const art = `
                **Demande** **d'achat** **valant** **commande**

Identifiant             DA-26-00419
Fournisseur             Manutention Picarde SAS
Livrer à                École supérieure d'art d'Amiens
                        40 rue des Teinturiers
                        80080 Amiens
Avant le                24 avril 2026

${items}`
    const { fields } = read(art)
    expect(fields.customer_company_name?.value).not.toContain('valant')
    expect(fields.requested_delivery_date?.value).toBe('2026-04-24')
  })

  test('who signs stands over what the signature is for', () => {
    const art = `
**BON** **DE** **COMMANDE** **N°** **027/2026**
Date : 11/03/2026
${items}




ROSA ELVIRA CAMPOS           LUIS TORRES

Demandé par                  Fournisseur`
    expect(valueOf(art, 'client_name')).toBe('ROSA ELVIRA CAMPOS')
  })
})

describe('the number of an order', () => {
  test('alone at the head of the page, far from a title without one', () => {
    const art = `
**CONSTRUCTORA** **LAGO** **BLANCO** **SPA**                                   OC-2026-1187

                             **ORDEN** **DE** **COMPRA**
                             Fecha emisión: 28-04-2026
${items}`
    expect(valueOf(art, 'name')).toBe('OC-2026-1187')
  })

  test('the sign of a number is no part of the title that names an order without one', () => {
    const art = `
                  **BON** **DE** **COMMANDE** **N°**

Date : 14/09/2026
Fournisseur : Librairie Kouadio
${items}`
    expect(valueOf(art, 'name')).toBe('BON DE COMMANDE')
  })

  test('the day on which money was set aside dates no order that bears its own', () => {
    const art = `
                                                        Niamey, le 11/03/2026
                **BON** **DE** **COMMANDE** **N°** **027/2026**

Exercice                2026                Date d'engagement       09/03/2026
Fournisseur : Froid Ténéré Services
${items}`
    expect(valueOf(art, 'order_date')).toBe('2026-03-11')
  })
})

describe('where and when the goods go', () => {
  test('a form of fields under its heading, without a postal code', () => {
    const art = `
                             **ORDEN** **DE** **COMPRA** **OC-1187**

**DATOS** **PROVEEDOR**                  **DATOS** **DESPACHO**
R. Social : Maderas Ñuble Ltda.          Obra : Condominio Los Coigües
RUT : 76.884.120-5                       Despacho : 30-04-2026
Dirección : Ruta 5 Sur km 402            Dirección : Camino Labranza parcela 14
Ciudad : Chillán                         Ciudad : Temuco
${items}
Observaciones: Camión con pluma. Recepción hasta las 16:00 hrs.`
    const { fields } = read(art)
    expect(fields.delivery_address?.value).toBe('Camino Labranza parcela 14\nTemuco')
    expect(fields.requested_delivery_date?.value).toBe('2026-04-30')
    expect(fields.end_delivery_time?.value).toBe('16:00')
  })

  test('a hyphen at the end of a line says that the town goes on, wherever the next one begins', () => {
    const art = `
**BON** **DE** **COMMANDE** **N°** **2026-311**
Date : 22/05/2026

**Lieu** **de** **livraison:**
      Atelier municipal, chemin du Stade, 34160 Saint-
Bauzille-de-la-Sylve
${items}`
    expect(valueOf(art, 'delivery_address')).toBe('Atelier municipal, chemin du Stade, 34160 Saint-Bauzille-de-la-Sylve')
  })

  test('what is forbidden behind the hours is another time', () => {
    const art = `
**PURCHASE** **ORDER** **PO-588**
Order date: 05/14/2026
${items}
Notes: Deliver between 07:30 and 15:00, no deliveries on Friday.`
    const { fields } = read(art)
    expect([fields.start_delivery_time?.value, fields.end_delivery_time?.value]).toEqual(['07:30', '15:00'])
  })
})

test.each([
  ['Total TTC (DT)', 'TND'],
  ['Total (Rs)', 'INR'],
])('%s names the money in brackets', (label, currency) => {
  const art = `
**Purchase** **Order** **No.** **412/26**
Date: 19/08/2026

Description               Quantity       Price        Total
Square tube 20x40               40       31.50      1260.00
Sheet 1.2 mm                    18       94.75      1705.50

                        ${label}             2965.50`
  expect(valueOf(art, 'currency')).toBe(currency)
})
