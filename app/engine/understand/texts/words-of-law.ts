import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

const legal = pattern('u')`
  \b(?:
    capital (?:de|social)|au capital|cap\. ?soc|capitale sociale|reg\. ?merc(?:antil)?|r\.m\. ?\p{L}+|trading name of|
    (?:finance|service) charge of|finance charge|late (?:fee|charge|payment)|(?:is|are) zero[- ]rated|conditions generales (?:de vente )?(?:sont|s'appliquent)|
    contributo conai|output tax due|self-billed under|accredited (?:to|by)|laboratorio acreditado|laboratoire accredite|letra de cambio|clause penale|de plein droit|assurance decennale|
    attestation (?:de )?tva|aufzubewahren|representacion impresa|title to goods|trading conditions|interest (?:may|shall|of)|
    interet moratoire|(?:interets?|penalites?) de \d+|hr-?nr|rcs|r\.c\.s|registered (?:in|office)|company (?:no|number|reg)|
    registro mercantil|inscrita|handelsregister|hrb|amtsgericht|chamber of commerce|kvk|penalites?|interets? moratoires?|
    indemnite forfaitaire|escompte pour|pas d'escompte|retard de paiement|tout retard|tout montant impaye|reserve de propriete|
    propriete|demeurent|restent (?:la |notre )?propriete|interest (?:will|is|at|on|may)|statutory interest|late payment|
    title to (?:the )?goods|goods remain|remains? (?:the |our )?property|retention of title|e&oe|reverse charge|autoliquidation|steuerschuldnerschaft|intra-community (?:supply|delivery|supplies)|
    exoneration de tva|exonere|exempt|exenta|exento|inversion del sujeto|intracomunitaria|intracommunautaire|zero-rated|article \d+|
    art\. \d+|directive|loi (?:n|\d)|ley \d|real decreto \d+|r\. ?d\.(?: ?l\.)? \d+|reglamento|rgpd|gdpr|devolver|devoluciones|reserva de dominio|retraso en el pago|tribunal|
    juzgados|eigentumsvorbehalt|eigentum|verzugszinsen|past due|returns require|restocking|terms and conditions|all sales are|
    claims (?:for|must|should|within|are)|patente|cnss|ape \d|naf \d|acquittee sur|encaissements|member of|centre de gestion|agreee|geschaftsbedingungen|
    keine umsatzsteuer|(?:es )?valida sin firma|does not require (?:a )?(?:physical )?signature|valable sans signature|ohne unterschrift gultig|
    leistungsdatum entspricht|lieferdatum entspricht|kleinunternehmer|umsatzsteuerfrei|steuerfrei|gemass \W{0,2}\d+|reclamaciones|
    reclamations?|seguira siendo|interes legal|interet legal|gesetzliche|differenzbesteuerung|sonderregelung|gesondert ausgewiesen|margin scheme|regime (?:particulier|de la marge)|regimen especial|beanstandungen|reklamationen|vat exempt|not subject to vat|
    tva non applicable|no (?:(?:soy|somos|es) )?(?:responsables?|sujeto pasivo) del? (?:impuesto sobre las ventas|iva)|no sujet[ao]|aucun escompte|interessi (?:di mora|moratori)|ritardat[oi] pagament[oi]|resta di proprieta|
    riserva di proprieta|non imponibile|inversione contabile|esente art|d\.? ?lgs|rea [a-z]{2}|c\.?c\.?i\.?a\.?a|foro competente|
    permanece(?:m)? propriedade|reserva de propriedade|isento|autoliquidacao|litigio|juros de mora|c\.?r\.?c\.?|conservatoria|
    authori[sz]ed and regulated by|regulated by the (?=[^.]{0,60}\b(?:authority|council|board|commission)\b)|not (?:currently )?registered for (?:vat|gst|sales tax)|subject to sales tax|escompte neant|
    controlled by the u\.?s\.? government|invoice (?:is|has been) assigned to|non assujettie? a la tva|nicht umsatzsteuerpflichtig|vob\/b|
    algemene voorwaarden|eigendom(?:svoorbehoud)?|recargo por mora|clause resolutoire|clausula resolutoria|place of jurisdiction|gerichtsstand|
    (?:por )?cuenta y riesgo (?=del? )|aux risques (?:et perils )?(?=de |du |des )|(?:buyer|purchaser|customer|consignee)'?s? (?:own )?risk|
    auf (?:rechnung und )?gefahr (?=de[rs] )|(?:voor |op )?risico van (?=de |het )|rischio (?:e pericolo )?(?=del )|por conta e risco|
    (?:interets?|interessi|juros) (?:au|al) (?:taux|tasso) legale?|frais de \d[\d.,]* ?% par (?:mois|an)|(?:comptes?|soldes?) en souffrance|
    for juridique|for exclusif|registre du commerce|foro (?:giuridico|esclusivo)|llp (?:no|number|reg)|list of (?:the )?(?:members|partners|directors)\W{0,2} ?names|
    tva a taux reduit (?:: (?=\p{L})|(?=(?:selon|conformement|sur|en application) ))|vat (?:is |charged )?at (?:zero|the (?:zero|reduced|second reduced) rate|a reduced rate) (?=(?:on|for|under) \p{L})|
    (?:iva al )?tipo reducido (?:: (?=\p{L})|(?=(?:segun|conforme|en virtud) ))|ermassigter? steuersatz (?=gemass |nach )|iva (?:agevolata|ridotta) (?=ai sensi |ex art)|
    (?:verlaagd|laag) btw-?tarief (?=volgens |op grond )|taxa reduzida (?=nos termos |ao abrigo )|vat (?:consolidation )?act|
    (?:pieces|marchandises|produits|articles) (?:\p{L}+ )?sont conformes|(?:piezas|mercancias|productos|articulos) (?:\p{L}+ )?son conformes|conforms? in all respects|
    (?:teile|waren) (?:\p{L}+ )?entsprechen|(?:pezzi|merci|prodotti|articoli) (?:\p{L}+ )?sono conformi|(?:onderdelen|goederen) (?:\p{L}+ )?voldoen aan|
    (?:pecas|mercadorias|produtos) (?:\p{L}+ )?(?:estao|sao) conformes|
    frais (?:d'administration|de gestion|financiers) de \d|(?:admin(?:istration|istrative)?|service) charge of \d[\d.,]* ?%|accounted for by the|to account for the vat|
    autorizacion de (?:numeracion|facturacion)|resolucion dian|cufe(?= ?:)|
    may not be (?:resold|reproduced|copied|sublicensed)|ne (?:peu(?:t|vent)|doi(?:t|vent)) etre (?:revendu|reproduit|cede)e?s?|no (?:pueden?|podran?) ser (?:revendid|reproducid|cedid)[oa]s?|
    (?:darf|durfen) nicht (?:weiterverkauft|weitergegeben|vervielfaltigt)|non (?:puo|possono) essere (?:rivendut|riprodott|cedut)[oaie]|
    m(?:ag|ogen) niet worden (?:doorverkocht|gekopieerd|verveelvoudigd)|nao podem? ser (?:revendid|reproduzid|cedid)[oa]s?|
    propiedad intelectual (?=del? )|intellectual property (?=of |remains? |rights )|responsable del tratamiento|data controller|responsable du traitement|
    titolare del trattamento|verwerkingsverantwoordelijke|responsavel pelo tratamento|verantwortliche[rn]? (?:stelle )?fur die (?:daten)?verarbeitung|
    (?:derechos de autor|droits d'auteur|diritti d'autore|direitos de autor|auteursrecht\p{L}*|urheberrecht\p{L}*|copyright) (?:se ced|sont|est |rest|sono|permanec|siguen|son |remain|verble?ib|ble?ib|blij|lie[gn])\p{L}*|
    outside the scope of (?:\p{L}+ )?vat|hors (?:du )?champ (?:d'application )?de la tva|fuera del ambito (?:de aplicacion )?del iva|fuori campo iva|
    nicht steuerbar\p{L}*|fora do (?:campo|ambito) (?:de aplicacao )?do iva|
    directors(?= ?: \p{L})|registered charity|limited by guarantee|does not pass until|reg\. in (?:england|scotland|wales|ireland)|btw verlegd|vrijgesteld|wettelijke rente|regimen (?:general|fiscal|simplificado)
  )\b
`

/** Words that the law asks for. */
export const isLegal = (text: string) => legal.test(fold(text))
