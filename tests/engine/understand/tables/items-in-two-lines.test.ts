import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cells = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('names in one line, their numbers in the next', () => {
  test('under heads of three lines, where those of the numbers are broken', () => {
    const result = read(`
Hospital Virgen del Mar
Calle Real 4
04001 Almería

**Hoja** **de** **pedido**
Pedido nº: HP-2026-118
Fecha: 13/05/2026

Clave     Denominación
            Cant.                                              Precio     Importe
           pedida                                            unitario
HV-7781   Reposapiés regulable
               12                                               18,40      220,80
HV-2014   Silla de ducha con ruedas
                2                                              143,00      286,00
HV-3390   Bastón plegable de aluminio
               30                                                9,75      292,50
`)
    expect(cells(result, 'product_code')).toEqual(['HV-7781', 'HV-2014', 'HV-3390'])
    expect(cells(result, 'product_name')).toEqual(['Reposapiés regulable', 'Silla de ducha con ruedas', 'Bastón plegable de aluminio'])
    expect(cells(result, 'requested_quantity')).toEqual(['12', '2', '30'])
  })

  test('the count reaches further left than its head', () => {
    const result = read(`
Moran Nursing Home Ltd
Quay Street 8, Sligo

**Purchase** **Order** MN-20718
Date: 24 July 2026

SKU      Article description
   Qty                                                    Rate   Net value
38-2002  Walking frame, folding
 3 each                                                  30.94       92.82
14-4138  Bath board, slatted
2.5 box                                                  17.60       44.00
97-8656  Grab rail 300 mm
 5 each                                                   5.56       27.80
`)
    expect(cells(result, 'product_code')).toEqual(['38-2002', '14-4138', '97-8656'])
    expect(cells(result, 'requested_quantity')).toEqual(['3', '2.5', '5'])
  })
})

test('each title in bold stands over one line that has a code in its column', () => {
  const result = read(`
Cantina Sociale Belvedere
Via Roma 4, 37100 Verona

**Ordine** **fornitore** 5058/2026
Data ordine: 23-02-2026

Descrizione                                    Articolo     Q.tà
**Vetreria**
Calice da degustazione 28 cl                   CV-118         24
**Tessili**
Tovagliolo di cotone bianco                    TC-907         60
`)
  expect(cells(result, 'product_name')).toEqual(['Calice da degustazione 28 cl', 'Tovagliolo di cotone bianco'])
})

test('what goes on under a note is no part of the name', () => {
  const result = read(`
Copper Kettle School
12 Weavers Lane, Derby DE1 2GP

**Purchase** **Order** 24/51007
Date: 10 April 2026

Code     Goods                        Qty    Price      Total
GA-10    Canvas apron, dark blue        4     9.50      38.00
         Item on promotion until
         stocks run out.
GA-11    Oven glove, long cuff         10     3.20      32.00
         Item on promotion until
         stocks run out.
GA-12    Chopping board, beech          6     7.10      42.60
         Item on promotion until
         stocks run out.
GA-13    Mixing bowl, steel             2    11.90      23.80
`)
  expect(cells(result, 'product_name')).toEqual([
    'Canvas apron, dark blue',
    'Oven glove, long cuff',
    'Chopping board, beech',
    'Mixing bowl, steel',
  ])
})
