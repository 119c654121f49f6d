import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { drawPage } from '#tests/support/page.ts'

/** What programs print on invoices and orders, by what it announces; parted by bars. */
const labels = {
  account: 'Account identifier',
  bank_heading: 'Unsere Bankverbindung',
  company_id: "Belasting ID | ID de taxe | Numéro d'identification fiscale | Numéro d'identification fiscale/VATIN",
  customer: 'Payment Address | Rechnung Zu',
  due: 'Cantidad adeudada | Montante devido | Montante em dívida | Offener Zahlbetrag | Queda por pagar | Total Devido | Valor devido | Verbleibender Restbetrag',
  gross: 'Insgesamt | Insgesamt fällig | Schlussbetrag',
  net: 'Onbelast bedrag | Total (Tax excl.) | Total (excl. taxes) | Total (impuestos excl.) | Total (sem tributos) | Total invoice line amounts | Totale (escluse tasse) | Totale Parziale | Totale parziale',
  order_number: 'Issued for order | Émise pour la commande',
  other_amount:
    'Importe reclamado | Summe Nachlässe | Summe Zuschläge | Total Discounts | Total IRPF | Total allowances | Total descuentos | Total réductions | Totale korting | VALOR DO FRETE | VALOR DO SEGURO',
  other_date:
    "Data Preventivo | Data do Despacho | Data spedizione | Date d'expiration | Einzugsdatum | Fecha cotización | Fecha de caducidad | Order Deadline | Verfallsdatum | Échéance de la commande",
  other_id: 'Company ID | Legal registration identifier | Registernummer',
  other_number:
    'Anfrage Nr. | Award reference | Bron | Communication de paiement | Comunicazione pagamento | Cotação n° | Cotización # | Despatch advice reference | Herkunft | Kennung der Empfangsbestätigung | Kennung der Versandanzeige | Kennung des Lieferorts | Käuferreferenz | Object identifier | Objektkennung | Offerte N ° | Offerte-aanvraagnummer | Ordem de Venda n° | Origen | Origine | Payment Communication | Preventivo # | Preventivo N° | Projektreferenz | Receiving advice reference | Richiesta offerta n. | Sales order reference | Source | Vergabekennung | Verkooporder Nummer | Verkooporder nr | Vertragsreferenz',
  paid: 'Importo Pagato | Importo pagato | Payé | Payé à ce jour',
  reference: 'Il tuo riferimento | Riferimento',
  tax: 'Tassa | Tributos',
  vat_id: 'MwSt.-Reg.-Nr.',
  web: 'Web Site',
}

/** Labels that announce nothing of ours, though words of ours stand in them. */
const others =
  'Abrechnungsdatum der Umsatzsteuer | Buyer accounting reference | Card number | Envio por | Fecha de cancelación | Giro No. | Invoice type | Kartennummer | Lieferungsnr. | Método de pedido | Remittance information | Réglé le | Value added tax point date'

/** Heads of columns, by what the column holds. */
const heads = {
  base: 'Basisbedrag',
  code: 'Artikelkennung | Item identifier | MPN | Number | Numero | Nummer | Numéro | Número | Número do Item',
  description: 'Specificatie',
  discount: '% Desc. | % Descuento línea | Descuento de línea | Ermäßigung | Rbt. % | Réduc.',
  price: 'Coût | VALOR UNIT.',
  rate: 'Imposte | Impostos',
  total: 'Totaalregel | Total da linha | Totale di riga',
}

const pairs = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([name, list]) => list.split(' | ').map((text) => [text, name] as const))

/** What is heard at the beginning of the line, strongly where anything is. */
function heard(line: string): string[] {
  const first = labelPage(drawPage(line))[0]?.labels[0]
  const strong = first?.sayings.filter(({ weak }) => !weak) ?? []
  return first?.leads ? (strong.length > 0 ? strong : first.sayings).map(({ name }) => name) : []
}

test.each(pairs(labels))('%s announces %s, before a value and over one', (text, name) => {
  expect(heard(`${text}: 4711`)).toContain(name)
  expect(heard(text)).toContain(name)
})

test.each(others.split(' | '))('%s announces nothing of ours', (text) => {
  expect(heard(`${text}: 4711`).filter((name) => !name.startsWith('other_'))).toEqual([])
})

test.each(pairs(heads))('%s heads %s', (text, role) => {
  expect(readHeading(text)).toMatchObject({ role })
  expect(readHeading(text)!.strength).toBeGreaterThanOrEqual(0.9)
})
