import { pattern } from '../words/pattern.ts'

/** Means of payment, folded. */
export const methods = pattern()`
  (?:
    (?:tarjeta(?: de (?:credito|debito))?|kreditkarte|carte(?: bancaire| de credit)?|(?:credit |debit )?card) (?:visa|mastercard|amex|american express)|
    virement(?: bancaire| sepa| interac)?|prelevement(?: sepa| automatique)?|prlv(?: sepa)?|prl?vt(?: sepa)?|cheque(?: or bacs| bancaire)?|
    depot direct|(?:debit|prelevement) pre-?autorise|pre-?authori[sz]ed debit|(?:virement )?interac(?: e-?transfer)?|e-?transfer|
    standing order|faster payments?|bpay|money order|venmo|spei|pix|deposito (?:bancario|en (?:la |nuestra )?cuenta)|
    transferencia electronica(?: de fondos)?|debito automatico|boleto(?: bancario)?|addebito diretto(?: sepa)?|carte bancaire|carte de credit|carte|especes|
    mandat administratif|lettre de change(?: relevee?)?|billet a ordre|adeudo(?: directo)?(?: sepa)?|bizum|letra(?: de cambio)?|lcr(?: directe| acceptee| magnetique)?|traite(?: acceptee)?|electronic funds transfer|sepa credit transfer|
    (?:credit|telegraphic|electronic|online) transfer|virement electronique|bank transfer|wire transfer|eft|direct deposit|ach ?\/ ?wire(?: transfer)?|ach|bacs|
    direct debit|(?:credit|debit) card(?: on file)?|check|cash on delivery|paypal|letter of credit|transferencia(?: bancaria)?|
    recibo domiciliado|recibo bancario|recibo|domiciliacion(?: bancaria)?|giro (?:bancario|domiciliado)|giro(?= (?:a )?\d)|
    ingreso (?:bancario|en (?:la |nuestra )?cuenta)|pagare|confirming|tarjeta|efectivo|uberweisung|bankuberweisung|lastschrift|
    tip(?: sepa)?|sepa[- ]?lastschrift|kreditkarte|creditcard|betaalpas|ec[- ]?karte|girocard|maestro|mastercard|visa|twint|bankeinzug|
    sepa[- ]?bankeinzug|nachnahme|vorkasse|barzahlung|ideal|bankoverschrijving|overboeking|(?:automatische )?incasso|bonifico(?: bancario)?|
    ri\.?ba\.?|rimessa diretta|contanti|carta di (?:credito|debito)|bancomat|assegno|cartao(?: de (?:credito|debito))?|debito direto|
    mb ?way|multibanco|transferencia|klarna|clearpay|afterpay|(?:apple|google|amazon) pay|american express|amex|bancontact|giropay|satispay|zelle
  )
`
