import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rest = `
Descrizione                      Quantità   Prezzo unitario    Prezzo totale
Canone manutenzione ascensore       1,00          138,00          138,00

Totale imponibile 138,00
Totale imposta 30,36
Totale documento 168,36
`
const read = (head: string, foot = '') =>
  understandDocument(drawDocument(`${head}\n${rest}\n${foot}`), { kind: 'invoice' }).fields as Record<string, { value: string } | undefined>

describe('parties told field by field', () => {
  const fields = read(`
Cedente/prestatore (fornitore)                       Cessionario/committente (cliente)
Identificativo fiscale ai fini IVA: IT04188220418    Codice fiscale: 91041880446
Codice fiscale: 04188220418                          Denominazione: Condominio Residenza Parco Verde
Denominazione: Ascensori Piceni S.r.l.               Indirizzo: Viale Indipendenza 188
Regime fiscale: RF01 (ordinario)                     Comune: Ascoli Piceno Provincia: AP
Indirizzo: Via dell'Industria 41                     Cap: 63100 Nazione: IT
Comune: Ascoli Piceno Provincia: AP                  Pec: parcoverde@pec.example
Cap: 63100 Nazione: IT
Telefono: 0736 418822
Email: fatture@ascensoripiceni.example

Tipologia documento           Numero documento     Data documento
TD01 fattura                  418/E                30-06-2026`)

  test('are reached where their own fields say', () => {
    expect(fields['supplier_contact']?.value).toBe('fatture@ascensoripiceni.example')
  })
  test('live in the town without the labels of its other fields', () => {
    expect(fields['client_address']?.value).toBe('Viale Indipendenza 188\n63100 IT Ascoli Piceno AP')
  })
})

describe('lines of an address without a word for a street', () => {
  const invoice = 'FACTURE FA 26 03 11884\nDu 19/03/2026\n'
  test('go on up to the name of the firm', () => {
    expect(read(`Marée du Léon SAS – Port du Bloscon, 29680 Roscoff – 02 98 55 01 20\n\n${invoice}`)['supplier_address']?.value).toBe(
      'Port du Bloscon, 29680 Roscoff',
    )
  })
  test('name a farm, or a street of Catalonia', () => {
    const client = (line: string) =>
      read(`
Marée du Léon SAS
4 quai de la Cale
29680 Roscoff

${invoice}
Facturé à :
BOISSIER CONSTRUCTION
${line}
30340 SALINDRES
`)['client_address']?.value
    expect(client('Mas de Larnac')).toBe('Mas de Larnac\n30340 SALINDRES')
    expect(client('Carrer Major, 4')).toBe('Carrer Major, 4\n30340 SALINDRES')
  })
})
