import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { drawPage } from '#tests/support/page.ts'

/** What programs print on invoices and orders, by what it announces; parted by bars. */
const labels = {
  account: 'Account identifier | Nome del titolare del conto | Numero di conto',
  addressee: "All'attenzione di",
  bank: 'Nome della banca',
  bank_heading: 'Unsere Bankverbindung',
  company_id:
    "Belasting ID | Business ID | Codice fiscale/VATIN | ID de taxe | ID del impuesto | ID fiscal | ID fiscal/VATIN | Identificativo fiscale | Numéro d'identification fiscale | Numéro d'identification fiscale/VATIN",
  customer: 'Billing & Delivery Address | Factura destinada a | Facturar para | Payment Address | Rechnung Zu',
  customer_number: "Fact. a-Nº cliente | N° client facturé | N° donneur d'ordre",
  date: 'Uitgegeven op',
  delivery: 'Lieferaddresse',
  due: 'Cantidad adeudada | Importo scaduto | Montant échéant | Montante devido | Montante em dívida | Monto vencido | Offener Zahlbetrag | Pendiente | Queda por pagar | Total Devido | Valor devido | Valor em falta | Valor vencido | Verbleibender Restbetrag',
  due_date: 'Fecha Vencida | Fecha de vencto',
  gross:
    'Insgesamt | Insgesamt fällig | Schlussbetrag | Subtotal (impuestos incl.) | Subtotale (incl. tasse) | Zwischensumme (inkl. Steuern)',
  net: 'Mercadoria/Serviços | Onbelast bedrag | Steuerpflichtiger Betrag | Total (Tax excl.) | Total (excl. taxes) | Total (impuestos excl.) | Total (sem tributos) | Total EUR IVA excl. | Total invoice line amounts | Totale (escluse tasse) | Totale Parziale | Totale parziale | Totale righe',
  order_number: 'Issued for order | Émise pour la commande',
  other_amount:
    'Importe reclamado | Summe Nachlässe | Summe Zuschläge | Total Discounts | Total IRPF | Total allowances | Total descuentos | Total réductions | Totale korting | VALOR DO FRETE | VALOR DO SEGURO',
  other_date:
    "Data Preventivo | Data de expiração | Data do Despacho | Data spedizione | Date d'expiration | Einzugsdatum | Fecha cotización | Fecha de caducidad | Order Deadline | Verfallsdatum | Échéance de la commande",
  other_id: 'Codice fiscale del cliente/VATIN | Company ID | Legal registration identifier | Registernummer | V/ Contribuinte',
  other_number:
    'Anfrage Nr. | Award reference | Bron | Communication de paiement | Comunicazione pagamento | Cotação n° | Cotización # | Despatch advice reference | Herkunft | Kennung der Empfangsbestätigung | Kennung der Versandanzeige | Kennung des Lieferorts | Käuferreferenz | Object identifier | Objektkennung | Offerte N ° | Offerte-aanvraagnummer | Ordem de Venda n° | Origen | Origine | Payment Communication | Preventivo # | Preventivo N° | Projektreferenz | Receiving advice reference | Richiesta offerta n. | Sales order reference | Source | Vergabekennung | Verkooporder Nummer | Verkooporder nr',
  other_text: 'Bedrag in woorden | Betrag in Worten | Betrag in Wörtern | Importe en letras | Importo in lettere | Valor por extenso',
  paid: 'Importo Pagato | Importo già pagato | Importo pagato | Pagada | Payé | Payé à ce jour',
  payment_terms: 'Condições | Voorwaarden',
  reference: 'Il tuo riferimento | Riferimento | Su/Ntra. ref.',
  supplier_number: "Buy-from Vendor No. | Eink. von Kred.-Nr. | N° preneur d'ordre",
  tax: 'Tassa | Tributos',
  vat_id: 'Identificativo fiscale ai fini IVA | MwSt.-Reg.-Nr. | N° identif. intracomm.',
  web: 'Web Site',
}

/** Labels that announce nothing of ours, though words of ours stand in them. */
const others =
  'Abrechnungsdatum der Umsatzsteuer | Buyer accounting reference | Card number | Condiciones envío | Enviar por | Envio por | Fecha de cancelación | Giro No. | Invoice type | Kartennummer | Lieferungsnr. | Método de pedido | Remittance information | Réglé le | Tipo de factura | Tipo de fatura | Tipo di fattura | Tipologia documento | Type de facture | Value added tax point date'

/** Heads of columns, by what the column holds. */
const heads = {
  base: 'Base price | Basisbedrag | Incid./Qtd.',
  code: 'Artikelkennung | Item identifier | MPN | Numero | Nummer | Numéro | Número | Número do Item | Vendor Item No.',
  description: 'Name of goods/service | Omschrijving product/dienst | Specificatie',
  discount: '% Desc. | % Descuento línea | Descuento de línea | Ermäßigung | Escompte | Rbt. % | Réduc.',
  other: 'Détail des taxes | R.E. | Tax Detail',
  position: 'Sr | Sr.',
  price: 'Costo | Coût | Custo | Einzelpr. | Precio de lista | Preis (Brutto) | Preço líquido | VALOR UNIT.',
  quantity: 'Qtte unitaire',
  rate: 'Aliquota fiscale | Imposte | Impostos | Tasas de impuestos',
  tax: 'Total imposto',
  total:
    'Betrag (inkl. Steuern) | Betrag (ohne Steuern) | Bruto bedrag | Gesamtpr. | Importo lordo | Totaalregel | Total da linha | Totale di riga | Valor bruto',
  unit: 'Einheitencode',
  vat_code: 'Grupo IVA | Identifiant TVA | VAT Identifier',
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
