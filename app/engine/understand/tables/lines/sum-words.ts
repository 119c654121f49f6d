import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'

/** Words that begin a line of sums, taxes or balances under or between items; folded, en, fr, es, de, nl, it, pt. */
const sums = pattern('u')`
  ^(?:
    (?:previous|prior|original|revised|new|adjusted)(?: \p{L}+)? (?:sub-?)?total|net change|
    (?:grand |sub |sub-?|net |gross |invoice |order |document |group |page |section |amount |running )?total\b|total\p{L}*|totaux\b|
    totals?|subtotal\p{L}*|sum\b|substotal|order value|valeur (?:de |de la )?commande|valor (?:del|do|de la) (?:pedido|compra|encomenda)|
    bestellwert|auftragswert|bestelwaarde|valore (?:dell['’ ])?ordine|amount (?:due|payable|paid|net|excl|incl)|balance|carried|brought|c\/f|b\/f|continued|
    (?:standard|reduced|zero|lower) rate(?= ?\(\d{1,2}(?:[.,]\d+)? ?%\))|(?:credito|credit|guthaben|tegoed)(?=$| ?[€£$\d-])|
    (?:sales |state |county |city |local |state sales |local sales )?tax\b|taxes|vat\b|(?:output |input )?(?:[csi]|ut)?gst(?!\p{L})|
    insurance premium tax|ipt(?!\p{L})|taxes? d['’ ]assurances?|impuesto sobre primas|imposto (?:do |de )?selo|value added tax|(?:total )?taxable (?:amount|value|total)|items total|final amount|work completed this|less retainage|gross (?:value|valuation|amount)|current payment|
    (?:amount|total) (?:chargeable|in words)|hst\b|pst\b|qst\b|tps\b|tvq\b|tvh\b|less discount|tax rate|amount in words|quadro resumo|
    resumo (?:de |do )?iva|resumen (?:de |del )?iva|riepilogo|mercadoria\/servicos|paid|deposit paid|
    net (?:amount|value|to pay|payable)|shipping|freight|carriage(?= ?(?:charges?|costs?|and|&|[-\d£€$]|$))|
    delivery (?:charge|cost|fee)s?|postage\b|handling|rounding|due\b|subtotal|total carried|sous[- ]?total|s\/total|
    montant (?:ht|total|tva|ttc|net|du|a payer|hors|(?:du )?marche)|cumul (?:des )?travaux|travaux du mois|retenue de garantie|net (?:ht|a payer|commercial)|ttc\b|taxes(?=[ :]*(?:[\d(%@]|$))|taxe sur|
    base (?:ht|tva|imposable|imponible|iva)|tva\b|t\.v\.a|v\.a\.t|b\.t\.w|taux de tva|report\b|a reporter|acompte|reste a payer|
    somme a payer|solde|deja (?:paye|regle|verse)|total ht|escompte|remise (?:globale|generale|totale|exceptionnelle|pied|sur)|
    frais de (?:port|livraison|gestion|transport)|participation (?:aux frais de )?transport|eco[- ]?(?:part|contribution)|dont\b|arrete|
    port\b(?=$| ?(?:[\d€:(/&+.,-]|(?:et|ht|ttc|du|de|a|au|sur|en)(?!\p{L})|forfait|paye|franco|express|facture))|suma|
    monto (?:neto|total|exento|iva|afecto)|impuestos? traslad|(?:importe )?neto gravado|suma y sigue|suma anterior|sumas?|
    importe \(?(?:total|neto|bruto|liquido|iva|base)|base\b|iva\b|i\.v\.a|igv\b|i\.g\.v|v\. ?venta|valor (?:de )?venta|exonerad|inafect|
    op\. ?grav|neto\b(?= ?[$:])|b\. ?imp|impuestos(?=[ :]*(?:[\d(%@]|$))|cuota|recargo|retencion|irpf|liquido|a pagar|saldo|descuento|
    dto\b|portes|envio\/|gastos|anticipo|total parcial|zwischen(?:summe|total)|ubertrag|summe|gesamt\p{L}*|
    netto(?:betrag|summe|wert)?\b|brutto(?:betrag|summe|wert)?\b|rechnungs(?:betrag|summe|total)|end(?:betrag|summe)|mwst|ust\b|
    (?:umsatz|mehrwert|lohn|gewerbe|versicherungs?)?steuer(?!-?\p{L}*(?:erklar|berat|anmeld|bescheid|prufung))\p{L}*|zzgl|abzgl|zuzuglich|abzuglich|
    zahlbetrag|zu zahlen|offener|bereits|anzahlung|warenwert|versand\p{L}*|fracht\p{L}*|skonto|rundung|inkl|enthalten|davon|
    positions(?:wert|netto\p{L}*)|(?:item|line) net value|net (?:item|line) value|valeur nette (?:du )?poste|valor neto (?:de la )?posicion|
    positionssumme|auftragssumme|belegsumme|rechnungsrabatt|transportkosten|rabatt auf|subtotaal|totaal|btw\b|exclusief|inclusief|
    te betalen|korting|verzendkosten|bedrag|omzetbelasting|assurantiebelasting|poliskosten|te voldoen|imponibile|imposta|totale|da pagare|subtotale|spese|sconto|incidencia|
    total liquido|iliquido\b|impostos?(?=[ :]*(?:[\d(%@]|$))|a transportar|transporte(?=[ :]*(?:[\d(%€$]|r\$|$))|valor a pagar|valor total|igic
  )
`

