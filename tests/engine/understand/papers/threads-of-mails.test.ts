import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (text: string) => understandDocument(drawDocument(text), { kind: 'work_order' })

const thread = (subject: string) =>
  read(`
Anaïs Ferrand

De :          Anaïs Ferrand <a.ferrand@voile-estran.example>
Envoyé :      vendredi 17 avril 2026 11:08
À :           Denis Kermor <devis@accastillage-ouest.example>
Objet :       ${subject}

Bonjour Denis,
D'accord pour votre offre, quantités changées ci-dessous. Notre bon de commande porte le n° BC-2026-041.
Livraison souhaitée le 29/04/2026, entre 9h00 et 12h00.

Référence       Désignation                      Quantité    PU HT     Montant HT
ACI-GIL-50N     Gilet 50 N, taille junior              18    34,90         628,20
ACI-ECT-10      Écoute polyester 10 mm, le mètre      150     1,65         247,50

Soit 875,70 € HT. Merci de joindre les certificats.

Cordialement,

Anaïs Ferrand
Intendance
Centre Nautique de l'Estran
Route de la Cale
29870 Lannilis
02 99 41 27 60


De : Denis Kermor <devis@accastillage-ouest.example>
Envoyé : mercredi 15 avril 2026 17:31
À : Anaïs Ferrand
Objet : Devis DV-26-0318
Bonjour Anaïs, voici notre proposition :

Référence       Désignation                      Quantité    PU HT     Montant HT
ACI-GIL-50N     Gilet 50 N, taille junior              24    34,90         837,60
ACI-POU-57      Poulie simple à billes                 12    22,40         268,80

Denis Kermor - Accastillage de l'Ouest, Brest
`)

test.each(['RE: Devis DV-26-0318', 'TR: Devis DV-26-0318'])('the mail above orders, the one that it answers offered: %s', (subject) => {
  const { fields, items } = thread(subject)
  expect(items.map((row) => [row.product_code?.value, row.requested_quantity?.value])).toEqual([
    ['ACI-GIL-50N', '18'],
    ['ACI-ECT-10', '150'],
  ])
  expect(fields).toMatchObject({
    name: { value: 'BC-2026-041' },
    order_date: { value: '2026-04-17' },
    client_name: { value: 'Anaïs Ferrand' },
    customer_company_name: { value: "Centre Nautique de l'Estran" },
    requested_delivery_date: { value: '2026-04-29' },
    total_amount_without_tax: { value: '875.70' },
  })
})

test('a sentence says that its total is without tax', () => {
  const { fields } = read(`
De: Rocío Villalba <compras@hotelmirador.example>
Enviado el: lunes, 1 de junio de 2026 8:57
Para: Toldos Poqueira <pedidos@toldospoqueira.example>
Asunto: RV: Presupuesto 1187 - PEDIDO 26-0093

Buenos días, Antonio:
Adelante con el pedido 26-0093 según la tabla. Lo necesitamos el 15/06/2026.

Ref.          Artículo                        Uds.    Precio    Importe
PAR-3X3-AR    Parasol aluminio 3 x 3 m          14    189,00   2.646,00
BAS-GR50      Base granito 50 kg                14     62,50     875,00

Total 3.521,00 € sin IVA. Facturad a 60 días como siempre.

Un saludo,

Rocío Villalba
Jefa de compras

De: Toldos Poqueira <pedidos@toldospoqueira.example>
Enviado: viernes, 29 de mayo de 2026 13:20
Para: Rocío Villalba
Asunto: Presupuesto 1187
Rocío, le paso precios.
`)
  expect(fields).toMatchObject({
    name: { value: '26-0093' },
    client_name: { value: 'Rocío Villalba' },
    order_date: { value: '2026-06-01' },
    total_amount_without_tax: { value: '3521.00' },
  })
  expect(fields.total_amount_with_tax).toBeUndefined()
})
