import { describe, expect, it } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder } from './field-of-order.ts'

describe('units and people in strips of captions', () => {
  const hospital = (first: string, second: string) => `
CENTRE HOSPITALIER DU LAC                                 BON DE COMMANDE N° 2031 H 0044718
14 rue du Docteur Brandt, 55100 VERDUN

Fournisseur                    Lieu de livraison              Date de commande
MEDIVAL SAS                    Magasin des soins              12/03/2031
6 rue des Prés                 Rue Belle, quai 3
57050 METZ                     55100 VERDUN

${first}
${second}

Affaire suivie par             Compte                         UF
Mme Odile Corbel               H60223                         9120 Magasin hôtelier

${ARTICLES}`

  it('takes a person under captions of the order’s own facts as the buyer’s, and a numbered unit under its caption', () => {
    const field = fieldOfOrder(
      drawDocument(
        hospital(
          'Marché / lot                   Votre code client              Date de livraison demandée',
          '24GHT031 - lot 7               CH55-0042                      20/03/2031',
        ),
      ),
    )
    expect(field('client_name')).toBe('Mme Odile Corbel')
    expect(field('department')).toBe('9120 Magasin hôtelier')
  })

  it('takes a brigade under the customer as the unit that orders', () => {
    const field = fieldOfOrder(
      drawDocument(`
Pedido VL-2031-014                                                Fecha 12/03/2031

CLIENTE                            PROVEEDOR                      ENTREGA
Ayuntamiento de Almenara           Vestuario del Duero, S.L.      Nave municipal
Brigada de obras y jardines        C/ Herreros 15                 C/ Cervantes 62
Plaza Mayor 1                      13005 Ciudad Real              13370 Almenara
13370 Almenara (Ciudad Real)

${ARTICULOS}`),
    )
    expect(field('department')).toBe('Brigada de obras y jardines')
  })
})