/** Lines of sums that stand between items and let more items follow: group subtotals and sums carried from page to page; `Substrate`, `Zwischenring` are things. */
const soft = pattern('u')`
  ^(?:
    (?:sub|sous)(?=s?tot|[^\p{L}]|$)|s\/total|zwischen(?=summ|tot|betr|[^\p{L}]|$)|sumas?(?!\p{L})|ubertrag(?!ung)|report[eo]?(?!\p{L})|a reporter|carried|brought|total carried|total brought|page total|c\/f|b\/f|
    positions(?:wert|netto\p{L}*)|(?:item|line) net value|net (?:item|line) value|valeur nette (?:du )?poste|valor neto (?:de la )?posicion|
    continued|group total|section total|total (?:groupe|section|chapitre|lot|partiel|parcial|page)|a transportar|transporte(?=[ :]*(?:[\d(%€$]|r\$|$))|running
  )
`

/** Words of discounts, charges and deposits that concern a line or the whole document and are no things bought; the German `Charge 81000` is a lot. */
const charges = pattern('u')`
  ^(?:\W*)(?:
    remise|rabais|ristourne|reduction|escompte|charge\b(?!(?:[ -]?(?:nr|no|n°))?[.:]* ?(?:\p{L}{1,3}-?)?\d{3,}$)|majoration|
    (?:(?:trade|cash|volume|bulk|quantity|loyalty|special|introductory|early payment|settlement|prompt payment|customer|seasonal|
    contract) )?discount|less\b|allowance|rebate|surcharge(?! ?(?:gazole|gasoil|carburant|combustible|fuel|bunker|energ))|descuento|
    dto\b|bonificacion|recargo|(?:mengen|treue|sonder|kunden|handels|stamm\p{L}*|fruhbucher)?rabatt|\p{L}*nachlass|abzgl|abzuglich|zzgl|
    zuzuglich|zuschlag|abschlag|skonto|artikelrabatt|sondernachlass|korting|toeslag|sconto|maggiorazione|desconto|acrescimo|dont\b|
    davon|incl\.?|inkl\.?|including|incluye|inclus\b
  )
`

/** A tax on sales, anywhere in a name: `State occupancy tax`, `Mehrwertsteuer`. */
const tax = pattern('u')`
  (?:^|[^\p{L}])(?:
    vat|tva|iva|igic|v\.a\.t\.?|[ti]\.v\.a\.?|b\.t\.w\.?|mwst|ust|mehrwertsteuer|umsatzsteuer|btw|(?:[csi]|ut)?gst|hst|pst|qst|
    tvh|tps|tvq|(?:sur)?tax|taxe|impuesto|imposta|imposto|igv|itbis
  )(?![\p{L}])
`

export function isTaxText(text: string): boolean {
  return tax.test(fold(text))
}

/** What begins the row of a payment that was booked: `Payment received`, `Cobro VISA`; asked of names whose amount is taken off. */
const payment = pattern('u')`
  ^(?:\p{L}+ )?(?:
    payments?|paid|visa|mastercard|amex|maestro|cheque|check|cash|deposit|carte|cb|reglement|paiement|versement|acompte|cobro|pago|
    pagado|anticipo|zahlung|zahlungseingang|anzahlung|barzahlung|kartenzahlung|kreditkarte|betaling|betaald|aanbetaling|pagamento|
    acconto
  )(?![\p{L}])
`

export function isPaymentText(text: string): boolean {
  return payment.test(bare(text))
}

export function isSumText(text: string): boolean {
  return sums.test(bare(text))
}

export function isSoftSumText(text: string): boolean {
  return soft.test(bare(text))
}

export function isChargeText(text: string): boolean {
  return charges.test(bare(text))
}

/** What it costs to send the things, alone before its amount. */
const freight = pattern('u')`
  ^(?:
    (?:frais d(?:e |')|gastos de |total )?(?:port|livraison|expedition|transport|envio|portes|transporte)|
    (?:shipping|delivery|postage|freight|carriage)(?: and handling| & handling| (?:fee|charge|cost)s?)?|p&p|versand(?:kosten)?|
    lieferung|verzending|spedizione|entrega
  )(?:\s?:)?[^\p{L}]*$
`

export function isFreightText(text: string): boolean {
  return freight.test(bare(text))
}

function bare(text: string): string {
  return fold(text).replace(/^[^\p{L}]+/u, '')
}
