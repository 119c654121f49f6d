import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields, vat_details: taxes } = understandDocument(drawDocument(page)) as unknown as {
    fields: Record<string, { value: string }>
    vat_details: Record<string, { value: string }>[]
  }
  const plain = (row: Record<string, { value: string }>) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, told]) => (told?.value === undefined ? [] : [[name, told.value]])))
  return { fields: plain(fields), vat: taxes.map(plain) }
}

describe('what a summary says in one row', () => {
  test('a base with its rate, and the tax behind its own label', () => {
    const { fields, vat } = read(`
Charpentes Wauters SRL                                        FACTURE
Rue du Moulin 12 - 5500 Dinant
TVA: BE0738214540

Numero : F-2026-0117                    CLIENT
Date : 20/10/26                         Menuiserie Lardot SRL
                                        Rue de la Gare 41
                                        5300 Andenne

DESIGNATION              QTE     PU HT          TVA          TOTAL HT
Dépose                   10      20,00 €        6,00 %       200,00 €
Location échafaudage     1       100,00 €       21,00 %      100,00 €

RECAPITULATIF TVA
     Base HT (6,00 %) :      200,00 €     TVA :                12,00 €
     Base HT (21,00 %) :     100,00 €     TVA :                21,00 €
                                          Total HT            300,00 €
                                          Total TVA            33,00 €
                                          Total TTC           333,00 €`)
    expect(fields).toMatchObject({ tax_amount: '33.00', total_amount_with_tax: '333.00' })
    expect(vat).toEqual([
      { rate: '6', amount: '12.00' },
      { rate: '21', amount: '21.00' },
    ])
  })

  test('the reference that a payment is to bear is the invoice’s number once more', () => {
    const { fields } = read(`
FACTURE 2026-0417
Date d'emission : 04.09.2026

Emetteur                                Facture a
Paysages du Gros-de-Vaud Sàrl           EMS Le Tilleul
Route de Berne 18                       Chemin du Lac 5
1040 Echallens                          1400 Yverdon

Prestation               Qte     PU HT          Total HT
Taille de haies          10      CHF 80.00      CHF 800.00

                                 Sous-total HT     CHF 800.00
                                 TVA 8.1%           CHF 64.80
                                 Total TTC         CHF 864.80

Informations de paiement
IBAN : CH83 0076 8000 1234 5678 9
Reference : 2026-0417`)
    expect(fields.invoice_number).toBe('2026-0417')
    expect(fields.order_reference).toBeUndefined()
  })
})

describe('what is nobody’s name and no address', () => {
  test('a dash right behind the code of a town', () => {
    const { fields } = read(`
FACTURA                                           Nº de factura     FACT-0118

ARRENDADOR                                        Arrendatario      Óptica Belmonte S.L.
Dolores Cánovas Ruiz                              NIF               B30441281
NIF: 27490115D
Calle Mayor 31, 4º
30001- Murcia

Descripción                                       Importe
Local comercial                                   1000.00 €

Base Imponible                                    1000.00 €
I.V.A. 21%                                         210.00 €
Total de la factura                               1210.00 €`)
    expect(fields.supplier_address).toBe('Calle Mayor 31, 4º\n30001- Murcia')
  })

  test('the heading of what the paper is about', () => {
    const { fields } = read(`
**DADES** **DE** **LA** **FACTURA** **DE** **ELECTRICIDAD**
IMPORTE FACTURA: 98,36 €
Nº factura: P26CON0411 emitida el 04/09/2026

Titular del contrato: Cerámicas Turia S.L.

Entidad: 3058 Sucursal: 0990 DC: 20 Cuenta Corriente: 2720148836 IBAN: ES9030580990202720148836`)
    expect(fields.supplier_name).not.toBe('DADES DE LA FACTURA DE ELECTRICIDAD')
    expect(fields.supplier_address ?? '').not.toContain('IBAN')
  })

  test('the window that bears the address of the contract is its holder’s', () => {
    const { fields } = read(`
Nº factura: P26CON0411 emitida el 04/09/2026
IMPORTE FACTURA: 98,36 €

                                                  Remedios Llorca Pla
                                                  Carrer de Cuba 44
                                                  46006 València
                                                  Nom Empresa: Cerámicas Turia S.L.
                                                  Email: taller@tur-cer.example

Titular del contrato: Cerámicas Turia S.L.
Dirección de suministro: Carrer de Cuba 44, bajo, 46006 València`)
    expect(fields.supplier_name).toBeUndefined()
    expect(fields.supplier_contact).toBeUndefined()
    expect(fields.client_name).toBe('Cerámicas Turia S.L.')
  })
})
