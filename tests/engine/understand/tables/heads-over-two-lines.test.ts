import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('heads over two lines do not put two items into one', () => {
  const { items } = understandDocument(
    drawDocument(`
The Copper Kettle
1 Weavers Lane
Derby DE1 2GP

**Purchase** **Order** 2024/51007
Order date: 10.04.2024

Part        Details                                  Order  U/M      Unit      Goods
Number                                                 Qty           cost      Value
CH.917.15   Ring binder A4 blue                         28  each     0.86      24.08
BK.142.49   Digital thermometer with probe             0.5  each    13.78       6.89
CH.889.56   Freezer thermometer with probe               2  box     16.24      32.48
FR.666.93   Monthly hosting, standard plan             0.5  case    52.51      26.26
BK.240.57   M10 threaded rod 1 m                         8  pk       1.36      10.88
`),
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['CH.917.15', 'BK.142.49', 'CH.889.56', 'FR.666.93', 'BK.240.57'])
  expect(items.map(({ requested_quantity }) => requested_quantity?.value)).toEqual(['28', '0.5', '2', '0.5', '8'])
})

test('an item in two lines is not the lower line of the note over it', () => {
  const { items } = understandDocument(
    drawDocument(`
Suministros del Duero S.L.
Calle Mayor 14
47002 Valladolid

**Factura** F-2026/118
Fecha: 12/03/2026

Clave     Descripción
Unidades  Formato                                 Precio unitario   Importe
8468069   Lavavajillas manual 5 L
      44  pza                                                6.25    275.00
8333553   Pintura plástica blanca 15 L
      17  L                                                 37.91    644.47
Artículo en promoción hasta fin de existencias.
5617134   Bisagra inoxidable 80 mm
      28  L                                                  2.67     74.76
2504765   Pechuga de pollo 2,5 kg
       7  paq                                               16.43    115.01
          Origen: España
8329060   Huevos camperos L, bandeja de 30
    2.75  paq                                                6.33     17.41

                                            Base imponible          1,126.65
                                            IVA 21%                   236.60
                                            Total                   1,363.25
`),
  )
  expect(items.map(({ divalto_code }) => divalto_code?.value)).toEqual(['8468069', '8333553', '5617134', '2504765', '8329060'])
  expect(items.map(({ total_amount }) => total_amount?.value)).toEqual(['275.00', '644.47', '74.76', '115.01', '17.41'])
})

test('the currency of a price in a column of its own is no article code', () => {
  const { items } = understandDocument(
    drawDocument(`
Ferretería Oñate S.L.U.
C/ Olmo, 118
47012 Valladolid

**Hoja** **de** **pedido**
ORDEN DE COMPRA Nº   V.2025.28609          FECHA   14 de abril de 2025

Descripción del artículo                        Ctd.  Ud.    Precio   Mon.    Importe
[3816529] Gasas estériles 20x20, sobre de 5      250  pza      0,86    EUR     215,00
`),
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['3816529'])
})
